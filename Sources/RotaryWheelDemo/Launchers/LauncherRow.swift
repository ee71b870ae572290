import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// The row of a launcher in the editor.
@MainActor
final class LauncherRow {
    let row: Handle

    private let builder = Builder("launcher-row")
    private let index: Int

    init(_ index: Int, _ editor: LauncherEditor) {
        self.index = index
        row = builder["row"]
        builder["up"].connect("clicked") { [weak editor] in editor?.move(from: index, to: index - 1) }
        builder["down"].connect("clicked") { [weak editor] in editor?.move(from: index, to: index + 1) }
        builder["remove"].connect("clicked") { [weak editor] in editor?.remove(index) }
        row.addDragging(by: builder["grip"], at: index) { [weak editor] in editor?.move(from: $0, to: $1) }
    }

    func show(_ entry: LauncherCatalog.Entry, of count: Int) {
        row.show(entry)
        builder["icon"].set("gicon", to: entry.icon)
        builder["up"].set("sensitive", to: index > 0)
        builder["down"].set("sensitive", to: index + 1 < count)
    }

    /// Focuses the row, which a screen reader speaks, or the button that moves it further.
    func grabFocus(movingUp: Bool? = nil) {
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
