package import CRotaryWheelGtk

/// A Swift enumeration with a GEnum type.
@MainActor
package protocol Enumeration: ValueConvertible, Equatable, RawRepresentable, CaseIterable
where RawValue == Int {}

extension Enumeration {
    @unsafe package init(reading value: UnsafePointer<GValue>) {
        self = unsafe Self(rawValue: Int(g_value_get_enum(value))) ?? Self.allCases.first!
    }
    @unsafe package func write(to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_enum(value, gint(rawValue))
    }
}

/// Registers a GEnum type.
///
/// - Parameters:
///   - name: the type's name.
///   - values: the C name and the nick of each value, in order from 0.
@MainActor
package func registerEnumeration(
    _ name: StaticString, _ values: [(name: StaticString, nick: StaticString)]
) -> GType {
    // GLib keeps the table for as long as the program runs.
    let table = UnsafeMutablePointer<GEnumValue>.allocate(capacity: values.count + 1)
    for (index, value) in values.enumerated() {
        unsafe (table + index).initialize(
            to: GEnumValue(value: gint(index), value_name: value.name.cString, value_nick: value.nick.cString)
        )
    }
    unsafe (table + values.count).initialize(to: GEnumValue())
    return unsafe g_enum_register_static(name.cString, table)
}
