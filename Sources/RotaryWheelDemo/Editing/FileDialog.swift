import CRotaryWheelGtk

/// The desktop's dialog for files and folders, above the window of a widget.
@MainActor
final class FileDialog {
    private let widget: Handle
    private var dialog: Handle?

    /// - Parameter widget: a widget of the window that the dialog is above.
    init(_ widget: Handle) { self.widget = widget }

    /// Asks for a file, and calls the handler with the GFile unless the user cancels.
    ///
    /// - Parameter name: the suggested name of a new file.
    func choose(
        _ title: String, _ accept: String, _ action: GtkFileChooserAction, name: String? = nil,
        _ handler: @escaping @MainActor (Handle) -> Void
    ) {
        let window = widget.window
        let dialog = Handle(
            adopting: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(title, window?.cast(), action, accept, translated("_Cancel"))))
        self.dialog = dialog
        if let name { gtk_file_chooser_set_current_name(dialog.opaque, name) }
        dialog.connect("response") { [weak self] arguments in
            let file = self?.dialog.flatMap { gtk_file_chooser_get_file($0.opaque) }
                .map { Handle(adopting: UnsafeMutableRawPointer($0)) }
            self?.dialog = nil
            if arguments[0].int == Int(GTK_RESPONSE_ACCEPT.rawValue), let file { handler(file) }
        }
        gtk_native_dialog_set_modal(dialog.cast(), 1)
        gtk_native_dialog_show(dialog.cast())
    }
}
