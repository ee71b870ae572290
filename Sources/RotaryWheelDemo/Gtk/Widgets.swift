import CRotaryWheelGtk

extension Handle {
    /// The window that has a widget.
    var window: Handle? { ancestor(gtk_window_get_type()) }

    /// The nearest ancestor of a type.
    func ancestor(_ type: GType) -> Handle? { gtk_widget_get_ancestor(widget, type).map { Handle($0) } }

    /// The text of a GtkEditable that was typed; too long a text is cut, with the bell, as soon as its change is over.
    func typedText(longest: Int) -> String {
        let text = String(cString: gtk_editable_get_text(opaque))
        if text.unicodeScalars.count > longest {
            gtk_widget_error_bell(widget)
            _ = schedule(after: 0) { gtk_editable_delete_text(self.opaque, gint(longest), -1) }
        }
        return text
    }

    /// The children of a widget, in order.
    var children: [Handle] {
        sequence(first: gtk_widget_get_first_child(widget), next: { gtk_widget_get_next_sibling($0) })
            .prefix { $0 != nil }.map { Handle($0!) }
    }

    /// Whether a widget has the direction from right to left.
    var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

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

    /// Shows an icon instead of text in a GtkButton.
    func setIcon(_ icon: String, named name: String) {
        set("icon-name", to: icon)
        set("tooltip-text", to: name)
        complete()
    }

    /// Sets what UI files do not say: the name of a widget with a tooltip, and that the text of a large button wraps.
    ///
    /// It also keeps screen readers from speaking what GTK 4.8 adds to names: the types of icons, of pages of stacks and
    /// of the buttons in drop-down lists, and tooltips with the same text.
    func complete() {
        if isA(gtk_stack_page_get_type()), string("title") == nil { set("title", to: "") }
        guard isA(gtk_widget_get_type()) else { return }
        if let name = string("tooltip-text") {
            setAccessibleLabel(name)
            setAccessibleDescription("")
        }
        if isA(gtk_drop_down_get_type()) {
            connect("notify::selected-item") { $0.emitter.nameChoice() }
            nameChoice()
        }
        guard isA(gtk_button_get_type()) else { return }
        if string("icon-name") != nil {
            gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        }
        guard gtk_widget_has_css_class(widget, "pill") != 0, let label = handle("child"),
            label.isA(gtk_label_get_type())
        else { return }
        label.set("wrap", to: true)
        label.set("justify", to: Int(GTK_JUSTIFY_CENTER.rawValue))
    }

    private func nameChoice() {
        children.first?.setAccessibleLabel(handle("selected-item")?.string("string") ?? "")
    }

    private func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
        var (property, value) = (property, GValue())
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }
}
