package import CRotaryWheelGtk
import CRotaryWheelShims

/// The Swift implementation of a GtkWidget class.
///
/// The parent class handles what it does not implement.
@MainActor
package protocol WidgetImplementation: ObjectImplementation {
    /// Whether one size depends on the other.
    var requestMode: GtkSizeRequestMode { get }

    /// The minimum and natural size in an orientation, for a size in the other; −1 for any.
    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int)

    /// Allocates the children.
    func allocate(width: Int, height: Int)

    func snapshot(_ snapshot: Snapshot)

    /// Whether the widget gets the events at a point; otherwise a widget below gets them.
    func contains(x: Double, y: Double) -> Bool

    /// The tooltip text at a point or, for the keyboard, without a point; `nil` for none.
    func tooltip(at point: (x: Double, y: Double)?) -> String?

    /// Grabs the focus. Returns whether the widget contains the focus.
    func takeFocus() -> Bool

    /// Handles a key binding of the class. Returns whether it handled the key.
    func press(_ key: UInt32) -> Bool

    func cssChanged()

    /// Runs after a change of the style of a child that is a ``StylePart``.
    func partStyleChanged()

    /// Runs after a change of a desktop setting, such as the font.
    func systemSettingChanged()

    /// Runs after a change of the state flags, as when the focus leaves.
    func stateChanged()

    /// Runs after a change of the text direction.
    func directionChanged()

    func mapped()

    /// Runs before GtkWidget's `unmap`.
    func unmapping()

    /// Runs after GtkWidget's `unmap`, when animations have stopped.
    func unmapped()

    /// Runs before the widget leaves its window or is finalized.
    func unrealized()
}

extension WidgetImplementation {
    package var asWidget: (any WidgetImplementation)? { self }

    package var widget: Widget { instance.widget }

    /// Whether motions are animated; they jump to their ends otherwise.
    package var isAnimated: Bool { widget.isAnimated }

    /// Whether what disappears fades, also for people who want no motion.
    package var fades: Bool { widget.isMapped && widget.allowsAnimations }

    @unsafe fileprivate var parentClass: GtkWidgetClass {
        unsafe instance.parentClass(GtkWidgetClass.self).pointee
    }

    package var requestMode: GtkSizeRequestMode { unsafe parentClass.get_request_mode(widget.widget) }
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
    /// Runs the parent class's `grab_focus`.
    package func takeFocusAsUsual() -> Bool { unsafe parentClass.grab_focus(widget.widget) != 0 }
    package func press(_ key: UInt32) -> Bool { false }
    package func cssChanged() {}
    package func partStyleChanged() {}
    package func systemSettingChanged() {}
    package func stateChanged() {}
    package func directionChanged() {}
    package func mapped() {}
    package func unmapping() {}
    package func unmapped() {}
    package func unrealized() {}
}

/// The GtkWidget class functions.
@MainActor
enum WidgetClass {
    static func install(_ definition: ClassDefinition, in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        if let name = definition.cssName { unsafe gtk_widget_class_set_css_name(widgetClass, name) }
        unsafe gtk_widget_class_set_accessible_role(widgetClass, definition.role)
        for action in definition.actions {
            unsafe gtk_widget_class_install_action(widgetClass, action.name, nil) { widget, name, _ in
                // An action is the user's: GTK runs it on an insensitive widget, too.
                guard unsafe gtk_widget_is_sensitive(widget) != 0 else { return }
                let implementation = unsafe swift(widget!)
                let name = unsafe String(cString: name!)
                implementation.instance.objectClass.definition.actions.first { $0.name == name }?.run(
                    implementation)
            }
        }
        for key in definition.keys { unsafe bind(key, in: widgetClass) }
        for signal in definition.signals where signal.isActivation {
            unsafe gtk_widget_class_set_activate_signal(
                widgetClass, g_signal_lookup(signal.name, cgtk_type_of_class(widgetClass)))
        }
        unsafe installGeometry(in: widgetClass)
        unsafe installInteraction(in: widgetClass)
        unsafe installStateChanges(in: widgetClass)
    }

    @unsafe private static func installGeometry(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        unsafe widgetClass.pointee.get_request_mode = { widget in unsafe swift(widget!).requestMode }
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
    }

    @unsafe private static func installInteraction(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        unsafe widgetClass.pointee.grab_focus = { widget in unsafe swift(widget!).takeFocus() ? 1 : 0 }
        unsafe widgetClass.pointee.query_tooltip = { widget, x, y, isKeyboard, tooltip in
            let point = isKeyboard != 0 ? nil : (x: Double(x), y: Double(y))
            guard let text = unsafe swift(widget!).tooltip(at: point), !text.isEmpty else { return 0 }
            unsafe gtk_tooltip_set_text(tooltip, text)
            return 1
        }
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
        unsafe widgetClass.pointee.state_flags_changed = { widget, before in
            unsafe swift(widget!).parentClass.state_flags_changed?(widget, before)
            unsafe swift(widget!).stateChanged()
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

/// The Swift implementation of a widget.
@unsafe @MainActor
private func swift(_ widget: UnsafeMutablePointer<GtkWidget>) -> any WidgetImplementation {
    unsafe ObjectClass.box(of: widget).widget!
}
