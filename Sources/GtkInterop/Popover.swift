import CGtk

/// A bubble that opens at a widget.
package class Popover: Widget {
    /// Creates an empty one, which the widget that it opens at places with ``place()`` and unparents in the end.
    package convenience init() { unsafe self.init(sinking: gtk_popover_new()) }

    /// Creates a menu of labels and the actions that they run.
    package convenience init(menu items: [(label: String, action: String)]) {
        let menu = unsafe g_menu_new()
        for item in items { unsafe g_menu_append(menu, item.label, item.action) }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(menu)) }
        unsafe self.init(
            sinking: gtk_popover_menu_new_from_model(UnsafeMutablePointer<GMenuModel>(menu)))
        unsafe gtk_popover_set_has_arrow(popover, 0)
    }

    @unsafe private var popover: UnsafeMutablePointer<GtkPopover> {
        unsafe pointer.assumingMemoryBound(to: GtkPopover.self)
    }

    package func setChild(_ child: Widget) { unsafe gtk_popover_set_child(popover, child.widget) }

    /// Opens at a point of its parent.
    package func open(x: Double, y: Double) {
        var point = GdkRectangle(x: gint(x), y: gint(y), width: 1, height: 1)
        unsafe gtk_popover_set_pointing_to(popover, &point)
        unsafe gtk_popover_popup(popover)
    }

    package func close() { unsafe gtk_popover_popdown(popover) }

    /// Finds its place again; its parent calls this when it gives its children theirs.
    package func place() { unsafe gtk_popover_present(popover) }
}
