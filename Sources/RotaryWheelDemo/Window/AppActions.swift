import CRotaryWheelAdwaita
import RotaryWheel

/// The actions of the window: preferences, shortcuts, strokes, the about dialog, and some settings.
@MainActor
enum AppActions {
    static func add(to window: Handle, _ settings: Settings) {
        var preferences: Preferences?
        window.addAction("preferences") { [unowned window] in
            if preferences == nil { preferences = Preferences(settings) { preferences = nil } }
            preferences?.present(over: window)
        }
        window.addAction("shortcuts") { [unowned window] in ShortcutsWindow.open(over: window) }
        window.addAction("about") { [unowned window] in openAbout(over: window) }
        window.addAction("strokes") { [unowned window] in openStrokes(over: window) }
        for key in switchedSettings { settings.addAction(key, to: window) }
    }

    /// The settings with an action of the same name.
    private static let switchedSettings = ["theme", "reduce-motion", "sounds", "wheel-tinted"]

    /// A menu of three levels: these actions, the pages, and the settings that one choice changes.
    ///
    /// Its items leave the directions to the right and to the left to the launchers on the page of the dial.
    static var menu: Menu {
        let (menu, pages) = (Menu(), Menu())
        for page in demoPages { pages.append(page.title, "win.page::\(page.name)") }
        menu.append(
            translated("Appearance"), submenu: appearance,
            iconName: "preferences-desktop-appearance-symbolic", direction: 0)
        menu.append(
            translated("Pages"), submenu: pages, iconName: "view-paged-symbolic", direction: 45)
        menu.append(
            translated("View Source"), "win.source", iconName: "text-x-generic-symbolic", direction: 135)
        menu.append(
            translated("Preferences"), "win.preferences", iconName: "emblem-system-symbolic", direction: 180)
        menu.append(
            translated("Shortcuts"), "win.shortcuts", iconName: "input-keyboard-symbolic", direction: 225)
        menu.append(translated("About"), "win.about", iconName: "help-about-symbolic", direction: 315)
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

    private static func openStrokes(over window: Handle) {
        let menu = menu
        let strokes = withExtendedLifetime(menu) { StrokesWindow(menuModel: menu.model) }
        strokes.actionWidget = window.widget
        Dialog.present(Handle(strokes.widget), over: window)
    }

    private static func openAbout(over window: Handle) {
        let about = Handle(cadw_about_new())
        about.set("title", to: translated("About Rotary Wheel"))
        about.set("application-name", to: translated("Rotary Wheel"))
        about.set("application-icon", to: DemoApp.id)
        about.set("developer-name", to: "The Rotary Wheel developers")
        about.set("comments", to: translated("Spin a wheel to decide"))
        about.set("version", to: DemoApp.version)
        about.set("debug-info", to: VersionReport.text)
        about.set("website", to: "https://github.com/rotarywheel/rotarywheel")
        about.set("issue-url", to: "https://github.com/rotarywheel/rotarywheel/issues")
        about.set("license-type", to: Int(GTK_LICENSE_MIT_X11.rawValue))
        // Translators: your name, and how you may be reached, which the about dialog shows.
        let translators = translated("translator-credits")
        if translators != "translator-credits" { about.set("translator-credits", to: translators) }
        cadw_present_dialog(about.pointer, window.widget)
    }
}
