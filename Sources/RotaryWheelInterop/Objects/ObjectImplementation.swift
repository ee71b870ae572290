import CRotaryWheelGtk

/// The Swift side of a GObject whose class is written in Swift.
///
/// The object owns it; it refers to the object without owning it.
@MainActor
package protocol ObjectImplementation: AnyObject {
    /// The object.
    var instance: Instance { get }

    /// Called when the object is initialised.
    init(_ instance: Instance)

    /// Releases other objects. May run more than once, and methods may still be called afterwards.
    func dispose()

    /// A property has been set to another value; the notification follows.
    func propertyChanged()
}

extension ObjectImplementation {
    package func dispose() {}

    /// The object itself.
    package var object: Object { instance.object }

    /// Runs a closure with a reference to the object, as a handler may release all others.
    ///
    /// The caller may use the object afterwards: an idle function releases a reference that is the last one.
    package func keepingAlive(_ body: (Self) -> Void) {
        let kept = unsafe object.pointer
        unsafe g_object_ref(kept)
        body(self)
        if unsafe kept.assumingMemoryBound(to: GObject.self).pointee.ref_count > 1 {
            unsafe g_object_unref(kept)
        } else {
            unsafe g_idle_add_full(G_PRIORITY_HIGH, { _ in 0 }, kept, g_object_unref)
        }
    }

    package func propertyChanged() {}

    /// Sets a property, and notifies at once: GObject defers notifications until a setter has returned.
    package func set(_ name: String, to content: some ValueConvertible) {
        let property = instance.objectClass.property(name)
        unsafe content.withValue { value in
            let isNumber = unsafe value.pointee.g_type == cgtk_type_double()
            guard unsafe !isNumber || accepts(g_value_get_double(value), for: name) else { return }
            unsafe g_param_value_validate(property.spec, value)
            keepingAlive { unsafe property.write?($0, value) }
        }
    }

    /// Notifies that a property has a new value.
    package func notify(_ property: Property) {
        keepingAlive { unsafe g_object_notify_by_pspec($0.object.object, property.spec) }
    }

    /// Whether anybody listens to a signal.
    package func hasHandler(for signal: String) -> Bool {
        unsafe g_signal_has_handler_pending(
            instance.object.pointer, instance.objectClass.id(ofSignal: signal), 0, 0)
            != 0
    }

    /// Emits a signal.
    package func emit(_ signal: String, _ arguments: any ValueConvertible...) {
        let values = UnsafeMutableBufferPointer<GValue>.allocate(capacity: arguments.count + 1)
        unsafe values.initialize(repeating: GValue())
        unsafe g_value_init_from_instance(&values[0], instance.object.pointer)
        for (index, argument) in arguments.enumerated() {
            unsafe g_value_init(&values[index + 1], type(of: argument).valueType)
            unsafe argument.write(to: &values[index + 1])
        }
        keepingAlive {
            unsafe g_signal_emitv(values.baseAddress, $0.instance.objectClass.id(ofSignal: signal), 0, nil)
        }
        for index in values.indices { unsafe g_value_unset(&values[index]) }
        unsafe values.deallocate()
    }

    /// Whether a number may be stored; one that is not finite is a critical error that names the property.
    package func accepts(_ number: Double, for property: String) -> Bool {
        guard !number.isFinite else { return true }
        Log.critical(
            "\(instance.objectClass.definition.name): \(property) must be a finite number, not \(number)")
        return false
    }
}
