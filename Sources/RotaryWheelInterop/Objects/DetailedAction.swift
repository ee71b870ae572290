import CRotaryWheelGtk

/// The name of an action with a target.
@MainActor
package struct DetailedAction {
    package let name: String
    package let target: Variant?

    /// Parses a detailed action name, such as `app.zoom(2)` or `win.view::list`.
    ///
    /// - Parameter onError: gets the reason where the text is no such name.
    package init?(_ text: String, onError: (_ reason: String) -> Void) {
        var (name, target) = unsafe (nil as UnsafeMutablePointer<CChar>?, nil as OpaquePointer?)
        var error: UnsafeMutablePointer<GError>?
        guard unsafe g_action_parse_detailed_name(text, &name, &target, &error) != 0, let parsed = unsafe name
        else {
            onError(unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? "")
            unsafe g_clear_error(&error)
            return nil
        }
        defer { unsafe g_free(parsed) }
        self.name = unsafe String(cString: parsed)
        self.target = unsafe target.map { unsafe Variant(adopting: $0) }
    }
}
