import CRotaryWheelShims
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Drawing with extreme property values, on which cairo may abort.
@MainActor
final class ExtremeNumberTests: WidgetTestCase {
    private let (least, largest) = (Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude)
    private let tapers: [KnobTaper] = [.linear, .logarithmic, .decibel, .power(skew: 3)]

    /// The colors of a child of a window, which is laid out and drawn immediately, without a frame.
    @discardableResult
    private func draw(_ widget: Widget, in window: TestWindow) -> Set<UInt32> {
        let side = 300
        _ = widget.measure(GTK_ORIENTATION_HORIZONTAL)
        gtk_widget_allocate(widget.widget, gint(side), gint(side), -1, nil)
        guard let drawn = Snapshot.node(of: widget, in: window.window) else { return [] }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(drawn.node, &bounds)
        for number in [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height] {
            XCTAssertTrue(number.isFinite, "\(widget.cssName): \(bounds)")
        }
        bounds.origin = graphene_point_t(x: 0, y: 0)
        bounds.size = graphene_size_t(width: Float(side), height: Float(side))
        let renderer = gtk_native_get_renderer(window.window.opaque)
        let texture = Texture(
            adopting: UnsafeMutableRawPointer(gsk_renderer_render_texture(renderer, drawn.node, &bounds)))
        var pixels = [UInt32](repeating: 0, count: side * side)
        pixels.withUnsafeMutableBytes {
            gdk_texture_download(
                texture.opaque, $0.baseAddress!.assumingMemoryBound(to: guchar.self), gsize(4 * side))
        }
        return Set(pixels)
    }

    /// Draws a widget with each number in each property, then in all of them; then it is as before.
    private func drawExtremes(_ widget: Widget) throws {
        let window = try show(widget, width: 300, height: 300)
        let properties = widget.propertySpecs.map(\.pointee).filter {
            $0.value_type == cgtk_type_double() && $0.flags.rawValue & CG_PARAM_WRITABLE.rawValue != 0
        }.map { String(cString: $0.name) }
        XCTAssertGreaterThan(properties.count, 2, widget.cssName)
        let before = properties.map { widget.get($0, as: Double.self) }
        // One limits another.
        func restore() { for _ in 0..<2 { zip(properties, before).forEach { widget.set($0, to: $1) } } }
        let colors = draw(widget, in: window)
        XCTAssertGreaterThan(colors.count, 2, widget.cssName)
        for number in [largest, -largest, -1e300, least] {
            for property in properties {
                widget.set(property, to: number)
                XCTAssertTrue(widget.get(property, as: Double.self).isFinite, property)
                draw(widget, in: window)
                restore()
            }
            for property in properties { widget.set(property, to: number) }
            draw(widget, in: window)
            restore()
            let name = "\(widget.cssName): \(number)"
            XCTAssertEqual(properties.map { widget.get($0, as: Double.self) }, before, name)
            XCTAssertEqual(draw(widget, in: window), colors, name)
        }
    }

    func testControlsDrawExtremeNumbers() async throws {
        let (wheel, mirrored, dial) = (makeWheel(6), makeWheel(6), makeDial())
        mirrored.object.setRightToLeft()
        dial.isExpanded = true
        for control in [wheel.object, mirrored.object, makeSpinningWheel(3).object, dial.object] {
            try drawExtremes(control)
        }
        for taper in tapers {
            let knob = makeKnob(in: 1...100, at: 30)
            knob.scale = KnobScale(taper)
            knob.isBipolar = true
            try drawExtremes(knob.object)
        }
    }

    /// Draws a knob with extreme bounds at some values, and steps it.
    private func drawBounds(
        _ lower: Double, _ upper: Double, _ taper: KnobTaper, wraps: Bool, in window: TestWindow
    ) {
        let knob = makeKnob(in: lower...upper, step: max(upper / 4, .leastNonzeroMagnitude))
        knob.scale = KnobScale(taper)
        (knob.isBipolar, knob.wraps, knob.defaultValue) = (true, wraps, upper / 3)
        knob.addMark(at: upper / 2, markup: "half")
        gtk_window_set_child(window.gtkWindow, knob.widget)
        func expect(_ what: String) {
            XCTAssertGreaterThan(draw(knob.object, in: window).count, 2, what)
            XCTAssertTrue((lower...upper).contains(knob.value), "\(what): \(knob.value)")
        }
        for value in [lower, upper / 2, 1, upper] {
            knob.value = value
            expect("\(value) of \(lower) to \(upper)")
        }
        for action in ["knob.increase", "knob.decrease", "knob.decrease", "knob.reset"] {
            knob.object.activateAction(action, target: nil)
            expect(action)
        }
    }

    func testKnobDrawsExtremeBounds() async throws {
        let window = try show(Box(spacing: 0), width: 300, height: 300)
        for (lower, upper) in [
            (least, 1e308), (-largest, largest), (0, largest), (0, least), (1, 1.0.nextUp),
        ] {
            for taper in tapers {
                for wraps in [false, true] { drawBounds(lower, upper, taper, wraps: wraps, in: window) }
            }
        }
    }
}
