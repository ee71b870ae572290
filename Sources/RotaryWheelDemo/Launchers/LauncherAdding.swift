import CRotaryWheelGtk

/// Adds applications and folders to the ring.
@MainActor
final class LauncherAdding {
    private let widget: Handle
    private let store: LauncherStore
    private let messages: Messages
    private var applications: ApplicationList?

    /// - Parameter widget: a widget of the window that dialogs are above.
    init(_ widget: Handle, _ store: LauncherStore, _ messages: Messages) {
        (self.widget, self.store, self.messages) = (widget, store, messages)
    }

    /// Lets the user choose one of the installed applications that are not in the ring.
    func chooseApplication() {
        guard let window = widget.window else { return }
        let present = Set(store.launchers)
        let shown = store.catalog.shown
        let list = ApplicationList(shown.filter { !present.contains($0.launcher) }) { [weak self] chosen in
            self?.applications = nil
            if let chosen { self?.add(chosen) }
        }
        if shown.isEmpty { list.offerFolder { [weak self] in self?.chooseFolder() } }
        applications = list
        list.present(over: window)
    }

    func chooseFolder() {
        widget.chooseFile(
            translated("Choose a Folder"), translated("_Add"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        ) { [weak self] file in
            self?.add(.folder(Folder(file).uri))
        }
    }

    private func add(_ launcher: Launcher) {
        store.edit { $0.add(launcher) }
        messages.say(
            translated("“%1” added").filling(["%1": store.catalog.entry(for: launcher).name]), canUndo: true)
    }
}
