package import CRotaryWheelGtk
import CRotaryWheelShims

/// A stateless reference to a GObject.
///
/// `init(sinking:)` sinks a floating reference, `init(retaining:)` adds one, `init(adopting:)` takes over the caller's.
/// `init(borrowing:)` owns none and must not outlive the object; the Swift implementation of an object uses it.
@safe @MainActor
package class Object {
    // Valid while this reference exists. Nonisolated for C callbacks.
    @unsafe package nonisolated(unsafe) let pointer: UnsafeMutableRawPointer
    private let isOwner: Bool

    package required init(sinking pointer: UnsafeMutableRawPointer) {
        MainThread.note()
        unsafe self.pointer = unsafe g_object_ref_sink(pointer)
        isOwner = true
    }

    package required init(retaining pointer: UnsafeMutableRawPointer) {
        MainThread.note()
        unsafe self.pointer = unsafe g_object_ref(pointer)
        isOwner = true
    }

    package required init(adopting pointer: UnsafeMutableRawPointer) {
        MainThread.note()
        unsafe self.pointer = unsafe pointer
        isOwner = true
    }

    package required init(borrowing pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = unsafe pointer
        isOwner = false
    }

    /// Creates an object of a registered class that is not a widget.
    package convenience init(creating objectClass: ObjectClass) {
        unsafe self.init(adopting: cgtk_object_new(objectClass.type))
    }

    deinit { if isOwner { unsafe MainThread.release(pointer, with: g_object_unref) } }

    /// The pointer for opaque C types.
    @unsafe package var opaque: OpaquePointer { unsafe OpaquePointer(pointer) }

    /// The address, unique while the object exists.
    package var address: Int { unsafe Int(bitPattern: pointer) }

    @unsafe package var object: UnsafeMutablePointer<GObject> {
        unsafe pointer.assumingMemoryBound(to: GObject.self)
    }

    /// The GType of a GValue that holds the object.
    package class var valueType: GType { cgtk_type_object() }

    package func isA(_ type: GType) -> Bool { unsafe cgtk_is_a(pointer, type) != 0 }

    /// Another wrapper of the same object.
    package func cast<Other: Object>(to: Other.Type = Other.self) -> Other {
        unsafe Other(retaining: pointer)
    }
}

extension Object: @MainActor Hashable {
    package static func == (left: Object, right: Object) -> Bool { unsafe left.pointer == right.pointer }
    package func hash(into hasher: inout Hasher) { unsafe hasher.combine(pointer) }
}
