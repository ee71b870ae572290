package import CRotaryWheelGtk
import RotaryWheelInterop

/// What happens to a rotation when the pointer leaves the ring in which it may begin.
public enum RingExit: Int, Hashable, Sendable, CaseIterable {
    /// It goes on.
    case continues
    /// It ends, as by a release.
    case ends
    /// It turns back to where it began, and is canceled.
    case cancels
}

extension RingExit: Enumeration {
    package static var valueType: GType { type }

    @MainActor private static let type = registerEnumeration(
        "RotaryWheelRingExit", prefix: "ROTARY_WHEEL_RING_EXIT", ["continue", "end", "cancel"])
}

extension PointerRotation {
    /// Goes on, ends or is canceled where it leaves the ring.
    func leave(by exit: RingExit, at time: Duration) {
        switch exit {
        case .continues: break
        case .ends: end(at: time)
        case .cancels: cancel()
        }
    }
}
