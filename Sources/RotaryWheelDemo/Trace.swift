import CGtk
import Glibc
import GtkInterop

/// Says on standard output what the window shows, for programs that drive the app: only where
/// `ROTARY_WHEEL_DEMO_TRACE` is 1 in the environment.
@MainActor
enum Trace {
    private static let isOn =
        unsafe g_getenv("ROTARY_WHEEL_DEMO_TRACE").map { unsafe String(cString: $0) } == "1"

    /// Says `LABEL text`, `VIEW name`, `PICTURE name`, `DETAIL text`, `MESSAGE text` and, once the first frame is drawn,
    /// `READY` with the place of the wheel; and what the pages of dial and knobs tell, and
    /// `PAGE name`.
    static func follow(_ window: DemoWindow) {
        guard isOn else { return }
        let page = window.wheelPage
        say("LABEL \(page.name.text)")
        page.name.connect("notify::label") { [weak page] _ in say("LABEL \(page?.name.text ?? "")") }
        follow(window.knobPage)
        followDial(of: window.dialPage)
        window.onPageChange { say("PAGE \($0)") }
        window.onViewChange { sector in say("VIEW \(sector?.name ?? "wheel")") }
        let pictures = window.picturesPage
        let labels = [
            ("PICTURE", pictures.caption), ("DETAIL", pictures.detail), ("MESSAGE", pictures.message),
        ]
        for (word, label) in labels {
            label.connect("notify::label") { [weak label] _ in
                say("\(word) \(label?.get("label", as: String?.self) ?? "")")
            }
        }
        var frames = 0
        _ = page.widget.addTickCallback { [weak page] _ in
            frames += 1
            guard frames == 2, let page else { return true }
            sayReady(unsafe Widget(retaining: page.wheel.widget))
            return false
        }
    }

    /// Says `DIAL open` each time that the page's menu is all out.
    private static func followDial(of page: DialPage) {
        guard let popover = (page.widget.implementation as? DialPageView)?.popover else { return }
        unsafe Widget(retaining: popover.widget).connect("map") { [weak page] _ in
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

    /// Says `SUN x y` each time that the page shows, `KNOB name text` and `TURNING text`.
    private static func follow(_ page: KnobPage) {
        page.turning.connect("notify::label") { [weak page] _ in say("TURNING \(page?.turning.text ?? "")") }
        for (name, knob) in page.knobs {
            knob.onValueChanged = { knob, _ in say("KNOB \(name) \(knob.text)") }
        }
        page.picture.connect("map") { [weak page] _ in
            var frames = 0
            _ = page?.widget.addTickCallback { [weak page] _ in
                frames += 1
                guard frames == 2, let page else { return true }
                let box = bounds(of: page.picture)
                say("SUN \(Int(box.x + box.width / 2)) \(Int(box.y + box.height / 2))")
                return false
            }
        }
    }

    /// Says `READY x y width height centerX centerY radius`: pixels of the X window, the wheel's box and its face.
    private static func sayReady(_ wheel: Widget) {
        guard let face = wheel.firstChild else { return }
        let (box, disc) = (bounds(of: wheel), bounds(of: face))
        let radius = disc.width / 2
        let numbers = [box.x, box.y, box.width, box.height, disc.x + radius, disc.y + radius, radius]
        say("READY " + numbers.map { String(Int($0.rounded())) }.joined(separator: " "))
    }

    private static func bounds(of widget: Widget) -> (x: Double, y: Double, width: Double, height: Double) {
        guard let native = unsafe gtk_widget_get_native(widget.widget) else { return (0, 0, 0, 0) }
        var bounds = graphene_rect_t()
        var (shadowX, shadowY) = (0.0, 0.0)
        _ = unsafe gtk_widget_compute_bounds(widget.widget, UnsafeMutablePointer(native), &bounds)
        unsafe gtk_native_get_surface_transform(native, &shadowX, &shadowY)
        let scale = Double(widget.scaleFactor)
        return (
            (Double(bounds.origin.x) + shadowX) * scale, (Double(bounds.origin.y) + shadowY) * scale,
            Double(bounds.size.width) * scale, Double(bounds.size.height) * scale
        )
    }

    private static func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}
