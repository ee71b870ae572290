package import CRotaryWheelGtk
import CRotaryWheelShims

/// A type that a GValue can store.
@MainActor
package protocol ValueConvertible {
    static var valueType: GType { get }
    @unsafe init(reading value: UnsafePointer<GValue>)
    @unsafe func write(to value: UnsafeMutablePointer<GValue>)
}

extension Bool: ValueConvertible {
    package static var valueType: GType { cgtk_type_boolean() }
    @unsafe package init(reading value: UnsafePointer<GValue>) {
        self = unsafe g_value_get_boolean(value) != 0
    }
    @unsafe package func write(to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_boolean(value, self ? 1 : 0)
    }
}

extension Int32: ValueConvertible {
    package static var valueType: GType { cgtk_type_int() }
    @unsafe package init(reading value: UnsafePointer<GValue>) { self = unsafe g_value_get_int(value) }
    @unsafe package func write(to value: UnsafeMutablePointer<GValue>) { unsafe g_value_set_int(value, self) }
}

/// A position or count as `guint`; `nil` is GTK_INVALID_LIST_POSITION.
extension Int: ValueConvertible, OptionalValueConvertible {
    package static var valueType: GType { cgtk_type_uint() }
    @unsafe package init(reading value: UnsafePointer<GValue>) { self = unsafe Int(g_value_get_uint(value)) }
    @unsafe package func write(to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_uint(value, guint(clamping: self))
    }
    @unsafe package static func readOptional(from value: UnsafePointer<GValue>) -> Int? {
        let number = unsafe g_value_get_uint(value)
        return number == .max ? nil : Int(number)
    }
    @unsafe package static func write(_ content: Int?, to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_uint(value, content.map { guint(clamping: $0) } ?? .max)
    }
}

/// Milliseconds as `guint`; `nil` is 0.
extension Duration: ValueConvertible, OptionalValueConvertible {
    private var milliseconds: guint {
        guint(clamping: Int64(exactly: (self / .milliseconds(1)).rounded()) ?? .max)
    }
    package static var valueType: GType { cgtk_type_uint() }
    @unsafe package init(reading value: UnsafePointer<GValue>) {
        self = unsafe .milliseconds(g_value_get_uint(value))
    }
    @unsafe package func write(to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_uint(value, milliseconds)
    }
    @unsafe package static func readOptional(from value: UnsafePointer<GValue>) -> Duration? {
        let number = unsafe g_value_get_uint(value)
        return number == 0 ? nil : .milliseconds(number)
    }
    @unsafe package static func write(_ content: Duration?, to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_uint(value, content.map { max($0.milliseconds, 1) } ?? 0)
    }
}

extension UInt32: ValueConvertible {
    package static var valueType: GType { cgtk_type_uint() }
    @unsafe package init(reading value: UnsafePointer<GValue>) { self = unsafe g_value_get_uint(value) }
    @unsafe package func write(to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_uint(value, self)
    }
}

extension Double: ValueConvertible {
    package static var valueType: GType { cgtk_type_double() }
    @unsafe package init(reading value: UnsafePointer<GValue>) { self = unsafe g_value_get_double(value) }
    @unsafe package func write(to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_double(value, self)
    }
}

extension Optional: ValueConvertible where Wrapped: OptionalValueConvertible {
    package static var valueType: GType { Wrapped.valueType }
    @unsafe package init(reading value: UnsafePointer<GValue>) {
        self = unsafe Wrapped.readOptional(from: value)
    }
    @unsafe package func write(to value: UnsafeMutablePointer<GValue>) {
        unsafe Wrapped.write(self, to: value)
    }
}

/// A type whose optional a GValue can store.
@MainActor
package protocol OptionalValueConvertible {
    static var valueType: GType { get }
    @unsafe static func readOptional(from value: UnsafePointer<GValue>) -> Self?
    @unsafe static func write(_ content: Self?, to value: UnsafeMutablePointer<GValue>)
}

extension String: OptionalValueConvertible {
    package static var valueType: GType { cgtk_type_string() }
    @unsafe package static func readOptional(from value: UnsafePointer<GValue>) -> String? {
        unsafe g_value_get_string(value).map { unsafe String(cString: $0) }
    }
    @unsafe package static func write(_ content: String?, to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_string(value, content)
    }
}

extension Object: OptionalValueConvertible {
    @unsafe package static func readOptional(from value: UnsafePointer<GValue>) -> Self? {
        unsafe g_value_get_object(value).map { unsafe Self(retaining: $0) }
    }
    @unsafe package static func write(_ content: Object?, to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_object(value, content?.pointer)
    }
}

extension ValueConvertible {
    /// Passes a temporary GValue to a closure.
    func withValue<Result>(
        of type: GType = Self.valueType, _ body: (UnsafeMutablePointer<GValue>) -> Result
    ) -> Result {
        var value = GValue()
        unsafe g_value_init(&value, type)
        unsafe write(to: &value)
        defer { unsafe g_value_unset(&value) }
        return unsafe body(&value)
    }
}

extension Object {
    /// The value of a property, converted to the type.
    package func get<Content: ValueConvertible>(
        _ property: String, as: Content.Type = Content.self
    ) -> Content {
        var value = GValue()
        unsafe g_value_init(&value, Content.valueType)
        defer { unsafe g_value_unset(&value) }
        unsafe g_object_get_property(object, property, &value)
        return unsafe Content(reading: &value)
    }

    package func set(_ property: String, to content: some ValueConvertible) {
        unsafe content.withValue { value in unsafe g_object_set_property(object, property, value) }
    }

    /// Whether the object has a property with a name and a type.
    package func has(_ property: String, of type: GType) -> Bool {
        guard
            let spec = unsafe g_object_class_find_property(
                pointer.load(as: UnsafeMutablePointer<GObjectClass>.self), property)
        else { return false }
        return unsafe g_type_is_a(spec.pointee.value_type, type) != 0
    }

    /// The value of a property that only later versions of GTK have; `nil` in earlier ones.
    package func get(_ property: String, ofEnumeration enumeration: String) -> Int32? {
        let type = unsafe g_type_from_name(enumeration)
        guard type != 0, has(property, of: type) else { return nil }
        return get(property, as: Int32.self)
    }
}
