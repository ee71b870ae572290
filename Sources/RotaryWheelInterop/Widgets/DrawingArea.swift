import CRotaryWheelGtk

/// A GtkDrawingArea: a widget that is drawn with cairo, and again only when told to.
package final class DrawingArea: Widget {
    package typealias DrawHandler = @MainActor (CairoContext, _ width: Int, _ height: Int) -> Void

    package convenience init(cssName: String) {
        // What it shows, assistive technologies know from the widget that it is a part of.
        unsafe self.init(
            sinking: cgtk_widget_new_with_role(
                gtk_drawing_area_get_type(), cssName, GTK_ACCESSIBLE_ROLE_PRESENTATION))
    }

    /// Sets what draws the area.
    package func setDrawHandler(_ handler: @escaping DrawHandler) {
        unsafe gtk_drawing_area_set_draw_func(
            pointer.assumingMemoryBound(to: GtkDrawingArea.self),
            { _, context, width, height, data in
                let context = unsafe CairoContext(retaining: context!)
                unsafe ClosureBox<DrawHandler>.body(in: data!)(context, Int(width), Int(height))
            }, ClosureBox.retained(handler), releaseBox)
    }
}
