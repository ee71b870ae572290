import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Drags of a knob.
///
/// The travel is 300°, so that 3° turn the value by 1 of 0 … 100.
@MainActor
final class KnobDragTests: WidgetTestCase {
    private struct Case {
        let name: String
        var value = 30.0
        var start = 0.0
        var change: (KnobWidget) -> Void = { _ in }
        let steps: [Double]
        let values: [Double]
    }

    private let cases = [
        // Past the end, through the gap and into the start of the travel, then back.
        Case(name: "past the end", value: 97, steps: [9, 120, -9], values: [98, 99, 100, 99, 98, 97]),
        Case(
            name: "with pictures",
            change: { knob in
                for picture in [\RotaryWheelFace.picture, \.background, \.overlay] {
                    knob.ownFace[keyPath: picture] = RotaryWheelPicture(iconName: "folder")
                }
                knob.isFlat = true
            }, steps: [6], values: [31, 32]),
        Case(
            name: "absolute", start: -90, change: { $0.dragStyle = .circularAbsolute }, steps: [6],
            values: [50, 51, 52]),
        // Through the gap and over half of the travel, back, then all the way around to the end.
        Case(
            name: "absolute, past the end", value: 97, start: 51,
            change: { $0.dragStyle = .circularAbsolute }, steps: [9, 180, -180, 363, -9],
            values: [98, 99, 100, 99, 98]),
        Case(
            name: "clockwise in every text direction", value: 50, start: -90,
            change: { knob in
                knob.object.setRightToLeft()
                knob.isFlippable = false
            }, steps: [6], values: [51, 52]),
    ]

    func testDragTurnsTheKnob() async throws {
        for drag in cases {
            let (knob, window, _) = try shown(makeKnob(at: drag.value))
            // Each applies immediately.
            drag.change(knob)
            try window.waitForFrame()
            let values = followValue(of: knob)
            try window.perform(turn(knob, in: window, from: drag.start, by: drag.steps) + [.release])
            XCTAssertEqual(values(), drag.values, drag.name)
        }
    }

    func testDragEmitsBeginAndEndAndAPressNeither() async throws {
        final class Delegate: KnobDelegate {
            var values: [Double] = []
            func knobDidBeginDragging(_ knob: KnobWidget) { values.append(knob.value) }
            func knobDidEndDragging(_ knob: KnobWidget) { values.append(knob.value) }
        }
        let (delegate, (knob, window, record)) = (Delegate(), try shown(makeKnob(at: 30)))
        knob.delegate = delegate
        try window.perform(window.point(-90, 0.6, of: knob), .press, .hold(100), .release)
        XCTAssertEqual(record.events, ["notify touched", "notify touched"])
        record.clear()
        try window.perform(turn(knob, in: window, from: 0, by: [6]) + [.release])
        let changes = ["notify touched", "drag-begin", "notify value", "notify value", "drag-end 32.0"]
        XCTAssertEqual(record.events, changes + ["notify touched"])
        XCTAssertEqual(delegate.values, [30, 32])
    }

    func testShiftTurnsFinelyWithoutAJump() async throws {
        let (knob, window, _) = try shown(makeKnob(in: 0...100, step: 0.1, at: 30), isFocused: true)
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 0, by: [30]))
        XCTAssertEqual(knob.value, 40, accuracy: 0.2)
        let before = knob.value
        try window.perform(.keyDown("Shift_L"))
        XCTAssertEqual(knob.value, before)
        try window.perform(window.arc(from: 30, to: 60, 0.6, of: knob))
        XCTAssertEqual(knob.value, before + 1, accuracy: 0.1)
        let fine = knob.value
        try window.perform(.keyUp("Shift_L"))
        XCTAssertEqual(knob.value, fine)
        try window.perform(window.arc(from: 60, to: 90, 0.6, of: knob) + [.release])
        XCTAssertEqual(knob.value, fine + 10, accuracy: 0.2)
        let steps = zip(values(), values().dropFirst()).map { abs($1 - $0) }
        XCTAssertLessThan(try XCTUnwrap(steps.max()), 1.5)
    }

    func testDragFromTheCenterTurnsOnceOutside() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 30))
        // Motion about the center and out of it does not turn; it turns from there.
        let inside = [0.05, 0.1, 0.15].map { window.point(-90, $0, of: knob) }
        try window.perform([window.point(0, 0, of: knob), .press] + inside)
        XCTAssertEqual(record.events, ["notify touched"])
        try window.perform(window.point(0, 0.15, of: knob), window.point(0, 0.6, of: knob))
        XCTAssertEqual(record.events, ["notify touched", "drag-begin"])
        XCTAssertEqual(knob.value, 30)
        try window.perform(window.arc(from: 0, to: 30, 0.6, of: knob) + [.release])
        XCTAssertEqual(knob.value, 40, accuracy: 1)
    }

    func testAbsoluteDragFromTheCenterStartsOutside() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 30)) { $0.dragStyle = .circularAbsolute }
        try window.perform(window.point(0, 0.1, of: knob), .press, window.point(-90, 0.1, of: knob))
        XCTAssertEqual(knob.value, 30)
        try window.perform(window.point(-90, 0.6, of: knob), .release)
        XCTAssertEqual(knob.value, 50, accuracy: 1)
        // A tap at the center has no direction.
        try window.perform(window.point(0, 0.1, of: knob), .press, .release, .hold(600))
        XCTAssertEqual(knob.value, 50, accuracy: 1)
    }

    /// Presses in the center of a knob and moves by distances from there, without a release.
    private func pull(_ knob: KnobWidget, in window: TestWindow, by ways: [(Double, Double)])
        -> [InputAction]
    {
        let (x, y): (Double, Double) = window.place(0, 0, of: knob)
        return [.move(x: x, y: y), .press] + ways.map { .move(x: x + $0, y: y + $1) }
    }

    func testSingleLongMotionTurns() async throws {
        for (style, turned) in [(KnobDragStyle.vertical, 20.0), (.circular, 30)] {
            let (knob, window, _) = try shown(makeKnob(at: 30)) { $0.dragStyle = style }
            let (x, y): (Double, Double) = window.place(0, 0.6, of: knob)
            let end = style == .vertical ? (x: x, y: y - 40) : window.place(90, 0.6, of: knob)
            try window.perform(.move(x: x, y: y), .press, .jump(x: end.x, y: end.y), .release)
            // Without the three pixels of the drag threshold.
            let part = 1 - 3 / Double.hypot(end.x - x, end.y - y)
            XCTAssertEqual(knob.value, 30 + turned * part, accuracy: 1, "\(style)")
        }
    }

    func testDefaultDragStyleAppliesToKnobsWithoutOne() async throws {
        KnobWidget.defaultDragStyle = .vertical
        defer { KnobWidget.defaultDragStyle = .automatic }
        for (style, value) in [(nil, 50.0), (KnobDragStyle.horizontal, 30)] {
            let (knob, window, _) = try shown(makeKnob(at: 30)) { $0.dragStyle = style }
            try window.perform(pull(knob, in: window, by: [(0, -3), (0, -43)]) + [.release])
            XCTAssertEqual(knob.value, value)
        }
    }

    func testDragBeginsOnTheKnobAndContinuesOutside() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 30))
        try window.perform(window.grab(from: 45, to: 90, 1.2, of: knob) + [.release])
        XCTAssertEqual(record.events, [])
        try window.perform(
            window.grip(-90, of: knob) + window.arc(from: -90, to: -45, 1.3, of: knob) + [.release])
        XCTAssertEqual(knob.value, 45, accuracy: 1)
    }

    func testDetentFromBuilderDelaysTheDrag() async throws {
        registerTypes()
        let text = """
            <interface><object class="RotaryWheelKnob" id="knob">
              <property name="round-digits">0</property>
              <property name="detent-extent">0.21</property>
              <detents><detent value="0"/><detent value="50"/></detents>
            </object></interface>
            """
        let builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new_from_string(text, -1)))
        let built = try XCTUnwrap(gtk_builder_get_object(builder.opaque, "knob"))
        let knob = try XCTUnwrap(KnobWidget(Widget(retaining: UnsafeMutableRawPointer(built)).widget))
        (knob.adjustment, knob.dragStyle) = (gtk_adjustment_new(48, 0, 100, 1, 10, 0), .circular)
        let window = try show(knob)
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 0, by: [21]) + [.release])
        XCTAssertEqual(values(), [49, 50, 51])
    }

    func testDragTurnsOneOfManyKnobs() async throws {
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
        let knobs = (0..<8).map { _ in makeKnob(at: 30) }
        for knob in knobs { box.append(knob.object) }
        let window = try show(box, width: 700, height: 120)
        let arc = window.arc(from: -90, to: -30, step: 10, 0.4, of: knobs[3])
        try window.perform(window.grip(-90, 0.4, of: knobs[3]) + arc + [.release])
        for (index, knob) in knobs.enumerated() {
            XCTAssertEqual(knob.value, index == 3 ? 50 : 30, accuracy: 2, "\(index)")
        }
    }

    func testDefaultSensitivityScalesDrags() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50)) { $0.dragStyle = .horizontal }
        Object(retaining: UnsafeMutableRawPointer(KnobWidget.settings)).set("sensitivity", to: 2.0)
        XCTAssertEqual(KnobWidget.defaultSensitivity, 2)
        defer { KnobWidget.defaultSensitivity = 1 }
        for value in [70.0, 90] {
            try window.perform(pull(knob, in: window, by: [(3, 0), (23, 0)]) + [.release, .hold(500)])
            XCTAssertEqual(knob.value, value)
        }
        XCTAssertEqual(knob.sensitivity, 1)
    }

    func testKeyMovesTheStartOfADrag() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true)
        try window.perform(turn(knob, in: window, from: -90, by: [30]) + [.key("Home")])
        try window.perform(window.arc(from: -60, to: -30, 0.6, of: knob) + [.release])
        XCTAssertEqual(knob.value, 10, accuracy: 1)
    }
}
