import CRotaryWheelGtk

extension WidgetTestCase {
    /// Adds rules of an app; returns what removes them.
    package func addRules(_ css: String) -> () -> Void {
        let display = unsafe gdk_display_get_default()
        let provider = unsafe gtk_css_provider_new()!
        unsafe gtk_css_provider_load_from_data(provider, css, -1)
        unsafe gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        return {
            unsafe gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
            unsafe g_object_unref(provider)
        }
    }
}
