import CRotaryWheel
package import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

/// A drag style in GObject, whose 0 is the default of the process.
enum KnobDragStyleChoice: Int, Enumeration {
    case standard
    case circular
    case circularAbsolute
    case vertical
    case horizontal
    case velocity
    case automatic

    init(_ style: KnobDragStyle?) { self = style.flatMap { Self(rawValue: $0.rawValue + 1) } ?? .standard }

    var style: KnobDragStyle? { KnobDragStyle(rawValue: rawValue - 1) }

    static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelKnobDragStyle", prefix: "ROTARY_WHEEL_KNOB_DRAG_STYLE",
        ["default", "circular", "circular-absolute", "vertical", "horizontal", "velocity", "automatic"])
}

/// A taper in GObject, whose numbers and functions are set by themselves.
enum KnobTaperChoice: Int, Enumeration {
    case linear
    case logarithmic
    case decibel
    case power
    case table
    case custom

    static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelKnobTaper", prefix: "ROTARY_WHEEL_KNOB_TAPER",
        ["linear", "logarithmic", "decibel", "power", "table", "custom"])
}

extension KnobFormat: Enumeration {
    package static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelKnobFormat", prefix: "ROTARY_WHEEL_KNOB_FORMAT",
        ["number", "frequency", "decibels", "time", "percent", "pan", "semitones", "angle"])
}
