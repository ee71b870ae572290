import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// Drags that are not live, laps, and hands against automation and controllers.
@MainActor
final class KnobHandTests: WidgetTestCase {
    func testKnobThatIsNotLiveChangesAtTheReleaseUnlessEscapeKeepsItsValue() async throws {
        for (end, value) in [([InputAction.release], 40), ([.key("Escape"), .release], 30)] {
            let (knob, window, record) = try shown(makeKnob(at: 30), isFocused: true) { $0.isLive = false }
            try window.perform(turn(knob, in: window, from: 0, by: [30]))
            XCTAssertEqual(knob.value, 30)
            XCTAssertEqual(knob.text, "40")
            XCTAssertTrue(knob.object.hasStyleClass("preview"))
            try window.perform(end)
            XCTAssertEqual(knob.value, Double(value))
            XCTAssertEqual(knob.text, "\(value)")
            XCTAssertFalse(knob.object.hasStyleClass("preview"))
            XCTAssertEqual(record.count("notify value"), value == 30 ? 0 : 1)
            XCTAssertEqual(record.all("drag-end"), ["drag-end \(value).0"])
        }
    }

    func testLapsHaveADirection() async throws {
        var laps: [Int] = []
        let (knob, window, _) = try shown(makeKnob(at: 95)) { knob in
            knob.wraps = true
            knob.onWrapped { laps.append($1) }
        }
        try window.focus()
        try window.perform(turn(knob, in: window, from: 0, by: [40, -60]) + [.release])
        XCTAssertEqual(laps, [1, -1])
        knob.value = 0
        try window.perform(.key("Down"), .key("Up"))
        XCTAssertEqual(laps, [1, -1, -1, 1])
    }

    func testSlowVelocityDragIsFine() async throws {
        let (knob, window, _) = try shown(makeKnob(in: 0...1000)) { $0.dragStyle = .velocity }
        guard case .move(let x, let y) = window.point(0, 0, of: knob) else { return XCTFail() }
        let way = (0...20).map { InputAction.jump(x: x + Double($0), y: y) }
        try window.perform(way[0], .press)
        for move in way.dropFirst() {
            try window.perform(.hold(30))
            // After a layout, GDK reports the place of a resting pointer.
            knob.object.queueAllocate()
            try window.perform(.hold(20), move)
        }
        try window.perform(.release)
        // At most 20 pixels a second: a tenth of 5 for each pixel, also of the first beyond the threshold.
        let slow = knob.value
        XCTAssertGreaterThan(slow, 0)
        XCTAssertLessThanOrEqual(slow, 10)
        knob.value = 0
        try window.perform([way[0], .press, way[10], way[20], .release])
        XCTAssertGreaterThan(knob.value, 3 * slow)
    }

    func testHandWinsOverAutomationAndControllers() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 30))
        XCTAssertTrue(knob.automate(31))
        try window.perform(window.point(0, 0.6, of: knob), .press)
        XCTAssertTrue(knob.isTouched)
        XCTAssertFalse(knob.automate(80))
        XCTAssertFalse(knob.setControllerValue(0.8, takesOver: false))
        XCTAssertEqual(knob.value, 31)
        try window.perform(.release)
        XCTAssertTrue(knob.automate(80))
        XCTAssertEqual(knob.value, 80)
    }

    func testControllerTakesOverSoftly() async throws {
        let (knob, _, record) = try shown(makeKnob(at: 50))
        for (place, value) in [(0.1, 50.0), (0.3, 50), (0.6, 60), (0.2, 20)] {
            knob.setControllerValue(place)
            XCTAssertEqual(knob.value, value, accuracy: 1e-9)
        }
        XCTAssertEqual(record.all("drag-begin").count, 1)
        // The knob rounds its value, and still follows.
        for (place, value) in [(0.204, 20.0), (0.208, 21), (0.2, 20)] {
            XCTAssertTrue(knob.setControllerValue(place))
            XCTAssertEqual(knob.value, value)
        }
        knob.turnController(by: 3)
        XCTAssertEqual(knob.value, 23)
        XCTAssertTrue(knob.setControllerValue(0.9, takesOver: false))
        XCTAssertEqual(knob.value, 90)
        knob.canControl = false
        XCTAssertFalse(knob.setControllerValue(0.5, takesOver: false))
        XCTAssertEqual(record.all("drag-end"), ["drag-end 90.0"])
    }
}
