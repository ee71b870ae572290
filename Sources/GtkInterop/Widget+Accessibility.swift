package import CGtk

// The calls of GtkAccessible that take arrays; the usual ones have a variable number of arguments.
extension Widget {
    /// Sets a text property, such as the label.
    package func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
        update(property, text as String?)
    }

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
