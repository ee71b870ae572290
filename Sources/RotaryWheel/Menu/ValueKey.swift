import CRotaryWheelShims
import RotaryWheelInterop

/// The meaning of a key for a value that was entered, as for a knob.
enum ValueKey: Equatable {
    case steps(Int)
    case lower
    case upper
    case confirm
    case cancel

    /// Up is more, as is Right; mirrored, Left and Right change places.
    init?(_ key: UInt32, isMirrored: Bool) {
        switch Int32(bitPattern: key) {
        case GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_plus, GDK_KEY_KP_Add: self = .steps(1)
        case GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_minus, GDK_KEY_KP_Subtract: self = .steps(-1)
        default:
            switch KeyMeaning(key, isMirrored: isMirrored) {
            case .step(let count): self = .steps(count)
            case .page(let count): self = .steps(-10 * count)
            case .first: self = .lower
            case .last: self = .upper
            case .activate: self = .confirm
            case .escape: self = .cancel
            case .back, nil: return nil
            }
        }
    }
}
