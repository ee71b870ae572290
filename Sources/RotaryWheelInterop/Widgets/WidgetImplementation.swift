package import CRotaryWheelGtk

/// The Swift side of a GtkWidget whose class is written in Swift.
///
/// What it does not implement, the parent class does.
@MainActor
package protocol WidgetImplementation: ObjectImplementation {
    /// The least and the natural size in one direction, for a size in the other or −1 for any.
    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int)

    /// Gives the children their places.
    func allocate(width: Int, height: Int)

    /// Draws.
    func snapshot(_ snapshot: Snapshot)

    /// Whether a point belongs to the widget; where it does not, what lies below gets the events.
    func contains(x: Double, y: Double) -> Bool

    /// What the tooltip at a point says; without a point, the one for the keyboard. `nil` for none.
    func tooltip(at point: (x: Double, y: Double)?) -> String?

    /// Takes the focus.
    ///
    /// - Returns: whether the focus is in the widget now.
    func takeFocus() -> Bool

    /// Handles a key binding of the class.
    ///
    /// - Returns: whether the key was for the widget.
    func press(_ key: UInt32) -> Bool

    /// The style has changed.
    func cssChanged()

    /// A setting of the desktop has changed: fonts, icons or whatever else.
    func systemSettingChanged()

    /// The direction of text has changed.
    func directionChanged()

    /// The widget shows.
    func mapped()

    /// GTK is about to unmap the widget.
    func unmapping()

    /// GTK has unmapped the widget, which no longer animates.
    func unmapped()

    /// The widget is leaving its window, or going.
    func unrealized()
}

extension WidgetImplementation {
    /// The widget itself.
    package var widget: Widget { instance.widget }

    /// Whether motions are seen; else they jump to their ends.
    package var isAnimated: Bool { widget.isMapped && widget.wantsAnimations }

    @unsafe fileprivate var parentClass: GtkWidgetClass {
        unsafe instance.parentClass(GtkWidgetClass.self).pointee
    }

    package func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        (0, 0)
    }
    package func allocate(width: Int, height: Int) {}
    package func snapshot(_ snapshot: Snapshot) {
        unsafe parentClass.snapshot(widget.widget, snapshot.opaque)
    }
    package func contains(x: Double, y: Double) -> Bool {
        unsafe parentClass.contains(widget.widget, x, y) != 0
    }
    package func tooltip(at point: (x: Double, y: Double)?) -> String? { widget.tooltip }
    package func takeFocus() -> Bool { takeFocusAsUsual() }
    /// Takes the focus as the parent class does.
    package func takeFocusAsUsual() -> Bool { unsafe parentClass.grab_focus(widget.widget) != 0 }
    package func press(_ key: UInt32) -> Bool { false }
    package func cssChanged() {}
    package func systemSettingChanged() {}
    package func directionChanged() {}
    package func mapped() {}
    package func unmapping() {}
    package func unmapped() {}
    package func unrealized() {}
}

/// The functions that GTK calls of a widget's class.
@MainActor
enum WidgetClass {
    /// Fills in a class.
    static func install(_ definition: ClassDefinition, in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        if let name = definition.cssName { unsafe gtk_widget_class_set_css_name(widgetClass, name) }
        unsafe gtk_widget_class_set_accessible_role(widgetClass, definition.role)
        for action in definition.actions {
            unsafe gtk_widget_class_install_action(widgetClass, action.name, nil) { widget, name, _ in
                let implementation = unsafe swift(widget!)
                let name = unsafe String(cString: name!)
                implementation.instance.objectClass.definition.actions.first { $0.name == name }?.run(
                    implementation)
            }
        }
        for key in definition.keys { unsafe bind(key, in: widgetClass) }
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
            // A widget without a size contains no point.
            unsafe gtk_widget_get_width(widget) > 0 && swift(widget!).contains(x: x, y: y) ? 1 : 0
        }
        unsafe widgetClass.pointee.grab_focus = { widget in unsafe swift(widget!).takeFocus() ? 1 : 0 }
        unsafe widgetClass.pointee.query_tooltip = { widget, x, y, isKeyboard, tooltip in
            let point = isKeyboard != 0 ? nil : (x: Double(x), y: Double(y))
            guard let text = unsafe swift(widget!).tooltip(at: point), !text.isEmpty else { return 0 }
            unsafe gtk_tooltip_set_text(tooltip, text)
            return 1
        }
        unsafe installStateChanges(in: widgetClass)
    }

    private static func bind(_ binding: KeyBinding, in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        let action = unsafe gtk_callback_action_new(
            { widget, arguments, _ in
                unsafe swift(widget!).press(g_variant_get_uint32(arguments)) ? 1 : 0
            }, nil, nil)
        let trigger = unsafe gtk_keyval_trigger_new(binding.key, binding.modifiers)
        let shortcut = unsafe gtk_shortcut_new(trigger, action)
        unsafe gtk_shortcut_set_arguments(shortcut, g_variant_new_uint32(binding.key))
        unsafe gtk_widget_class_add_shortcut(widgetClass, shortcut)
        unsafe g_object_unref(UnsafeMutableRawPointer(shortcut))
    }

    private static func installStateChanges(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        unsafe widgetClass.pointee.css_changed = { widget, change in
            unsafe swift(widget!).parentClass.css_changed(widget, change)
            unsafe swift(widget!).cssChanged()
        }
        unsafe widgetClass.pointee.system_setting_changed = { widget, setting in
            unsafe swift(widget!).parentClass.system_setting_changed(widget, setting)
            unsafe swift(widget!).systemSettingChanged()
        }
        unsafe widgetClass.pointee.direction_changed = { widget, previous in
            unsafe swift(widget!).parentClass.direction_changed(widget, previous)
            unsafe swift(widget!).directionChanged()
        }
        unsafe widgetClass.pointee.map = { widget in
            unsafe swift(widget!).parentClass.map(widget)
            unsafe swift(widget!).mapped()
        }
        unsafe widgetClass.pointee.unmap = { widget in
            unsafe swift(widget!).unmapping()
            unsafe swift(widget!).parentClass.unmap(widget)
            unsafe swift(widget!).unmapped()
        }
        unsafe widgetClass.pointee.unrealize = { widget in
            unsafe swift(widget!).unrealized()
            unsafe swift(widget!).parentClass.unrealize(widget)
        }
    }
}

/// The Swift side of a widget that C hands over.
@unsafe @MainActor
private func swift(_ widget: UnsafeMutablePointer<GtkWidget>) -> any WidgetImplementation {
    unsafe ObjectClass.box(of: widget).widget!
}
