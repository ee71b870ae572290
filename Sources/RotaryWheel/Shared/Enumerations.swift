package import CGtk
import CRotaryWheel
import GtkInterop
public import WheelModel

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
