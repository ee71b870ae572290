import CRotaryWheelGtk

// Detects widgets with their own context menu.
extension Widget {
    /// Whether a click gesture of the widget handles the secondary button.
    package var handlesSecondaryButton: Bool {
        controllers.contains {
            guard $0.isA(gtk_gesture_click_get_type()) else { return false }
            return unsafe [0, 3].contains(gtk_gesture_single_get_button($0.opaque))
        }
    }

    /// Whether the class has GTK's action `menu.popup`.
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

    /// The GtkText in an entry or a spin button.
    package var editedText: Widget? {
        guard isA(gtk_editable_get_type()) else { return nil }
        return unsafe gtk_editable_get_delegate(opaque).map {
            unsafe Widget(retaining: UnsafeMutableRawPointer($0))
        }
    }

    /// The focus widget and its ancestors below this widget; empty if this widget has the focus.
    package var pathToFocus: [Widget] {
        Array(sequence(first: focusOfWindow ?? self) { $0.parent }.prefix { $0 != self })
    }
}
