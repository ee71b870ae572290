import CGtk

/// A GtkDrawingArea: a widget that is drawn with cairo, and again only when told to.
package final class DrawingArea: Widget {
    package typealias DrawHandler = @MainActor (CairoContext, _ width: Int, _ height: Int) -> Void

    package convenience init(cssName: String) {
        unsafe self.init(sinking: cgtk_widget_new(gtk_drawing_area_get_type(), cssName))
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
