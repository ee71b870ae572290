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
///   - name: the type name.
///   - prefix: the prefix of the C value names.
///   - nicks: the value nicks, in order from 0.
///   - nicks: the nick of each value, in order from 0.
@MainActor
package func registerEnumeration(_ name: StaticString, prefix: String, _ nicks: [String]) -> GType {
    // GLib keeps the table forever.
    let table = UnsafeMutablePointer<GEnumValue>.allocate(capacity: nicks.count + 1)
    for (index, nick) in nicks.enumerated() {
        let name = prefix + "_" + nick.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
        unsafe (table + index).initialize(
            to: GEnumValue(value: gint(index), value_name: g_strdup(name), value_nick: g_strdup(nick)))
    }
    unsafe (table + nicks.count).initialize(to: GEnumValue())
    return unsafe g_enum_register_static(name.cString, table)
}
