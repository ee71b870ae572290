/// Sends elements to several asynchronous streams.
@MainActor
final class Broadcast<Element: Sendable> {
    private var listeners: [Int: AsyncStream<Element>.Continuation] = [:]
    private var count = 0

    isolated deinit { for listener in listeners.values { listener.finish() } }

    /// A stream of the elements from now on, until the deinitialization.
    func makeStream() -> AsyncStream<Element> {
        AsyncStream { listener in
            count += 1
            let id = count
            listeners[id] = listener
            listener.onTermination = { [weak self] _ in
                Task { @MainActor in self?.listeners[id] = nil }
            }
        }
    }

    func send(_ element: Element) {
        for listener in listeners.values { listener.yield(element) }
    }
}
