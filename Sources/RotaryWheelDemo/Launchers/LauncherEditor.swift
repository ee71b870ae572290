import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// The window that edits the ring of launchers.
@MainActor
final class LauncherEditor {
    private let builder = Builder("launcher-editor", "editor")
    private let store: LauncherStore
    private let actions: Actions
    private let messages: Messages
    private let adding: LauncherAdding
    private var rows: [LauncherRow] = []

    private var window: Handle { builder["editor"] }

    init(_ store: LauncherStore, onClose: @escaping @MainActor () -> Void) {
        self.store = store
        actions = Actions(of: builder["editor"], prefix: "editor", phase: GTK_PHASE_CAPTURE)
        messages = Messages(builder["toasts"], undo: "editor.undo")
        adding = LauncherAdding(builder["editor"], store, messages)
        actions.addHistory(of: store)
        actions.add("add-application", "<Control>n", for: adding) { $0.chooseApplication() }
        actions.add("add-folder", for: adding) { $0.chooseFolder() }
        window.set("title", to: translated("Edit Launcher"))
        // It is destroyed with this object.
        window.connect("unrealize", onClose)
        store.follow(self) { [weak self] in self?.show() }
        show()
    }

    func present(over parent: Handle) {
        AppActions.present(window, over: parent)
        focus(0)
    }

    private func show() {
        let entries = store.entries
        while rows.count > entries.count {
            adw_preferences_group_remove(builder["items"].cast(), rows.removeLast().row.widget)
        }
        while rows.count < entries.count {
            let row = LauncherRow(rows.count, self)
            row.show(entries[rows.count], of: entries.count)
            adw_preferences_group_add(builder["items"].cast(), row.row.widget)
            rows.append(row)
        }
        for (row, entry) in zip(rows, entries) { row.show(entry, of: entries.count) }
        builder["items"].set("visible", to: !entries.isEmpty)
        builder["empty"].set("visible", to: entries.isEmpty)
        let hasRoom = entries.count < LauncherRing.maximumCount
        for name in ["add-application", "add-folder"] { actions.setEnabled(name, hasRoom) }
        messages.dismissUndo()
    }

    // MARK: Edits

    /// Removes a launcher, and keeps the focus near it.
    func remove(_ index: Int) {
        guard rows.indices.contains(index) else { return }
        let name = store.entries[index].name
        store.edit { $0.remove(at: index) }
        focus(index)
        messages.say(translated("“%1” removed").filling(["%1": name]), canUndo: true)
    }

    /// Focuses a row, or the button in the place of the rows.
    private func focus(_ index: Int) {
        if rows.isEmpty {
            gtk_widget_grab_focus(builder["add-first"].widget)
        } else {
            rows[min(index, rows.count - 1)].grabFocus()
        }
    }

    func move(from source: Int, to target: Int) {
        guard rows.indices.contains(target), source != target else { return }
        store.edit { $0.move(from: source, to: target) }
        rows[target].grabFocus(movingUp: target < source)
    }
}
