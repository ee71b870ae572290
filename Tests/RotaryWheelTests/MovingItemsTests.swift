import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Items and bubbles that are drawn as pictures while they move.
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
}
