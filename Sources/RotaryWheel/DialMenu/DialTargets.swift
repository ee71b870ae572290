package import CRotaryWheelGtk
import RotaryWheelInterop

/// The targets of a pointer in a dial menu.
public enum DialTargets: Int, Hashable, Sendable, CaseIterable {
    /// The bubbles, which a drag turns.
    case bubbles
    /// The wedges of a marking menu: all points whose direction from the center is nearest to an item's.
    ///
    /// The items' directions never change, and a stroke chooses through submenus. It needs a menu; a list has bubbles.
    case wedges
}

extension DialTargets: Enumeration {
    package static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelDialTargets", prefix: "ROTARY_WHEEL_DIAL_TARGETS", ["bubbles", "wedges"])
}
