import CRotaryWheelGtk
package import RotaryWheelInterop

/// A weak reference to an object.
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

    package var object: Object? { unsafe g_weak_ref_get(slot).map { unsafe Object(adopting: $0) } }
}
