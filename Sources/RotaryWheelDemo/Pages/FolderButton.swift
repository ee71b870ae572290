import CRotaryWheelGtk
import RotaryWheelInterop

/// A button that chooses the folder of pictures.
@MainActor
final class FolderButton {
    private let button: Widget
    private let settings: Settings
    private var dialog: Object?

    private static let key = "pictures-folder"

    init(_ button: Widget, _ settings: Settings) {
        self.button = button
        self.settings = settings
        button.connect("clicked") { [weak self] _ in self?.choose() }
        settings.bindWritable(Self.key, to: button)
    }

    private func choose() {
        let window = unsafe gtk_widget_get_root(button.widget).map {
            unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
        }
        let dialog = unsafe Object(
            adopting: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(
                    translated("Choose a Folder of Pictures"), window, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                    translated("_Open"), translated("_Cancel"))))
        self.dialog = dialog
        dialog.connect("response") { [weak self] arguments in
            self?.finish(isAccepted: arguments.get(1, as: Int32.self) == GTK_RESPONSE_ACCEPT.rawValue)
        }
        unsafe gtk_native_dialog_set_modal(dialog.pointer.assumingMemoryBound(to: GtkNativeDialog.self), 1)
        unsafe gtk_native_dialog_show(dialog.pointer.assumingMemoryBound(to: GtkNativeDialog.self))
    }

    private func finish(isAccepted: Bool) {
        let file = unsafe dialog.flatMap { unsafe gtk_file_chooser_get_file($0.opaque) }
        dialog = nil
        guard isAccepted, let file = unsafe file else { return }
        if let uri = unsafe File(adopting: UnsafeMutableRawPointer(file)).uri {
            settings.set(Self.key, to: uri)
        }
    }
}
