import CRotaryWheelGtk

/// A closure or another value that a C function keeps.
final class Kept<Content> {
    private let content: Content

    init(_ content: Content) { self.content = content }

    /// The content, until ``release(_:)`` or ``take(_:)``.
    var data: gpointer { Unmanaged.passRetained(self).toOpaque() }

    static func of(_ data: gpointer?) -> Content {
        Unmanaged<Kept>.fromOpaque(data!).takeUnretainedValue().content
    }

    /// Returns the content and releases it.
    static func take(_ data: gpointer?) -> Content {
        Unmanaged<Kept>.fromOpaque(data!).takeRetainedValue().content
    }

    static func release(_ data: gpointer?) { Unmanaged<AnyObject>.fromOpaque(data!).release() }
}

/// Calls the handler once, after a delay in milliseconds.
///
/// - Returns: the source, which `g_source_remove()` cancels.
@MainActor
func schedule(after delay: guint, _ handler: @escaping @MainActor () -> Void) -> guint {
    g_timeout_add_full(
        G_PRIORITY_DEFAULT, delay,
        { data in
            let handler = Kept<@MainActor () -> Void>.of(data)
            MainActor.assumeIsolated { handler() }
            return 0
        }, Kept(handler).data, { Kept<Any>.release($0) })
}
