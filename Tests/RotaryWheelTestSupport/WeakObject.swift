import CRotaryWheelGtk
package import RotaryWheelInterop

/// Knows whether an object still exists, without keeping it alive.
@safe @MainActor
package final class WeakObject {
    private let slot: UnsafeMutablePointer<GWeakRef>

    package init(_ object: Object) {
        unsafe slot = .allocate(capacity: 1)
        unsafe slot.initialize(to: GWeakRef())
        unsafe g_weak_ref_init(slot, object.pointer)
    }

    isolated deinit {
        unsafe g_weak_ref_clear(slot)
        unsafe slot.deallocate()
    }

    /// The object while it exists.
    package var object: Object? { unsafe g_weak_ref_get(slot).map { unsafe Object(adopting: $0) } }
}
