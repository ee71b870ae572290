import CRotaryWheelAdwaita

extension Handle {
    /// Scrolls the nearest GtkScrolledWindow with a GtkViewport until it shows a widget with a margin, in pixels.
    func scrollIntoView(margin: Double) {
        guard let scroller = ancestor(gtk_scrolled_window_get_type()),
            let content = gtk_widget_get_first_child(gtk_scrolled_window_get_child(scroller.opaque))
        else { return }
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, content, &bounds) != 0 else { return }
        let (top, height) = (Double(bounds.origin.y), Double(bounds.size.height))
        gtk_adjustment_clamp_page(
            gtk_scrolled_window_get_vadjustment(scroller.opaque), top - margin, top + height + margin)
    }
}
