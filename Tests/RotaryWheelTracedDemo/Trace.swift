#if DEBUG
import CRotaryWheelShims
import Glibc
import RotaryWheel
@testable import RotaryWheelDemo
import RotaryWheelInterop

/// Prints the state of the window on standard output, for programs that drive the app.
///
/// The variable `ROTARY_WHEEL_DEMO_TRACE` is 1 for this type, 2 for ``TraceFingers``, too, 3 for ``TraceHeartbeat``, too.
@MainActor
enum Trace {
    private static let level =
        unsafe g_getenv("ROTARY_WHEEL_DEMO_TRACE").flatMap { unsafe Int(String(cString: $0)) } ?? 0

    /// Prints `FRAME milliseconds` when the first frame is drawn, and `FULL milliseconds` when the page is, in CPU time,
    /// then `PAGE name` and `READY` with the bounds of the page's control.
    ///
    /// Later it prints `PAGE name`, `VIEW name`, `GUIDE open`, `GUIDE closed` without its grabs, and each page's lines.
    static func follow(_ window: DemoWindow) {
        guard level > 0 else { return }
        if level == 2 { TraceFingers.begin() }
        if level == 3 { TraceHeartbeat.begin() }
        let shown = unsafe Widget(retaining: window.window.pointer)
        shown.connect("realize", after: true) { arguments in
            arguments.get(0, as: Widget?.self).map { afterPaint(of: $0) { sayTime("FRAME") } }
        }
        var isReady = false
        window.onPageMade { page in
            follow(page)
            guard !isReady else { return TraceSettings.follow(page) }
            isReady = true
            // The times must not include the trace.
            afterPaint(of: shown) { [weak page] in
                sayTime("FULL")
                page.map(TraceSettings.follow)
                TraceSettings.follow(shown)
                // The default size of the next window.
                follow(shown) { window in
                    let size = ["default-width", "default-height"].map { window.get($0, as: Int32.self) }
                    return "SIZE \(size[0]) \(size[1])"
                }
                followClipboard(of: shown)
            }
            page.widget.afterSecondFrame { [weak page] in
                guard let page else { return }
                say("PAGE \(type(of: page).name)")
                sayReady(unsafe Widget(retaining: page.control.pointer))
                TracePlaces.follow(shown)
            }
        }
        followRest(of: window.pageStack) { say("PAGE \($0)") }
        followRest(of: window.views) { [weak window] view in
            switch view {
            case "sector": say("VIEW \(window?.sectorView.sector.name ?? "")")
            case "picture": say("VIEW \(window?.builder["title"].string("title") ?? "")")
            default: say("VIEW wheel")
            }
        }
        window.builder["guide"].connect("map") { say("GUIDE open") }
        window.builder["guide"].connect("unmap") { [weak window] in
            window?.window.afterSecondFrame { say("GUIDE closed") }
        }
    }

    /// Calls the handler after each transition of a GtkStack, with the name of its visible child.
    private static func followRest(of stack: Handle, _ handler: @escaping @MainActor (String) -> Void) {
        stack.connect("notify::visible-child-name") { arguments in
            // The callbacks end with the stack.
            let stack = unsafe arguments.emitter.opaque
            arguments.emitter.addTick { _ in
                if unsafe gtk_stack_get_transition_running(stack) != 0 { return true }
                handler(unsafe String(cString: gtk_stack_get_visible_child_name(stack)))
                return false
            }
        }
    }

    /// Calls the handler after the next frame of a realized widget is drawn.
    private static func afterPaint(of widget: Widget, _ handler: @escaping @MainActor () -> Void) {
        guard let clock = unsafe gtk_widget_get_frame_clock(widget.widget) else { return }
        var id: UInt?
        id = unsafe Object(retaining: UnsafeMutableRawPointer(clock)).connect("after-paint") { arguments in
            guard let connected = id else { return }
            arguments.get(0, as: Object?.self)?.disconnect(connected)
            id = nil
            handler()
        }
    }

    private static func sayTime(_ word: String) {
        say("\(word) \(milliseconds(of: CLOCK_PROCESS_CPUTIME_ID))")
    }

    static func milliseconds(of clock: clockid_t) -> Double {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// Prints a line in each frame of a widget in which it has changed, as long as there is one.
    static func follow(_ widget: Widget, _ line: @escaping @MainActor (Widget) -> String?) {
        var said: String?
        // The callback ends with the widget.
        let pointer = unsafe widget.pointer
        _ = widget.addTickCallback { _ in
            guard let now = line(unsafe Widget(retaining: pointer)) else { return false }
            if now != said { say(now) }
            said = now
            return true
        }
    }

    /// Prints `CLIPBOARD text`, with the first line, when the app changes the clipboard.
    private static func followClipboard(of window: Widget) {
        let clipboard = unsafe Object(
            retaining: UnsafeMutableRawPointer(gtk_widget_get_clipboard(window.widget)))
        clipboard.connect("changed") { arguments in
            var value = GValue()
            unsafe g_value_init(&value, cgtk_type_string())
            defer { unsafe g_value_unset(&value) }
            guard let clipboard = arguments.get(0, as: Object?.self),
                let content = unsafe gdk_clipboard_get_content(clipboard.opaque),
                unsafe gdk_content_provider_get_value(content, &value, nil) != 0
            else { return }
            let text = unsafe String?(reading: &value) ?? ""
            say("CLIPBOARD \(text.prefix { $0 != "\n" })")
        }
    }

    private static func follow(_ page: any DemoPage) {
        switch page {
        case let page as WheelPage:
            follow([("LABEL", page.name)])
            page.control.connect("settled") { [weak page] in
                page?.widget.afterSecondFrame { say("RESULT \(page?.name.string("label") ?? "")") }
            }
        case let page as PicturesPage: TracePictures.follow(page)
        case let page as DialPage:
            follow([("ITEM", page.name), ("DETAIL", page.detail), ("STROKE", page.stroke)])
            follow(page.popover, of: page)
        case let page as KnobPage: follow(page)
        case let page as TelephonePage:
            follow([("NUMBER", page.number)])
            followRest(of: page)
        case let page as HelmPage:
            follow([("RUDDER", page.rudder)])
            followRest(of: page)
        case let page as StrokesPage: follow(page)
        default: break
        }
    }

    /// Prints `TASK text`, `HINT text` and `RESULT text` on each change, and `LINES count color thickness` of the drawing.
    private static func follow(_ page: StrokesPage) {
        follow([("RESULT", page.result), ("HINT", page.hint), ("TASK", page.task)])
        page.canvas.changed = { [weak page] in
            guard let lines = page?.canvas.lines else { return }
            let last = lines.last.map {
                " \(String($0.color.number, radix: 16)) \($0.points.last!.thickness)"
            }
            say("LINES \(lines.count)\(last ?? "")")
        }
        for popover in [page.sheet.popover, page.canvas.popover] { follow(popover, of: page) }
    }

    /// Prints `SETTLED position` when the control settles.
    private static func followRest(of page: any DemoPage) {
        page.control.connect("settled") { say("SETTLED \($0[0].uint)") }
    }

    /// Prints a word and the text of a label, or of another property, on each change, and initially unless it is empty.
    static func follow(_ labels: [(word: String, label: Handle)], property: String = "label") {
        for (word, label) in labels {
            let handler: @MainActor (String?) -> Void = { say("\(word) \($0 ?? "")") }
            let text = label.string(property)
            if text?.isEmpty == false { handler(text) }
            label.connect("notify::\(property)") { handler($0.emitter.string(property)) }
        }
    }

    /// Prints `DIAL open` when the menu of the page has expanded, and `DIAL closed` after it has released its grabs.
    private static func follow(_ popover: MarkingMenuPopover, of page: any DemoPage) {
        let menu = unsafe Widget(retaining: popover.widget)
        menu.connect("unmap") { [weak page] _ in page?.widget.afterSecondFrame { say("DIAL closed") } }
        menu.connect("map") { [weak page] _ in
            var start: Double?
            page?.widget.addTick { time in
                let opened = start ?? time
                start = opened
                guard time - opened > 0.4 else { return true }
                say("DIAL open")
                return false
            }
        }
    }

    /// Prints `KNOB name text`, `STEPS done undone`, `PLAYING running`, and `METER channel sounds` or `… silent`.
    private static func follow(_ page: KnobPage) {
        for (name, knob) in page.knobs {
            knob.onValueChanged = { knob, _ in say("KNOB \(name) \(knob.text)") }
        }
        page.clock.onRunning = { say("PLAYING \($0)") }
        page.onHistory = { say("STEPS \($0.counts.past) \($0.counts.future)") }
        var sounds: [Bool] = []
        page.onSignals = { signals in
            let now = signals.map { !$0.isSilent }
            for (channel, isHeard) in now.enumerated() where sounds.isEmpty || sounds[channel] != isHeard {
                say("METER \(channel) \(isHeard ? "sounds" : "silent")")
            }
            sounds = now
        }
    }

    /// Prints `READY x y width height centerX centerY radius` in pixels of the X window: bounds of wheel and face.
    private static func sayReady(_ wheel: Widget) {
        let face = wheel.children.first { $0.get("css-name", as: String?.self) == "face" }
        let (box, disc) = (bounds(of: wheel), bounds(of: face ?? wheel))
        let radius = disc.width / 2
        let center = (x: disc.x + radius, y: disc.y + disc.height / 2)
        let numbers = [box.x, box.y, box.width, box.height, center.x, center.y, radius]
        say("READY " + numbers.map { String(Int($0.rounded())) }.joined(separator: " "))
    }

    /// The bounds of a widget, in pixels of its window.
    static func bounds(of widget: Widget) -> (x: Double, y: Double, width: Double, height: Double) {
        guard let native = unsafe gtk_widget_get_native(widget.widget) else { return (0, 0, 0, 0) }
        var bounds = graphene_rect_t()
        var (shadowX, shadowY) = (0.0, 0.0)
        _ = unsafe gtk_widget_compute_bounds(widget.widget, UnsafeMutablePointer(native), &bounds)
        unsafe gtk_native_get_surface_transform(native, &shadowX, &shadowY)
        // A popover has its own surface, with a position relative to the parent surface.
        var surface = unsafe gtk_native_get_surface(native)
        while let popup = unsafe surface, unsafe cgtk_is_a(UnsafeRawPointer(popup), gdk_popup_get_type()) != 0
        {
            shadowX += unsafe Double(gdk_popup_get_position_x(popup))
            shadowY += unsafe Double(gdk_popup_get_position_y(popup))
            unsafe surface = unsafe gdk_popup_get_parent(popup)
        }
        let scale = Double(widget.scaleFactor)
        return (
            (Double(bounds.origin.x) + shadowX) * scale, (Double(bounds.origin.y) + shadowY) * scale,
            Double(bounds.size.width) * scale, Double(bounds.size.height) * scale
        )
    }

    static func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}

extension Widget {
    var descendants: [Widget] { children.flatMap { [$0] + $0.descendants } }

    /// Calls the handler once, in the second frame.
    func afterSecondFrame(_ handler: @escaping @MainActor () -> Void) {
        unsafe Handle(pointer).afterSecondFrame(handler)
    }
}
#endif
