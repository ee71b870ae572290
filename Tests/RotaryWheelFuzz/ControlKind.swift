import CRotaryWheel
import CRotaryWheelShims

/// A class under test.
@MainActor
enum ControlKind: String, CaseIterable {
    case wheel, rim, dial, menu, popover, knob, gesture

    /// Parses the kind from a control's name, such as `wheel1`.
    init?(ofName name: String) { self.init(rawValue: String(name.prefix { $0.isLetter })) }

    var takesModel: Bool { [.wheel, .rim, .dial, .menu].contains(self) }

    var type: GType {
        switch self {
        case .wheel: rotary_wheel_widget_get_type()
        case .rim: rotary_wheel_spinning_wheel_get_type()
        case .dial: rotary_wheel_dial_menu_get_type()
        case .menu: rotary_wheel_marking_menu_get_type()
        case .popover: rotary_wheel_marking_menu_popover_get_type()
        case .knob: rotary_wheel_knob_get_type()
        case .gesture: rotary_wheel_rotation_gesture_get_type()
        }
    }

    /// Its own properties that can be read.
    var ownProperties: [PropertyKind] { Self.specs[self]!.filter(\.isOwn).map { $0.kind } }

    /// The properties to set, the more important ones several times.
    var settableProperties: [PropertyKind] {
        let inherited =
            switch self {
            case .popover: ["can-focus"]
            case .knob: ["inverted", "digits", "draw-value"]
            default: [String]()
            }
        let all = Self.specs[self]!.filter {
            // GTK 4.8 does not support other property changes of an open popover.
            $0.isOwn ? self != .popover : inherited.contains($0.kind.name)
        }
        let settable = all.map(\.kind).filter { if case .object = $0.values { false } else { $0.isWritable } }
        return settable + settable.filter { ["selected", "expanded"].contains($0.name) }
    }

    private static let specs = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.findSpecs()) })

    /// The class, and the interface of the library that it has.
    private var owners: [GType] {
        let interface = rotary_wheel_selection_control_get_type()
        return g_type_is_a(type, interface) != 0 ? [type, interface] : [type]
    }

    private func findSpecs() -> [(kind: PropertyKind, isOwn: Bool)] {
        var count: guint = 0
        let typeClass = g_type_class_ref(type)!.assumingMemoryBound(to: GObjectClass.self)
        let specs = g_object_class_list_properties(typeClass, &count)
        defer { g_free(specs) }
        return UnsafeBufferPointer(start: specs, count: Int(count)).compactMap { $0 }
            .filter { $0.pointee.flags.rawValue & CG_PARAM_READABLE.rawValue != 0 }
            .map { (PropertyKind($0), owners.contains($0.pointee.owner_type)) }
    }

    /// Its own signals, and one that it inherits.
    var signals: [String] {
        g_type_class_ref(type)
        let own = owners.flatMap { owner in
            var count: guint = 0
            let ids = g_signal_list_ids(owner, &count)
            defer { g_free(ids) }
            return UnsafeBufferPointer(start: ids, count: Int(count)).map {
                String(cString: g_signal_name($0))
            }
        }
        return own + (self == .popover ? ["closed"] : self == .knob ? ["value-changed"] : [])
    }
}
