import CRotaryWheelGtk

extension Widget {
    /// Whether the widget is in a GtkScrolledWindow that can scroll; one in a popover does not scroll the page below.
    package var isInScrolledPage: Bool {
        guard let parent = unsafe gtk_widget_get_parent(widget),
            let found = unsafe gtk_widget_get_ancestor(parent, gtk_scrolled_window_get_type()),
            unsafe gtk_widget_get_native(found) == gtk_widget_get_native(widget)
        else { return false }
        let page = unsafe Widget(retaining: UnsafeMutableRawPointer(found))
        let hides = ["hadjustment", "vadjustment"].contains {
            page.get($0, as: Adjustment?.self).map { $0.largest > $0.lower } ?? false
        }
        return hides || page.isInScrolledPage
    }
}
