package import CRotaryWheelGtk

/// A GObject property, and where its value is kept.
@safe @MainActor
package struct Property {
    package let name: String
    let makeSpec: () -> UnsafeMutablePointer<GParamSpec>
    let read: (any ObjectImplementation, UnsafeMutablePointer<GValue>) -> Void
    let write: ((any ObjectImplementation, UnsafePointer<GValue>) -> Void)?

    private init<Owner: ObjectImplementation, Content: ValueConvertible>(
        _ name: String, _ path: KeyPath<Owner, Content>,
        spec: @escaping (GParamFlags) -> UnsafeMutablePointer<GParamSpec>
    ) {
        self.name = name
        let writable = path as? ReferenceWritableKeyPath<Owner, Content>
        let access = writable == nil ? G_PARAM_READABLE.rawValue : G_PARAM_READWRITE.rawValue
        let flags = GParamFlags(
            rawValue: access | G_PARAM_EXPLICIT_NOTIFY.rawValue | G_PARAM_STATIC_NAME.rawValue
                | G_PARAM_STATIC_BLURB.rawValue
                | G_PARAM_LAX_VALIDATION.rawValue)
        unsafe makeSpec = { unsafe spec(flags) }
        unsafe read = { unsafe ($0 as! Owner)[keyPath: path].write(to: $1) }
        unsafe write = writable.map { path in { ($0 as! Owner)[keyPath: path] = unsafe Content(reading: $1) }
        }
    }

    package static func boolean<Owner: ObjectImplementation>(
        _ name: StaticString, _ path: KeyPath<Owner, Bool>, default standard: Bool, _ blurb: StaticString
    ) -> Property {
        unsafe Property("\(name)", path) {
            unsafe g_param_spec_boolean(name.cString, nil, blurb.cString, standard ? 1 : 0, $0)
        }
    }

    /// A number of any size: a bounded one is clamped by its setter, so that one that is not finite gets there
    /// and can be refused.
    package static func double<Owner: ObjectImplementation>(
        _ name: StaticString, _ path: KeyPath<Owner, Double>, default standard: Double, _ blurb: StaticString
    ) -> Property {
        unsafe Property("\(name)", path) {
            unsafe g_param_spec_double(name.cString, nil, blurb.cString, -.infinity, .infinity, standard, $0)
        }
    }

    /// A count; values beyond the range are clamped to it.
    package static func uint<Owner: ObjectImplementation>(
        _ name: StaticString, _ path: KeyPath<Owner, UInt32>, _ range: ClosedRange<UInt32>,
        default standard: UInt32, _ blurb: StaticString
    ) -> Property {
        unsafe Property("\(name)", path) {
            unsafe g_param_spec_uint(
                name.cString, nil, blurb.cString, range.lowerBound, range.upperBound, standard, $0)
        }
    }

    package static func string<Owner: ObjectImplementation>(
        _ name: StaticString, _ path: KeyPath<Owner, String?>, _ blurb: StaticString
    ) -> Property {
        unsafe Property("\(name)", path) {
            unsafe g_param_spec_string(name.cString, nil, blurb.cString, nil, $0)
        }
    }

    package static func object<Owner: ObjectImplementation, Content: Object>(
        _ name: StaticString, _ path: KeyPath<Owner, Content?>, of type: GType, _ blurb: StaticString
    ) -> Property {
        unsafe Property("\(name)", path) {
            unsafe g_param_spec_object(name.cString, nil, blurb.cString, type, $0)
        }
    }

    package static func enumeration<Owner: ObjectImplementation, Content: Enumeration>(
        _ name: StaticString, _ path: KeyPath<Owner, Content>, default standard: Content,
        _ blurb: StaticString
    ) -> Property {
        unsafe Property("\(name)", path) {
            unsafe g_param_spec_enum(
                name.cString, nil, blurb.cString, Content.valueType, gint(standard.rawValue), $0)
        }
    }
}

extension StaticString {
    @unsafe var cString: UnsafePointer<gchar> {
        unsafe UnsafeRawPointer(utf8Start).assumingMemoryBound(to: gchar.self)
    }
}

/// A Swift enumeration with a GEnum type.
@MainActor
package protocol Enumeration: ValueConvertible, RawRepresentable, CaseIterable where RawValue == Int {}

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
