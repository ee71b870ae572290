#if DEBUG
import CRotaryWheelAdwaita
import CRotaryWheelShims
@testable import RotaryWheelDemo
import RotaryWheelInterop

/// Prints the positions of clickable widgets in every window on standard output.
@MainActor
enum TracePlaces {
    /// Prints `PLACE x y window/name` for each widget of a window that is or will be mapped, `TEXT whole window/text` or
    /// `TEXT cut window/text` for each label, and `TOAST text`; ``TraceWindows`` prints which windows are shown.
    ///
    /// Positions are in pixels of the X window. The name of a widget is its text, tooltip or id.
    static func follow(_ window: Widget) {
        sayAll(in: window)
        unsafe g_signal_add_emission_hook(
            g_signal_lookup("map", gtk_widget_get_type()), 0,
            { _, _, values, _ in
                nonisolated(unsafe) let widget = unsafe values.flatMap { unsafe g_value_get_object($0) }
                MainActor.assumeIsolated {
                    guard let widget = unsafe widget.map({ unsafe Widget(retaining: $0) }) else { return }
                    TracePlaces.say(widget)
                    TraceWindows.follow(widget)
                }
                return 1
            }, nil, nil)
    }

    /// Prints the widgets again after they may have moved.
    static func sayAll(in widget: Widget) { for part in widget.descendants where part.isMapped { say(part) } }

    private static func say(_ widget: Widget) {
        if widget.get("css-name", as: String?.self) == "toast" {
            widget.afterSecondFrame { Trace.say("TOAST \(text(in: widget) ?? "")") }
        }
        if widget.isA(gtk_label_get_type()) {
            let label = widget.cast(to: Label.self)
            whenStill(label) { _, _ in
                let state = label.isEllipsized ? "cut" : "whole"
                Trace.say("TEXT \(state) \(TraceWindows.title(around: label))/\(label.text)")
            }
        }
        guard let name = name(of: widget) else { return }
        whenStill(widget) { x, y in
            Trace.say("PLACE \(Int(x)) \(Int(y)) \(TraceWindows.title(around: widget))/\(name)")
        }
    }

    /// Calls the handler with the center of a widget once it stands still.
    private static func whenStill(
        _ widget: Widget, _ handler: @escaping @MainActor (Double, Double) -> Void
    ) {
        var (last, frames, still) = ((x: 0.0, y: 0.0), 0, 0)
        // Until it stands still, but not for ever: it may be a widget that always moves. A toast begins to move late.
        _ = widget.addTickCallback { _ in
            guard widget.isMapped else { return false }
            let box = Trace.bounds(of: widget)
            let now = (x: box.x + box.width / 2, y: box.y + box.height / 2)
            frames += 1
            still = now == last ? still + 1 : 0
            last = now
            guard still > 3 || frames == 60 else { return true }
            handler(now.x, now.y)
            return false
        }
    }

    /// The name of a widget; `nil` for a widget that is not clickable.
    private static func name(of widget: Widget) -> String? {
        switch widget.get("css-name", as: String?.self) {
        case "button", "modelbutton": break
        case "image": return id(of: widget)
        case "switch":
            // In the preferences, its row has the id.
            let row = sequence(first: widget, next: \.parent).first { $0.isA(adw_action_row_get_type()) }
            return id(of: widget) ?? row.flatMap(id)
        case "sector", "row", "bubble": return text(in: widget)
        case "knob": return "knob"
        default: return nil
        }
        if unsafe gtk_widget_has_css_class(widget.widget, "close") != 0 { return "close" }
        let tooltip = sequence(first: widget, next: \.parent).prefix(2)
            .compactMap { $0.get("tooltip-text", as: String?.self) }
        let texts = ["label", "text"].filter { widget.has($0, of: cgtk_type_string()) }
            .compactMap { widget.get($0, as: String?.self) }
        return (texts + tooltip + [text(in: widget) ?? ""]).first { !$0.isEmpty }.map {
            String($0.filter { $0 != "_" })
        }
    }

    private static func id(of widget: Widget) -> String? {
        unsafe gtk_buildable_get_buildable_id(widget.opaque).map { unsafe String(cString: $0) }
    }

    /// The text of the first label in a widget.
    private static func text(in widget: Widget) -> String? {
        widget.descendants.first { $0.isA(gtk_label_get_type()) }?.get("label", as: String?.self)
    }
}
#endif
