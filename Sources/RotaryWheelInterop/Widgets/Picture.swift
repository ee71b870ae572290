import CRotaryWheelShims

/// A GtkPicture that covers its allocation; its parent has the accessible name.
package final class Picture: Widget {
    package convenience init() {
        unsafe self.init(
            sinking: cgtk_widget_new_with_role(
                gtk_picture_get_type(), "picture", GTK_ACCESSIBLE_ROLE_PRESENTATION))
        unsafe gtk_picture_set_content_fit(opaque, GTK_CONTENT_FIT_COVER)
        unsafe gtk_picture_set_can_shrink(opaque, 1)
    }

    package var paintable: Paintable? {
        get {
            unsafe gtk_picture_get_paintable(opaque).map {
                unsafe Paintable(retaining: UnsafeMutableRawPointer($0))
            }
        }
        set { unsafe gtk_picture_set_paintable(opaque, newValue?.opaque) }
    }
}

extension Object {
    /// The object as a GdkPaintable, if it is one.
    package var asPaintable: Paintable? { isA(gdk_paintable_get_type()) ? cast(to: Paintable.self) : nil }
}

extension Label {
    /// Wraps and centers the text, and ellipsizes it after a number of lines.
    package func setWraps(lines: Int) {
        unsafe gtk_label_set_wrap(opaque, 1)
        unsafe gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        unsafe gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
        unsafe gtk_label_set_lines(opaque, gint(lines))
        unsafe gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    }
}
