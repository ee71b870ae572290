import CRotaryWheelGtk

/// Runs work in another thread, then passes its output to the main loop.
@MainActor
func runInBackground<Output: Sendable>(
    _ body: @escaping @Sendable () -> Output, then completion: @escaping @MainActor (Output) -> Void
) {
    let outcome = Outcome<Output>()
    let finish: @MainActor () -> Void = { if let output = outcome.output { completion(output) } }
    let begin: @Sendable () -> Void = { outcome.output = body() }
    let task = g_task_new(
        nil, nil,
        { _, _, data in
            let finish = Kept<@MainActor () -> Void>.take(data)
            // GLib calls back in the thread that created the task: the main thread.
            MainActor.assumeIsolated { finish() }
        }, Kept(finish).data)
    g_task_set_task_data(task, Kept(begin).data, releaseWork)
    g_task_run_in_thread(task, work)
    g_object_unref(UnsafeMutableRawPointer(task))
}

// These run in the other thread, so they are not isolated to an actor.
private let releaseWork: GDestroyNotify = { Kept<Any>.release($0) }
private let work: GTaskThreadFunc = { task, _, data, _ in
    Kept<@Sendable () -> Void>.of(data)()
    g_task_return_boolean(task, 1)
}

/// The output of a thread, which writes it before the main thread reads it.
private final class Outcome<Output>: @unchecked Sendable {
    var output: Output?
}

/// Runs steps in the idle main loop until one returns false, several of them between two frames; then the completion.
@MainActor
func runWhenIdle(_ step: @escaping @MainActor () -> Bool, then completion: @escaping @MainActor () -> Void) {
    let slice: @MainActor () -> Bool = {
        // A fraction of a frame, in microseconds.
        let end = g_get_monotonic_time() + 4000
        while step() { if g_get_monotonic_time() > end { return true } }
        completion()
        return false
    }
    g_idle_add_full(
        G_PRIORITY_DEFAULT_IDLE,
        { data in
            let slice = Kept<@MainActor () -> Bool>.of(data)
            return MainActor.assumeIsolated { slice() ? 1 : 0 }
        }, Kept(slice).data, { Kept<Any>.release($0) })
}
