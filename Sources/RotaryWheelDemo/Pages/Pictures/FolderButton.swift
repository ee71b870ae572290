import CRotaryWheelGtk

/// A button that selects the folder of pictures.
@MainActor
final class FolderButton {
    private let button: Handle
    private let settings: Settings
    private let dialog: FileDialog

    private static let key = "pictures-folder"

    init(_ button: Handle, _ settings: Settings) {
        self.button = button
        self.settings = settings
        dialog = FileDialog(button)
        button.connect("clicked") { [weak self] in self?.choose() }
        g_settings_bind_writable(settings.object.cast(), Self.key, button.pointer, "sensitive", 0)
    }

    private func choose() {
        dialog.choose(
            translated("Choose a Folder of Pictures"), translated("_Open"),
            GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        ) { [settings] in settings.set(Self.key, to: $0.uri) }
    }
}
