import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The sizes that the style sheets of an app change.
@MainActor
final class StyleSizeTests: WidgetTestCase {
    /// Colors for the parts, which nothing else has.
    private let colors = """
        rotarywheel > face { background: white; box-shadow: none; }
        rotarywheel > sector, rotarywheel > sector:selected { color: transparent; opacity: 1; }
        rotarywheel > sector > wedge, rotarywheel > sector:selected > wedge { background: lime; }
        rotarywheel > indicator { color: blue; }
        rotarywheel > hub { background: red; border-radius: 9999px; }
        knob > track { color: red; }
        knob > dial { color: lime; }
        knob > fill { color: blue; }
        """

    /// The box of the pixels of a color, relative to the center of a widget.
    private func box(of color: UInt32, _ widget: Widget, in window: TestWindow) throws -> (
        x: ClosedRange<Int>, y: ClosedRange<Int>
    ) {
        try window.waitForFrame()
        let (width, height) = (widget.width, widget.height)
        let corner: (x: Double, y: Double) = window.point(0, 0, of: widget)
        let found = window.pixels(x: corner.x, y: corner.y, width: width, height: height).enumerated()
            .filter { $0.element == color }.map {
                (x: $0.offset % width - width / 2, y: $0.offset / width - height / 2)
            }
        let (x, y) = (found.map(\.x), found.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
            return try XCTUnwrap(nil, "no pixel has the color")
        }
        return (left...right, top...bottom)
    }

    /// The distances from the center of a wheel at which sectors are drawn, to the right.
    private func ring(_ wheel: RotaryWheelWidget, _ window: TestWindow) throws -> ClosedRange<Int> {
        try window.waitForFrame()
        let widget = wheel.object
        let middle: (x: Double, y: Double) = window.point(
            Double(widget.width / 2), Double(widget.height / 2), of: widget)
        let row = window.pixels(x: middle.x, y: middle.y, width: widget.width / 2, height: 1)
        let found = row.indices.filter { row[$0] == green }
        return try XCTUnwrap(found.first)...XCTUnwrap(found.last)
    }

    /// A wheel with the middle of a sector at the right, and the indicator at the left.
    private func makeStyledWheel() throws -> (wheel: RotaryWheelWidget, window: TestWindow) {
        setRules(colors)
        let wheel = makeWheel(4)
        return (wheel, try show(wheel, width: 320, height: 320))
    }

    private func expect(_ value: Int, _ expected: Int, _ message: String = "", line: UInt = #line) {
        XCTAssertLessThanOrEqual(
            abs(value - expected), 1, "\(value) is not \(expected) \(message)", line: line)
    }

    func testHubHasTheDiameterOfItsStyle() async throws {
        let (wheel, window) = try makeStyledWheel()
        let child = Box(spacing: 0)
        unsafe wheel.hub = child.widget
        let (usual, usualHub) = (try ring(wheel, window), child.width)
        for diameter in [40, 160] {
            let remove = addRules("rotarywheel > hub { min-width: \(diameter)px; padding: 0 3px; }")
            let ring = try ring(wheel, window)
            XCTAssertEqual(child.width, diameter - 6, "the child has the room in the padding")
            XCTAssertEqual(ring.upperBound, usual.upperBound)
            expect(ring.lowerBound - diameter / 2, usual.lowerBound - usualHub / 2, "the sectors follow")
            remove()
        }
        XCTAssertEqual(try ring(wheel, window), usual)
    }

    func testHubIsAsLargeAsItsTextHasBeen() async throws {
        let (wheel, window) = try makeStyledWheel()
        let empty = try ring(wheel, window).lowerBound
        let label = Label("A word")
        unsafe wheel.hub = label.widget
        let wide = try ring(wheel, window).lowerBound
        XCTAssertGreaterThan(wide, empty + 5)
        gtk_label_set_label(label.opaque, "One")
        XCTAssertEqual(try ring(wheel, window).lowerBound, wide, "a text that changes moves no sectors")
        gtk_label_set_label(label.opaque, String(repeating: "Three words here ", count: 9))
        let third = try ring(wheel, window).lowerBound
        XCTAssertGreaterThan(third, wide)
        let (short, box) = (Label("One"), Box(spacing: 0))
        unsafe wheel.hub = short.widget
        XCTAssertLessThan(try ring(wheel, window).lowerBound, wide, "another widget begins anew")
        unsafe wheel.hub = box.widget
        XCTAssertEqual(try ring(wheel, window).lowerBound, third, "without a size")
    }

    func testMarginMovesTheEdgesOfSectors() async throws {
        let (wheel, window) = try makeStyledWheel()
        let usual = try ring(wheel, window)
        for (margin, outside, inside) in [("20px 0 0", 20, 0), ("0 0 12px", 0, 12), ("-3px 0 -2px", -3, -2)] {
            let remove = addRules("rotarywheel > wedges { margin: \(margin); }")
            let ring = try ring(wheel, window)
            expect(usual.upperBound - ring.upperBound, outside, margin)
            expect(ring.lowerBound - usual.lowerBound, inside, margin)
            remove()
        }
        let remove = addRules("rotarywheel > wedges { margin: 400px -40px 400px; }")
        try window.waitForFrame()
        wheel.turn(to: 2)
        try window.waitForFrame()
        remove()
        wheel.rotation = .zero
        XCTAssertEqual(try ring(wheel, window), usual)
    }

    func testMarginWidensTheGaps() async throws {
        let (wheel, window) = try makeStyledWheel()
        // A gap is upright, above the center.
        wheel.snaps = false
        wheel.rotation = Angle(degrees: 45)
        func gap() throws -> Int {
            try window.waitForFrame()
            let place: (x: Double, y: Double) = window.point(
                Double(wheel.object.width / 2 - 40), Double(wheel.object.height / 2 - 110), of: wheel.object)
            return window.pixels(x: place.x, y: place.y, width: 80, height: 1).count { $0 != green }
        }
        let usual = try gap()
        for (left, right) in [(5, 5), (0, 7), (-1, -1)] {
            let remove = addRules("rotarywheel > wedges { margin: 0 \(right)px 0 \(left)px; }")
            expect(try gap(), usual + left + right)
            remove()
        }
    }

    func testIndicatorHasTheSizeOfItsStyle() async throws {
        let (wheel, window) = try makeStyledWheel()
        for (width, length) in [(12, 40), (50, 30)] {
            let remove = addRules(
                "rotarywheel > indicator { min-width: \(width)px; min-height: \(length)px; }")
            let box = try box(of: blue, wheel.object, in: window)
            // Corners are round.
            XCTAssertLessThanOrEqual(box.x.count, length)
            XCTAssertGreaterThanOrEqual(box.x.count, length * 3 / 4)
            XCTAssertLessThanOrEqual(box.y.count, width)
            XCTAssertGreaterThanOrEqual(box.y.count, width * 3 / 4)
            remove()
        }
    }

    func testSectorsAreCountedFromOne() async throws {
        let (wheel, window) = try makeStyledWheel()
        setRules("rotarywheel > sector:nth-child(1) > wedge { background: red; }")
        unsafe wheel.hub = gtk_button_new()
        for count in [4, 6, 4] {
            wheel.sectorCount = count
            wheel.rotation = Angle(radians: -2 * .pi / Double(count))
            for sector in 0..<count {
                let degrees = 180 + Double(sector - 1) * 360 / Double(count)
                let place: (x: Double, y: Double) = window.place(degrees, 0.5, of: wheel.object)
                let color = try window.color(at: place)
                XCTAssertEqual(color, sector == 0 ? red : green, "\(sector) of \(count)")
            }
        }
    }

    func testTrackAndPointerHaveTheSizesOfTheirStyle() async throws {
        setRules(colors)
        let (knob, window, _) = try shown(makeKnob(at: 50), width: 100, height: 100) { $0.drawsValue = false }
        let usual = try box(of: green, knob.object, in: window)
        let remove = addRules(
            """
            knob > track { min-width: 20px; border: 1px solid transparent; }
            knob > dial { min-height: 12px; min-width: 6px; padding: 2px; }
            """)
        let pointer = try box(of: green, knob.object, in: window)
        // The value stands at the top, and the ends of the line are round.
        expect(pointer.x.count, 6)
        XCTAssertTrue((12...18).contains(pointer.y.count), "\(pointer.y)")
        XCTAssertGreaterThan(pointer.y.lowerBound, usual.y.lowerBound, "the disc is smaller")
        let place: (x: Double, y: Double) = window.point(0, 50, of: knob.object)
        let track = window.pixels(x: place.x, y: place.y, width: 40, height: 1).count { $0 == blue }
        expect(track, 20, "the arc is as wide as the track")
        remove()
        XCTAssertEqual(try box(of: green, knob.object, in: window).x, usual.x)
    }

    func testKnobHasTheSizeOfItsStyle() async throws {
        let knob = makeKnob()
        knob.drawsValue = false
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 0)
        box.append(knob.object)
        knob.object.set("valign", to: Int32(bitPattern: GTK_ALIGN_CENTER.rawValue))
        let window = try show(box)
        setRules(
            """
            knob.small { min-width: 32px; }
            knob.flat { min-width: 40px; min-height: 30px; }
            knob.tiny { min-width: 3px; min-height: 3px; }
            """)
        for (name, width, height) in [
            ("usual", 64, 64), ("small", 32, 32), ("flat", 40, 30), ("tiny", 24, 24), ("usual", 64, 64),
        ] {
            knob.object.setStyleClass(name, true)
            try window.waitForFrame()
            XCTAssertEqual(knob.object.width, width, name)
            XCTAssertEqual(knob.object.height, height, name)
            knob.object.setStyleClass(name, false)
        }
        knob.object.setStyleClass("small", true)
        gtk_widget_set_size_request(knob.object.widget, 50, 50)
        try window.waitForFrame()
        XCTAssertEqual(knob.object.width, 50, "a size request wins")
        let plain = makeKnob().object
        plain.set("value-display", to: KnobValueDisplay.below)
        XCTAssertEqual(plain.measure(GTK_ORIENTATION_HORIZONTAL).minimum, 24)
        XCTAssertEqual(plain.measure(GTK_ORIENTATION_HORIZONTAL).natural, 64)
        let height = plain.measure(GTK_ORIENTATION_VERTICAL).minimum
        XCTAssertGreaterThan(height, 64, "a page that scrolls does not flatten it")
        for size: Int32 in [24, 36, 300] {
            gtk_widget_set_size_request(plain.widget, size, -1)
            XCTAssertEqual(plain.measure(GTK_ORIENTATION_HORIZONTAL).minimum, Int(size))
        }
    }

    func testCaptionsHaveTheFontOfTheirStyle() async throws {
        let dial = watched(DialMenuWidget(labels: ["Aa", "Bb"]))
        dial.itemSize = 100
        let window = try showExpanded(dial)
        func width() throws -> Int {
            try window.waitForFrame()
            return try XCTUnwrap(dial.bubbles[0].labels.first).width
        }
        let (usual, remove) = (try width(), addRules("dialmenu > bubble { font-size: 26px; }"))
        // Usually captions are as large as the smallest bubble needs them.
        XCTAssertGreaterThan(Double(try width()), 1.4 * Double(usual))
        remove()
        XCTAssertEqual(try width(), usual)
    }
}
