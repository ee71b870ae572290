import CRotaryWheelAdwaita
import RotaryWheel

/// The GSettings of the app.
@MainActor
final class Settings {
    let object: Handle
    let schema: OpaquePointer

    /// Returns `nil` if the schema is neither in the folder nor installed.
    init?(schemaFolder: String) {
        let system = g_settings_schema_source_get_default()
        let own = g_settings_schema_source_new_from_directory(schemaFolder, system, 0, nil)
        defer { if let own { g_settings_schema_source_unref(own) } }
        guard let source = own ?? system,
            let schema = g_settings_schema_source_lookup(source, DemoApp.id, 1)
        else { return nil }
        self.schema = schema
        object = Handle(adopting: g_settings_new_full(schema, nil, nil))
    }

    isolated deinit { g_settings_schema_unref(schema) }

    private var settings: UnsafeMutablePointer<GSettings> { object.cast() }

    // MARK: Following

    /// Binds a property of an object to a key.
    ///
    /// - Parameter isTwoWay: whether changes of the property set the key. A widget is then insensitive while the key
    ///   is locked.
    func bind(
        _ key: String, to object: UnsafeMutableRawPointer, _ property: String, isTwoWay: Bool = false
    ) {
        let flags = isTwoWay ? CG_SETTINGS_BIND_DEFAULT : CG_SETTINGS_BIND_GET
        g_settings_bind(settings, key, object, property, flags)
    }

    /// Calls the handler initially and on each change of the keys, until the widget is destroyed.
    func follow(
        _ keys: String..., during widget: UnsafeMutablePointer<GtkWidget>? = nil,
        _ handler: @escaping @MainActor () -> Void
    ) {
        let handlers = keys.map { object.connect("changed::\($0)", handler) }
        widget.map { Handle($0) }?.connect("destroy") { [object] in handlers.forEach(object.disconnect) }
        handler()
    }

    /// Calls the handler with a widget initially and on each change of the key, until the widget is destroyed.
    func follow(_ key: String, during widget: Handle, _ handler: @escaping @MainActor (Handle) -> Void) {
        // The handler must not keep the widget.
        let pointer = widget.pointer
        follow(key, during: widget.widget) { handler(Handle(pointer)) }
    }

    /// Adds an action that switches a setting, or sets it to the target of a menu item.
    func addAction(_ key: String, to window: Handle) {
        let action = Handle(adopting: g_settings_create_action(settings, key))
        g_action_map_add_action(window.opaque, action.opaque)
    }

    // MARK: Values

    func boolean(_ key: String) -> Bool { g_settings_get_boolean(settings, key) != 0 }

    func count(_ key: String) -> Int { Int(g_settings_get_uint(settings, key)) }

    func double(_ key: String) -> Double { g_settings_get_double(settings, key) }

    /// The value of a key with a string or an enumeration.
    func text(_ key: String) -> String { String(taking: g_settings_get_string(settings, key)) }

    /// Sets a key with a string or an enumeration.
    func set(_ key: String, to text: String) { g_settings_set_string(settings, key, text) }

    /// The value of a key with an array of numbers.
    func numbers(_ key: String) -> [Double] {
        let value = g_settings_get_value(settings, key)
        defer { g_variant_unref(value) }
        return children(of: value!) { g_variant_get_double($0) }
    }

    func set(_ key: String, to numbers: [Double]) {
        var values = numbers.map { g_variant_new_double($0) }
        g_settings_set_value(settings, key, g_variant_new_array(nil, &values, gsize(values.count)))
    }

    func reset(_ key: String) { g_settings_reset(settings, key) }

    /// The direction to a side, clockwise from the right.
    func angle(ofSide key: String) -> Angle {
        switch text(key) {
        case "left": .left
        case "top": .up
        case "bottom": .down
        default: .right
        }
    }
}
