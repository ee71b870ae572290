import CRotaryWheelAdwaita

/// The dialog with the keyboard shortcuts.
///
/// Unlike a GtkShortcutsWindow it scrolls, so that it fits any screen.
@MainActor
enum ShortcutsWindow {
    /// Opens the dialog above a window.
    static func open(over parent: Handle) {
        let builder = Builder("shortcuts")
        for (title, shortcuts) in groups {
            let group = Handle(adw_preferences_group_new()!)
            group.set("title", to: title)
            for (title, keys) in shortcuts { add(title, keys, to: group) }
            adw_preferences_page_add(builder["groups"].cast(), group.cast())
        }
        let content = builder["content"]
        Dialog.present(Dialog.make(translated("Shortcuts"), width: 460, height: 560, content), over: parent)
    }

    private static func add(_ title: String, _ keys: String, to group: Handle) {
        let (row, label) = (Handle(adw_action_row_new()!), Handle(cadw_shortcut_label_new(keys)))
        row.set("title", to: title)
        label.set("valign", to: Int(GTK_ALIGN_CENTER.rawValue))
        adw_action_row_add_suffix(row.cast(), label.widget)
        adw_preferences_group_add(group.cast(), row.widget)
    }

    /// The titles of the groups, with what the accelerators of each group do.
    private static var groups: KeyValuePairs<String, [(title: String, keys: String)]> {
        [
            translated("Controls"): [
                (translated("Turn by one"), "Left Right"),
                (translated("Go to the first or the last"), "Home End"),
                (translated("Activate the selected one"), "Return"),
                (translated("Type the exact value of a knob"), "0...9"),
            ],
            translated("Wheel"): [
                (translated("Spin the wheel"), "space"),
                (translated("Remove the result"), "Delete"),
                (translated("Edit the choices"), "<Control>e"),
                (translated("Show the results"), "<Control>h"),
                (translated("New wheel"), "<Control>n"),
                (translated("Paste a list"), "<Control>v"),
                (translated("Open a list"), "<Control>o"),
                (translated("Save the choices"), "<Control>s"),
            ],
            translated("Launcher"): [(translated("Edit the launcher"), "<Control>e")],
            translated("Pages"): demoPages.enumerated().map { ($1.title, "<Control>\($0 + 1)") }
                + [(translated("View the source of the page"), "<Control>u")],
            translated("Pictures"): [
                (translated("Next or previous picture"), "Page_Down Page_Up"),
                (translated("Zoom in or out"), "<Control>plus <Control>minus"),
                (translated("Fit the window"), "<Control>0"),
            ],
            translated("Mixer"): [
                (translated("Pause or play"), "space"),
                (translated("Next or previous knob"), "Left Right"),
            ],
            translated("App"): [
                (translated("Undo"), "<Control>z"),
                (translated("Redo"), "<Control><Shift>z"),
                (translated("About this page"), "F1"),
                (translated("Main menu"), "F10"),
                (translated("Full screen"), "F11"),
                (translated("Preferences"), "<Control>comma"),
                (translated("Keyboard shortcuts"), "<Control>question"),
                (translated("Open the context menu"), "<Shift>F10 Menu"),
                (translated("Go back"), "Escape"),
                (translated("Close the window"), "<Control>w"),
                (translated("Quit"), "<Control>q"),
            ],
        ]
    }
}
