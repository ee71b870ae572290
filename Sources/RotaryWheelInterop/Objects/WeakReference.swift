import CRotaryWheelGtk

/// A weak reference to a GObject.
@safe @MainActor
package final class WeakReference {
    private let slot = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    package init() { unsafe g_weak_ref_init(slot, nil) }

    isolated deinit {
        unsafe g_weak_ref_clear(slot)
        unsafe slot.deallocate()
    }

    /// The object; `nil` after its disposal.
    package var object: Object? {
        get { unsafe g_weak_ref_get(slot).map { unsafe Object(adopting: $0) } }
        set { unsafe g_weak_ref_set(slot, newValue?.pointer) }
    }
}
