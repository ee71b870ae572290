import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// A knob whose value changes in successive frames.
@MainActor
final class KnobSeriesTests: WidgetTestCase {
    private static let icon = RotaryWheelPicture(iconName: "folder")
    private static let symbol = RotaryWheelPicture(iconName: "list-add-symbolic")

    func testSeriesLooksAsAtRest() async throws {
        let setups: [(String, (KnobWidget) -> Void)] = [
            ("default", { $0.valueDisplay = .below }),
            ("value in the middle", { _ in }),
            ("bipolar", { ($0.isBipolar, $0.defaultValue) = (true, 50) }),
            ("marks", { for value in [20.0, 70] { $0.addMark(at: value) } }),
            ("full turn", { $0.wraps = true }),
            ("without an origin", { gtk_scale_set_has_origin($0.scale, 0) }),
            ("picture", { ($0.picture, $0.overlayPicture) = (Self.icon, Self.symbol) }),
            ("film strip, no arc", { ($0.picture, $0.pictureFrames, $0.drawsArc) = (Self.icon, 4, false) }),
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
            ("picture", { $0.picture = Self.symbol }),
            ("no arc", { $0.drawsArc = false }),
            ("no value", { gtk_scale_set_draw_value($0.scale, 0) }),
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
                MainActor.assumeIsolated { KnobSeriesTests.measured += 1 }
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
            knob.scale, { _, value, _ in g_strdup("\(Int(value)) of 100") }, nil, nil)
        try inFrames(8, of: knob.object) { knob.value = 62 - Double($0) }
        XCTAssertEqual(knob.valueLabel?.text, "62 of 100", "a text that only GtkScale knows")
    }
}
