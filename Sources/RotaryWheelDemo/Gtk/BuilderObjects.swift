import CRotaryWheelGtk
import RotaryWheel

/// The objects of a UI file, by id; an unknown id is a programming error.
@safe @MainActor
final class BuilderObjects {
    private let builder: OpaquePointer

    /// Builds the objects of a resource.
    init(resource: String) { unsafe builder = unsafe gtk_builder_new_from_resource(resource) }

    isolated deinit { unsafe g_object_unref(UnsafeMutableRawPointer(builder)) }

    @unsafe func widget(_ id: String) -> UnsafeMutablePointer<GtkWidget> {
        guard let object = unsafe gtk_builder_get_object(builder, id) else {
            preconditionFailure("no object \(id)")
        }
        return unsafe UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    }

    func knob(_ id: String) -> KnobWidget {
        guard let knob = unsafe KnobWidget(widget(id)) else { preconditionFailure("no knob \(id)") }
        return knob
    }

    /// The text of a label.
    func text(of id: String) -> String {
        unsafe String(cString: gtk_label_get_text(OpaquePointer(widget(id))))
    }
}

/// Actions of a widget without a parameter.
@safe @MainActor
final class ActionMap {
    private let group = unsafe g_simple_action_group_new()!

    isolated deinit { unsafe g_object_unref(group) }

    func add(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        let action = unsafe g_simple_action_new(name, nil)!
        unsafe Handlers.connect(UnsafeMutableRawPointer(action), "activate", handler)
        unsafe g_action_map_add_action(OpaquePointer(group), action)
        unsafe g_object_unref(UnsafeMutableRawPointer(action))
    }

    func setEnabled(_ name: String, _ isEnabled: Bool) {
        let action = unsafe g_action_map_lookup_action(OpaquePointer(group), name)
        unsafe g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
    }

    @unsafe func insert(into widget: UnsafeMutablePointer<GtkWidget>, prefix: String) {
        unsafe gtk_widget_insert_action_group(widget, prefix, OpaquePointer(group))
    }
}
