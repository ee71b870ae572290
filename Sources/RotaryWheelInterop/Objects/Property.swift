package import CRotaryWheelGtk
import CRotaryWheelShims

/// A GObject property, stored at a key path, which is made for its first use.
///
/// A change through GObject is notified here, unless the setter notifies.
@safe @MainActor
package final class Property {
    let name: String
    private let makeSpec: () -> UnsafeMutablePointer<GParamSpec>
    /// The parameter specification; the class keeps it forever.
    private(set) lazy var spec = unsafe makeSpec()
    let read: (any ObjectImplementation, UnsafeMutablePointer<GValue>) -> Void
    private(set) var write: ((any ObjectImplementation, UnsafePointer<GValue>) -> Void)?

    /// Takes the specification of an interface.
    @unsafe func adopt(_ spec: UnsafeMutablePointer<GParamSpec>) { unsafe self.spec = spec }

    private init<Owner: ObjectImplementation, Content: ValueConvertible & Equatable>(
        _ name: StaticString, _ path: @escaping () -> KeyPath<Owner, Content>, isReadOnly: Bool = false,
        setterNotifies: Bool = false, accepts: ((Owner, UnsafePointer<GValue>) -> Bool)? = nil,
        spec: @escaping (GParamFlags) -> UnsafeMutablePointer<GParamSpec>
    ) {
        self.name = "\(name)"
        let access = isReadOnly ? CG_PARAM_READABLE.rawValue : CG_PARAM_READWRITE.rawValue
        let flags = GParamFlags(
            rawValue: access | CG_PARAM_EXPLICIT_NOTIFY.rawValue | CG_PARAM_STATIC_NAME.rawValue
                | CG_PARAM_LAX_VALIDATION.rawValue)
        unsafe makeSpec = { unsafe spec(flags) }
        unsafe read = { unsafe ($0 as! Owner)[keyPath: path()].write(to: $1) }
        guard !isReadOnly else { return }
        unsafe write = { [unowned self] implementation, value in
            let owner = implementation as! Owner
            guard unsafe accepts?(owner, value) != false else { return }
            let content = unsafe Content(reading: value)
            let path = path() as! ReferenceWritableKeyPath<Owner, Content>
            guard !setterNotifies else {
                owner[keyPath: path] = content
                return
            }
            let before = owner[keyPath: path]
            guard content != before else { return }
            owner[keyPath: path] = content
            guard owner[keyPath: path] != before else { return }
            owner.propertyChanged()
            owner.notify(self)
        }
    }

    package static func boolean<Owner: ObjectImplementation>(
        _ name: StaticString, _ path: @autoclosure @escaping () -> KeyPath<Owner, Bool>,
        default standard: Bool,
        setterNotifies: Bool = false
    ) -> Property {
        unsafe Property(name, path, setterNotifies: setterNotifies) {
            unsafe g_param_spec_boolean(name.cString, nil, nil, standard ? 1 : 0, $0)
        }
    }

    /// A claim that only the implementation changes; false at first.
    package static func boolean<Owner: ObjectImplementation>(
        _ name: StaticString, _ path: @autoclosure @escaping () -> KeyPath<Owner, Bool>
    ) -> Property {
        unsafe Property(name, path, isReadOnly: true) {
            unsafe g_param_spec_boolean(name.cString, nil, nil, 0, $0)
        }
    }

    /// A number; GObject clamps it to the range, infinity too; NaN is a critical error.
    package static func double<Owner: ObjectImplementation, Content: ValueConvertible & Equatable>(
        _ name: StaticString, _ path: @autoclosure @escaping () -> KeyPath<Owner, Content>,
        _ range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
        default standard: Double, isReadOnly: Bool = false, setterNotifies: Bool = false
    ) -> Property {
        unsafe Property(
            name, path, isReadOnly: isReadOnly, setterNotifies: setterNotifies,
            accepts: { unsafe $0.accepts(g_value_get_double($1), for: "\(name)") },
            spec: {
                unsafe g_param_spec_double(
                    name.cString, nil, nil, range.lowerBound, range.upperBound, standard, $0)
            })
    }

    /// A count; GObject clamps it to the range.
    package static func uint<Owner: ObjectImplementation, Content: ValueConvertible & Equatable>(
        _ name: StaticString, _ path: @autoclosure @escaping () -> KeyPath<Owner, Content>,
        _ range: ClosedRange<UInt32> = 0...UInt32.max,
        default standard: UInt32, isReadOnly: Bool = false, setterNotifies: Bool = false
    ) -> Property {
        unsafe Property(name, path, isReadOnly: isReadOnly, setterNotifies: setterNotifies) {
            unsafe g_param_spec_uint(name.cString, nil, nil, range.lowerBound, range.upperBound, standard, $0)
        }
    }

    package static func string<Owner: ObjectImplementation>(
        _ name: StaticString, _ path: @autoclosure @escaping () -> KeyPath<Owner, String?>
    ) -> Property {
        unsafe Property(name, path) { unsafe g_param_spec_string(name.cString, nil, nil, nil, $0) }
    }

    package static func object<Owner: ObjectImplementation, Content: Object>(
        _ name: StaticString, _ path: @autoclosure @escaping () -> KeyPath<Owner, Content?>, of type: GType,
        isReadOnly: Bool = false, setterNotifies: Bool = false
    ) -> Property {
        unsafe Property(name, path, isReadOnly: isReadOnly, setterNotifies: setterNotifies) {
            unsafe g_param_spec_object(name.cString, nil, nil, type, $0)
        }
    }

    package static func enumeration<Owner: ObjectImplementation, Content: Enumeration>(
        _ name: StaticString, _ path: @autoclosure @escaping () -> KeyPath<Owner, Content>,
        default standard: Content
    ) -> Property {
        unsafe Property(name, path) {
            unsafe g_param_spec_enum(name.cString, nil, nil, Content.valueType, gint(standard.rawValue), $0)
        }
    }
}

extension StaticString {
    @unsafe var cString: UnsafePointer<gchar> {
        unsafe UnsafeRawPointer(utf8Start).assumingMemoryBound(to: gchar.self)
    }
}
