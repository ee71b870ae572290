package import CGtk

/// The Swift side of a GtkWidget whose class is written in Swift.
///
/// Each method that can be overridden does what the parent class does unless it is.
@safe
package class WidgetImplementation: ObjectImplementation {
    /// The widget itself.
    package var widget: Widget { unsafe Widget(borrowing: owner) }

    @unsafe private var parent: GtkWidgetClass { unsafe parentClass(GtkWidgetClass.self).pointee }
    @unsafe private var ownWidget: UnsafeMutablePointer<GtkWidget> {
        unsafe owner.assumingMemoryBound(to: GtkWidget.self)
    }

    /// The least and the natural size in one direction, for a size in the other or −1 for any.
    package func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) { (0, 0) }

    /// Gives the children their places.
    package func allocate(width: Int, height: Int) {}

    /// Draws.
    package func snapshot(_ snapshot: Snapshot) { unsafe parent.snapshot(ownWidget, snapshot.opaque) }

    /// Whether a point belongs to the widget; where it does not, what lies below gets the events.
    package func contains(x: Double, y: Double) -> Bool { unsafe parent.contains(ownWidget, x, y) != 0 }

    /// What the tooltip at a point says; without a point, the one for the keyboard. `nil` for none.
    package func tooltip(at point: (x: Double, y: Double)?) -> String? { widget.tooltip }

    /// The style has changed.
    package func cssChanged() {}

    /// A setting of the desktop has changed: fonts, icons or whatever else.
    package func systemSettingChanged() {}

    /// The direction of text has changed.
    package func directionChanged() {}

    /// The widget does not show any more.
    package func unmapped() {}

    /// The widget shows.
    package func mapped() {}

    /// The widget is leaving its window, or going.
    package func unrealized() {}

    /// Fills in a class.
    static func install(_ definition: ClassDefinition, in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        if let name = definition.cssName { unsafe gtk_widget_class_set_css_name(widgetClass, name) }
        unsafe gtk_widget_class_set_accessible_role(widgetClass, definition.role)
        for action in definition.actions {
            unsafe gtk_widget_class_install_action(widgetClass, action.name, nil) { widget, name, _ in
                let implementation = unsafe swift(widget!)
                let name = unsafe String(cString: name!)
                implementation.objectClass.definition.actions.first { $0.name == name }?.run(implementation)
            }
        }
        unsafe widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
            let measured = unsafe swift(widget!).measure(orientation, for: Int(size))
            unsafe minimum?.pointee = gint(measured.minimum)
            unsafe natural?.pointee = gint(max(measured.minimum, measured.natural))
        }
        unsafe widgetClass.pointee.size_allocate = { widget, width, height, _ in
            unsafe swift(widget!).allocate(width: Int(width), height: Int(height))
        }
        unsafe widgetClass.pointee.snapshot = { widget, snapshot in
            unsafe swift(widget!).snapshot(Snapshot(borrowing: UnsafeMutableRawPointer(snapshot!)))
        }
        unsafe widgetClass.pointee.contains = { widget, x, y in
            unsafe swift(widget!).contains(x: x, y: y) ? 1 : 0
        }
        unsafe widgetClass.pointee.query_tooltip = { widget, x, y, isKeyboard, tooltip in
            let point = isKeyboard != 0 ? nil : (x: Double(x), y: Double(y))
            guard let text = unsafe swift(widget!).tooltip(at: point), !text.isEmpty else { return 0 }
            unsafe gtk_tooltip_set_text(tooltip, text)
            return 1
        }
        unsafe installStateChanges(in: widgetClass)
    }

    private static func installStateChanges(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        unsafe widgetClass.pointee.css_changed = { widget, change in
            unsafe swift(widget!).parent.css_changed(widget, change)
            unsafe swift(widget!).cssChanged()
        }
        unsafe widgetClass.pointee.system_setting_changed = { widget, setting in
            unsafe swift(widget!).parent.system_setting_changed(widget, setting)
            unsafe swift(widget!).systemSettingChanged()
        }
        unsafe widgetClass.pointee.direction_changed = { widget, previous in
            unsafe swift(widget!).parent.direction_changed(widget, previous)
            unsafe swift(widget!).directionChanged()
        }
        unsafe widgetClass.pointee.map = { widget in
            unsafe swift(widget!).parent.map(widget)
            unsafe swift(widget!).mapped()
        }
        unsafe widgetClass.pointee.unmap = { widget in
            unsafe swift(widget!).unmapped()
            unsafe swift(widget!).parent.unmap(widget)
        }
        unsafe widgetClass.pointee.unrealize = { widget in
            unsafe swift(widget!).unrealized()
            unsafe swift(widget!).parent.unrealize(widget)
        }
    }
}

/// The Swift side of a widget. C functions cannot be made of closures that refer to a class.
@unsafe @MainActor
private func swift(_ widget: UnsafeMutablePointer<GtkWidget>) -> WidgetImplementation {
    unsafe ObjectClass.implementation(of: widget) as! WidgetImplementation
}
