import CRotaryWheelAdwaita

/// Opens pictures in an app of the user's choice.
@MainActor
enum OpenWith {
    /// Asks for an app above a window and opens a picture in it; calls the handler with why that failed.
    static func open(
        _ uri: String, over window: Handle?, _ handler: @escaping @MainActor (_ failure: String) -> Void
    ) {
        guard let file = openable(Handle(uri: uri), handler) else { return }
        // In a sandbox the desktop asks.
        guard g_file_test("/.flatpak-info", CG_FILE_TEST_EXISTS) == 0 else {
            return cgtk_show_uri(window?.cast(), file.uri, guint32(GDK_CURRENT_TIME))
        }
        let dialog = Handle(
            cgtk_app_chooser_dialog_new(window?.cast(), CGTK_DIALOG_MODAL, file.opaque))
        dialog.set("title", to: translated("Open With"))
        dialog.connect("response") { arguments in
            let dialog = arguments.emitter
            if arguments[0].int == Int(GTK_RESPONSE_OK.rawValue),
                let app = cgtk_app_chooser_get_app_info(dialog.opaque),
                let reason = AppInfo(adopting: app).launch(file)
            {
                handler(reason)
            }
            gtk_window_destroy(dialog.cast())
        }
        gtk_window_present(dialog.cast())
    }

    /// A file that other programs can open, a copy for a file in the GResource.
    private static func openable(
        _ file: Handle, _ handler: @MainActor (_ failure: String) -> Void
    ) -> Handle? {
        guard g_file_has_uri_scheme(file.opaque, "resource") != 0 else { return file }
        let folder = String(cString: g_get_user_cache_dir()) + "/rotary-wheel-demo"
        let copy = Handle(path: folder + "/" + String(taking: g_file_get_basename(file.opaque)))
        var error: UnsafeMutablePointer<GError>?
        g_mkdir_with_parents(folder, 0o700)
        guard g_file_copy(file.opaque, copy.opaque, CG_FILE_COPY_OVERWRITE, nil, nil, nil, &error) != 0 else {
            handler(String(taking: error))
            return nil
        }
        return copy
    }
}
