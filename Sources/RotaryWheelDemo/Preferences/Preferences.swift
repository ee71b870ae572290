import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// The preferences: a page for each control, whose widgets have the names of their settings as ids.
@MainActor
final class Preferences {
    /// Called with each new dialog.
    static var onOpen: ((Preferences) -> Void)?

    let dialog = Handle(cadw_preferences_new())
    /// The widget of each setting.
    let controls: [(key: String, widget: Handle)]
    private let settings: Settings
    private let previews: PreferencesPreviews
    private let folderButton: FolderButton

    private static let pages = ["wheel", "pictures", "dial", "knobs", "general"]

    /// The amount of a setting for 1 in its widget: milliseconds in a second, radians in a turn.
    private static let units = [
        "wheel-settle-duration": 1000, "wheel-auto-advance": 1000, "dial-expand-duration": 1000,
        "dial-show-delay": 1000, "dial-dwell": 1000, "telephone-return-speed": 2 * Double.pi,
    ]

    /// - Parameter onClose: called when the dialog is closed.
    init(_ settings: Settings, onClose: @escaping @MainActor () -> Void) {
        self.settings = settings
        let builder = Builder("preferences")
        controls = settings.keys.compactMap { key in builder.find(key).map { (key, $0) } }
        previews = PreferencesPreviews(builder, settings)
        folderButton = FolderButton(builder["pictures-folder"], settings)
        dialog.set("title", to: translated("Preferences"))
        for page in Self.pages { cadw_preferences_add(dialog.pointer, builder["\(page)-page"].pointer) }
        for (key, widget) in controls { bind(key, to: widget) }
        for page in Self.pages { setUpReset(builder["\(page)-reset"], of: builder["\(page)-page"]) }
        settings.follow("pictures-folder", during: builder["pictures-folder-row"]) { [settings] row in
            row.set("subtitle", to: Self.name(ofFolder: settings.text("pictures-folder")))
        }
        dialog.connect("unrealize", onClose)
        Self.onOpen?(self)
    }

    /// Presents the dialog with the page of the visible control.
    func present(over window: Handle) {
        let page = settings.text("page")
        if Self.pages.contains(page) { cadw_preferences_show_page(dialog.pointer, page) }
        cadw_present_dialog(dialog.pointer, window.widget)
        // Escape closes the dialog. In the preview of the dial menu, which is first on its page, it would close the menu.
        if page == DialPage.name {
            dialog.set("focus-widget", to: controls.first { $0.key == "dial-damping" }?.widget)
        }
    }

    private func bind(_ key: String, to widget: Handle) {
        if widget.isA(gtk_switch_get_type()) {
            settings.bind(key, to: widget.pointer, "active", isTwoWay: true)
        } else if widget.isA(adw_combo_row_get_type()) {
            settings.bindChoice(key, to: widget)
        } else if !widget.isA(gtk_button_get_type()), let adjustment = widget.handle("adjustment") {
            settings.bind(key, to: adjustment, unit: Self.units[key] ?? 1, sensitive: widget)
        }
    }

    private static func name(ofFolder uri: String) -> String {
        guard !uri.isEmpty else { return translated("Your pictures") }
        let file = Handle(uri: uri)
        let name = String(taking: g_file_get_basename(file.opaque))
        return name.isEmpty ? uri : name
    }

    // MARK: Reset

    /// Lets a button reset the settings of a page, which a toast can undo.
    private func setUpReset(_ button: Handle, of page: Handle) {
        let keys = controls.filter { gtk_widget_is_ancestor($0.widget.widget, page.widget) != 0 }.map(\.key)
        for key in keys {
            settings.follow(key, during: button) { [settings] button in
                button.set("sensitive", to: keys.contains { settings.userValue($0) != nil })
            }
        }
        button.connect("clicked") { [weak self] in self?.reset(keys) }
    }

    private func reset(_ keys: [String]) {
        let before = keys.compactMap { key in settings.userValue(key).map { (key: key, value: $0) } }
        before.forEach { settings.reset($0.key) }
        let text = translated("%d setting was reset", "%d settings were reset", count: before.count)
        let toast = Handle(adopting: UnsafeMutableRawPointer(adw_toast_new(text)))
        toast.set("button-label", to: translated("_Undo"))
        toast.connect("button-clicked") { [settings] in
            for (key, value) in before { settings.restore(key, value) }
        }
        cadw_preferences_add_toast(dialog.pointer, g_object_ref(toast.pointer))
    }
}
