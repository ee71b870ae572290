import CRotaryWheel
package import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

extension WheelDirection: Enumeration {
    package static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelDirection", prefix: "ROTARY_WHEEL_DIRECTION", ["clockwise", "counter-clockwise"])
}

extension WheelTurning: Enumeration {
    package static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelTurning", prefix: "ROTARY_WHEEL_TURNING", ["both", "clockwise", "counter-clockwise"])
}
