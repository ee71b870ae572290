import CRotaryWheelGtk

extension Handle {
    /// Calls a closure on each signal.
    ///
    /// The object keeps the closure, which should hold `self` weakly.
    @discardableResult
    func connect(_ signal: String, _ handler: @escaping @MainActor () -> Void) -> UInt {
        connect(signal) { (_: Arguments) in handler() }
    }

    /// Calls a closure with the arguments of each signal.
    @discardableResult
    func connect(_ signal: String, _ handler: @escaping @MainActor (Arguments) -> Void) -> UInt {
        UInt(g_signal_connect_closure(pointer, signal, makeClosure(handler), 0))
    }

    func disconnect(_ handler: UInt) { g_signal_handler_disconnect(pointer, gulong(handler)) }

    /// The arguments of a signal after the emitter.
    ///
    /// They are valid while the handler runs.
    @MainActor
    struct Arguments {
        fileprivate let values: UnsafePointer<GValue>
        fileprivate let result: UnsafeMutablePointer<GValue>?

        /// The object that emits the signal.
        ///
        /// A handler that held the object by a variable would keep it for ever.
        var emitter: Handle { values[0].handle! }

        subscript(index: Int) -> GValue { values[index + 1] }

        /// A structure that is no object.
        func boxed(_ index: Int) -> UnsafeMutableRawPointer { g_value_get_boxed(values + index + 1) }

        /// A pointer to what the handler sets.
        func place<Content>(_ index: Int, of type: Content.Type) -> UnsafeMutablePointer<Content> {
            g_value_get_pointer(values + index + 1).assumingMemoryBound(to: type)
        }

        /// Sets the result of a signal with a boolean.
        func answer(_ isHandled: Bool) { if let result { g_value_set_boolean(result, isHandled ? 1 : 0) } }

        /// Sets the result of a signal with a number.
        func answer(_ number: Int) { if let result { g_value_set_int(result, gint(clamping: number)) } }
    }
}

/// A floating GClosure that owns a Swift closure.
private func makeClosure(
    _ handler: @escaping @MainActor (Handle.Arguments) -> Void
) -> UnsafeMutablePointer<GClosure> {
    let data = Kept(handler).data
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
    g_closure_add_finalize_notifier(closure, data) { data, _ in Kept<Any>.release(data) }
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
        nonisolated(unsafe) let (values, result) = (values!, result)
        let handler = Kept<@MainActor (Handle.Arguments) -> Void>.of(closure!.pointee.data)
        // GTK emits signals in the main thread.
        MainActor.assumeIsolated { handler(Handle.Arguments(values: values, result: result)) }
    }
    return closure
}
