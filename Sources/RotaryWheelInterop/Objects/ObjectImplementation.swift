import CRotaryWheelShims

/// The Swift implementation of a GObject class.
///
/// The object owns its implementation, which borrows the object.
@MainActor
package protocol ObjectImplementation: AnyObject {
    var instance: Instance { get }

    /// Runs in `instance_init`.
    init(_ instance: Instance)

    /// Releases other objects. May run more than once; other methods may follow.
    func dispose()

    /// Runs after a property changes, before the notification.
    func propertyChanged()

    // A dynamic cast to each of these protocols would search every conformance of the process.

    /// The implementation as one of a widget.
    var asWidget: (any WidgetImplementation)? { get }
    /// Whether the implementation is a ``BuildableImplementation``.
    static var isBuildable: Bool { get }
    /// Whether the implementation is an ``AccessibleRangeImplementation``.
    static var isAccessibleRange: Bool { get }
    /// Whether the implementation emits signals after notifications, by ``afterNotifications(_:)``.
    static var ordersNotifications: Bool { get }
}

extension ObjectImplementation {
    package func dispose() {}

    package var asWidget: (any WidgetImplementation)? { nil }
    package static var isBuildable: Bool { false }
    package static var isAccessibleRange: Bool { false }
    package static var ordersNotifications: Bool { false }

    package var object: Object { instance.object }

    /// Runs a closure that may release all other references to the object.
    ///
    /// The object stays valid after the call: if this reference is the last, an idle source releases it.
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

    /// Sets a property and notifies immediately; GObject would defer the notification until an outer setter returns.
    package func set(_ name: String, to content: some ValueConvertible) {
        let property = instance.objectClass.property(name)
        unsafe content.withValue(of: property.spec.pointee.value_type) { value in
            let isNumber = unsafe value.pointee.g_type == cgtk_type_double()
            guard unsafe !isNumber || accepts(g_value_get_double(value), for: name) else { return }
            unsafe g_param_value_validate(property.spec, value)
            keepingAlive { unsafe property.write?($0, value) }
        }
    }

    package func notify(_ property: Property) {
        if Self.ordersNotifications { box?.awaitsNotification = true }
        keepingAlive { unsafe g_object_notify_by_pspec($0.object.object, property.spec) }
    }

    private var box: ImplementationBox? { unsafe ObjectClass.boxIfInitialized(of: object.pointer) }

    /// Runs a closure after the pending notifications, or immediately.
    package func afterNotifications(_ body: @escaping @MainActor () -> Void) {
        if awaitsNotification { box?.awaiting.append(body) } else { body() }
    }

    /// Whether a notification is pending.
    package var awaitsNotification: Bool { box?.awaitsNotification ?? false }

    /// Whether a signal has handlers.
    package func hasHandler(for signal: String) -> Bool {
        unsafe g_signal_has_handler_pending(
            instance.object.pointer, instance.objectClass.id(ofSignal: signal), 0, 0)
            != 0
    }

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

    /// Whether a number is finite; logs a critical message otherwise.
    package func accepts(_ number: Double, for property: String) -> Bool {
        guard !number.isFinite else { return true }
        Log.critical(
            "\(instance.objectClass.definition.name): \(property) must be a finite number, not \(number)")
        return false
    }
}
