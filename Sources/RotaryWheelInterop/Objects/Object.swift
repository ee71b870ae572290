package import CRotaryWheelGtk

/// A reference to a GObject; it holds no state of its own.
///
/// Which reference it owns is said by how it is made: `init(sinking:)` takes a floating reference,
/// `init(retaining:)` adds one, `init(adopting:)` takes over one that the caller owns. `init(borrowing:)`
/// owns none and must not outlive the object: it is what an object's own implementation refers to it by.
@safe @MainActor
package class Object {
    // Valid as long as this reference, which owns or borrows the object. Nonisolated for C's callbacks.
    @unsafe package nonisolated(unsafe) let pointer: UnsafeMutableRawPointer
    private let isOwner: Bool

    package required init(sinking pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = unsafe g_object_ref_sink(pointer)
        isOwner = true
    }

    package required init(retaining pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = unsafe g_object_ref(pointer)
        isOwner = true
    }

    package required init(adopting pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = unsafe pointer
        isOwner = true
    }

    package required init(borrowing pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = unsafe pointer
        isOwner = false
    }

    /// Creates an object of a registered class that is no widget.
    package convenience init(creating objectClass: ObjectClass) {
        unsafe self.init(adopting: cgtk_object_new(objectClass.type))
    }

    isolated deinit { if isOwner { unsafe g_object_unref(pointer) } }

    /// The object as an opaque C type.
    @unsafe package var opaque: OpaquePointer { unsafe OpaquePointer(pointer) }

    /// The object as its base type.
    @unsafe package var object: UnsafeMutablePointer<GObject> {
        unsafe pointer.assumingMemoryBound(to: GObject.self)
    }

    /// The type that a GValue has to hold such an object.
    package class var valueType: GType { cgtk_type_object() }

    /// Whether the object is of a type.
    package func isA(_ type: GType) -> Bool { unsafe cgtk_is_a(pointer, type) != 0 }

    /// The same object by another wrapper.
    package func cast<Other: Object>(to: Other.Type = Other.self) -> Other {
        unsafe Other(retaining: pointer)
    }
}

extension Object: @MainActor Equatable {
    package static func == (left: Object, right: Object) -> Bool { unsafe left.pointer == right.pointer }
}
