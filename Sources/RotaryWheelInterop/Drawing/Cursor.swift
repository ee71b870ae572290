package import CRotaryWheelGtk

/// A GdkCursor.
package final class Cursor: Object {
    /// Creates a cursor by its CSS name, such as `grab`.
    package convenience init(named name: String) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gdk_cursor_new_from_name(name, nil)))
    }

    override package class var valueType: GType { gdk_cursor_get_type() }
}

extension Widget {
    /// The cursor over the widget; `nil` inherits the parent's.
    package var cursor: Cursor? {
        get {
            unsafe gtk_widget_get_cursor(widget).map { unsafe Cursor(retaining: UnsafeMutableRawPointer($0)) }
        }
        set { unsafe gtk_widget_set_cursor(widget, newValue?.opaque) }
    }
}
