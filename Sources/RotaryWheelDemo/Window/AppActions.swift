import CRotaryWheelGtk
import RotaryWheelInterop

/// The actions of the window: preferences, shortcuts and the about dialog.
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
    }

    /// A menu of the pages, with these actions below.
    static var menu: Menu {
        let (menu, pageItems, appItems) = (Menu(), Menu(), Menu())
        for page in demoPages { pageItems.append(page.title, "win.page::\(page.name)") }
        appItems.append(
            translated("Preferences"), "win.preferences", iconName: "emblem-system-symbolic")
        appItems.append(translated("Shortcuts"), "win.shortcuts", iconName: "input-keyboard-symbolic")
        appItems.append(translated("About"), "win.about", iconName: "help-about-symbolic")
        menu.append(translated("Pages"), submenu: pageItems)
        menu.append(section: appItems)
        return menu
    }

    private static func openShortcuts(over window: Widget) {
        let interface = Interface(resource: Resources.path + "/shortcuts.ui")
        present(interface["shortcuts"], over: window)
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
