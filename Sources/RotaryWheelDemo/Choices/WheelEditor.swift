import CRotaryWheelAdwaita

/// The dialog that edits the choices of the shown wheel.
@MainActor
final class WheelEditor: ListEditor<WheelCollection> {
    /// The wheel of the store.
    private(set) var wheel = ChoiceWheel(name: "")
    /// Whether rows change to show the store.
    private var isShowing = false

    /// The switches of a wheel.
    private static let switches: KeyValuePairs<String, WritableKeyPath<ChoiceWheel, Bool>> = [
        "once": \.isOnce, "equal": \.hasEqualSectors,
    ]

    init(_ store: WheelStore, onClose: @escaping @MainActor () -> Void) {
        super.init("wheel-editor", title: translated("Edit Choices"), store, onClose: onClose)
        actions.add("add", "<Control>n", for: self) { $0.addChoice(at: $0.rows.count) }
        actions.add("paste", for: self) { editor in
            editor.dialog.paste { [weak editor] in editor?.append($0 ?? "") }
        }
        actions.add("return-all", for: store) { $0.edit { $0.returnAll() } }
        actions.add("sort", for: store) { $0.edit { $0.sort() } }
        actions.add("shuffle", for: store) { $0.edit { $0.choices.shuffle() } }
        actions.add("remove-all", for: self) { editor in
            editor.store.edit { $0.choices = [] }
            editor.messages.say(translated("All choices removed"), canUndo: true)
        }
        gtk_editable_set_enable_undo(builder["name"].opaque, 0)
        builder["name"].connect("changed") { [weak self] in self?.rename() }
        for (name, setting) in Self.switches {
            builder[name].connect("notify::active") { [weak self] in
                guard let self, !self.isShowing else { return }
                let isOn = self.builder[name].bool("active")
                self.store.edit { $0[keyPath: setting] = isOn }
            }
        }
        builder["winners"].connect("value-changed") { [weak self] in
            guard let self, !self.isShowing else { return }
            let count = Int(self.builder["winners"].double("value"))
            self.store.edit("winners") { $0.winnerCount = count }
        }
        adw_header_bar_pack_end(builder["header"].opaque, builder["more"].widget)
        show()
    }

    func present(over parent: Handle, showingName: Bool) {
        Dialog.present(dialog, over: parent)
        Dialog.focus(dialog) { [weak self] in
            guard let self else { return }
            if showingName { gtk_widget_grab_focus(builder["name"].widget) } else { rows.first?.grabFocus() }
        }
    }

    override func makeRow(_ index: Int) -> EditorRow { ChoiceRow(index, self) }

    override func show() {
        wheel = store.edited
        isShowing = true
        defer { isShowing = false }
        super.show()
        let name = builder["name"]
        if Choice.typed(String(cString: gtk_editable_get_text(name.opaque))) != wheel.name {
            gtk_editable_set_text(name.opaque, wheel.name)
        }
        for (name, setting) in Self.switches { builder[name].set("active", to: wheel[keyPath: setting]) }
        builder["winners"].set("value", to: Double(wheel.winnerCount))
        actions.setEnabled("return-all", wheel.countInDraw < wheel.count)
        actions.setEnabled("remove-all", wheel.count > 0)
        for name in ["sort", "shuffle"] { actions.setEnabled(name, wheel.count > 1) }
    }

    // MARK: Edits

    private func rename() {
        guard !isShowing else { return }
        let name = Choice.typed(builder["name"].typedText(longest: Choice.longestName))
        store.edit("name") { $0.name = name }
    }

    /// Changes a choice; edits of the same kind are undone as one.
    func change(_ index: Int, _ kind: String?, _ body: (inout Choice) -> Void) {
        guard !isShowing, wheel.choices.indices.contains(index) else { return }
        store.edit(kind.map { "\($0) of \(index)" }) { body(&$0.choices[index]) }
    }

    /// Focuses the next choice, or adds one after the last; removes a choice without a name, which ends the entry.
    func goOn(after index: Int) {
        guard wheel.choices[index].isNamed else {
            store.edit { $0.remove(at: index) }
            gtk_widget_grab_focus(builder["add"].widget)
            return
        }
        if rows.indices.contains(index + 1) { rows[index + 1].grabFocus() } else { addChoice(at: index + 1) }
    }

    private func addChoice(at index: Int) {
        insert([Choice("")], at: index)
        if rows.indices.contains(index) { rows[index].grabFocus() }
    }

    private func append(_ text: String) {
        if let choices = read(text) { insert(choices, at: rows.count) }
    }

    /// Replaces a choice by those of a list that was pasted into its name.
    func insert(_ text: String, at index: Int) {
        guard !isShowing else { return }
        guard let choices = read(text) else { return show() }
        insert(choices, at: index, isReplacing: true)
        show()
    }

    private func read(_ text: String) -> [Choice]? {
        do throws(TextFailure) {
            return try WheelText.read(text, name: "").wheels.flatMap(\.choices)
        } catch {
            messages.say(error.message)
            return nil
        }
    }

    private func insert(_ choices: [Choice], at index: Int, isReplacing: Bool = false) {
        var rest = 0
        store.edit {
            if isReplacing { $0.remove(at: index) }
            rest = $0.insert(choices, at: index)
        }
        if rest > 0 { messages.say(TextFailure(reason: .tooManyChoices).message) }
    }
}
