import CRotaryWheelGtk

/// A picture that covers all the room it is given; what it is a part of says what it shows.
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
    /// The object as something that can be drawn, if it is.
    package var asPaintable: Paintable? { isA(gdk_paintable_get_type()) ? cast(to: Paintable.self) : nil }
}

extension Label {
    /// Breaks the text into lines, centred, and shortens what is beyond their number.
    package func setWraps(lines: Int) {
        unsafe gtk_label_set_wrap(opaque, 1)
        unsafe gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        unsafe gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
        unsafe gtk_label_set_lines(opaque, gint(lines))
        unsafe gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    }
}
