package import CRotaryWheelGtk

/// A GtkWindow, which GTK owns until it is destroyed.
package final class Window: Widget {
    override package class var valueType: GType { gtk_window_get_type() }

    @unsafe private var window: UnsafeMutablePointer<GtkWindow> {
        unsafe pointer.assumingMemoryBound(to: GtkWindow.self)
    }

    /// Creates a window of 400 pixels, or larger if its child is.
    package convenience init(title: String, child: Widget) {
        unsafe self.init(sinking: gtk_window_new())
        self.title = title
        setDefaultSize(width: 400, height: 400)
        setChild(child)
    }

    package var title: String? {
        get { unsafe gtk_window_get_title(window).map { unsafe String(cString: $0) } }
        set { unsafe gtk_window_set_title(window, newValue) }
    }

    package func setChild(_ child: Widget) { unsafe gtk_window_set_child(window, child.widget) }

    /// Sets the size at which the window opens, in pixels.
    package func setDefaultSize(width: Int, height: Int) {
        unsafe gtk_window_set_default_size(window, gint(width), gint(height))
    }

    /// Gives the window a GtkHeaderBar.
    package func addHeaderBar() { unsafe gtk_window_set_titlebar(window, gtk_header_bar_new()) }

    /// Keeps the window above another one, with which it closes.
    package func setParent(_ parent: Widget?) {
        guard let parent, parent.isWindow else { return }
        unsafe gtk_window_set_transient_for(window, parent.pointer.assumingMemoryBound(to: GtkWindow.self))
        unsafe gtk_window_set_destroy_with_parent(window, 1)
    }

    package func present() { unsafe gtk_window_present(window) }
    package func close() { unsafe gtk_window_close(window) }
}

/// A GtkScrolledWindow that scrolls up and down.
package final class ScrolledWindow: Widget {
    package convenience init(_ child: Widget) {
        unsafe self.init(sinking: gtk_scrolled_window_new())
        unsafe gtk_scrolled_window_set_child(opaque, child.widget)
        unsafe gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    }
}

/// A GtkListBox whose rows are read, not chosen.
package final class ListBox: Widget {
    package convenience init() {
        unsafe self.init(sinking: gtk_list_box_new())
        unsafe gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
        unsafe gtk_list_box_set_show_separators(opaque, 1)
    }

    /// Appends a row and returns it.
    package func append(_ content: Widget) -> Widget {
        let row = unsafe Widget(sinking: gtk_list_box_row_new())
        let pointer = unsafe row.pointer.assumingMemoryBound(to: GtkListBoxRow.self)
        unsafe gtk_list_box_row_set_child(pointer, content.widget)
        unsafe gtk_list_box_row_set_activatable(pointer, 0)
        unsafe gtk_list_box_append(opaque, row.widget)
        return row
    }
}

extension Widget {
    package var isWindow: Bool { isA(gtk_window_get_type()) }
}
