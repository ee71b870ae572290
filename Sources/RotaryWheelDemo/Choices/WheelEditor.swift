import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// The window that edits the choices of the shown wheel.
@MainActor
final class WheelEditor {
    private let builder = Builder("wheel-editor", "editor")
    private let store: WheelStore
    private let actions: Actions
    private let transfer: Transfer
    private var rows: [ChoiceRow] = []
    private let messages: Messages
    /// Whether rows change to show the store.
    private var isShowing = false

    private var window: Handle { builder["editor"] }

    init(_ store: WheelStore, onClose: @escaping @MainActor () -> Void) {
        self.store = store
        actions = Actions(of: builder["editor"], prefix: "editor", phase: GTK_PHASE_CAPTURE)
        transfer = Transfer(builder["editor"])
        messages = Messages(builder["toasts"], undo: "editor.undo")
        actions.addHistory(of: store)
        actions.add("add", "<Control>n", for: self) { $0.addChoice(at: $0.rows.count) }
        actions.add("paste", for: self) { editor in
            editor.transfer.paste { [weak editor] in editor?.append($0 ?? "") }
        }
        actions.add("return-all", for: store) { $0.edit { $0.returnAll() } }
        actions.add("remove-all", for: self) { editor in
            editor.store.edit { $0.choices = [] }
            editor.say(translated("All choices removed"), canUndo: true)
        }
        gtk_editable_set_enable_undo(builder["name"].opaque, 0)
        builder["name"].connect("changed") { [weak self] in self?.rename() }
        builder["once"].connect("notify::active") { [weak self] in
            guard let self, !self.isShowing else { return }
            let isOnce = self.builder["once"].bool("active")
            self.store.edit { $0.isOnce = isOnce }
        }
        window.set("title", to: translated("Edit Choices"))
        adw_header_bar_pack_end(builder["header"].opaque, builder["more"].widget)
        // It is destroyed with this object.
        window.connect("unrealize", onClose)
        show()
    }

    func present(over parent: Handle, showingName: Bool) {
        if showingName { gtk_widget_grab_focus(builder["name"].widget) } else { rows.first?.grabFocus() }
        AppActions.present(window, over: parent)
    }

    /// Shows the wheel of the store.
    func show() {
        let wheel = store.edited
        isShowing = true
        defer { isShowing = false }
        while rows.count > wheel.choices.count {
            adw_preferences_group_remove(builder["choices"].cast(), rows.removeLast().row.widget)
        }
        while rows.count < wheel.choices.count {
            let row = ChoiceRow(rows.count, self)
            adw_preferences_group_add(builder["choices"].cast(), row.row.widget)
            rows.append(row)
        }
        for row in rows { row.show(wheel) }
        let name = builder["name"]
        if Choice.typed(String(cString: gtk_editable_get_text(name.opaque))) != wheel.name {
            gtk_editable_set_text(name.opaque, wheel.name)
        }
        builder["once"].set("active", to: wheel.isOnce)
        builder["empty"].set("visible", to: wheel.choices.isEmpty)
        actions.setEnabled("return-all", wheel.countInDraw < wheel.choices.count)
        actions.setEnabled("remove-all", !wheel.choices.isEmpty)
        messages.dismissUndo()
    }

    /// Shows a message.
    func say(_ text: String, canUndo: Bool = false) { messages.say(text, canUndo: canUndo) }

    // MARK: Edits

    private func rename() {
        guard !isShowing else { return }
        let name = Choice.typed(builder["name"].typedText(longest: Choice.longestName))
        store.edit("name") { $0.name = name }
    }

    /// Changes a choice; edits of the same kind are undone as one.
    func change(_ index: Int, _ kind: String?, _ body: (inout Choice) -> Void) {
        guard !isShowing, store.edited.choices.indices.contains(index) else { return }
        store.edit(kind.map { "\($0) of \(index)" }) { body(&$0.choices[index]) }
    }

    /// Removes a choice, and keeps the focus near it.
    func remove(_ index: Int) {
        let title = store.edited.title(of: index)
        store.edit { $0.choices.remove(at: index) }
        if !rows.isEmpty { rows[min(index, rows.count - 1)].grabFocus() }
        say(translated("“%1” removed").filling(["%1": title]), canUndo: true)
    }

    func move(from source: Int, to target: Int) {
        guard rows.indices.contains(target), source != target else { return }
        store.edit { $0.move(from: source, to: target) }
        rows[target].grabFocus()
    }

    /// Focuses the next choice, or adds one after the last; removes a choice without a name, which ends the entry.
    func goOn(after index: Int) {
        guard store.edited.choices[index].isNamed else {
            store.edit { $0.choices.remove(at: index) }
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
            say(error.message)
            return nil
        }
    }

    private func insert(_ choices: [Choice], at index: Int, isReplacing: Bool = false) {
        var rest = 0
        store.edit {
            if isReplacing { $0.choices.remove(at: index) }
            rest = $0.insert(choices, at: index)
        }
        if rest > 0 { say(TextFailure(reason: .tooManyChoices).message) }
    }
}
