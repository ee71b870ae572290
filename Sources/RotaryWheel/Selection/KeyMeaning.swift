import CRotaryWheelShims
import RotaryWheelInterop

/// The meaning of a key for a control whose items follow one another.
enum KeyMeaning: Equatable {
    case step(Int)
    case page(Int)
    case first
    case last
    case activate
    case back
    case escape

    /// Whether the key moves to another item.
    var moves: Bool {
        switch self {
        case .step, .page, .first, .last: true
        case .activate, .back, .escape: false
        }
    }

    /// The keys that have a meaning, for the key bindings of a class.
    static let keys = [
        GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_Right, GDK_KEY_KP_Right,
        GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, GDK_KEY_Page_Up,
        GDK_KEY_KP_Page_Up, GDK_KEY_Home, GDK_KEY_KP_Home, GDK_KEY_End, GDK_KEY_KP_End, GDK_KEY_Return,
        GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_BackSpace,
        GDK_KEY_Escape,
    ].flatMap { [KeyBinding($0), KeyBinding($0, CGDK_SHIFT_MASK)] }

    /// Down and Right lead on, Up and Left back; mirrored, Left and Right change places.
    init?(_ key: UInt32, isMirrored: Bool) {
        switch Int32(bitPattern: key) {
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .step(1)
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .step(-1)
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .step(isMirrored ? -1 : 1)
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .step(isMirrored ? 1 : -1)
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .page(1)
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .page(-1)
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .first
        case GDK_KEY_End, GDK_KEY_KP_End: self = .last
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
            self = .activate
        case GDK_KEY_BackSpace: self = .back
        case GDK_KEY_Escape: self = .escape
        default: return nil
        }
    }
}
