import CRotaryWheelGtk

/// The actions of a widget, with their shortcuts.
@MainActor
final class Actions {
    private let group = Handle(adopting: g_simple_action_group_new())
    private let prefix: String
    private let keys: Handle

    /// Adds the actions to a widget; their names there follow the prefix and a dot.
    ///
    /// - Parameters:
    ///   - scope: where their shortcuts are: in the widget, or in all of its window.
    ///   - phase: whether shortcuts come before the keys of other widgets.
    init(
        of widget: Handle, prefix: String, scope: GtkShortcutScope = GTK_SHORTCUT_SCOPE_LOCAL,
        phase: GtkPropagationPhase = GTK_PHASE_BUBBLE
    ) {
        self.prefix = prefix
        keys = widget.addShortcuts(scope: scope, phase: phase)
        gtk_widget_insert_action_group(widget.widget, prefix, group.opaque)
    }

    /// Adds an action.
    ///
    /// - Parameters:
    ///   - shortcut: its keys, as in GtkShortcutTrigger.
    ///   - owner: passed to the handler as long as it exists.
    func add<Owner: AnyObject>(
        _ name: String, _ shortcut: String? = nil, for owner: Owner,
        _ handler: @escaping @MainActor (Owner) -> Void
    ) {
        group.addAction(name) { [weak owner] in if let owner { handler(owner) } }
        if let shortcut { keys.addShortcut(shortcut, "\(prefix).\(name)") }
    }

    /// Adds an action with a string as its parameter.
    func add(_ name: String, _ handler: @escaping @MainActor (String) -> Void) {
        group.addAction(name, parameter: "s", handler)
    }

    /// Adds an action whose state is a string, which its handler changes by ``choose(_:_:)``.
    func addChoice(_ name: String, _ choice: String, _ handler: @escaping @MainActor (String) -> Void) {
        group.addAction(name, parameter: "s", choice: choice, handler)
    }

    /// Adds an action whose state the items of menus set, to their target or to a value.
    func addState(_ name: String, _ state: OpaquePointer, takesTarget: Bool = false) {
        let type = takesTarget ? g_variant_get_type(state) : nil
        let action = Handle(adopting: g_simple_action_new_stateful(name, type, state))
        g_action_map_add_action(group.opaque, action.opaque)
    }

    /// The result of a function of a state.
    func state<Result>(_ name: String, _ read: (OpaquePointer) -> Result) -> Result {
        let state = g_action_group_get_action_state(group.opaque, name)!
        defer { g_variant_unref(state) }
        return read(state)
    }

    func choose(_ name: String, _ choice: String) {
        g_simple_action_set_state(
            g_action_map_lookup_action(group.opaque, name), g_variant_new_string(choice))
    }

    func setEnabled(_ name: String, _ isEnabled: Bool) {
        g_simple_action_set_enabled(g_action_map_lookup_action(group.opaque, name), isEnabled ? 1 : 0)
    }
}
