/// Sends what happens to everybody who awaits it.
@MainActor
final class Broadcast<Element: Sendable> {
    private var listeners: [Int: AsyncStream<Element>.Continuation] = [:]
    private var count = 0

    isolated deinit { for listener in listeners.values { listener.finish() } }

    /// All that is sent from now on, until this is gone.
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
