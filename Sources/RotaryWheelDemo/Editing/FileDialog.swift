import CRotaryWheelAdwaita

extension Handle {
    /// Asks for a file above the window of a widget, and calls the handler with the GFile unless the user cancels.
    ///
    /// - Parameters:
    ///   - name: the suggested name of a new file.
    ///   - type: the type of the files that are shown, such as `image/*`.
    func chooseFile(
        _ title: String, _ accept: String, _ action: GtkFileChooserAction, name: String? = nil,
        type: String? = nil, _ handler: @escaping @MainActor (Handle) -> Void
    ) {
        cadw_choose_file(
            action, title, window?.cast(), accept, translated("_Cancel"), name, type,
            { file, data in
                nonisolated(unsafe) let file = file
                let handler = Kept<@MainActor (Handle) -> Void>.take(data)
                MainActor.assumeIsolated { if let file { handler(Handle(adopting: file)) } }
            }, Kept(handler).data)
    }
}
