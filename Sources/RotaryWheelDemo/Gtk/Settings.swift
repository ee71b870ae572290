import CRotaryWheelGtk
import RotaryWheelInterop

/// The app's GSettings.
@safe @MainActor
final class Settings {
    private static let id = "io.github.rotarywheel.Demo"

    private let object: Object
    // Owned; released in deinit.
    private let schema: OpaquePointer

    /// Opens the settings; `nil` if the schema is neither in a folder nor installed.
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

    // MARK: Bindings

    /// Binds a property to a key.
    ///
    /// - Parameter isTwoWay: whether the property also sets the key. A locked key makes the widget insensitive.
    func bind(_ key: String, to object: Object, _ property: String, isTwoWay: Bool = false) {
        let flags = isTwoWay ? G_SETTINGS_BIND_DEFAULT : G_SETTINGS_BIND_GET
        unsafe g_settings_bind(settings, key, object.pointer, property, flags)
    }

    /// Calls a closure now and after each change of a key, until a widget is destroyed.
    func follow(_ keys: String..., during widget: Widget, _ handler: @escaping @MainActor () -> Void) {
        let handlers = keys.map { object.connect("changed::\($0)") { _ in handler() } }
        widget.connect("destroy") { [object] _ in for id in handlers { object.disconnect(id) } }
        handler()
    }

    /// Calls a closure now and after each change of a key.
    func follow(_ key: String, _ handler: @escaping @MainActor () -> Void) {
        object.connect("changed::\(key)") { _ in handler() }
        handler()
    }

    /// Makes a widget insensitive if a key is locked.
    func bindWritable(_ key: String, to widget: Widget) {
        unsafe g_settings_bind_writable(settings, key, widget.pointer, "sensitive", 0)
    }

    // MARK: Values

    func boolean(_ key: String) -> Bool { unsafe g_settings_get_boolean(settings, key) != 0 }

    func count(_ key: String) -> Int { unsafe Int(g_settings_get_uint(settings, key)) }

    /// The value of a string or enumeration key.
    func text(_ key: String) -> String { value(key).string ?? "" }

    /// The value of a numeric key of any type.
    func number(_ key: String) -> Double { value(key).number ?? 0 }

    func value(_ key: String) -> Variant { unsafe Variant(adopting: g_settings_get_value(settings, key)) }

    /// Sets a string or enumeration key.
    func set(_ key: String, to text: String) {
        unsafe g_settings_set_value(settings, key, g_variant_new_string(text))
    }

    func set(_ key: String, to value: Variant) { unsafe g_settings_set_value(settings, key, value.pointer) }

    /// Sets a numeric key.
    func set(_ key: String, to number: Double) {
        let isCount = value(key).isCount
        unsafe g_settings_set_value(
            settings, key,
            isCount ? g_variant_new_uint32(guint32(number.rounded())) : g_variant_new_double(number))
    }

    // MARK: Defaults

    /// Whether a key's value differs from its default.
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

    /// The range of a key: the nicks of an enumeration, or the smallest and the largest number.
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

    /// The value of a numeric variant.
    var number: Double? {
        switch unsafe g_variant_classify(pointer) {
        case G_VARIANT_CLASS_UINT32: unsafe Double(g_variant_get_uint32(pointer))
        case G_VARIANT_CLASS_DOUBLE: unsafe g_variant_get_double(pointer)
        default: nil
        }
    }

    /// An element of a container.
    func child(_ index: Int) -> Variant {
        unsafe Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
    }

    /// The elements of an array.
    var children: [Variant] { (0..<(unsafe Int(g_variant_n_children(pointer)))).map(child) }
}
