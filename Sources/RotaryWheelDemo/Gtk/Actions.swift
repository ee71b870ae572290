import CRotaryWheelGtk

/// The actions of a widget.
@MainActor
final class Actions {
    private let group = Handle(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))

    /// Adds the actions to a widget; their names there follow the prefix and a dot.
    init(of widget: Handle, prefix: String) {
        gtk_widget_insert_action_group(widget.widget, prefix, group.opaque)
    }

    func add(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        let action = Handle(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        action.connect("activate", handler)
        g_action_map_add_action(group.opaque, action.opaque)
    }

    /// Adds an action with a string as its parameter.
    func add(_ name: String, _ handler: @escaping @MainActor (String) -> Void) {
        group.addAction(name, parameter: "s", handler)
    }

    /// Adds an action whose state is a string, which its handler changes by ``choose(_:_:)``.
    func addChoice(_ name: String, _ choice: String, _ handler: @escaping @MainActor (String) -> Void) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let action = Handle(
            adopting: UnsafeMutableRawPointer(
                g_simple_action_new_stateful(name, type, g_variant_new_string(choice))))
        action.connect("change-state") { arguments in
            let text = withUnsafePointer(to: arguments[0]) {
                g_variant_get_string(g_value_get_variant($0), nil)
            }
            handler(text.map { String(cString: $0) } ?? "")
        }
        g_action_map_add_action(group.opaque, action.opaque)
    }

    func choose(_ name: String, _ choice: String) {
        g_simple_action_set_state(
            g_action_map_lookup_action(group.opaque, name), g_variant_new_string(choice))
    }

    func setEnabled(_ name: String, _ isEnabled: Bool) {
        g_simple_action_set_enabled(g_action_map_lookup_action(group.opaque, name), isEnabled ? 1 : 0)
    }
}
