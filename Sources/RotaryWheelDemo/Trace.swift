import CRotaryWheelGtk
import Glibc
import RotaryWheelInterop

/// Prints the state of the window to standard output, for programs that drive the app.
///
/// `ROTARY_WHEEL_DEMO_TRACE` is 1 for this, 2 for ``TraceFingers`` too, and 3 for ``TraceHeartbeat`` too.
@MainActor
enum Trace {
    private static let level =
        unsafe g_getenv("ROTARY_WHEEL_DEMO_TRACE").flatMap { unsafe Int(String(cString: $0)) } ?? 0

    /// Traces the window and its pages.
    ///
    /// Prints `FRAME milliseconds` after the first frame. Then prints `FULL milliseconds`, `PAGE name` and `READY`
    /// with the place of the page's control after its first frame. Later prints `PAGE name`, `VIEW name`, `GUIDE
    /// open`, `GUIDE closed` once its grab ends, and the traces of each page. Milliseconds are of CPU time.
    static func follow(_ window: DemoWindow) {
        guard level > 0 else { return }
        if level == 2 { TraceFingers.begin() }
        if level == 3 { TraceHeartbeat.begin() }
        sayFirstFrame(of: window.window)
        var isReady = false
        window.onPageMade { [weak window] page in
            follow(page)
            guard !isReady, let window else { return }
            isReady = true
            // Deferred, so that the trace does not slow down the first frame.
            TraceSettings.follow(window.window)
            followSize(of: window.window)
            followClipboard(of: window.window)
            page.widget.afterSecondFrame { [weak page, weak window] in
                guard let page, let window else { return }
                sayTime("FULL")
                say("PAGE \(type(of: page).name)")
                sayReady(page.control)
                TracePlaces.follow(window.window)
            }
        }
        window.onPageChange { say("PAGE \($0)") }
        window.onViewChange { sector in say("VIEW \(sector?.name ?? "wheel")") }
        window.onGuide { [weak window] isOpen in
            guard !isOpen else { return say("GUIDE open") }
            window?.window.afterSecondFrame { say("GUIDE closed") }
        }
    }

    private static func sayFirstFrame(of window: Widget) {
        window.connect("realize", after: true) { arguments in
            guard let window = arguments.get(0, as: Widget?.self),
                let clock = unsafe gtk_widget_get_frame_clock(window.widget)
            else { return }
            var handler: UInt?
            handler = unsafe Object(retaining: UnsafeMutableRawPointer(clock)).connect("after-paint") {
                arguments in
                guard let id = handler else { return }
                arguments.get(0, as: Object?.self)?.disconnect(id)
                handler = nil
                sayTime("FRAME")
            }
        }
    }

    private static func sayTime(_ word: String) {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        say("\(word) \(Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6)")
    }

    /// Prints `SIZE width height`, the default size of the next start, after each change.
    private static func followSize(of window: Widget) {
        var said = ""
        _ = window.addTickCallback { [weak window] _ in
            guard let window else { return false }
            let (width, height) = (
                window.get("default-width", as: Int32.self), window.get("default-height", as: Int32.self)
            )
            let now = "SIZE \(width) \(height)"
            if now != said { say(now) }
            said = now
            return true
        }
    }

    /// Prints `CLIPBOARD text` with the first line that the app has copied.
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
        TraceSettings.follow(page)
        switch page {
        case let page as WheelPage: follow([("LABEL", page.name)])
        case let page as PicturesPage:
            follow([("PICTURE", page.caption), ("DETAIL", page.detail), ("MESSAGE", page.message)])
            page.onPicture = { item in
                if case .unreadable(let failure) = item.content {
                    say("FAILED \(item.title ?? ""): \(failure.reason)")
                } else {
                    say("SHOWN \(item.title ?? "")")
                }
            }
            page.control.connect("settled") { say("SETTLED \($0.get(1, as: UInt32.self))") }
        case let page as DialPage:
            follow([("STYLE", page.name)])
            followDial(of: page)
        case let page as KnobPage: follow(page)
        default: break
        }
    }

    /// Prints a keyword and the text of a label, now if not empty and after each change.
    private static func follow(_ labels: [(word: String, label: Widget)]) {
        for (word, label) in labels {
            let handler: @MainActor (String?) -> Void = { say("\(word) \($0 ?? "")") }
            let text = label.get("label", as: String?.self)
            if text?.isEmpty == false { handler(text) }
            label.connect("notify::label") { [weak label] _ in
                handler(label?.get("label", as: String?.self))
            }
        }
    }

    /// Prints `DIAL open` when the page's context dial is expanded, and `DIAL closed` once its grab ends.
    private static func followDial(of page: DialPage) {
        guard let view = page.widget.implementation as? DialPageView, let popover = view.popover else {
            return
        }
        let menu = unsafe Widget(retaining: popover.widget)
        menu.connect("unmap") { [weak page] _ in page?.widget.afterSecondFrame { say("DIAL closed") } }
        menu.connect("map") { [weak page] _ in
            var start: Duration?
            _ = page?.widget.addTickCallback { time in
                let opened = start ?? time
                start = opened
                guard time - opened > .milliseconds(400) else { return true }
                say("DIAL open")
                return false
            }
        }
    }

    /// Prints `SUN x y` when the page is mapped, `KNOB name text` and `TURNING text`.
    private static func follow(_ page: KnobPage) {
        page.turning.connect("notify::label") { [weak page] _ in say("TURNING \(page?.turning.text ?? "")") }
        for (name, knob) in page.knobs {
            knob.onValueChanged = { knob, _ in say("KNOB \(name) \(knob.text)") }
        }
        page.picture.connect("map") { [weak page] _ in
            guard let page else { return }
            page.widget.afterSecondFrame { [weak page] in
                guard let page else { return }
                let box = bounds(of: page.picture)
                say("SUN \(Int(box.x + box.width / 2)) \(Int(box.y + box.height / 2))")
            }
        }
    }

    /// Prints `READY x y width height centerX centerY radius`: the wheel's box and its face, in pixels of the X window.
    private static func sayReady(_ wheel: Widget) {
        let (box, disc) = (bounds(of: wheel), bounds(of: wheel.firstChild ?? wheel))
        let radius = disc.width / 2
        let numbers = [box.x, box.y, box.width, box.height, disc.x + radius, disc.y + radius, radius]
        say("READY " + numbers.map { String(Int($0.rounded())) }.joined(separator: " "))
    }

    /// The bounds of a widget in pixels of its window.
    static func bounds(of widget: Widget) -> (x: Double, y: Double, width: Double, height: Double) {
        guard let native = unsafe gtk_widget_get_native(widget.widget) else { return (0, 0, 0, 0) }
        var bounds = graphene_rect_t()
        var (shadowX, shadowY) = (0.0, 0.0)
        _ = unsafe gtk_widget_compute_bounds(widget.widget, UnsafeMutablePointer(native), &bounds)
        unsafe gtk_native_get_surface_transform(native, &shadowX, &shadowY)
        // A popover has its own surface at an offset from its parent's.
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
