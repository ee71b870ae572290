import CRotaryWheelGtk

extension Handle {
    /// Adds a style class, or removes it.
    func setStyleClass(_ name: String, _ isAdded: Bool) {
        (isAdded ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(widget, name)
    }

    /// Shows a child of a GtkStack, and makes it visible: GTK loads the icons of visible children even behind others.
    func showChild(_ name: String) {
        if let child = gtk_stack_get_child_by_name(opaque, name) { gtk_widget_set_visible(child, 1) }
        set("visible-child-name", to: name)
    }

    /// Sets the name of a widget for assistive technologies.
    func setAccessibleLabel(_ text: String) { setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, text) }

    func setAccessibleDescription(_ text: String) { setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text) }

    private func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
        var (property, value) = (property, GValue())
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }
}
