package import CRotaryWheelGtk

// The calls of GtkAccessible that take arrays; the usual ones have a variable number of arguments.
extension Widget {
    /// Sets a text property, such as the label.
    package func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
        update(property, text as String?)
    }

    /// Sets what is said about the widget's value, in words.
    ///
    /// Both the description, of which GTK 4.8 tells changes, and the text of the value, at once: each call tells
    /// all that GTK has not told yet, be it of the time before.
    package func setAccessibleValue(_ text: String) {
        var properties = [GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT]
        unsafe (text as String?).withValue { value in
            // Plain copies of the same value, which GTK only reads.
            let values = unsafe [value.pointee, value.pointee]
            unsafe gtk_accessible_update_property_value(opaque, 2, &properties, values)
        }
    }

    /// Whether GTK tells by itself when the value of a GtkRange changes.
    ///
    /// It does in 4.18 and does not in 4.8; where it is not known, a change is rather said twice than not at all.
    package static var tellsRangeValues: Bool { gtk_get_major_version() > 4 || gtk_get_minor_version() >= 18 }

    /// Sets a number property, such as the current value.
    package func setAccessible(_ property: GtkAccessibleProperty, _ number: Double) {
        update(property, number)
    }

    /// Sets a boolean state.
    ///
    /// Those with a third value, "undefined", are integers to GTK.
    package func setAccessible(_ state: GtkAccessibleState, _ isSet: Bool) {
        var states = [state]
        unsafe Int32(isSet ? 1 : 0).withValue { value in
            unsafe gtk_accessible_update_state_value(opaque, 1, &states, value)
        }
    }

    /// Hides the widget and all that is in it from assistive technologies, though it may show.
    package func setAccessibleHidden(_ isHidden: Bool) {
        var states = [GTK_ACCESSIBLE_STATE_HIDDEN]
        unsafe isHidden.withValue { value in
            unsafe gtk_accessible_update_state_value(opaque, 1, &states, value)
        }
    }

    /// Lets GTK tell assistive technologies now what has been set up to now.
    ///
    /// By itself it does when the widget first gets the focus, as if it had changed just then, and a screen reader
    /// says everything twice. What makes GTK look is a change of whether the widget can have the focus.
    package func tellAccessible() {
        let isFocusable = unsafe gtk_widget_get_focusable(widget) != 0
        setFocusable(!isFocusable)
        setFocusable(isFocusable)
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
