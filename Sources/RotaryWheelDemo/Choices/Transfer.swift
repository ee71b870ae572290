import CRotaryWheelAdwaita

/// Lists of choices from and for other programs: the clipboard, and files from dialogs above the window of a widget.
extension Handle {
    /// Calls the handler with the text in the clipboard; `nil` without one.
    func paste(_ handler: @escaping @MainActor (String?) -> Void) {
        gdk_clipboard_read_text_async(
            gtk_widget_get_clipboard(widget), nil,
            { clipboard, result, data in
                nonisolated(unsafe) let (clipboard, result) = (clipboard!, result)
                let handler = Kept<@MainActor (String?) -> Void>.take(data)
                MainActor.assumeIsolated {
                    let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
                    defer { g_free(text) }
                    handler(text.map { String(cString: $0) })
                }
            }, Kept(handler).data)
    }

    /// Asks for a file and calls the handler with its wheels, or with why it has none.
    func openWheels(_ handler: @escaping @MainActor (WheelCollection?, String) -> Void) {
        chooseFile(
            translated("Open a List of Choices"), translated("_Open"), GTK_FILE_CHOOSER_ACTION_OPEN
        ) { file in
            do throws(TextFailure) {
                handler(try file.readWheels(), "")
            } catch {
                handler(nil, error.message)
            }
        }
    }

    /// Asks for a file and writes a text to it; calls the handler with why that failed.
    ///
    /// - Parameter name: the suggested name.
    func save(
        _ text: String, _ title: String, name: String, _ handler: @escaping @MainActor (String) -> Void
    ) {
        chooseFile(
            title, translated("_Save"), GTK_FILE_CHOOSER_ACTION_SAVE, name: name.filling(["/": "∕"])
        ) { file in
            var error: UnsafeMutablePointer<GError>?
            if g_file_replace_contents(
                file.opaque, text, gsize(text.utf8.count), nil, 0, CG_FILE_CREATE_NONE, nil, nil, &error) == 0
            {
                handler(String(taking: error))
            }
        }
    }

    /// The wheels of a GFile that is not too large to be a list.
    private func readWheels() throws(TextFailure) -> WheelCollection {
        var error: UnsafeMutablePointer<GError>?
        let attributes = "\(G_FILE_ATTRIBUTE_STANDARD_TYPE),\(G_FILE_ATTRIBUTE_STANDARD_SIZE)"
        guard let info = g_file_query_info(opaque, attributes, CG_FILE_QUERY_INFO_NONE, nil, &error)
        else { throw TextFailure(reason: .system(String(taking: error))) }
        let (type, size) = (g_file_info_get_file_type(info), g_file_info_get_size(info))
        g_object_unref(UnsafeMutableRawPointer(info))
        guard type == G_FILE_TYPE_REGULAR else { throw TextFailure(reason: .notText) }
        guard size <= WheelText.maximumSize else { throw TextFailure(reason: .tooLarge) }
        var (bytes, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        guard g_file_load_contents(opaque, nil, &bytes, &count, nil, &error) != 0 else {
            throw TextFailure(reason: .system(String(taking: error)))
        }
        defer { g_free(bytes) }
        return try WheelText.read(UnsafeRawBufferPointer(start: bytes, count: Int(count)), name: stem)
    }

    /// The name of a GFile without its extension.
    private var stem: String {
        let name = String(taking: g_file_get_basename(opaque))
        return name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
    }
}
