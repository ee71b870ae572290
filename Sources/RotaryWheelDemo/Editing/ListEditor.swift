import CRotaryWheelAdwaita

/// A list whose items have rows in an editor.
protocol EditedList: Equatable {
    var count: Int { get }
    mutating func remove(at index: Int)
    mutating func move(from source: Int, to target: Int)
}

/// The dialog that edits a list: its rows are removed and moved, and edits are undone.
@MainActor
class ListEditor<State: KeptState>: RowEditor where State.Edited: EditedList {
    let builder: Builder
    let store: StateStore<State>
    let actions: Actions
    let messages: Messages
    private(set) var rows: [EditorRow] = []

    let dialog: Handle

    /// Takes the groups `items`, for the rows, and `empty`, with the button `add-first`, of a UI file.
    init(
        _ file: String, title: String, _ store: StateStore<State>, onClose: @escaping @MainActor () -> Void
    ) {
        builder = Builder(file, "editor")
        self.store = store
        dialog = Dialog.make(title, width: 460, height: 640, builder["content"])
        actions = Actions(of: dialog, prefix: "editor", phase: GTK_PHASE_CAPTURE)
        messages = Messages(builder["toasts"], undo: "editor.undo")
        actions.addHistory(of: store)
        // It is destroyed with this object.
        dialog.connect("unrealize", onClose)
        store.follow(self) { [weak self] in self?.show() }
    }

    /// Creates the row of an item, in a subclass.
    func makeRow(_ index: Int) -> EditorRow { preconditionFailure("an editor without rows") }

    /// Shows the list of the store.
    func show() {
        let count = store.edited.count
        while rows.count > count {
            adw_preferences_group_remove(builder["items"].cast(), rows.removeLast().row.widget)
        }
        let added = (rows.count..<count).map(makeRow)
        rows += added
        for row in rows { row.show() }
        for row in added { adw_preferences_group_add(builder["items"].cast(), row.row.widget) }
        builder["empty"].set("visible", to: rows.isEmpty)
        messages.dismissUndo()
    }

    /// Focuses a row or the last one, or the button in the place of the rows.
    func focus(_ index: Int) {
        guard !rows.isEmpty else {
            gtk_widget_grab_focus(builder["add-first"].widget)
            return
        }
        rows[min(index, rows.count - 1)].grabFocus()
    }

    /// Removes an item, and keeps the focus near it.
    func remove(_ index: Int) {
        guard rows.indices.contains(index) else { return }
        let title = rows[index].title
        store.edit { $0.remove(at: index) }
        focus(index)
        messages.say(translated("“%1” removed").filling(["%1": title]), canUndo: true)
    }

    func move(from source: Int, to target: Int) {
        guard rows.indices.contains(target), source != target else { return }
        store.edit { $0.move(from: source, to: target) }
        rows[target].grabFocus(movingUp: target < source)
    }
}
