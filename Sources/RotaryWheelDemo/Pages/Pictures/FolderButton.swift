import CRotaryWheelGtk

extension Settings {
    /// Lets a button select the folder of pictures.
    func chooseFolder(by button: Handle) {
        let key = "pictures-folder"
        g_settings_bind_writable(object.cast(), key, button.pointer, "sensitive", 0)
        button.connect("clicked") { arguments in
            arguments.emitter.chooseFile(
                translated("Choose a Folder of Pictures"), translated("_Open"),
                GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
            ) { self.set(key, to: $0.uri) }
        }
    }
}
