import CGtk
import GtkInterop
import RotaryWheel

/// What the window's actions open: preferences, shortcuts and what the app is.
@MainActor
enum AppActions {
    /// Adds the actions to the window.
    static func add(to window: Widget, dial: DialMenuWidget) {
        window.addAction("preferences").connect("activate") { [unowned window] _ in
            PreferencesWindow.open(over: window, dial: dial)
        }
        window.addAction("shortcuts").connect("activate") { [unowned window] _ in openShortcuts(over: window)
        }
        window.addAction("about").connect("activate") { [unowned window] _ in openAbout(over: window) }
    }

    /// A menu of them, below one of the pages.
    static func menu(pages: [(name: String, title: String)]) -> Menu {
        let (menu, pageItems, appItems) = (Menu(), Menu(), Menu())
        for page in pages { pageItems.append(page.title, "win.page::\(page.name)") }
        appItems.append("Preferences", "win.preferences", iconName: "emblem-system-symbolic")
        appItems.append("Shortcuts", "win.shortcuts", iconName: "input-keyboard-symbolic")
        appItems.append("About", "win.about", iconName: "help-about-symbolic")
        menu.append(section: pageItems)
        menu.append(section: appItems)
        return menu
    }

    private static func openShortcuts(over window: Widget) {
        let interface = Interface(resource: Resources.path + "/shortcuts.ui")
        present(interface["shortcuts"], over: window)
    }

    private static func openAbout(over window: Widget) {
        let dialog = unsafe Widget(retaining: gtk_about_dialog_new())
        dialog.set("title", to: "About Rotary Wheel" as String?)
        dialog.set("program-name", to: "Rotary Wheel" as String?)
        dialog.set("logo-icon-name", to: "io.github.rotarywheel.Demo" as String?)
        dialog.set("comments", to: "Rotary controls for GTK" as String?)
        unsafe gtk_about_dialog_set_license_type(dialog.opaque, GTK_LICENSE_MIT_X11)
        present(dialog, over: window)
    }

    /// Shows a window above another one; it goes with that one.
    static func present(_ dialog: Widget, over window: Widget) {
        let pointer = unsafe dialog.pointer.assumingMemoryBound(to: GtkWindow.self)
        unsafe gtk_window_set_transient_for(pointer, window.pointer.assumingMemoryBound(to: GtkWindow.self))
        unsafe gtk_window_set_modal(pointer, 1)
        unsafe gtk_window_set_destroy_with_parent(pointer, 1)
        unsafe gtk_window_present(pointer)
    }
}

/// The window in which the user says how lively the dial is.
@MainActor
enum PreferencesWindow {
    static func open(over window: Widget, dial: DialMenuWidget) {
        let interface = Interface(resource: Resources.path + "/preferences.ui")
        let damping = interface["damping"]
        let adjustment = damping.get("adjustment", as: Object?.self)
        adjustment?.set("value", to: dial.damping)
        adjustment?.connect("value-changed") { arguments in
            dial.damping = arguments.get(0, as: Object?.self)?.get("value", as: Double.self) ?? dial.damping
        }
        AppActions.present(interface["preferences"], over: window)
    }
}
