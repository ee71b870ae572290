import CRotaryWheelGtk

/// The dialog that edits the ring of launchers.
@MainActor
final class LauncherEditor: ListEditor<LauncherRing> {
    private let launchers: LauncherStore
    private lazy var adding = LauncherAdding(dialog, launchers, messages)

    init(_ store: LauncherStore, onClose: @escaping @MainActor () -> Void) {
        launchers = store
        super.init("launcher-editor", title: translated("Edit Launcher"), store, onClose: onClose)
        actions.add("add-application", "<Control>n", for: adding) { $0.chooseApplication() }
        actions.add("add-folder", for: adding) { $0.chooseFolder() }
        show()
    }

    func present(over parent: Handle) {
        Dialog.present(dialog, over: parent)
        Dialog.focus(dialog) { [weak self] in self?.focus(0) }
    }

    override func makeRow(_ index: Int) -> EditorRow { LauncherRow(index, self, launchers) }

    override func show() {
        super.show()
        builder["items"].set("visible", to: !rows.isEmpty)
        let hasRoom = rows.count < LauncherRing.maximumCount
        for name in ["add-application", "add-folder"] { actions.setEnabled(name, hasRoom) }
    }
}
