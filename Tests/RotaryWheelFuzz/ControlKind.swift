import CRotaryWheel
import CRotaryWheelGtk

/// A class under test.
enum ControlKind: String, CaseIterable {
    case wheel, rim, dial, popover, knob, gesture

    /// Parses the kind from a control's name, such as `wheel1`.
    init?(ofName name: String) { self.init(rawValue: String(name.prefix { $0.isLetter })) }

    var takesModel: Bool { self == .wheel || self == .rim || self == .dial }

    @MainActor var type: GType {
        switch self {
        case .wheel: rotary_wheel_widget_get_type()
        case .rim: rotary_wheel_spinning_wheel_get_type()
        case .dial: rotary_wheel_dial_menu_get_type()
        case .popover: rotary_wheel_dial_menu_popover_get_type()
        case .knob: rotary_wheel_knob_get_type()
        case .gesture: rotary_wheel_rotation_gesture_get_type()
        }
    }

    var signals: [String] {
        switch self {
        case .wheel:
            ["settled", "sector-crossed", "spin-begin", "rotated", "drag-begin", "drag-end", "activate"]
        case .rim, .dial: ["settled", "activate"]
        case .popover: ["closed"]
        case .knob: ["value-changed", "drag-begin", "drag-end"]
        case .gesture: ["begin", "rotated", "end", "cancel"]
        }
    }

    /// The methods and their arguments: `i` is an index, `n` a number of steps, `x` a number.
    var methods: [(name: String, arguments: String)] {
        switch self {
        case .wheel:
            [
                ("turn-to", "i"), ("step", "n"), ("weights", "n"), ("hub", "i"), ("content", "i"),
                ("spin", "x"), ("spin-to", "i"), ("turn-to-angle", "x"), ("stop", ""),
                ("action", "i"),
            ]
        case .rim: [("scroll-to", "i"), ("step", "n"), ("adjustment", "x"), ("action", "i")]
        case .dial: [("action", "i"), ("menu", "i"), ("change-menu", "ii")]
        case .popover:
            [
                ("popup", "i"), ("popdown", ""), ("menu", "i"), ("menu", "i"), ("change-menu", "ii"),
                ("attach", "i"),
                ("attach", "i"), ("turbo", "i"), ("dial", "ii"),
            ]
        case .knob:
            [
                ("reset", ""), ("edit", ""), ("mark", "x"), ("clear-marks", ""), ("detent", "x"),
                ("clear-detents", ""), ("bounds", "x"), ("pictures", "i"), ("action", "i"),
            ]
        case .gesture: [("widget", "i")]
        }
    }
}
