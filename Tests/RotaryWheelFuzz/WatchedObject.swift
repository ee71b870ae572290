import CRotaryWheelGtk
import RotaryWheelInterop

/// A weak reference to a named object.
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

    var object: Object? { g_weak_ref_get(slot).map { Object(adopting: $0) } }

    var isThere: Bool { object != nil }
}
