import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Drags that are not live, laps, and hands against automation and controllers.
@MainActor
final class KnobHandTests: WidgetTestCase {
    func testKnobThatIsNotLiveChangesAtTheRelease() async throws {
        let knob = makeKnob(at: 30)
        knob.isLive = false
        let window = try show(knob.object)
        let record = knob.record()
        try window.perform(turn(knob, in: window, from: 0, by: [30]))
        XCTAssertEqual(knob.value, 30)
        XCTAssertEqual(knob.text, "40")
        XCTAssertTrue(knob.object.hasStyleClass("preview"))
        try window.perform(.release)
        XCTAssertEqual(knob.value, 40)
        XCTAssertFalse(knob.object.hasStyleClass("preview"))
        XCTAssertEqual(record.events.filter { $0 == "notify value" }.count, 1)
        XCTAssertEqual(record.all("drag-end"), ["drag-end 40.0"])
    }

    func testEscapeKeepsTheValueOfAKnobThatIsNotLive() async throws {
        let knob = makeKnob(at: 30)
        knob.isLive = false
        let window = try show(knob.object)
        try window.focus()
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 0, by: [30]) + [.key("Escape"), .release])
        XCTAssertEqual(knob.text, "30")
        XCTAssertEqual(values(), [])
    }

    func testLapsHaveADirection() async throws {
        let knob = makeKnob(at: 95)
        knob.wraps = true
        var laps: [Int] = []
        knob.onWrapped { laps.append($1) }
        let window = try show(knob.object)
        try window.focus()
        try window.perform(turn(knob, in: window, from: 0, by: [40, -60]) + [.release])
        XCTAssertEqual(laps, [1, -1])
        knob.value = 0
        try window.perform(.key("Down"), .key("Up"))
        XCTAssertEqual(laps, [1, -1, -1, 1])
    }

    func testSlowVelocityDragIsFine() async throws {
        let knob = makeKnob(in: 0...1000)
        knob.dragStyle = .velocity
        let window = try show(knob.object)
        guard case .move(let x, let y) = window.point(0, 0, of: knob.object) else { return XCTFail() }
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

    func testVelocityDragAtAnEvenSpeed() async throws {
        let knob = makeKnob(in: 0...1000)
        knob.dragStyle = .velocity
        let window = try show(knob.object)
        guard case .move(let x, let y) = window.point(0, 0, of: knob.object) else { return XCTFail() }
        let way = (0...12).map { InputAction.move(x: x + Double($0) * 4, y: y) }
        try window.perform(way[0], .press, way[1], way[2])
        let start = knob.value
        try window.perform(Array(way[3...]) + [.release])
        // 250 pixels a second: 40 pixels of 5 each, less by the share of this speed between 20 and 1000.
        let factor = 0.1 + 1.9 * 230.0 / 980
        XCTAssertEqual(knob.value - start, 200 * factor, accuracy: 1)
    }

    func testHandWinsOverAutomationAndControllers() async throws {
        let knob = makeKnob(at: 30)
        let window = try show(knob.object)
        XCTAssertTrue(knob.automate(31))
        try window.perform(window.point(0, 0.6, of: knob.object), .press)
        XCTAssertTrue(knob.isTouched)
        XCTAssertFalse(knob.automate(80))
        XCTAssertFalse(knob.setControllerValue(0.8, takesOver: false))
        XCTAssertEqual(knob.value, 31)
        try window.perform(.release)
        XCTAssertTrue(knob.automate(80))
        XCTAssertEqual(knob.value, 80)
    }

    func testControllerKeepsAKnobThatRoundsItsValue() async throws {
        let knob = makeKnob(in: 0...10, at: 5)
        try show(knob.object)
        for (place, value) in [(0.5, 5.0), (0.54, 5), (0.57, 6), (0.64, 6), (0.67, 7), (0.24, 2)] {
            XCTAssertTrue(knob.setControllerValue(place))
            XCTAssertEqual(knob.value, value)
        }
        knob.value = 8
        XCTAssertFalse(knob.setControllerValue(0.26))
    }

    func testControllerTakesOverSoftly() async throws {
        let knob = makeKnob(at: 50)
        try show(knob.object)
        let record = knob.record()
        for (place, value) in [(0.1, 50.0), (0.3, 50), (0.6, 60), (0.2, 20)] {
            knob.setControllerValue(place)
            XCTAssertEqual(knob.value, value, accuracy: 1e-9)
        }
        XCTAssertEqual(record.all("drag-begin").count, 1)
        knob.turnController(by: 3)
        XCTAssertEqual(knob.value, 23)
        XCTAssertTrue(knob.setControllerValue(0.9, takesOver: false))
        XCTAssertEqual(knob.value, 90)
        knob.canControl = false
        XCTAssertFalse(knob.setControllerValue(0.5, takesOver: false))
        XCTAssertEqual(record.all("drag-end"), ["drag-end 90.0"])
    }
}
