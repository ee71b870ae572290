import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

extension SteppedValue.Pace {
    /// Shift is fine, Ctrl is fast.
    init(_ modifiers: GdkModifierType) {
        self = modifiers.holds(CGDK_SHIFT_MASK) ? .fine : modifiers.holds(CGDK_CONTROL_MASK) ? .fast : .usual
    }
}
