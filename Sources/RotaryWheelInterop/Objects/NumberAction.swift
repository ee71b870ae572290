import CRotaryWheelGtk

/// An action whose state is a number, and its changes.
@MainActor
package final class NumberAction {
    /// The name with its prefix, and the widget that finds it; borrowed.
    private let (fullName, owner): (String, Widget)
    private let name: String
    /// Owns no window, which has the widget.
    private let group = WeakReference()
    private var handlers: [UInt] = []
    private var isRemoved = false

    /// Finds the action of a widget or of an ancestor; `nil` where GTK finds none, or its state is no number.
    package init?(_ fullName: String, of owner: Widget) {
        guard let (group, name) = owner.actions(of: fullName) else { return nil }
        (self.fullName, self.owner, self.name) = (fullName, owner, name)
        self.group.object = group
        guard !exists || number != nil else { return nil }
    }

    /// Calls a closure when the value changes, and when the action is enabled or disabled, until ``stop()``.
    package func follow(_ changed: @escaping @MainActor () -> Void) {
        guard let group = group.object else { return }
        handlers = ["state-changed", "enabled-changed", "added", "removed"].map { signal in
            group.connect("action-\(signal)::\(name)") { [weak self] _ in
                // The group still has an action whose removal it reports.
                self?.isRemoved = signal == "removed"
                changed()
            }
        }
    }

    package func stop() {
        for handler in handlers { group.object?.disconnect(handler) }
        handlers = []
    }

    private var exists: Bool {
        guard !isRemoved, let group = group.object else { return false }
        return unsafe g_action_group_has_action(group.opaque, name) != 0
    }

    private var state: Variant? {
        guard exists, let group = group.object else { return nil }
        return unsafe g_action_group_get_action_state(group.opaque, name).map { unsafe Variant(adopting: $0) }
    }

    /// The value; `nil` while the action is missing.
    package var number: Double? { state.flatMap { $0.string == nil ? $0.number : nil } }

    /// Whether the value is a whole number.
    package var isWhole: Bool { state?.isWhole == true }

    package var isEnabled: Bool {
        guard number != nil, let group = group.object else { return false }
        return unsafe g_action_group_get_action_enabled(group.opaque, name) != 0
    }

    /// Asks for a value, which the action takes as the nearest one of its type.
    ///
    /// An action with a parameter of its state's type is activated with the value, as by any item.
    package func request(_ number: Double) {
        guard isEnabled, let group = group.object, let value = state?.with(number: number) else { return }
        let parameter = unsafe g_action_group_get_action_parameter_type(group.opaque, name)
        if unsafe parameter.map({ unsafe g_variant_is_of_type(value.pointer, $0) != 0 }) == true {
            owner.activateAction(fullName, target: value)
        } else if unsafe parameter == nil {
            unsafe g_action_group_change_action_state(group.opaque, name, value.pointer)
        }
    }
}
