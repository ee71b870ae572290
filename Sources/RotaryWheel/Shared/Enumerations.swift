import CRotaryWheel
package import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

extension WheelDirection: Enumeration {
    package static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelDirection",
        [
            ("ROTARY_WHEEL_DIRECTION_CLOCKWISE", "clockwise"),
            ("ROTARY_WHEEL_DIRECTION_COUNTER_CLOCKWISE", "counter-clockwise"),
        ])
}

extension WheelTurning: Enumeration {
    package static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelTurning",
        [
            ("ROTARY_WHEEL_TURNING_BOTH", "both"),
            ("ROTARY_WHEEL_TURNING_CLOCKWISE", "clockwise"),
            ("ROTARY_WHEEL_TURNING_COUNTER_CLOCKWISE", "counter-clockwise"),
        ])
}

extension KnobValueDisplay: Enumeration {
    package static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelKnobValueDisplay",
        [
            ("ROTARY_WHEEL_KNOB_VALUE_DISPLAY_BELOW", "below"),
            ("ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CENTER", "center"),
            ("ROTARY_WHEEL_KNOB_VALUE_DISPLAY_DRAGGING", "dragging"),
        ])
}

/// A drag style as GObject knows it, whose 0 is the process's own.
enum KnobDragStyleChoice: Int, Enumeration {
    case standard
    case circular
    case circularAbsolute
    case vertical
    case horizontal

    init(_ style: KnobDragStyle?) { self = style.flatMap { Self(rawValue: $0.rawValue + 1) } ?? .standard }

    var style: KnobDragStyle? { KnobDragStyle(rawValue: rawValue - 1) }

    static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelKnobDragStyle",
        [
            ("ROTARY_WHEEL_KNOB_DRAG_STYLE_DEFAULT", "default"),
            ("ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR", "circular"),
            ("ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR_ABSOLUTE", "circular-absolute"),
            ("ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL", "vertical"),
            ("ROTARY_WHEEL_KNOB_DRAG_STYLE_HORIZONTAL", "horizontal"),
        ])
}
