import CRotaryWheelAdwaita

/// The dialog with the results, the latest first.
@MainActor
final class ResultsDialog {
    private let builder = Builder("results")
    private let dialog: Handle
    private let store: ResultStore
    private let actions: Actions
    private let messages: Messages
    /// What was cleared last.
    private var cleared = Results()

    init(_ store: ResultStore, onClose: @escaping @MainActor () -> Void) {
        self.store = store
        dialog = Dialog.make(translated("Results"), width: 400, height: 560, builder["content"])
        actions = Actions(of: dialog, prefix: "results", phase: GTK_PHASE_CAPTURE)
        messages = Messages(builder["toasts"], undo: "results.undo")
        actions.add("copy", "<Control>c", for: self) { $0.copy() }
        actions.add("save", "<Control>s", for: self) { $0.save() }
        actions.add("clear", for: self) { $0.clear() }
        actions.add("undo", "<Control>z", for: self) { $0.restore() }
        // It is destroyed with this object.
        dialog.connect("unrealize", onClose)
        store.follow(self) { [weak self] in self?.show() }
        builder["none"].set("description", to: store.lossMarkup)
        show()
    }

    func present(over parent: Handle) {
        Dialog.present(dialog, over: parent)
        Dialog.focus(dialog) { [weak self] in
            guard let self, !store.state.winners.isEmpty else { return }
            gtk_widget_grab_focus(builder["list"].widget)
        }
    }

    private func show() {
        let list = Handle(adopting: gtk_string_list_new(nil))
        for winner in store.state.winners.reversed() {
            let detail = "\(winner.wheel) · \(winner.timeText)"
            gtk_string_list_append(
                list.opaque,
                "\(markup(winner.name))\n<small><span alpha='75%'>\(markup(detail))</span></small>")
        }
        builder["selection"].set("model", to: list)
        let isEmpty = store.state.winners.isEmpty
        builder["views"].showChild(isEmpty ? "none" : "list")
        for name in ["copy", "save", "clear"] { actions.setEnabled(name, !isEmpty) }
        actions.setEnabled("undo", !cleared.winners.isEmpty)
    }

    private func copy() {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(dialog.widget), store.state.table("\t"))
        messages.say(translated("Copied"))
    }

    private func save() {
        dialog.save(store.state.csv, translated("Save the Results"), name: translated("Results") + ".csv") {
            [weak self] in self?.messages.say($0)
        }
    }

    private func clear() {
        cleared = store.state
        store.adjust { $0 = Results() }
        messages.say(translated("All results removed"), canUndo: true)
    }

    /// Puts what was cleared before later results.
    private func restore() {
        let old = cleared
        cleared = Results()
        store.adjust { $0 = Results(old.winners + $0.winners) }
        messages.dismissUndo()
    }
}
