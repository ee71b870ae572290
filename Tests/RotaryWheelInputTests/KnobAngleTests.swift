import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

/// Angles: the way around in each direction, multiples of 15° with Shift, typed texts, and the classes of marks.
@MainActor
final class KnobAngleTests: WidgetTestCase {
    /// A full turn from the right, with the value at the mark.
    private func makeAngle(
        in bounds: ClosedRange<Double> = 0...360, at value: Double = 0, isInverted: Bool = false
    ) -> KnobWidget {
        let knob = makeKnob(in: bounds, at: value)
        (knob.format, knob.wraps, knob.startAngle) = (.angle, true, .zero)
        knob.drawsValue = false
        gtk_range_set_inverted(knob.range, isInverted ? 1 : 0)
        return knob
    }

    func testZeroIsAtTheStartInEachDirectionAndLanguage() async throws {
        for isRightToLeft in [false, true] {
            for (isInverted, sign) in [(false, 1.0), (true, -1)] {
                for start in [0.0, -90] {
                    let (knob, window, _) = try shown(makeAngle(isInverted: isInverted)) {
                        ($0.startAngle, $0.dragStyle) = (Angle(degrees: start), .circularAbsolute)
                        if isRightToLeft { $0.object.setRightToLeft() }
                    }
                    let from = start + 10 * sign
                    try window.perform(
                        window.grip(from, of: knob)
                            + window.arc(from: from, to: start + 60 * sign, step: 3, 0.6, of: knob)
                            + [.release])
                    XCTAssertEqual(knob.value, 60, accuracy: 1, "\(isRightToLeft) \(isInverted) \(start)")
                    window.close()
                }
            }
        }
    }

    func testDragWithShiftSnapsToMultiples() async throws {
        for style in [KnobDragStyle.circular, .circularAbsolute, .vertical] {
            let (knob, window, record) = try shown(makeAngle(at: 50), isFocused: true) {
                $0.dragStyle = style
            }
            let values = followValue(of: knob)
            let way =
                style == .vertical
                ? window.grip(90, of: knob) + [
                    window.point(90, 0.2, of: knob), window.point(-90, 0.5, of: knob),
                ]
                : turn(knob, in: window, from: 50, by: [80])
            try window.perform([.keyDown("Shift_L")] + way)
            XCTAssertGreaterThan(values().count, 1, "\(style)")
            for value in values() { XCTAssertEqual(value.remainder(dividingBy: 15), 0, "\(style) \(value)") }
            if style != .vertical { XCTAssertEqual(knob.value, 135, "\(style)") }
            // Neither the press nor the release of the key changes the value; the next movement does.
            let snapped = knob.value
            try window.perform(.keyUp("Shift_L"))
            XCTAssertEqual(knob.value, snapped, "\(style)")
            if style != .vertical {
                try window.perform(window.arc(from: 130, to: 133, step: 3, 0.6, of: knob))
                XCTAssertEqual(knob.value, 133, accuracy: 2, "\(style)")
            }
            try window.perform(.release)
            XCTAssertEqual(record.all("drag-end").count, 1)
            window.close()
        }
    }

    func testSnappingCountsEachLapOnce() async throws {
        var laps: [Int] = []
        let (knob, window, _) = try shown(makeAngle(at: 340), isFocused: true) { knob in
            knob.onWrapped = { laps.append($1) }
        }
        try window.perform([.keyDown("Shift_L")] + turn(knob, in: window, from: -20, by: [40]))
        try window.perform(.release, .keyUp("Shift_L"))
        XCTAssertEqual(knob.value, 15)
        XCTAssertEqual(laps, [1])
    }

    func testTapWithShiftSnaps() async throws {
        let (knob, window, _) = try shown(makeAngle(), isFocused: true) { $0.dragStyle = .circularAbsolute }
        try window.perform([.keyDown("Shift_L")] + window.tap(50, 0.6, of: knob) + [.keyUp("Shift_L")])
        try MainLoop.wait(for: "the tap") { knob.value == 45 }
    }

    func testKeysAndClicksWithShiftLeadToMultiples() async throws {
        let (knob, window, _) = try shown(makeAngle(at: 20), isFocused: true)
        try press(
            [
                "Shift_L+Up": 30, "Shift_L+Right": 45, "Shift_L+Left": 30, "Down": 29, "Shift_L+Down": 15,
                "Shift_L+KP_Down": 0, "Shift_L+Down": 345, "Control_L+Up": 355, "Shift_L+Up": 0,
            ], in: window, knob)
        try window.perform(window.point(0, 0, of: knob), .keyDown("Shift_L"), .click(4), .click(4), .click(5))
        XCTAssertEqual(knob.value, 15)
    }

    func testTypedAnglesTurnWithinTheRange() async throws {
        let knobs = [(makeAngle(), 350.0), (makeAngle(in: -180...180), -10)]
        for (knob, wanted) in knobs {
            let (_, window, _) = try shown(knob, isFocused: true) { $0.digits = 1 }
            // Before the text of the knob, with its sign, and in place of it.
            for keys in [["Home", "3", "5"], ["minus", "1", "0"], ["3", "5", "0", "space", "d", "e", "g"]] {
                knob.value = 0
                try enter("Return", in: window, knob)
                try window.perform(keys.map { .key($0) } + [.key("Return")])
                try MainLoop.wait(for: "the angle of \(keys)") { knob.value == wanted }
                try MainLoop.wait(for: "the focus") { knob.object.hasFocus }
            }
            knob.value = wanted
            XCTAssertEqual(knob.text, wanted < 0 ? "−10.0°" : "350.0°")
            window.close()
        }
    }

    /// The style classes of the labels of a knob's marks that follow the value.
    private func sides(of knob: KnobWidget) -> [String] {
        knob.object.children.filter { $0.hasStyleClass("mark") }.map { label in
            ["under", "at", "beyond"].filter(label.hasStyleClass).joined(separator: " ")
        }
    }

    func testMarksFollowTheValueAndCostNothingWhileTheyStay() async throws {
        let knob = makeKnob(at: 40)
        for value in [0.0, 50, 100] { knob.addMark(at: value, markup: "\(value)") }
        knob.addMark(at: 20)
        knob.dragStyle = .vertical
        let window = try show(knob.object)
        XCTAssertEqual(sides(of: knob), ["under", "beyond", "beyond"])
        let labels = knob.object.children.filter { $0.hasStyleClass("mark") }
        let records = labels.map { EventRecord(of: $0, signals: []) }
        // A pixel is half of the value, beyond the first three.
        let (x, y): (Double, Double) = window.place(0, 0, of: knob)
        let moves = (1...25).map { InputAction.move(x: x, y: y - Double($0)) }
        try window.perform([.move(x: x, y: y), .press] + moves[..<20])
        XCTAssertEqual(knob.value, 48, accuracy: 1)
        XCTAssertEqual(sides(of: knob), ["under", "beyond", "beyond"])
        XCTAssertEqual(records.map { $0.count("notify css-classes") }, [0, 0, 0])
        for move in moves[20...] where knob.value < 50 { try window.perform(move) }
        XCTAssertEqual(sides(of: knob), ["under", "at", "beyond"])
        XCTAssertEqual(records[0].count("notify css-classes"), 0)
        try window.perform(.release)
        knob.value = 100
        XCTAssertEqual(sides(of: knob), ["under", "under", "at"])
        // What a drag shows before its release.
        (knob.value, knob.isLive) = (45, false)
        try window.perform([.move(x: x, y: y), .press] + moves)
        XCTAssertEqual(sides(of: knob), ["under", "under", "beyond"])
        try window.perform(.key("Escape"), .release)
        XCTAssertEqual(sides(of: knob), ["under", "beyond", "beyond"])
        gtk_range_set_range(knob.range, 60, 100)
        XCTAssertEqual(sides(of: knob), ["under", "under", "beyond"])
    }
}
