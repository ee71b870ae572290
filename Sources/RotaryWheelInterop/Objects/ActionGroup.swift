import CRotaryWheelGtk

/// A GSimpleActionGroup.
package final class ActionGroup: Object {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
    }

    /// Adds an action without a parameter.
    package func add(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        let action = unsafe Object(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        action.connect("activate") { _ in handler() }
        unsafe g_action_map_add_action(opaque, action.opaque)
    }
}

extension Widget {
    /// Inserts actions under a prefix; `nil` removes them.
    package func insert(_ actions: ActionGroup?, prefix: String) {
        unsafe gtk_widget_insert_action_group(widget, prefix, actions?.opaque)
    }
}
