import CRotaryWheelGtk

// What tells a widget with a menu of its own.
extension Widget {
    /// Whether presses of the secondary button have an effect on the widget.
    package var handlesSecondaryButton: Bool {
        controllers.contains {
            guard $0.isA(gtk_gesture_click_get_type()) else { return false }
            return unsafe [0, 3].contains(gtk_gesture_single_get_button($0.opaque))
        }
    }

    /// Whether the widget has GTK's action that opens its own menu.
    package var hasMenuAction: Bool {
        typealias ClassPointer = UnsafeMutablePointer<GtkWidgetClass>
        let widgetClass = unsafe pointer.assumingMemoryBound(to: ClassPointer.self).pointee
        var (owner, index) = (GType(), guint(0))
        var (name, parameter, property): (UnsafePointer<CChar>?, OpaquePointer?, UnsafePointer<CChar>?)
        while unsafe gtk_widget_class_query_action(
            widgetClass, index, &owner, &name, &parameter, &property) != 0
        {
            if unsafe name.map({ unsafe String(cString: $0) }) == "menu.popup" { return true }
            index += 1
        }
        return false
    }

    /// The text that an entry or a spin button edits, a part of it.
    package var editedText: Widget? {
        guard isA(gtk_editable_get_type()) else { return nil }
        return unsafe gtk_editable_get_delegate(opaque).map {
            unsafe Widget(retaining: UnsafeMutableRawPointer($0))
        }
    }

    /// The widget with the focus and its ancestors up to this one, which is left out; none without the focus.
    package var pathToFocus: [Widget] {
        Array(sequence(first: focusOfWindow ?? self) { $0.parent }.prefix { $0 != self })
    }
}
