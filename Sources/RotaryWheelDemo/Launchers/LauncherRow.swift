import CRotaryWheelGtk

/// The row of a launcher in the editor.
@MainActor
final class LauncherRow: EditorRow {
    private let store: LauncherStore

    private var entry: LauncherCatalog.Entry { store.catalog.entry(for: store.launchers[index]) }

    override var title: String { entry.name }

    init(_ index: Int, _ editor: LauncherEditor, _ store: LauncherStore) {
        self.store = store
        super.init("launcher-row", index, editor)
        for (button, target) in [("up", index - 1), ("down", index + 1)] {
            builder[button].connect("clicked") { [weak editor] in editor?.move(from: index, to: target) }
        }
    }

    override func show() {
        let entry = entry
        row.show(entry)
        builder["icon"].set("gicon", to: entry.icon)
        builder["up"].set("sensitive", to: index > 0)
        builder["down"].set("sensitive", to: index + 1 < store.launchers.count)
    }

    /// Focuses the row, which a screen reader speaks, or the button that moves it further.
    override func grabFocus(movingUp: Bool? = nil) {
        let wanted = movingUp.map { builder[$0 ? "up" : "down"] }
        let button = wanted?.bool("sensitive") == true ? wanted : nil
        gtk_widget_grab_focus((button ?? row).widget)
    }
}

extension Handle {
    /// Shows a launcher in an AdwActionRow.
    func show(_ entry: LauncherCatalog.Entry) {
        // The texts are markup.
        set("title", to: markup(entry.name))
        set("subtitle", to: markup(entry.detail))
    }
}
