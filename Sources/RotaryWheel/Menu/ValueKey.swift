import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The meaning of a key for a value that was entered, as for a knob.
enum ValueKey: Equatable {
    case steps(Int)
    case lower
    case upper
    case confirm
    case cancel

    /// Mirrored, Left and Right change places.
    init?(_ key: UInt32, isMirrored: Bool) {
        switch Int32(bitPattern: key) {
        case GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_plus, GDK_KEY_KP_Add: self = .steps(1)
        case GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_minus, GDK_KEY_KP_Subtract: self = .steps(-1)
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .steps(isMirrored ? -1 : 1)
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .steps(isMirrored ? 1 : -1)
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .steps(10)
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .steps(-10)
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .lower
        case GDK_KEY_End, GDK_KEY_KP_End: self = .upper
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
            self = .confirm
        case GDK_KEY_Escape: self = .cancel
        default: return nil
        }
    }
}

extension SteppedValue.Pace {
    /// Shift is fine, Ctrl is fast.
    init(_ modifiers: GdkModifierType) {
        self =
            modifiers.rawValue & CGDK_SHIFT_MASK.rawValue != 0
            ? .fine : modifiers.rawValue & CGDK_CONTROL_MASK.rawValue != 0 ? .fast : .usual
    }
}
