import CRotaryWheelShims

/// A GtkDrawingArea, which redraws only on request.
package final class DrawingArea: Widget {
    package typealias DrawHandler = @MainActor (CairoContext, _ width: Int, _ height: Int) -> Void

    package convenience init(cssName: String) {
        // The parent widget has the accessible name.
        unsafe self.init(
            sinking: cgtk_widget_new_with_role(
                gtk_drawing_area_get_type(), cssName, GTK_ACCESSIBLE_ROLE_PRESENTATION))
    }

    package func setDrawHandler(_ handler: @escaping DrawHandler) {
        unsafe gtk_drawing_area_set_draw_func(
            pointer.assumingMemoryBound(to: GtkDrawingArea.self),
            { _, context, width, height, data in
                let context = unsafe CairoContext(retaining: context!)
                unsafe ClosureBox<DrawHandler>.body(in: data!)(context, Int(width), Int(height))
            }, ClosureBox.retained(handler), releaseBox)
    }
}
