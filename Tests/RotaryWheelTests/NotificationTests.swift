import CRotaryWheel
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The order of signals, notifications and delegate calls, and automatic steps.
@MainActor
final class NotificationTests: WidgetTestCase {
    private final class Delegate: RotaryWheelDelegate {
        var calls: [String] = []
        func wheelDidChangeValue(_ wheel: RotaryWheelWidget) { calls.append("value \(wheel.selected ?? -1)") }
        func wheel(_ wheel: RotaryWheelWidget, didCross sector: Int) { calls.append("crossed \(sector)") }
        func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int) {
            calls.append("activated \(sector)")
        }
        func wheelDidBeginDragging(_ wheel: RotaryWheelWidget) { calls.append("begin") }
        func wheelDidEndDragging(_ wheel: RotaryWheelWidget, total: Angle) { calls.append("end") }
    }

    func testDelegateIsCalledAndHeldWeakly() async throws {
        let (wheel, window, record) = try shown(makeWheel(0))
        let delegate = Delegate()
        wheel.delegate = delegate
        XCTAssertEqual(delegate.calls, [])
        wheel.sectorCount = 8
        XCTAssertEqual(delegate.calls, ["value 0"])
        wheel.turn(to: 2)
        try wheel.waitUntilSettled(record)
        wheel.turn(to: 1)
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(
            delegate.calls, ["value 0", "crossed 1", "crossed 2", "value 2", "crossed 1", "value 1"])
        delegate.calls = []
        try window.perform(window.drag(from: 0, to: 45, of: wheel))
        try wheel.waitUntilSettled(record, times: 3)
        wheel.object.activateAction("wheel.activate")
        XCTAssertEqual(delegate.calls, ["begin", "crossed 0", "end", "value 0", "activated 0"])
        var other: Delegate? = Delegate()
        weak let observed = other
        wheel.delegate = other
        XCTAssertEqual(other?.calls, ["value 0"])
        other = nil
        XCTAssertNil(observed)
        XCTAssertNil(wheel.delegate)
        wheel.turn(to: 1)
        try wheel.waitUntilSettled(record, times: 4)
        XCTAssertEqual(wheel.selected, 1)
    }

    func testSelectedIsNotifiedBeforeSettled() async throws {
        let crossings = ["sector-crossed 1", "sector-crossed 2"]
        let ways: [(isSet: Bool, (RotaryWheelWidget) -> Void)] = [
            (false, { $0.turn(to: 2) }), (true, { $0.selected = 2 }),
            (true, { rotary_wheel_selection_control_set_selected($0.object.opaque, 2) }),
        ]
        for (isAnimated, (isSet, change)) in [true, false].flatMap({ way in ways.map { (way, $0) } }) {
            let name = "animated: \(isAnimated), set: \(isSet)"
            setAnimated(isAnimated)
            let (wheel, window, record) = try shown(makeWheel(8))
            var currentAtEnd: [Int?] = []
            let handler = wheel.object.connect("notify::current") { [weak wheel] _ in
                currentAtEnd.append(record.all("settled").isEmpty ? wheel?.current : nil)
            }
            defer { wheel.object.disconnect(handler) }
            change(wheel)
            XCTAssertEqual(wheel.selected, isSet || !isAnimated ? 2 : 0, name)
            XCTAssertEqual(record.all("settled").count, isAnimated ? 0 : 1, name)
            try wheel.waitUntilSettled(record)
            XCTAssertEqual(wheel.distance(toDetentOf: 2), 0, accuracy: 1e-9, name)
            XCTAssertEqual(currentAtEnd.last, 2, name)
            XCTAssertEqual(
                record.events.filter { $0 != "notify rotation" },
                isSet
                    ? ["notify selected"] + crossings + ["settled 2"]
                    : crossings + ["notify selected", "settled 2"], name)
            window.close()
        }
    }

    func testRimsAndDialsNotifySelectedBeforeSettled() async throws {
        for isAnimated in [true, false] {
            setAnimated(isAnimated)
            for control in [makeSpinningWheel(), makeDial(6)] as [RotaryControl] {
                let (_, _, record) = try shown(control)
                var currents: [UInt32] = []
                control.object.connect("notify::current") { [unowned control] _ in
                    let isLate = record.events.contains("settled 2")
                    currents.append(isLate ? .max : control.object.get("current", as: UInt32.self))
                }
                control.object.set("selected", to: UInt32(2))
                try MainLoop.wait(for: "settled") { record.events.contains("settled 2") }
                let events = record.events.filter { ["notify selected", "settled 2"].contains($0) }
                XCTAssertEqual(events, ["notify selected", "settled 2"], "animated: \(isAnimated)")
                XCTAssertEqual(currents.last, 2)
                XCTAssertFalse(currents.contains(.max), "no change of current after settled")
            }
        }
    }

    func testActionsOfAnInsensitiveControlDoNothing() async {
        let knob = makeKnob(at: 30)
        knob.object.setSensitive(false)
        for action in ["reset", "increase"] { knob.object.activateAction("knob.\(action)", target: nil) }
        XCTAssertEqual(knob.value, 30)
        let wheel = makeWheel(8)
        wheel.object.setSensitive(false)
        wheel.object.activateAction("wheel.next", target: nil)
        XCTAssertEqual(wheel.selected, 0)
    }

    func testWithoutAnimationsWheelsJump() async throws {
        let (wheel, window, record) = try shown(makeWheel(8)) { $0.settleDuration = .seconds(2) }
        try wheel.beginTurning(to: 4)
        setAnimated(false)
        // At the time of the last frame, and between two.
        for sector in [5, 2] {
            wheel.turn(to: sector)
            XCTAssertEqual(record.all("settled").last, "settled \(sector)", "during a settle")
            setAnimated(true)
            try wheel.beginTurning(to: 4)
            setAnimated(false)
            try MainLoop.pass(.milliseconds(5))
        }
        wheel.rotation = .zero
        record.clear()
        try window.perform(window.grab(from: 0, to: 300, step: 20, of: wheel) + [.release])
        XCTAssertEqual(record.all("settled").count, 1)
        XCTAssertGreaterThan(wheel.rotation.degrees, 360)
    }

    func testWheelAdvancesUnlessItIsUnmappedOrBelowThePointer() async throws {
        let (wheel, window, _) = try shown(makeWheel(4)) { $0.settleDuration = .milliseconds(10) }
        try window.perform(window.point(0, of: wheel))
        let record = wheel.record()
        wheel.autoAdvance = .milliseconds(20)
        try MainLoop.pass(.milliseconds(200))
        XCTAssertEqual(wheel.rotation, .zero)
        // Outside the wheel.
        try window.perform(.move(x: 2000, y: 2000))
        try wheel.waitUntilSettled(record, times: 5)
        XCTAssertEqual(
            record.all("settled").prefix(5),
            ["settled 1", "settled 2", "settled 3", "settled 0", "settled 1"])
        window.setVisible(false)
        let selected = wheel.selected
        try MainLoop.pass(.milliseconds(200))
        XCTAssertEqual(wheel.selected, selected)
        window.setVisible(true)
        let count = record.all("settled").count
        try wheel.waitUntilSettled(record, times: count + 1)
        wheel.autoAdvance = nil
        let last = record.all("settled").count
        try MainLoop.pass(.milliseconds(200))
        XCTAssertLessThanOrEqual(record.all("settled").count, last + 1)
    }
}
