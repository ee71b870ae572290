import CRotaryWheelAdwaita
import RotaryWheel

/// The preferences: a page for each control, whose widgets have the names of their settings as ids.
@MainActor
final class Preferences {
    /// Called with each new dialog.
    static var onOpen: ((Preferences) -> Void)?

    let dialog = Handle(cadw_preferences_new())
    /// The widget of each setting.
    let controls: [(key: String, widget: Handle)]
    private let settings: Settings
    /// The owners of the usable controls above the preferences.
    private var previews: [AnyObject] = []

    private static let pages = ["wheel", "pictures", "dial", controlsPage, "general"]
    /// The page for developers: knobs, other controls, and the physics of all.
    private static let controlsPage = "controls"

    /// The step of each number in its widget, and the amount of the setting for 1 there: milliseconds in a second,
    /// radians in a turn.
    private static let numbers: [String: (step: Double, unit: Double)] = [
        "wheel-sector-count": (1, 1), "wheel-settle-duration": (0.05, 1000),
        "wheel-auto-advance": (0.5, 1000), "wheel-timer": (5, 1), "telephone-return-speed": (0.05, 2 * .pi),
        "pictures-radius": (20, 1), "pictures-item-width": (5, 1), "pictures-item-height": (5, 1),
        "dial-minimum-inflation": (0.05, 1), "dial-maximum-inflation": (0.05, 1),
        "dial-expand-duration": (0.1, 1000), "dial-show-delay": (0.1, 1000), "dial-dwell": (0.1, 1000),
        "knob-sensitivity": (0.1, 1),
    ]

    /// - Parameter onClose: called when the dialog is closed.
    init(_ settings: Settings, onClose: @escaping @MainActor () -> Void) {
        self.settings = settings
        let builder = Builder("preferences")
        controls = settings.keys.compactMap { key in
            builder.find(key).map { (key, Self.control(of: key, in: $0, settings)) }
        }
        KnobPage.bind(settings)
        for page in [WheelPage.name, DialPage.name] {
            // Created when the page is first shown.
            builder["\(page)-preview"].connect("map") { [weak self] in
                self?.addPreview(of: page, to: $0.emitter)
            }
        }
        settings.chooseFolder(by: builder["pictures-folder"])
        dialog.set("title", to: translated("Preferences"))
        for page in Self.pages { cadw_preferences_add(dialog.pointer, builder["\(page)-page"].pointer) }
        for (key, widget) in controls { bind(key, to: widget) }
        for page in Self.pages { addReset(to: builder["\(page)-group"], of: builder["\(page)-page"]) }
        settings.follow("pictures-folder", during: builder["pictures-folder-row"]) { [settings] row in
            let uri = settings.text("pictures-folder")
            row.set("subtitle", to: uri.isEmpty ? translated("Your pictures") : Folder(uri: uri).name)
        }
        dialog.connect("unrealize", onClose)
        dialog.closeByKeys()
        Self.onOpen?(self)
    }

    /// Presents the dialog with the page of the visible control.
    func present(over window: Handle) {
        let page = settings.text("page")
        cadw_preferences_show_page(
            dialog.pointer, Self.pages.contains(page) ? page : Self.controlsPage)
        cadw_present_dialog(dialog.pointer, window.widget)
        guard page == DialPage.name else { return }
        Dialog.focus(dialog) { [weak self] in self?.focusSnapAngle() }
    }

    /// Focuses a setting of the dial: Escape closes the dialog there.
    ///
    /// The preview of the dial menu, which is first on its page, would close the menu.
    private func focusSnapAngle() {
        dialog.set("focus-widget", to: controls.first { $0.key == "dial-snap-angle" }?.widget)
    }

    /// Adds a usable control, which shows the effect of its preferences.
    private func addPreview(of page: String, to bin: Handle) {
        guard bin.handle("child") == nil else { return }
        if page == DialPage.name {
            let ring = LauncherDial(settings, .shared)
            previews.append(ring)
            adw_bin_set_child(bin.cast(), ring.dial.widget)
        } else {
            let shapes = ShapesWheel(settings)
            previews.append(shapes)
            adw_bin_set_child(bin.cast(), shapes.wheel.widget)
        }
    }

    /// The widget of a setting: a spin button or a switch at the end of a row, or else what the UI file has.
    private static func control(of key: String, in row: Handle, _ settings: Settings) -> Handle {
        guard row.isA(adw_action_row_get_type()), !row.isA(adw_combo_row_get_type()) else { return row }
        let control: Handle
        if let (step, unit) = numbers[key] {
            let (least, most) = settings.range(of: key)
            control = Handle(gtk_spin_button_new_with_range(least / unit, most / unit, step)!)
            control.set("width-chars", to: 5)
            if key == "wheel-timer" { control.showTime() }
        } else {
            control = Handle(gtk_switch_new()!)
        }
        control.set("valign", to: Int(GTK_ALIGN_CENTER.rawValue))
        adw_action_row_add_suffix(row.cast(), control.widget)
        adw_action_row_set_activatable_widget(row.cast(), control.widget)
        return control
    }

    private func bind(_ key: String, to widget: Handle) {
        if widget.isA(gtk_switch_get_type()) {
            settings.bind(key, to: widget.pointer, "active", isTwoWay: true)
        } else if widget.isA(adw_combo_row_get_type()) {
            settings.bindChoice(key, to: widget)
        } else if !widget.isA(gtk_button_get_type()), let adjustment = widget.handle("adjustment") {
            settings.bind(key, to: adjustment, unit: Self.numbers[key]?.unit ?? 1, sensitive: widget)
        }
    }

    // MARK: Reset

    /// Adds a button that resets the settings of a page, which a toast can undo.
    private func addReset(to group: Handle, of page: Handle) {
        let button = Handle(gtk_button_new_with_label(translated("Reset"))!)
        button.set("valign", to: Int(GTK_ALIGN_CENTER.rawValue))
        gtk_widget_add_css_class(button.widget, "flat")
        adw_preferences_group_set_header_suffix(group.cast(), button.widget)
        let keys = controls.filter { gtk_widget_is_ancestor($0.widget.widget, page.widget) != 0 }.map(\.key)
        for key in keys {
            settings.follow(key, during: button) { [settings] button in
                button.set("sensitive", to: keys.contains { settings.userValue($0) != nil })
            }
        }
        button.connect("clicked") { [weak self] in self?.reset(keys) }
    }

    private func reset(_ keys: [String]) {
        // The button becomes insensitive. With the focus it would keep the keys from the dialog.
        gtk_widget_child_focus(dialog.widget, GTK_DIR_TAB_FORWARD)
        let before = keys.compactMap { key in settings.userValue(key).map { (key: key, value: $0) } }
        before.forEach { settings.reset($0.key) }
        let text = translated("%d setting was reset", "%d settings were reset", count: before.count)
        let toast = Handle(adopting: adw_toast_new(text))
        toast.set("button-label", to: translated("_Undo"))
        toast.connect("button-clicked") { [settings] in
            for (key, value) in before { settings.restore(key, value) }
        }
        cadw_preferences_add_toast(dialog.pointer, g_object_ref(toast.pointer))
    }
}
