package import CRotaryWheelGtk
import CRotaryWheelShims

/// A GtkButton or GtkToggleButton.
package final class Button: Widget {
    /// Creates a button with its own CSS name and accessible role.
    package convenience init(cssName: String, role: GtkAccessibleRole, isToggle: Bool) {
        let type = isToggle ? gtk_toggle_button_get_type() : gtk_button_get_type()
        unsafe self.init(sinking: cgtk_widget_new_with_role(type, cssName, role))
    }

    package convenience init() { unsafe self.init(sinking: gtk_button_new()) }

    /// Creates an invisible button, sensitive while an action of a widget is enabled; its caller unparents it.
    ///
    /// Only GTK's own widgets follow the state of actions.
    convenience init(probing action: String, target: Variant?, of owner: Widget, isToggle: Bool = false) {
        self.init(cssName: "probe", role: GTK_ACCESSIBLE_ROLE_PRESENTATION, isToggle: isToggle)
        setVisible(false)
        append(to: owner)
        setAction(action, target: target)
    }

    @unsafe private var button: UnsafeMutablePointer<GtkButton> {
        unsafe pointer.assumingMemoryBound(to: GtkButton.self)
    }

    package func setChild(_ child: Widget?) { unsafe gtk_button_set_child(button, child?.widget) }

    /// Connects to `clicked`, which assistive technologies also emit.
    @discardableResult
    package func onClick(_ handler: @escaping @MainActor () -> Void) -> UInt {
        connect("clicked") { _ in handler() }
    }

    /// Calls a handler when the state of a toggle's action changes.
    package func onToggle(_ handler: @escaping @MainActor () -> Void) {
        connect("notify::active") { _ in handler() }
    }

    /// Whether a toggle is active, as its action is true or has the toggle's target as its state.
    package var isActive: Bool { self.get("active", as: Bool.self) }

    /// Sets the action, whose state determines whether the button is sensitive and active.
    package func setAction(_ name: String, target: Variant?) {
        unsafe gtk_actionable_set_action_target_value(opaque, target?.pointer)
        unsafe gtk_actionable_set_action_name(opaque, name)
    }
}

extension Widget {
    /// Whether the widget itself is sensitive.
    package var isSensitive: Bool { unsafe gtk_widget_get_sensitive(widget) != 0 }

    /// Whether an action of the widget or an ancestor exists and is enabled.
    package func isActionEnabled(_ name: String, target: Variant?) -> Bool {
        let probe = Button(probing: name, target: target, of: self)
        defer { probe.unparent() }
        return probe.isSensitive
    }

    /// Whether the state of an action of the widget or an ancestor is true, or equals the target.
    package func isActionActive(_ name: String, target: Variant?) -> Bool {
        let probe = Button(probing: name, target: target, of: self, isToggle: true)
        defer { probe.unparent() }
        return probe.isActive
    }

    /// Activates an action of the widget or an ancestor.
    ///
    /// - Returns: whether the action exists.
    @discardableResult
    package func activateAction(_ name: String, target: Variant?) -> Bool {
        unsafe gtk_widget_activate_action_variant(widget, name, target?.pointer) != 0
    }

    /// Whether the application or the window has an action with the prefix `app.` or `win.`.
    package func hasGlobalAction(_ name: String) -> Bool {
        guard let (group, name) = globalActions(of: name) else { return false }
        return unsafe g_action_group_has_action(group.opaque, name) != 0
    }

    /// The group of an action with the prefix `app.` or `win.`, and the name without the prefix.
    func globalActions(of name: String) -> (group: Object, name: String)? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let group =
            unsafe parts[0] == "app"
            ? g_application_get_default().map { UnsafeMutableRawPointer($0) }
            : parts[0] == "win" ? gtk_widget_get_root(widget).map { unsafe UnsafeMutableRawPointer($0) } : nil
        guard let group = unsafe group, unsafe cgtk_is_a(group, g_action_group_get_type()) != 0 else {
            return nil
        }
        return (unsafe Object(retaining: group), parts[1])
    }
}
