package import CRotaryWheelGtk
import RotaryWheelInterop

/// Where a knob shows its value.
public enum KnobValueDisplay: Int, Hashable, Sendable, CaseIterable {
    /// Below the knob.
    case below
    /// In the middle of the knob.
    case center
    /// In the middle, while the knob is dragged.
    case dragging
    /// In a bubble above the knob, or above the finger that turns it, while the user changes it.
    case changing
}

extension KnobValueDisplay: Enumeration {
    package static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelKnobValueDisplay", prefix: "ROTARY_WHEEL_KNOB_VALUE_DISPLAY",
        ["below", "center", "dragging", "changing"])
}
