import CRotaryWheelAdwaita

/// A reference to an object of GTK, with its properties.
///
/// The object exists at least as long as the reference.
@MainActor
final class Handle {
    let pointer: UnsafeMutableRawPointer

    /// Adds a reference, or takes that of a new widget, which is floating.
    init(_ pointer: UnsafeMutableRawPointer) { self.pointer = g_object_ref_sink(pointer) }

    /// The same for a type whose structure is private.
    convenience init(_ pointer: OpaquePointer) { self.init(UnsafeMutableRawPointer(pointer)) }

    /// Takes over the caller's reference to a new object that is not a widget.
    init(adopting pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

    /// The same for a type whose structure is private.
    convenience init(adopting pointer: OpaquePointer) {
        self.init(adopting: UnsafeMutableRawPointer(pointer))
    }

    isolated deinit { g_object_unref(pointer) }

    /// The pointer for functions of a type whose structure is private.
    var opaque: OpaquePointer { OpaquePointer(pointer) }

    var widget: UnsafeMutablePointer<GtkWidget> { cast() }

    /// The pointer for functions of a type whose structure is public.
    func cast<Instance>(to: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        pointer.assumingMemoryBound(to: Instance.self)
    }

    func isA(_ type: GType) -> Bool { cgtk_is_a(pointer, type) != 0 }
}

// MARK: Properties

extension Handle {
    func string(_ property: String) -> String? { get(property, cgtk_type_string()) { $0.string } }

    func bool(_ property: String) -> Bool { get(property, cgtk_type_boolean()) { $0.bool } }

    /// A property with a number or an enumeration.
    func int(_ property: String) -> Int { get(property, cgtk_type_int()) { $0.int } }

    func double(_ property: String) -> Double { get(property, cgtk_type_double()) { $0.double } }

    func handle(_ property: String) -> Handle? { get(property, cgtk_type_object()) { $0.handle } }

    func color(in property: String) -> GdkRGBA { get(property, gdk_rgba_get_type()) { $0.color } }

    func set(_ property: String, to text: String?) {
        set(property, cgtk_type_string()) { g_value_set_string(&$0, text) }
    }

    func set(_ property: String, to isOn: Bool) {
        set(property, cgtk_type_boolean()) { g_value_set_boolean(&$0, isOn ? 1 : 0) }
    }

    /// Sets a property with a number or an enumeration.
    func set(_ property: String, to number: Int) {
        set(property, cgtk_type_int()) { g_value_set_int(&$0, gint(clamping: number)) }
    }

    func set(_ property: String, to number: Double) {
        set(property, cgtk_type_double()) { g_value_set_double(&$0, number) }
    }

    func set(_ property: String, to object: Handle?) {
        set(property, cgtk_type_object()) { g_value_set_object(&$0, object?.pointer) }
    }

    func set(_ property: String, to color: GdkRGBA) {
        var color = color
        set(property, gdk_rgba_get_type()) { g_value_set_boxed(&$0, &color) }
    }

    private func get<Content>(_ property: String, _ type: GType, _ read: (GValue) -> Content) -> Content {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(cast(), property, &value)
        return read(value)
    }

    private func set(_ property: String, _ type: GType, _ write: (inout GValue) -> Void) {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        write(&value)
        g_object_set_property(cast(), property, &value)
    }
}

/// The contents of a value, by its type.
extension GValue {
    var string: String? { withUnsafePointer(to: self) { g_value_get_string($0).map { String(cString: $0) } } }
    var bool: Bool { withUnsafePointer(to: self) { g_value_get_boolean($0) != 0 } }
    var int: Int { withUnsafePointer(to: self) { Int(g_value_get_int($0)) } }
    var uint: guint { withUnsafePointer(to: self) { g_value_get_uint($0) } }
    var flags: guint { withUnsafePointer(to: self) { g_value_get_flags($0) } }
    var enumeration: Int { withUnsafePointer(to: self) { Int(g_value_get_enum($0)) } }
    var double: Double { withUnsafePointer(to: self) { g_value_get_double($0) } }
    var color: GdkRGBA {
        withUnsafePointer(to: self) { g_value_get_boxed($0).assumingMemoryBound(to: GdkRGBA.self).pointee }
    }
    @MainActor var handle: Handle? {
        withUnsafePointer(to: self) { g_value_get_object($0).map { Handle($0) } }
    }

    /// The string of a GVariant; empty without one.
    var text: String {
        withUnsafePointer(to: self) { value in
            guard let content = g_value_get_variant(value) else { return "" }
            return String(cString: g_variant_get_string(content, nil))
        }
    }
}
