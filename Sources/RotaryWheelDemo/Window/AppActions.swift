import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The actions of the window: preferences, shortcuts, strokes, the about dialog, and some settings.
@MainActor
enum AppActions {
    static func add(to window: Widget, _ settings: Settings) {
        var preferences: PreferencesWindow?
        window.addAction("preferences").connect("activate") { [unowned window] _ in
            if preferences == nil {
                preferences = PreferencesWindow(over: window, settings)
                preferences?.onClose { preferences = nil }
            }
            preferences?.present()
        }
        window.addAction("shortcuts").connect("activate") { [unowned window] _ in openShortcuts(over: window)
        }
        window.addAction("about").connect("activate") { [unowned window] _ in openAbout(over: window) }
        window.addAction("strokes").connect("activate") { [unowned window] _ in openStrokes(over: window) }
        for key in switchedSettings { settings.addAction(key, to: window) }
    }

    /// The settings with an action of the same name.
    private static let switchedSettings = ["theme", "reduce-motion", "sounds", "wheel-tinted"]

    /// A menu of three levels: these actions, the pages, and the settings that one choice changes.
    static var menu: Menu {
        let (menu, pages) = (Menu(), Menu())
        for page in demoPages { pages.append(page.title, "win.page::\(page.name)") }
        menu.append(
            translated("Appearance"), submenu: appearance,
            iconName: "preferences-desktop-appearance-symbolic")
        menu.append(translated("Pages"), submenu: pages, iconName: "view-paged-symbolic")
        menu.append(translated("View Source"), "win.source", iconName: "text-x-generic-symbolic")
        menu.append(translated("Preferences"), "win.preferences", iconName: "emblem-system-symbolic")
        menu.append(translated("Shortcuts"), "win.shortcuts", iconName: "input-keyboard-symbolic")
        menu.append(translated("About"), "win.about", iconName: "help-about-symbolic")
        return menu
    }

    /// The items lie ahead and to the sides, so that a stroke neither goes straight on nor back on its way to them.
    private static var appearance: Menu {
        let (menu, styles, motions) = (Menu(), Menu(), Menu())
        styles.append(translated("Light"), "win.theme::light", direction: 0)
        styles.append(translated("System"), "win.theme::system", direction: 45)
        styles.append(translated("Dark"), "win.theme::dark", direction: 180)
        motions.append(translated("Full"), "win.reduce-motion::never", direction: 0)
        motions.append(translated("Reduced"), "win.reduce-motion::always", direction: 180)
        motions.append(translated("System"), "win.reduce-motion::system", direction: 315)
        menu.append(translated("Colors"), "win.wheel-tinted", direction: 45)
        menu.append(translated("Style"), submenu: styles, direction: 90)
        menu.append(translated("Motion"), submenu: motions, direction: 270)
        menu.append(translated("Sounds"), "win.sounds", direction: 315)
        return menu
    }

    private static func openShortcuts(over window: Widget) {
        let interface = Interface(resource: Resources.path + "/shortcuts.ui")
        present(interface["shortcuts"], over: window)
    }

    private static func openStrokes(over window: Widget) {
        let menu = menu
        let strokes = withExtendedLifetime(menu) { unsafe StrokesWindow(menuModel: menu.model) }
        unsafe strokes.actionWidget = unsafe window.widget
        unsafe present(Widget(retaining: strokes.widget), over: window)
    }

    private static func openAbout(over window: Widget) {
        let dialog = unsafe Widget(retaining: gtk_about_dialog_new())
        dialog.set("title", to: translated("About Rotary Wheel") as String?)
        dialog.set("program-name", to: translated("Rotary Wheel") as String?)
        dialog.set("logo-icon-name", to: "io.github.rotarywheel.Demo" as String?)
        dialog.set("comments", to: translated("Rotary controls for GTK") as String?)
        dialog.set("version", to: Application.version as String?)
        dialog.set("website", to: "https://github.com/rotarywheel/rotarywheel" as String?)
        dialog.set("website-label", to: translated("Website") as String?)
        // Translators: your name, and how you may be reached, which the about dialog shows.
        let translators = translated("translator-credits")
        if translators != "translator-credits" {
            dialog.set("translator-credits", to: translators as String?)
        }
        unsafe gtk_about_dialog_set_license_type(dialog.opaque, GTK_LICENSE_MIT_X11)
        keepUnselected(dialog)
        present(dialog, over: window)
    }

    /// Prevents the focus from selecting the text of labels, initially that of the first one.
    private static func keepUnselected(_ widget: Widget) {
        for child in widget.children {
            if child.isA(gtk_label_get_type()), child.get("selectable", as: Bool.self) {
                child.setFocusable(false)
            }
            keepUnselected(child)
        }
    }

    /// Presents a window as transient, destroyed with its parent.
    static func present(_ dialog: Widget, over window: Widget, isModal: Bool = true) {
        let pointer = unsafe dialog.pointer.assumingMemoryBound(to: GtkWindow.self)
        unsafe gtk_window_set_transient_for(pointer, window.pointer.assumingMemoryBound(to: GtkWindow.self))
        unsafe gtk_window_set_modal(pointer, isModal ? 1 : 0)
        unsafe gtk_window_set_destroy_with_parent(pointer, 1)
        unsafe gtk_window_present(pointer)
    }
}
