import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Controls that are drawn as pictures, or without a layout, while they move: they look as at rest.
@MainActor
final class MovingItemsTests: WidgetTestCase {
    private let size = (width: 480, height: 300)

    /// Moves a wheel a little in each of some frames.
    private func move(_ wheel: SpinningWheelWidget, to last: Double, midway: () -> Void = {}) throws {
        try inFrames(10, of: wheel.object, midway: midway) { wheel.position = last - Double($0) / 200 }
    }

    /// The serialized drawing of a widget; empty while it awaits its allocation.
    private func drawing(of widget: Widget) -> String {
        widget.drawing.map { String(decoding: $0.serialized, as: UTF8.self) } ?? ""
    }

    /// Whether a widget draws texts as vectors.
    private func drawsText(_ widget: Widget) -> Bool { drawing(of: widget).contains("text {") }

    private func waitUntilSharp(_ widget: Widget, in window: TestWindow) throws {
        try MainLoop.wait(for: "texts as vectors") { drawsText(widget) }
        try window.waitForFrame()
    }

    /// Expects a wheel to look the same in the last frame of a motion as at rest.
    private func expectSameLook(
        _ name: String, setUp: (SpinningWheelWidget) -> Void = { _ in },
        midway: (SpinningWheelWidget) -> Void = { _ in }
    ) throws {
        let wheel = makeSpinningWheel()
        setUp(wheel)
        // Edges and letters differ, which rotate as pictures.
        try expectSameLook(
            of: wheel.object, name, width: size.width, height: size.height,
            most: size.width * size.height / 100, limit: 40
        ) {
            try move(wheel, to: 6.375) { midway(wheel) }
            XCTAssertFalse(drawsText(wheel.object), "\(name): pictures in motion")
        } resting: {
            try waitUntilSharp(wheel.object, in: $0)
        }
    }

    func testRimInMotionLooksAsAtRest() async throws {
        let setups: [(String, (SpinningWheelWidget) -> Void)] = [
            ("default", { _ in }),
            ("right to left", { $0.object.setRightToLeft() }),
            ("left", { $0.orientation = .left }),
            ("overlapping", { $0.anglePerItem = Angle(degrees: 6) }),
            ("depth", { ($0.depth, $0.anglePerItem) = (1, Angle(degrees: 8)) }),
            ("depth at the right", { ($0.depth, $0.orientation) = (0.5, .right) }),
            ("insensitive", { gtk_widget_set_sensitive($0.object.widget, 0) }),
        ]
        for (name, setUp) in setups { try expectSameLook(name, setUp: setUp) }
    }

    func testChangesInMotionShow() async throws {
        let changes: [(String, (SpinningWheelWidget) -> Void)] = [
            ("direction", { $0.object.setRightToLeft() }),
            ("state", { gtk_widget_set_sensitive($0.object.widget, 0) }),
            ("orientation", { $0.orientation = .bottom }),
            ("depth", { $0.depth = 0.7 }),
            ("item size", { $0.itemWidth = 90 }),
            ("model", { $0.show(ListModel(ofNumberedStrings: 20)) }),
        ]
        for (name, change) in changes { try expectSameLook(name, midway: change) }
        try forEachChangeOfStyle { name, change in try expectSameLook(name, midway: { _ in change() }) }
    }

    func testLiveContentMovesOn() async throws {
        let wheel = makeSpinningWheel(9)
        var drawn = 0
        unsafe wheel.setItems(
            create: {
                let area = DrawingArea(cssName: "live")
                area.setDrawHandler { context, _, _ in
                    drawn += 1
                    context.setColor(Color(red: Double(drawn % 2), green: 0, blue: 1))
                    context.rectangle(x: 0, y: 0, width: 400, height: 400)
                    context.fill()
                }
                _ = area.addTickCallback { _ in
                    area.queueDraw()
                    return true
                }
                return unsafe area.widget
            }, bind: { _, _, _ in })
        let window = try show(wheel.object, width: size.width, height: size.height)
        try move(wheel, to: 4.25)
        drawn = 0
        try move(wheel, to: 5.5)
        XCTAssertGreaterThanOrEqual(drawn, 10 * 3, "each frame draws each visible item")
        window.close()
    }

    func testOnlyContentInThePlaneIsAPicture() async throws {
        for (axis, isPicture) in [((0, 0, 1), true), ((0, 1, 0), false)] as [((Float, Float, Float), Bool)] {
            let wheel = makeSpinningWheel(9)
            unsafe wheel.setItems(
                create: {
                    let fixed = gtk_fixed_new()!
                    let container = UnsafeMutableRawPointer(fixed).assumingMemoryBound(to: GtkFixed.self)
                    let label = gtk_label_new("Turned")
                    gtk_fixed_put(container, label, 0, 0)
                    var vector = graphene_vec3_t()
                    graphene_vec3_init(&vector, axis.0, axis.1, axis.2)
                    gtk_fixed_set_child_transform(container, label, gsk_transform_rotate_3d(nil, 30, &vector))
                    return fixed
                }, bind: { _, _, _ in })
            let window = try show(wheel.object, width: size.width, height: size.height)
            try move(wheel, to: 4.25)
            XCTAssertEqual(drawsText(wheel.object), !isPicture, "\(axis)")
            window.close()
        }
    }

    func testRoundCornersClipOnlyWhatReachesThem() async throws {
        let (wheel, window, _) = try shown(makeSpinningWheel(), width: 480, height: 480)
        for position in [0.0, 3] {
            wheel.position = position
            try window.waitForFrame()
            XCTAssertTrue(drawsText(wheel.object), "one change is no motion")
        }
        // The corners of the background and the box of each item are rounded.
        XCTAssertLessThanOrEqual(
            drawing(of: wheel.object).components(separatedBy: "rounded-clip {").count - 1,
            2 + 2 * wheel.items.count)
    }

    func testTurningDialDrawsPictures() async throws {
        let (dial, window, _) = try shownExpanded(makeDial())
        try waitUntilSharp(dial.object, in: window)
        dial.selected = 4
        for _ in 0..<4 {
            try MainLoop.pass(TestTime.frame)
            try window.waitForFrame()
        }
        XCTAssertFalse(drawing(of: dial.object).isEmpty)
        XCTAssertFalse(drawsText(dial.object), "bubbles as pictures")
        try waitUntilSharp(dial.object, in: window)
    }

    private static let icon = RotaryWheelPicture(iconName: "folder")
    private static let symbol = RotaryWheelPicture(iconName: "list-add-symbolic")

    func testSeriesLooksAsAtRest() async throws {
        let setups: [(String, (KnobWidget) -> Void)] = [
            ("default", { $0.valueDisplay = .below }),
            ("value in the middle", { _ in }),
            ("bipolar", { ($0.isBipolar, $0.defaultValue) = (true, 50) }),
            ("marks", { for value in [20.0, 70] { $0.addMark(at: value) } }),
            ("full turn", { $0.wraps = true }),
            ("without an origin", { gtk_scale_set_has_origin($0.gtkScale, 0) }),
            ("picture", { ($0.ownFace.picture, $0.ownFace.overlay) = (Self.icon, Self.symbol) }),
            (
                "film strip, no arc",
                { ($0.ownFace.picture, $0.ownFace.frames, $0.isFlat) = (Self.icon, 4, true) }
            ),
            ("right to left", { $0.object.setRightToLeft() }),
        ]
        for (name, setUp) in setups {
            let knob = makeKnob()
            setUp(knob)
            try expectSameLook(of: knob, name)
        }
    }

    func testChangesInASeriesShow() async throws {
        let changes: [(String, (KnobWidget) -> Void)] = [
            ("size", { gtk_widget_set_size_request($0.object.widget, 110, 140) }),
            ("direction", { $0.object.setRightToLeft() }),
            ("state", { gtk_widget_set_sensitive($0.object.widget, 0) }),
            ("ends", { $0.endAngle = Angle(degrees: -90) }),
            ("marks", { $0.addMark(at: 30) }),
            ("unit", { $0.unit = "%" }),
            ("picture", { $0.ownFace.picture = Self.symbol }),
            ("no arc", { $0.isFlat = true }),
            ("no value", { gtk_scale_set_draw_value($0.gtkScale, 0) }),
        ]
        for (name, change) in changes {
            let knob = makeKnob()
            knob.valueDisplay = .below
            gtk_widget_set_halign(knob.object.widget, GTK_ALIGN_START)
            try expectSameLook(of: knob, name) { change(knob) }
        }
        try forEachChangeOfStyle { name, change in try expectSameLook(of: makeKnob(), name, midway: change) }
    }

    /// Expects a knob to look the same in the last frame of a series as at rest.
    private func expectSameLook(of knob: KnobWidget, _ name: String, midway: () -> Void = {}) throws {
        // Only the edges of the pointer differ, which rotates as a picture.
        try expectSameLook(
            of: knob.object, name, width: 120, height: 150, most: 60, limit: 24, largest: 160
        ) {
            try inFrames(8, of: knob.object, midway: midway) { knob.value = 42 - Double($0) }
        } resting: { window in
            let text = knob.unit.map { "42\u{a0}\($0)" } ?? "42"
            try MainLoop.wait(for: "the end of the series, which is reported") {
                knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: text) == nil
            }
            try window.waitForFrame()
        }
    }

    /// The number of times that the parent of a knob was measured.
    private static var measured = 0

    func testSeriesNegotiatesNoSize() async throws {
        let box = unsafe Widget(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        watch(box)
        let layout = gtk_custom_layout_new(
            nil,
            { _, _, _, minimum, natural, _, _ in
                MainActor.assumeIsolated { MovingItemsTests.measured += 1 }
                minimum?.pointee = 100
                natural?.pointee = 100
            },
            { widget, width, height, _ in
                var whole = GtkAllocation(x: 0, y: 0, width: width, height: height)
                gtk_widget_size_allocate(gtk_widget_get_first_child(widget), &whole, -1)
            })
        gtk_widget_set_layout_manager(box.widget, layout)
        let knob = makeKnob()
        knob.valueDisplay = .below
        knob.object.append(to: box)
        let window = try show(box, width: 200, height: 200)
        try inFrames(3, of: knob.object) { knob.value = 10 - Double($0) }
        Self.measured = 0
        try inFrames(8, of: knob.object) { knob.value = 42 - Double($0) }
        XCTAssertEqual(Self.measured, 0)
        try MainLoop.wait(for: "the last value in the label") { knob.valueLabel?.text == "42" }
        try window.waitForFrame()
        XCTAssertGreaterThan(Self.measured, 0, "the label has the last value, and its size")
    }
}
