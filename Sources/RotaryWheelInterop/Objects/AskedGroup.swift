import CRotaryWheelGtk

/// The GSimpleActionGroup that GTK asks for an action.
///
/// GTK does not say to which group an action belongs, and its buttons know no state but an equal one. So a hidden button
/// looks for the action while the class of groups notes who is asked, and answers that there is none.
@MainActor
private enum AskedGroup {
    // The C function has no context, and other threads may call it.
    private nonisolated(unsafe) static var (query, asked): (Query?, OpaquePointer?) = (nil, nil)
    private typealias Query =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<gboolean>?,
            UnsafeMutablePointer<OpaquePointer?>?, UnsafeMutablePointer<OpaquePointer?>?,
            UnsafeMutablePointer<OpaquePointer?>?, UnsafeMutablePointer<OpaquePointer?>?
        ) -> gboolean

    static func find(_ look: () -> Void) -> Object? {
        let groupClass = unsafe g_type_class_ref(g_simple_action_group_get_type())
        defer { unsafe g_type_class_unref(groupClass) }
        guard
            let groups = unsafe g_type_interface_peek(groupClass, g_action_group_get_type())?
                .assumingMemoryBound(to: GActionGroupInterface.self)
        else { return nil }
        unsafe (query, asked) = unsafe (groups.pointee.query_action, nil)
        unsafe groups.pointee.query_action = { group, name, enabled, parameter, state, hint, value in
            guard MainThread.isCurrent else {
                return unsafe AskedGroup.query?(group, name, enabled, parameter, state, hint, value) ?? 0
            }
            // The button has no target, and would warn of an action with a parameter.
            unsafe AskedGroup.asked = unsafe group
            return 0
        }
        look()
        unsafe groups.pointee.query_action = unsafe query
        return unsafe asked.map { unsafe Object(retaining: UnsafeMutableRawPointer($0)) }
    }
}

extension Widget {
    /// The group that has an action of the widget or an ancestor, and the name without the prefix.
    ///
    /// It is that of the application, the window or a GSimpleActionGroup; `nil` for others.
    func actions(of name: String) -> (group: Object, name: String)? {
        if let global = globalActions(of: name) { return global }
        let group = AskedGroup.find { Button(probing: name, target: nil, of: self).unparent() }
        guard let group, let end = name.firstIndex(of: ".") else { return nil }
        return (group, String(name[name.index(after: end)...]))
    }
}
