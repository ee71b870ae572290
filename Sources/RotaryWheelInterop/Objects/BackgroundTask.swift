package import CRotaryWheelGtk

/// An object from another thread, whose reference the main thread takes over.
@unsafe
package struct MadeObject: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer

    package init(adopting pointer: UnsafeMutableRawPointer) { unsafe self.pointer = unsafe pointer }

    @MainActor package var object: Object { unsafe Object(adopting: pointer) }
}

/// Work in another thread.
package enum BackgroundTask {
    /// An error of the work.
    package struct Failure: Error {
        package let reason: String
        /// Whether the work exceeds a resource limit.
        package let isTooMuch: Bool

        package init(reason: String, isTooMuch: Bool = false) {
            self.reason = reason
            self.isTooMuch = isTooMuch
        }

        /// Takes over a GError.
        @unsafe package init(taking error: UnsafeMutablePointer<GError>?) {
            self.init(reason: unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? "")
            unsafe g_error_free(error)
        }
    }

    /// Runs work in another thread, then passes its output to the main loop.
    @MainActor
    package static func run<Output: Sendable>(
        _ work: @escaping @Sendable () -> Output, then completion: @escaping @MainActor (Output) -> Void
    ) {
        let outcome = Outcome<Output>()
        start {
            outcome.output = work()
        } then: {
            if let output = outcome.output { completion(output) }
        }
    }

    /// The output; written by the other thread before the main thread reads it.
    private final class Outcome<Output>: @unchecked Sendable {
        var output: Output?
    }

    private typealias Work = @Sendable () -> Void
    private typealias Completion = @MainActor () -> Void

    @MainActor
    private static func start(_ work: @escaping Work, then completion: @escaping Completion) {
        let task = unsafe g_task_new(
            nil, nil,
            { _, _, data in
                let body = unsafe ClosureBox<Completion>.body(in: data!)
                // GLib calls back in the thread that created the task: the main thread.
                MainActor.assumeIsolated { body() }
                unsafe releaseBox(data)
            }, ClosureBox<Completion>.retained(completion))
        unsafe g_task_set_task_data(task, ClosureBox<Work>.retained(work), releaseBox)
        unsafe g_task_run_in_thread(task, Self.work)
        unsafe g_object_unref(UnsafeMutableRawPointer(task))
    }

    /// Runs in the other thread, so it is not isolated to an actor.
    private static let work: GTaskThreadFunc = { task, _, data, _ in
        unsafe ClosureBox<Work>.body(in: data!)()
        unsafe g_task_return_boolean(task, 1)
    }
}
