import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The GSettings of the app.
@safe @MainActor
final class Settings {
    private static let id = "io.github.rotarywheel.Demo"

    private let object: Object
    // Owned; released in `deinit`.
    private let schema: OpaquePointer

    /// Returns `nil` if the schema is neither in the folder nor installed.
    init?(schemaFolder: String) {
        let system = unsafe g_settings_schema_source_get_default()
        let own = unsafe g_settings_schema_source_new_from_directory(schemaFolder, system, 0, nil)
        defer { if let own = unsafe own { unsafe g_settings_schema_source_unref(own) } }
        guard let source = unsafe own ?? system,
            let schema = unsafe g_settings_schema_source_lookup(source, Self.id, 1)
        else { return nil }
        unsafe self.schema = unsafe schema
        object = unsafe Object(adopting: UnsafeMutableRawPointer(g_settings_new_full(schema, nil, nil)))
    }

    isolated deinit { unsafe g_settings_schema_unref(schema) }

    @unsafe private var settings: UnsafeMutablePointer<GSettings> {
        unsafe object.pointer.assumingMemoryBound(to: GSettings.self)
    }

    // MARK: Following

    /// Binds a property to a key.
    ///
    /// - Parameter isTwoWay: whether changes of the property set the key. A widget is then insensitive while the key
    ///   is locked.
    func bind(_ key: String, to object: Object, _ property: String, isTwoWay: Bool = false) {
        let flags = isTwoWay ? G_SETTINGS_BIND_DEFAULT : G_SETTINGS_BIND_GET
        unsafe g_settings_bind(settings, key, object.pointer, property, flags)
    }

    /// Calls the handler initially and on each change of the keys, until the widget is destroyed.
    func follow(_ keys: String..., during widget: Widget, _ handler: @escaping @MainActor () -> Void) {
        let handlers = keys.map { object.connect("changed::\($0)") { _ in handler() } }
        widget.connect("destroy") { [object] _ in for id in handlers { object.disconnect(id) } }
        handler()
    }

    /// Calls the handler initially and on each change of the key.
    func follow(_ key: String, _ handler: @escaping @MainActor () -> Void) {
        object.connect("changed::\(key)") { _ in handler() }
        handler()
    }

    /// Makes a widget insensitive while a key is locked.
    func bindWritable(_ key: String, to widget: Widget) {
        unsafe g_settings_bind_writable(settings, key, widget.pointer, "sensitive", 0)
    }

    /// Adds an action that switches a setting, or sets it to the target of a menu item.
    func addAction(_ key: String, to window: Object) {
        let action = unsafe Object(adopting: UnsafeMutableRawPointer(g_settings_create_action(settings, key)))
        unsafe g_action_map_add_action(window.opaque, action.opaque)
    }

    // MARK: Values

    func boolean(_ key: String) -> Bool { unsafe g_settings_get_boolean(settings, key) != 0 }

    func count(_ key: String) -> Int { unsafe Int(g_settings_get_uint(settings, key)) }

    /// The value of a key with a string or an enumeration.
    func text(_ key: String) -> String { value(key).string ?? "" }

    /// The value of a key with a number of any type.
    func number(_ key: String) -> Double { value(key).number ?? 0 }

    /// The value of a key with an array of numbers.
    func numbers(_ key: String) -> [Double] { value(key).children.compactMap(\.number) }

    /// The direction to a side, clockwise from the right.
    func angle(ofSide key: String) -> Angle {
        switch text(key) {
        case "left": .left
        case "top": .up
        case "bottom": .down
        default: .right
        }
    }

    func value(_ key: String) -> Variant { unsafe Variant(adopting: g_settings_get_value(settings, key)) }

    /// Sets a key with a string or an enumeration.
    func set(_ key: String, to text: String) {
        unsafe g_settings_set_value(settings, key, g_variant_new_string(text))
    }

    func set(_ key: String, to value: Variant) { unsafe g_settings_set_value(settings, key, value.pointer) }

    /// Sets a key with a number of any type.
    func set(_ key: String, to number: Double) {
        let isCount = value(key).isCount
        unsafe g_settings_set_value(
            settings, key,
            isCount ? g_variant_new_uint32(guint32(number.rounded())) : g_variant_new_double(number))
    }

    func set(_ key: String, to numbers: [Double]) {
        var values = unsafe numbers.map { unsafe g_variant_new_double($0) }
        unsafe g_settings_set_value(settings, key, g_variant_new_array(nil, &values, gsize(values.count)))
    }

    // MARK: Defaults

    /// Whether the value of a key differs from its default.
    func isChanged(_ key: String) -> Bool {
        guard let own = unsafe g_settings_get_user_value(settings, key) else { return false }
        let (value, standard) = unsafe (
            Variant(adopting: own), Variant(adopting: g_settings_get_default_value(settings, key))
        )
        return unsafe g_variant_equal(UnsafeRawPointer(value.pointer), UnsafeRawPointer(standard.pointer))
            == 0
    }

    func reset(_ key: String) { unsafe g_settings_reset(settings, key) }

    // MARK: Schema

    /// The range of a key in the schema: the nicks of an enumeration, or the bounds of a number.
    enum Range {
        case choices([String])
        case numbers(ClosedRange<Double>)
        case any
    }

    func range(of key: String) -> Range {
        let schemaKey = unsafe g_settings_schema_get_key(schema, key)
        defer { unsafe g_settings_schema_key_unref(schemaKey) }
        let range = unsafe Variant(adopting: g_settings_schema_key_get_range(schemaKey))
        let content = range.child(1).child(0)
        switch range.child(0).string {
        case "enum": return .choices(content.children.compactMap(\.string))
        case "range":
            guard let lower = content.child(0).number, let upper = content.child(1).number else {
                return .any
            }
            return .numbers(lower...upper)
        default: return .any
        }
    }
}

extension Variant {
    var isCount: Bool { unsafe g_variant_classify(pointer) == G_VARIANT_CLASS_UINT32 }

    /// The number, if the variant has one.
    var number: Double? {
        switch unsafe g_variant_classify(pointer) {
        case G_VARIANT_CLASS_UINT32: unsafe Double(g_variant_get_uint32(pointer))
        case G_VARIANT_CLASS_DOUBLE: unsafe g_variant_get_double(pointer)
        default: nil
        }
    }

    /// A child of a container.
    func child(_ index: Int) -> Variant {
        unsafe Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
    }

    /// The children of a container.
    var children: [Variant] { (0..<(unsafe Int(g_variant_n_children(pointer)))).map(child) }
}
