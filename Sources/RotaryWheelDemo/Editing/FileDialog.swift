import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// The desktop's dialog for files and folders, above the window of a widget.
@MainActor
struct FileDialog {
    private let widget: Handle

    /// - Parameter widget: a widget of the window that the dialog is above.
    init(_ widget: Handle) { self.widget = widget }

    /// Asks for a file, and calls the handler with the GFile unless the user cancels.
    ///
    /// - Parameter name: the suggested name of a new file.
    func choose(
        _ title: String, _ accept: String, _ action: GtkFileChooserAction, name: String? = nil,
        _ handler: @escaping @MainActor (Handle) -> Void
    ) {
        cadw_choose_file(
            action, title, widget.window?.cast(), accept, translated("_Cancel"), name,
            { file, data in
                nonisolated(unsafe) let file = file
                let handler = Kept<@MainActor (Handle) -> Void>.take(data)
                MainActor.assumeIsolated { if let file { handler(Handle(adopting: file)) } }
            }, Kept(handler).data)
    }
}
