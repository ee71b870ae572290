import CRotaryWheelGtk
import RotaryWheelInterop

/// Knows whether an object still exists, without keeping it alive.
@MainActor
final class WatchedObject {
    let name: String
    private let slot: UnsafeMutablePointer<GWeakRef>

    init(_ name: String, _ pointer: UnsafeMutableRawPointer) {
        self.name = name
        slot = .allocate(capacity: 1)
        slot.initialize(to: GWeakRef())
        g_weak_ref_init(slot, pointer)
    }

    isolated deinit {
        g_weak_ref_clear(slot)
        slot.deallocate()
    }

    /// The name without its number.
    var kind: String { String(name.prefix { $0.isLetter }) }

    /// The object, or `nil` after its finalization.
    var object: Object? { g_weak_ref_get(slot).map { Object(adopting: $0) } }

    var isThere: Bool { object != nil }
}
