import CRotaryWheelGtk

/// The row of a choice in the editor: its name, color, weight, and whether it is in the draw.
@MainActor
final class ChoiceRow: EditorRow {
    private unowned let editor: WheelEditor
    private var options: ChoiceOptions?
    private var shown: ChoiceWheel?
    private var color: ChoiceColor?

    override var title: String { editor.wheel.title(of: index) }

    init(_ index: Int, _ editor: WheelEditor) {
        self.editor = editor
        super.init("choice-row", index, editor)
        // The window undoes edits of the text too.
        gtk_editable_set_enable_undo(row.opaque, 0)
        row.connect("changed") { [weak self] in self?.rename() }
        row.connect("entry-activated") { [weak self] in
            if let self { self.editor.goOn(after: self.index) }
        }
        builder["in-draw"].connect("notify::active") { [weak self] in
            guard let self else { return }
            let isOut = !self.builder["in-draw"].bool("active")
            self.change { $0.isOut = isOut }
        }
        builder["options"].beforeOpening { [weak self] button in
            guard let self, self.options == nil else { return }
            let options = ChoiceOptions(self.index, self.editor)
            options.popover.dropSurfaceWhenClosed()
            gtk_menu_button_set_popover(button, options.popover.widget)
            self.options = options
        }
    }

    override func show() {
        let wheel = editor.wheel
        let choice = wheel.choices[index]
        row.set("title", to: wheel.shareText(of: index))
        if wheel != shown {
            shown = wheel
            if Choice.typed(text) != choice.name { gtk_editable_set_text(row.opaque, choice.name) }
            builder["in-draw"].set("active", to: !choice.isOut)
        }
        paint(wheel.color(of: index))
        options?.show()
    }

    /// Focuses the name, and scrolls to the row after it is allocated.
    override func grabFocus(movingUp: Bool? = nil) {
        super.grabFocus(movingUp: movingUp)
        row.afterSecondFrame { [weak row] in row?.scrollIntoView(margin: 24) }
    }

    private var text: String { String(cString: gtk_editable_get_text(row.opaque)) }

    private func rename() {
        let text = text
        if text.contains(where: \.isNewline) { return editor.insert(text, at: index) }
        // Text that replaces a selected name changes the entry twice: first to an empty text.
        if text.isEmpty { _ = schedule(after: 0) { [weak self] in self?.takeName() } } else { takeName() }
    }

    private func takeName() {
        let name = row.typedText(longest: Choice.longestName)
        change("name") { $0.name = Choice.typed(name) }
    }

    private func change(_ kind: String? = nil, _ body: (inout Choice) -> Void) {
        editor.change(index, kind, body)
    }

    private func paint(_ next: ChoiceColor) {
        guard next != color else { return }
        if let color { builder["swatch"].setStyleClass(color.styleClass, false) }
        builder["swatch"].setStyleClass(next.styleClass, true)
        color = next
    }
}
