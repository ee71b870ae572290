import CGtk

/// A reference to a GObject.
@MainActor
@safe open class Object {
    package nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    package init(retaining pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = pointer
        unsafe g_object_ref(pointer)
    }
    isolated deinit { unsafe g_object_unref(pointer) }
}

@MainActor func registerSpike() -> GType {
    var info = unsafe GTypeInfo()
    unsafe info.class_size = 1024
    unsafe info.class_init = { klass, data in
        let k = unsafe klass!.assumingMemoryBound(to: GtkWidgetClass.self)
        unsafe k.pointee.snapshot = { widget, snapshot in
            mainOnly()
        }
    }
    return 0
}
@MainActor func mainOnly() {}
