import CGtk

/// What stands in the hub of a wheel without a button there: it shows the window through the wheel's face.
@MainActor
enum HubCover {
    /// Makes one.
    @unsafe static func make() -> UnsafeMutablePointer<GtkWidget> {
        let cover = unsafe gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        unsafe gtk_widget_add_css_class(cover, "hub-cover")
        unsafe gtk_widget_set_can_target(cover, 0)
        return unsafe cover
    }
}
