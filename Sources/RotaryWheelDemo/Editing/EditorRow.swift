import CRotaryWheelGtk

/// What a row calls to remove or move its item.
@MainActor
protocol RowEditor: AnyObject {
    func remove(_ index: Int)
    func move(from source: Int, to target: Int)
}

/// The row of an item in an editor, which a button removes, and the pointer or a finger moves by a grip.
@MainActor
class EditorRow {
    let index: Int
    let builder: Builder
    let row: Handle
    /// The name of the item for the user.
    var title: String { "" }

    /// Takes the widgets `row`, `remove` and `grip` of a UI file.
    init(_ file: String, _ index: Int, _ editor: any RowEditor) {
        self.index = index
        builder = Builder(file)
        row = builder["row"]
        builder["remove"].connect("clicked") { [weak editor] in editor?.remove(index) }
        row.addDragging(by: builder["grip"], at: index) { [weak editor] in editor?.move(from: $0, to: $1) }
    }

    /// Shows the item.
    func show() {}

    /// Focuses the row.
    ///
    /// - Parameter movingUp: the direction in which it was moved, or `nil`.
    func grabFocus(movingUp: Bool? = nil) { gtk_widget_grab_focus(row.widget) }
}
