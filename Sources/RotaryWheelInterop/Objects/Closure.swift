import CRotaryWheelShims

/// The arguments of a signal, the emitter first.
@safe @MainActor
package struct SignalArguments {
    // Valid while the handler runs.
    private let values: UnsafePointer<GValue>
    private let result: UnsafeMutablePointer<GValue>?

    @unsafe init(values: UnsafePointer<GValue>, result: UnsafeMutablePointer<GValue>?) {
        unsafe self.values = unsafe values
        unsafe self.result = unsafe result
    }

    /// An argument; 0 is the emitter.
    package func get<Content: ValueConvertible>(_ index: Int, as: Content.Type = Content.self) -> Content {
        unsafe Content(reading: values + index)
    }

    /// Sets the return value of the handler.
    package func answer(_ content: some ValueConvertible) {
        if let result = unsafe result { unsafe content.write(to: result) }
    }
}

/// A Swift closure as user data in C; retained once and released by ``releaseBox``.
final class ClosureBox<Body> {
    let body: Body
    init(_ body: Body) { self.body = body }

    static func retained(_ body: Body) -> UnsafeMutableRawPointer {
        unsafe Unmanaged.passRetained(ClosureBox(body)).toOpaque()
    }

    @unsafe static func body(in pointer: UnsafeMutableRawPointer) -> Body {
        // Valid until the destroy function, which C calls after the last use.
        unsafe Unmanaged<ClosureBox>.fromOpaque(pointer).takeUnretainedValue().body
    }
}

/// The destroy function of ``ClosureBox``.
let releaseBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { pointer in
    if let pointer = unsafe pointer { unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release() }
}

extension Object {
    package typealias Handler = @MainActor (SignalArguments) -> Void

    /// Connects a handler to a signal.
    ///
    /// - Parameter isAfter: whether it runs after the class's own handler.
    /// - Returns: the handler's id.
    @discardableResult
    package func connect(_ signal: String, after isAfter: Bool = false, _ handler: @escaping Handler) -> UInt
    {
        let size = unsafe MemoryLayout<GClosure>.stride + MemoryLayout<Handler>.size
        let closure = unsafe g_closure_new_simple(guint(size), nil)!
        unsafe Self.body(of: closure).initialize(to: handler)
        unsafe g_closure_add_finalize_notifier(closure, nil) { _, closure in
            _ = unsafe Object.body(of: closure!).deinitialize(count: 1)
        }
        unsafe g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
            unsafe Object.body(of: closure!).pointee(SignalArguments(values: values!, result: result))
        }
        return unsafe g_signal_connect_closure(pointer, signal, closure, isAfter ? 1 : 0)
    }

    /// The handler that follows a closure in its memory.
    @unsafe private static func body(
        of closure: UnsafeMutablePointer<GClosure>
    ) -> UnsafeMutablePointer<Handler> {
        unsafe UnsafeMutableRawPointer(closure + 1).assumingMemoryBound(to: Handler.self)
    }

    package func disconnect(_ handler: UInt) { unsafe g_signal_handler_disconnect(pointer, handler) }

    /// Whether a signal has other handlers.
    package func hasHandler(for signal: String, besides handler: UInt) -> Bool {
        unsafe g_signal_handler_block(pointer, handler)
        defer { unsafe g_signal_handler_unblock(pointer, handler) }
        let id = unsafe g_signal_lookup(signal, cgtk_type_of_instance(pointer))
        return unsafe g_signal_has_handler_pending(pointer, id, 0, 0) != 0
    }
}
