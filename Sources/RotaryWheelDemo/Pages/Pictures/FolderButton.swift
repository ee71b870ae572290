import CRotaryWheelGtk

/// A button that selects the folder of pictures.
@MainActor
final class FolderButton {
    private let button: Handle
    private let settings: Settings
    private var dialog: Handle?

    private static let key = "pictures-folder"

    init(_ button: Handle, _ settings: Settings) {
        self.button = button
        self.settings = settings
        button.connect("clicked") { [weak self] in self?.choose() }
        g_settings_bind_writable(settings.object.cast(), Self.key, button.pointer, "sensitive", 0)
    }

    private func choose() {
        let window = gtk_widget_get_ancestor(button.widget, gtk_window_get_type()).map { Handle($0) }
        let dialog = Handle(
            adopting: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(
                    translated("Choose a Folder of Pictures"), window?.cast(),
                    GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, translated("_Open"), translated("_Cancel"))))
        self.dialog = dialog
        dialog.connect("response") { [weak self] (arguments: Handle.Arguments) in
            self?.finish(isAccepted: arguments[0].int == GTK_RESPONSE_ACCEPT.rawValue)
        }
        gtk_native_dialog_set_modal(dialog.cast(), 1)
        gtk_native_dialog_show(dialog.cast())
    }

    private func finish(isAccepted: Bool) {
        let file = dialog.flatMap { gtk_file_chooser_get_file($0.opaque) }
            .map { Handle(adopting: UnsafeMutableRawPointer($0)) }
        dialog = nil
        if isAccepted, let file { settings.set(Self.key, to: file.uri) }
    }
}
