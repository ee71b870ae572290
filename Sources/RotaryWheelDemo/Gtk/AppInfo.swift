import CRotaryWheelGtk

/// An installed application.
@MainActor
struct AppInfo {
    private let info: Handle

    init(adopting info: OpaquePointer) { self.info = Handle(adopting: info) }

    /// The installed applications.
    static var all: [AppInfo] {
        let list = g_app_info_get_all()
        defer { g_list_free(list) }
        return sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }
            .compactMap { $0?.pointee.data.map { AppInfo(adopting: OpaquePointer($0)) } }
    }

    /// The default application for a type of content, such as `text/calendar`, but not one for a wider type.
    static func standard(for type: String) -> AppInfo? {
        let app = g_app_info_get_default_for_type(type, 0).map { AppInfo(adopting: $0) }
        return app?.opens(type) == true ? app : nil
    }

    /// The name of the desktop file.
    var id: String? { text(g_app_info_get_id) }

    var name: String { text(g_app_info_get_display_name) ?? id ?? "" }

    var explanation: String { text(g_app_info_get_description) ?? "" }

    /// The GIcon.
    var icon: Handle? { withExtendedLifetime(info) { g_app_info_get_icon(info.opaque).map { Handle($0) } } }

    /// Whether menus show the application.
    var isShown: Bool { g_app_info_should_show(info.opaque) != 0 }

    /// Whether the application says that it opens a type.
    private func opens(_ type: String) -> Bool {
        withExtendedLifetime(info) {
            let types = g_app_info_get_supported_types(info.opaque)
            return sequence(first: types, next: { $0?.successor() }).lazy.map { $0?.pointee }
                .prefix { $0 != nil }.contains { String(cString: $0!) == type }
        }
    }

    /// Starts the application, with a GFile to open.
    ///
    /// - Returns: why that failed, or `nil`.
    func launch(_ file: Handle? = nil) -> String? {
        let files = file.map { g_list_append(nil, $0.pointer) }
        defer { g_list_free(files ?? nil) }
        var error: UnsafeMutablePointer<GError>?
        let context = Self.context
        let isLaunched = withExtendedLifetime(context) {
            g_app_info_launch(info.opaque, files ?? nil, context?.cast(), &error) != 0
        }
        return isLaunched ? nil : String(taking: error)
    }

    /// Opens a URI with the default application, and calls the handler with why that failed.
    static func open(_ uri: String, onFailure: @escaping @MainActor (String) -> Void) {
        let context = Self.context
        withExtendedLifetime(context) {
            g_app_info_launch_default_for_uri_async(
                uri, context?.cast(), nil,
                { _, result, data in
                    nonisolated(unsafe) let result = result
                    let handler = Kept<@MainActor (String) -> Void>.take(data)
                    MainActor.assumeIsolated {
                        var error: UnsafeMutablePointer<GError>?
                        if g_app_info_launch_default_for_uri_finish(result, &error) == 0 {
                            handler(String(taking: error))
                        }
                    }
                }, Kept(onFailure).data)
        }
    }

    /// Calls the handler after applications were installed or removed.
    static func onChange(_ handler: @escaping @MainActor () -> Void) -> Handle {
        let monitor = Handle(adopting: g_app_info_monitor_get())
        monitor.connect("changed", handler)
        return monitor
    }

    /// The GAppLaunchContext, by which a new window comes to the front.
    private static var context: Handle? {
        gdk_display_get_default().map {
            Handle(adopting: gdk_display_get_app_launch_context($0))
        }
    }

    private func text(_ get: (OpaquePointer) -> UnsafePointer<CChar>?) -> String? {
        withExtendedLifetime(info) { get(info.opaque).map { String(cString: $0) } }
    }
}
