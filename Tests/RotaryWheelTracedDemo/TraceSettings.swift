#if DEBUG
import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheelInterop
@testable import RotaryWheelDemo

/// Prints on standard output the effects of settings, and the focus in the preferences.
@MainActor
enum TraceSettings {
    /// The properties of each page's control that depend on settings.
    private static let properties = [
        WheelPage.name: [
            "indicator-angle", "direction", "turning", "inertia", "flick-spins", "snap", "settle-duration",
            "return-to-start", "auto-advance", "minimum-rotation", "maximum-rotation", "tinted",
        ],
        PicturesPage.name: ["radius", "item-width", "item-height", "endless", "depth"],
        DialPage.name: [
            "damping", "minimum-inflation", "maximum-inflation", "snap-angle", "inertia", "linear-drag",
            "targets",
        ],
        TelephonePage.name: ["return-speed", "strict-grip"],
    ]

    /// Prints `PROPERTY page.name value` for the control of a page, initially and on each change.
    static func follow(_ page: any DemoPage) {
        let name = type(of: page).name
        for property in properties[name] ?? [] { follow(page.control, property, as: "\(name).\(property)") }
        if let page = page as? WheelPage { followSectors(of: page) }
        if page is DialPage, let menu = (page.widget.implementation as? DialPageView)?.popover?.dial {
            for property in ["expand-duration", "show-delay", "dwell", "hover-mode"] {
                follow(unsafe Widget(retaining: menu.widget), property, as: "dial.menu.\(property)")
            }
        }
        if page is KnobPage {
            let knobs = unsafe Object(
                retaining: UnsafeMutableRawPointer(rotary_wheel_knob_settings_get_default()))
            for property in ["drag-style", "sensitivity"] { follow(knobs, property, as: "knobs.\(property)") }
        }
    }

    /// Prints the same for GtkSettings.
    ///
    /// In the preferences it prints `FOCUS key x y` when a row gets the focus, `PROPERTY switch.key value` for
    /// switches, `LIST key shown` for drop-down lists, and `TOAST text` when a toast is revealed.
    static func follow(_ window: Widget) {
        if let gtk = unsafe gtk_settings_get_default() {
            let gtk = unsafe Object(retaining: UnsafeMutableRawPointer(gtk))
            for property in ["gtk-enable-animations", "gtk-application-prefer-dark-theme"] {
                follow(gtk, property, as: property)
            }
        }
        PreferencesWindow.onOpen = { preferences in
            let toast = preferences.toast
            toast.revealer.connect("notify::child-revealed") { [weak toast] _ in
                guard let toast, toast.revealer.get("child-revealed", as: Bool.self) else { return }
                Trace.say("TOAST \(toast.label.get("label", as: String?.self) ?? "")")
                TracePlaces.sayAll(in: toast.revealer)
            }
            for row in preferences.groups.flatMap(\.rows) {
                guard let key = row.key, let control = row.control else { continue }
                let focus = EventControllerFocus()
                focus.onEnter { [weak control] in
                    guard let control else { return }
                    control.afterSecondFrame { [weak control] in
                        guard let control else { return }
                        let box = Trace.bounds(of: control)
                        Trace.say("FOCUS \(key) \(Int(box.x + box.width / 2)) \(Int(box.y + box.height / 2))")
                    }
                }
                control.add(focus)
                if control.isA(gtk_switch_get_type()) { follow(control, "active", as: "switch.\(key)") }
                if control.isA(gtk_drop_down_get_type()) { followList(of: control, as: key) }
            }
        }
    }

    private static func followList(of dropDown: Widget, as key: String) {
        for list in dropDown.children where list.isA(gtk_popover_get_type()) {
            for (signal, isShown) in [("map", true), ("unmap", false)] {
                list.connect(signal) { [weak dropDown] _ in
                    // The list has moved the focus by then.
                    dropDown?.afterSecondFrame { Trace.say("LIST \(key) \(isShown)") }
                }
            }
        }
    }

    private static func follow(_ object: Object, _ property: String, as name: String) {
        let handler: @MainActor (Object) -> Void = { Trace.say("PROPERTY \(name) \(text(of: property, $0))") }
        handler(object)
        object.connect("notify::\(property)") { arguments in
            if let object = arguments.get(0, as: Object?.self) { handler(object) }
        }
    }

    /// The value of a property as a string.
    private static func text(of property: String, _ object: Object) -> String {
        var value = GValue()
        unsafe g_object_get_property(object.object, property, &value)
        defer { unsafe g_value_unset(&value) }
        let text = unsafe g_strdup_value_contents(&value)
        defer { unsafe g_free(text) }
        return unsafe text.map { unsafe String(cString: $0) } ?? ""
    }

    /// Prints `SECTORS count labels icons`, the numbers of visible ones, on each change.
    private static func followSectors(of page: WheelPage) {
        var said = ""
        let wheel = page.control
        _ = wheel.addTickCallback { [weak page] _ in
            guard let page else { return false }
            let shown = descendants(of: page.control).filter(\.isMapped)
            let count = unsafe g_list_model_get_n_items(page.wheel.model)
            let labels = shown.count { $0.isA(gtk_label_get_type()) && !isInHub($0) }
            let icons = shown.count { $0.isA(gtk_image_get_type()) }
            let now = "SECTORS \(count) \(labels) \(icons)"
            if now != said { Trace.say(now) }
            said = now
            return true
        }
    }

    private static func isInHub(_ widget: Widget) -> Bool {
        sequence(first: widget, next: \.parent).contains { $0.get("css-name", as: String?.self) == "hub" }
    }

    private static func descendants(of widget: Widget) -> [Widget] {
        widget.children.flatMap { [$0] + descendants(of: $0) }
    }
}
#endif
