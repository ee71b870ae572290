package import CRotaryWheelGtk
import CRotaryWheelShims
import Glibc

// The array functions of GtkAccessible: Swift cannot call the variadic ones.
extension Widget {
    /// Sets a text property, such as the label.
    package func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
        update(property, text as String?)
    }

    /// Sets the accessible description and value text.
    ///
    /// GTK 4.8 reports only changes of the description. Both are set in one call because each call reports all pending
    /// changes.
    package func setAccessibleValue(_ text: String) {
        var properties = [GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT]
        unsafe (text as String?).withValue { value in
            // GTK only reads these plain copies.
            let values = unsafe [value.pointee, value.pointee]
            unsafe gtk_accessible_update_property_value(opaque, 2, &properties, values)
        }
    }

    /// Whether GTK itself reports value changes of a GtkRange.
    ///
    /// GTK 4.18 does and 4.8 does not. Between them, a duplicate report is better than none.
    static var reportsRangeValues: Bool {
        GtkVersion.isAtLeast(4, 18)
    }

    /// Sets a number property, such as the current value.
    package func setAccessible(_ property: GtkAccessibleProperty, _ number: Double) {
        update(property, number)
    }

    /// Sets a boolean property, such as that of a popup.
    package func setAccessible(_ property: GtkAccessibleProperty, _ isSet: Bool) { update(property, isSet) }

    /// Sets a boolean state of type integer, whose third value is "undefined".
    package func setAccessibleReadOnly(_ isReadOnly: Bool) {
        unsafe cgtk_accessible_set_read_only(widget, isReadOnly ? 1 : 0)
    }

    package func setAccessible(_ state: GtkAccessibleState, _ isSet: Bool) {
        var states = [state]
        unsafe Int32(isSet ? 1 : 0).withValue { value in
            unsafe gtk_accessible_update_state_value(opaque, 1, &states, value)
        }
    }

    /// Hides the widget and its descendants from assistive technologies only.
    package func setAccessibleHidden(_ isHidden: Bool) {
        var states = [GTK_ACCESSIBLE_STATE_HIDDEN]
        unsafe isHidden.withValue { value in
            unsafe gtk_accessible_update_state_value(opaque, 1, &states, value)
        }
    }

    /// Reports pending changes to assistive technologies.
    ///
    /// GTK reports them as new when the widget is first focused, so that a screen reader repeats them. Toggling
    /// `focusable` makes GTK report them now.
    package func updateAccessible() {
        let isFocusable = unsafe gtk_widget_get_focusable(widget) != 0
        setFocusable(!isFocusable)
        setFocusable(isFocusable)
    }

    /// Lets screen readers speak a text that no focused node has; GTK before 4.14 cannot.
    package func announce(_ text: String) {
        guard let root = rootWidget, let announce = unsafe dlsym(nil, "gtk_accessible_announce"),
            let getContext = unsafe dlsym(nil, "gtk_accessible_get_at_context")
        else { return }
        unsafe cgtk_accessible_announce(getContext, announce, root.widget, text)
    }

    /// Sets an integer relation, such as the position in a set.
    package func setAccessible(_ relation: GtkAccessibleRelation, _ number: Int) {
        var relations = [relation]
        unsafe Int32(clamping: number).withValue { value in
            unsafe gtk_accessible_update_relation_value(opaque, 1, &relations, value)
        }
    }

    private func update(_ property: GtkAccessibleProperty, _ content: some ValueConvertible) {
        var properties = [property]
        unsafe content.withValue { value in
            unsafe gtk_accessible_update_property_value(opaque, 1, &properties, value)
        }
    }
}
