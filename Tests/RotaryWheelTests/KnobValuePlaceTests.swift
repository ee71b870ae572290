import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The place, the size and the color of a knob's value, the room that it takes, and when its text shows.
@MainActor
final class KnobValuePlaceTests: WidgetTestCase {
    /// A knob of a size, neither wider nor higher than it needs to be.
    private func makeKnob(_ size: Int32, in bounds: ClosedRange<Double> = 0...100) -> KnobWidget {
        let knob = makeKnob(in: bounds, at: 42)
        gtk_widget_set_size_request(knob.object.widget, size, -1)
        for property in ["halign", "valign"] {
            knob.object.set(property, to: Int32(bitPattern: GTK_ALIGN_CENTER.rawValue))
        }
        return knob
    }

    /// The height of the value's font in the window.
    private func fontSize(of knob: KnobWidget, in window: TestWindow) throws -> Double {
        try window.waitForFrame()
        let label = try XCTUnwrap(knob.valueLabel)
        XCTAssertTrue(label.isMapped, "the value shows")
        let ends = [0, Double(label.height)].map { window.point(0, $0, of: label).y }
        return label.fontSize * (ends[1] - ends[0]) / Double(label.height)
    }

    /// The distance of the value's middle below the knob's top edge.
    private func place(of knob: KnobWidget, in window: TestWindow) throws -> Double {
        let label = try XCTUnwrap(knob.valueLabel)
        return window.point(0, Double(label.height) / 2, of: label).y - window.point(0, 0, of: knob.object).y
    }

    func testValueStaysInTheMiddleAndGrowsWithTheKnob() async throws {
        var sizes: [Double] = []
        for (size, unit) in [(64, nil), (50, "%"), (64, "%"), (96, "%"), (120, "%")] as [(Int32, String?)] {
            let (knob, window, _) = try shown(makeKnob(size)) {
                $0.unit = unit
                if size == 50 { $0.addMark(at: 0) }
            }
            if size == 50 {
                let track = try XCTUnwrap(knob.object.children.first { $0.cssName == "track" })
                XCTAssertGreaterThanOrEqual(track.width, 40, "the ring of a small knob with a mark")
            }
            for value in [0.0, 42, 100] {
                knob.value = value
                let font = try fontSize(of: knob, in: window)
                if value > 0 { XCTAssertEqual(font, sizes.last!, "the same for all values") }
                sizes.append(font)
                XCTAssertEqual(try place(of: knob, in: window), Double(size) / 2, accuracy: 2, "\(size)")
            }
            XCTAssertEqual(knob.object.height, Int(size))
            window.close()
        }
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(sizes.min()), 8)
        XCTAssertEqual(sizes.dropFirst(6), ArraySlice(sizes.dropFirst(6).sorted()))
        XCTAssertGreaterThan(sizes.last!, 1.5 * sizes[6])
    }

    func testUnitGoesBeforeTheValueStandsBelow() async throws {
        setRules("knob > value { color: #f00; }")
        /// The number of pixels of the value on the disc.
        func drawn(_ knob: KnobWidget, _ window: TestWindow) throws -> Int {
            try window.waitForFrame()
            let corner: (x: Double, y: Double) = window.point(0, 0, of: knob.object)
            return window.pixels(x: corner.x, y: corner.y, width: 50, height: 50).count { pixel in
                pixel >> 16 & 0xff > 200 && pixel & 0xff < 120
            }
        }
        func tooltip(of knob: KnobWidget) throws -> String? {
            try XCTUnwrap(knob.object.implementation as? any WidgetImplementation).tooltip(at: (x: 25, y: 25))
        }
        let (knob, window, _) = try shown(makeKnob(50))
        let bare = try drawn(knob, window)
        XCTAssertGreaterThan(bare, 20)
        knob.unit = "kilometers"
        XCTAssertEqual(Double(try drawn(knob, window)), Double(bare), accuracy: 10, "without its unit")
        XCTAssertEqual(knob.text, "42\u{a0}kilometers")
        XCTAssertEqual(try tooltip(of: knob), knob.text)
        XCTAssertEqual(knob.object.height, 50)
        gtk_adjustment_set_upper(knob.adjustment, 1e9)
        try window.waitForFrame()
        XCTAssertGreaterThan(try place(of: knob, in: window), 50, "below")
        XCTAssertEqual(knob.valueLabel?.isMapped, true)
        (knob.unit, knob.drawsValue) = (nil, false)
        try window.waitForFrame()
        XCTAssertNil(try tooltip(of: knob), "an app hides the value")
    }

    func testOrderOfCallsDoesNotMatter() async throws {
        setRules("#other > value { font: 12px monospace; }")
        let steps: [(KnobWidget) -> Void] = [
            { $0.valueDisplay = .center }, { gtk_adjustment_configure($0.adjustment, 42, 0, 100, 1, 10, 0) },
            { $0.unit = "%" }, { gtk_widget_set_size_request($0.object.widget, 64, -1) },
            { $0.value = 42 }, { gtk_widget_set_name($0.object.widget, "other") },
            { ($0.drawsValue, $0.drawsValue) = (false, true) },
        ]
        var seen: Set<[Int]> = []
        for shift in steps.indices {
            for shownAfter in [0, 2, steps.count] {
                let knob = makeKnob(100, in: 0...7)
                (knob.valueDisplay, knob.unit) = (.below, "Hz")
                let order = steps[shift...] + steps[..<shift]
                for step in order.prefix(shownAfter) { step(knob) }
                let window = try show(knob.object)
                for step in order.dropFirst(shownAfter) {
                    try window.waitForFrame()
                    step(knob)
                }
                let font = Int(try fontSize(of: knob, in: window) * 100)
                seen.insert([font, Int(try place(of: knob, in: window))])
                window.close()
            }
        }
        XCTAssertEqual(seen.count, 1, "\(seen)")
    }

    func testRowsOfAListShowTheirValues() async throws {
        let factory = unsafe Object(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
        var knobs: [KnobWidget] = []
        factory.connect("setup") { [weak self] arguments in
            guard let item = arguments.get(1, as: Object?.self), let self else { return }
            let knob = self.makeKnob(64)
            knob.unit = "%"
            knobs.append(knob)
            gtk_list_item_set_child(item.opaque, knob.object.widget)
        }
        factory.connect("bind") { arguments in
            guard let item = arguments.get(1, as: Object?.self) else { return }
            let knob = KnobWidget(gtk_list_item_get_child(item.opaque))
            knob?.value = Double(10 * gtk_list_item_get_position(item.opaque) % 101)
        }
        let strings = gtk_string_list_new(nil)
        for _ in 0..<60 { gtk_string_list_append(strings, "") }
        let list = gtk_list_view_new(
            gtk_no_selection_new(strings), OpaquePointer(g_object_ref(factory.pointer)))
        let page = Widget(sinking: gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(page.opaque, list)
        let window = try show(page)
        for scrolled in [0.0, 1000, 0] {
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(page.opaque), scrolled)
            try window.waitForFrame()
            let seen = knobs.filter(\.object.isMapped)
            XCTAssertGreaterThan(seen.count, 4)
            for knob in seen { XCTAssertEqual(knob.valueLabel?.isMapped, true, "\(scrolled), \(knob.value)") }
        }
    }

    /// In a selected row, and on a dark page of an app in a light theme.
    func testKnobIsSeenOnEachBackground() async throws {
        let (inside, below, dimmed) = (makeKnob(96), makeKnob(96), makeKnob(96))
        below.valueDisplay = .below
        gtk_widget_set_sensitive(dimmed.object.widget, 0)
        let list = Widget(sinking: gtk_list_box_new())
        for knob in [inside, below, dimmed] { gtk_list_box_append(list.opaque, knob.object.widget) }
        let window = try show(list)
        let colors = [("#fff", "#000"), ("#00f", "#fff"), ("#202020", "#eee"), ("#fff", "#000")]
        for (background, text) in colors {
            let remove = addRules("row { color: \(text); background: \(background); }")
            for isReadOnly in [false, true] {
                for knob in [inside, below] {
                    knob.canControl = !isReadOnly
                    let label = try XCTUnwrap(knob.valueLabel)
                    try MainLoop.wait(for: "a value that is seen on \(background)") {
                        label.color.contrast(with: text == "#000" ? .white : .black) > 7
                    }
                }
                try window.waitForFrame()
                // The row through the middle of the knob, from the margin.
                let corner: (x: Double, y: Double) = window.point(0, 0, of: inside.object)
                let pixels = window.pixels(x: corner.x - 4, y: corner.y + 48, width: 104, height: 1)
                let colors = pixels.map(Color.init(pixel:))
                let contrasts = colors.map { $0.contrast(with: colors[0]) }
                XCTAssertGreaterThan(try XCTUnwrap(contrasts[..<24].max()), 3, "the arc on \(background)")
                XCTAssertGreaterThan(try XCTUnwrap(contrasts[80...].max()), 1.1, "the track on \(background)")
                XCTAssertLessThan(contrasts[23], 2, "the disc on \(background)")
            }
            let hasOwnColor = gtk_widget_has_css_class(dimmed.object.widget, "own-color") != 0
            XCTAssertEqual(hasOwnColor, text != "#000", "an insensitive knob on \(background)")
            remove()
        }
        XCTAssertEqual(inside.object.height + 12, inside.object.parent?.height, "rows have a margin")
    }

    func testWidthIsThatOfTheWidestValueOrGrowsAfterADrag() async throws {
        for (largest, isKnown) in [(10.0, true), (1000, false)] {
            let (knob, window, _) = try shown(makeKnob(64, in: 0...largest)) {
                $0.valueDisplay = .below
                $0.setFormatter { $0 == 5 ? "a rather long text" : "\(Int($0))" }
                $0.value = 0
            }
            try window.waitForFrame()
            let width = knob.object.width
            XCTAssertEqual(width > 64, isKnown, "\(largest)")
            try window.perform(window.grip(-90, of: knob))
            for value in [5.0, 4] {
                knob.value = value
                try window.waitForFrame()
                XCTAssertEqual(knob.object.width, width, "during a drag, \(largest)")
                XCTAssertEqual(knob.valueLabel?.isMapped, true)
            }
            knob.value = 5
            try window.perform(.release)
            for value in [5.0, 1] {
                knob.value = value
                try MainLoop.wait(for: "the wide text, \(largest)") { knob.object.width > 100 }
                if isKnown { XCTAssertEqual(knob.object.width, width) }
            }
            window.close()
        }
    }

    func testTextShowsAfterARestOrInASeries() async throws {
        let (knob, window, _) = try shown(makeKnob(), width: 200, height: 200)
        for value in [10.0, 11, 12] {
            knob.value = value
            XCTAssertEqual(knob.valueLabel?.text, "\(Int(value))", "no frame is drawn in between")
            try MainLoop.pass(.milliseconds(150))
        }
        try inFrames(8, of: knob.object) { knob.value = 42 - Double($0) }
        window.setVisible(false)
        XCTAssertEqual(knob.valueLabel?.text, "42", "the knob is hidden in a series")
        window.setVisible(true)
        gtk_scale_set_format_value_func(
            knob.gtkScale, { _, value, _ in g_strdup("\(Int(value)) of 100") }, nil, nil)
        try inFrames(8, of: knob.object) { knob.value = 62 - Double($0) }
        XCTAssertEqual(knob.valueLabel?.text, "62 of 100", "a text that only GtkScale knows")
    }
}
