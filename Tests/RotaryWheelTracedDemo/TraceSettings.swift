#if DEBUG
import CRotaryWheel
import CRotaryWheelAdwaita
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
            "return-to-start", "auto-advance", "minimum-rotation", "maximum-rotation",
        ],
        PicturesPage.name: ["endless", "depth"],
        DialPage.name: [
            "damping", "minimum-inflation", "maximum-inflation", "snap-angle", "inertia", "linear-drag",
        ],
        TelephonePage.name: ["return-speed", "ring-exit"],
    ]

    /// Prints `PROPERTY page.name value` for the control of a page, initially and on each change.
    static func follow(_ page: any DemoPage) {
        let name = type(of: page).name
        for property in properties[name] ?? [] {
            follow(unsafe Object(retaining: page.control.pointer), property, as: "\(name).\(property)")
        }
        if let page = page as? WheelPage {
            followSectors(of: page)
            followTints(of: unsafe Widget(retaining: page.control.pointer))
            let confetti = unsafe Object(retaining: page.builder["confetti"].pointer)
            follow(confetti, "visible", as: "confetti")
        }
        if let page = page as? PicturesPage { followSizes(of: page) }
        if let menu = (page as? DialPage)?.popover.menu {
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

    /// Prints the same for the style and the motion of the app.
    ///
    /// In the preferences it prints `PROPERTY switch.key value` for switches and `LIST key shown` for lists. It answers
    /// each Tab, and Control, with `FOCUS key x y`, with another word for the key where the focus is on no setting.
    static func follow(_ window: Widget) {
        if let gtk = unsafe gtk_settings_get_default() {
            let gtk = unsafe Object(retaining: UnsafeMutableRawPointer(gtk))
            let reduced = Appearance.knowsReducedMotion ? ["gtk-interface-reduced-motion"] : []
            for property in ["gtk-enable-animations"] + reduced { follow(gtk, property, as: property) }
        }
        let style = unsafe Object(retaining: UnsafeMutableRawPointer(adw_style_manager_get_default()))
        follow(style, "dark", as: "dark")
        Preferences.onOpen = { preferences in
            let controls = preferences.controls.map {
                (key: $0.key, widget: unsafe Widget(retaining: $0.widget.pointer))
            }
            let dialog = unsafe Widget(retaining: preferences.dialog.pointer)
            let keys = EventControllerKey(isCapturing: true)
            keys.onPress { _, key in
                guard [GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_Control_L].contains(Int32(key))
                else { return false }
                dialog.afterSecondFrame {
                    let focus = dialog.get("focus-widget", as: Widget?.self) ?? dialog
                    let box = Trace.bounds(of: focus)
                    let place = "\(Int(box.x + box.width / 2)) \(Int(box.y + box.height / 2))"
                    Trace.say("FOCUS \(name(of: focus, among: controls)) \(place)")
                }
                return false
            }
            dialog.add(keys)
            for (key, control) in controls {
                if control.isA(gtk_switch_get_type()) { follow(control, "active", as: "switch.\(key)") }
                if control.isA(adw_combo_row_get_type()) { followList(of: control, as: key) }
            }
        }
    }

    /// The key of a setting, or the id, label or address of another widget.
    private static func name(of focus: Widget, among controls: [(key: String, widget: Widget)]) -> String {
        let ancestors = Array(sequence(first: focus, next: \.parent))
        if let control = controls.first(where: { ancestors.contains($0.widget) }) { return control.key }
        // A row has the key of its setting as id.
        let isRow = focus.isA(adw_action_row_get_type())
        let id = unsafe isRow ? nil : gtk_buildable_get_buildable_id(focus.opaque)
        let label = focus.isA(gtk_button_get_type()) ? focus.get("label", as: String?.self) : nil
        return unsafe id.map { unsafe String(cString: $0) } ?? label ?? (unsafe "\(focus.pointer)")
    }

    private static func followList(of dropDown: Widget, as key: String) {
        for list in dropDown.descendants where list.isA(gtk_popover_get_type()) {
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

    /// Prints `PROPERTY wheel.tinted value` initially and on each change of the style classes.
    private static func followTints(of wheel: Widget) {
        let handler: @MainActor (Widget) -> Void = { wheel in
            Trace.say("PROPERTY wheel.tinted \(wheel.hasStyleClass("tinted") ? "TRUE" : "FALSE")")
        }
        handler(wheel)
        wheel.connect("notify::css-classes") { $0.get(0, as: Widget?.self).map(handler) }
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
        Trace.follow(unsafe Widget(retaining: page.control.pointer)) { [weak page] wheel in
            guard let page else { return nil }
            let shown = wheel.descendants.filter(\.isMapped)
            let labels = shown.count { $0.isA(gtk_label_get_type()) && !isInHub($0) }
            let icons = shown.count { $0.isA(gtk_image_get_type()) }
            return unsafe "SECTORS \(g_list_model_get_n_items(page.wheel.model)) \(labels) \(icons)"
        }
    }

    /// Prints the sizes of pictures as set, and `SIZED height`, as they grow with the window.
    private static func followSizes(of page: PicturesPage) {
        for property in ["radius", "item-width", "item-height"] {
            let handler: @MainActor (Object) -> Void = { [weak page] control in
                guard let page else { return }
                let size = (control.get(property, as: Double.self) / page.scale).rounded()
                Trace.say("PROPERTY pictures.\(property) \(Int(size))")
                if property == "item-height" { Trace.say("SIZED \(size * page.scale)") }
            }
            let control = unsafe Object(retaining: page.control.pointer)
            handler(control)
            control.connect("notify::\(property)") { arguments in
                if let control = arguments.get(0, as: Object?.self) { handler(control) }
            }
        }
    }

    private static func isInHub(_ widget: Widget) -> Bool {
        sequence(first: widget, next: \.parent).contains { $0.get("css-name", as: String?.self) == "hub" }
    }
}
#endif
