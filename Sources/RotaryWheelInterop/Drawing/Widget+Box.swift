package import CRotaryWheelGtk
import CRotaryWheelShims

// The numbers of the computed CSS box; GTK has no function for `min-width` and `min-height`.
extension Widget {
    /// The CSS margin; may be negative.
    package var margin: (top: Double, right: Double, bottom: Double, left: Double) {
        let margin = unsafe box(cgtk_style_context_get_margin)
        return (Double(margin.top), Double(margin.right), Double(margin.bottom), Double(margin.left))
    }

    /// The CSS `min-width` or `min-height` of a widget that has no size by itself, in pixels; `nil` for zero.
    package func leastSize(_ orientation: GtkOrientation) -> Double? {
        let size = measure(orientation).minimum
        guard size > 0 else { return nil }
        let boxes = unsafe [
            cgtk_style_context_get_margin, cgtk_style_context_get_border, cgtk_style_context_get_padding,
        ]
        .map { unsafe box($0) }
        let around = boxes.reduce(0) {
            $0 + Int(orientation == GTK_ORIENTATION_HORIZONTAL ? $1.left + $1.right : $1.top + $1.bottom)
        }
        return size > around ? Double(size - around) : nil
    }

    @unsafe private func box(
        _ read: (UnsafeMutablePointer<GtkStyleContext>?, UnsafeMutablePointer<GtkBorder>?) -> Void
    ) -> GtkBorder {
        var box = GtkBorder()
        unsafe read(cgtk_widget_get_style_context(widget), &box)
        return box
    }
}
