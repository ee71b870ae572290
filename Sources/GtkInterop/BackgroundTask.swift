package import CGtk

/// An object that was made in another thread, on its way to the main one, which takes its reference over.
@unsafe
package struct MadeObject: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    package init(adopting pointer: UnsafeMutableRawPointer) { unsafe self.pointer = unsafe pointer }
}

/// Work that is done in another thread.
package enum BackgroundTask {
    /// Why the work has made nothing.
    package struct Failure: Error {
        package let reason: String

        package init(reason: String) { self.reason = reason }

        /// Takes an error of GLib over.
        @unsafe package init(taking error: UnsafeMutablePointer<GError>?) {
            reason = unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? ""
            unsafe g_error_free(error)
        }
    }

    package typealias Work = @Sendable () -> Result<MadeObject, Failure>
    package typealias Completion = @MainActor (Result<Object, Failure>) -> Void

    /// Does work in another thread, then tells the main loop what came of it.
    @MainActor
    package static func run(_ work: @escaping Work, then completion: @escaping Completion) {
        let task = unsafe g_task_new(
            nil, nil,
            { _, result, data in
                var error: UnsafeMutablePointer<GError>?
                let task = unsafe result!
                let made = unsafe g_task_propagate_pointer(task, &error)
                let body = unsafe ClosureBox<Completion>.body(in: data!)
                if let made = unsafe made {
                    nonisolated(unsafe) let made = unsafe made
                    // GLib calls back where the task was made: in the main thread.
                    MainActor.assumeIsolated { unsafe body(.success(Object(adopting: made))) }
                } else {
                    let failure = unsafe Failure(taking: error)
                    MainActor.assumeIsolated { body(.failure(failure)) }
                }
                unsafe releaseBox(data)
            }, ClosureBox<Completion>.retained(completion))
        unsafe g_task_set_task_data(task, ClosureBox<Work>.retained(work), releaseBox)
        unsafe g_task_run_in_thread(task, Self.work)
        unsafe g_object_unref(UnsafeMutableRawPointer(task))
    }

    /// Runs in the other thread, and so belongs to no actor.
    private static let work: GTaskThreadFunc = { task, _, data, _ in
        switch unsafe ClosureBox<Work>.body(in: data!)() {
        case .success(let made):
            unsafe g_task_return_pointer(task, made.pointer) { unsafe g_object_unref($0) }
        case .failure(let failure):
            let domain = unsafe g_quark_from_string("rotary-wheel-background")
            unsafe g_task_return_error(task, g_error_new_literal(domain, 0, failure.reason))
        }
    }
}
