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

    func setEnabled(_ name: String, _ isEnabled: Bool) {
        g_simple_action_set_enabled(g_action_map_lookup_action(group.opaque, name), isEnabled ? 1 : 0)
    }
}
