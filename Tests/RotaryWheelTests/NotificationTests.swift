import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The order of signals, notifications and delegate calls.
@MainActor
final class NotificationTests: WidgetTestCase {
    private final class Delegate: RotaryWheelDelegate {
        var calls: [String] = []
        init() {}
        func wheelDidChangeValue(_ wheel: RotaryWheelWidget) { calls.append("value \(wheel.selected ?? -1)") }
        func wheel(_ wheel: RotaryWheelWidget, didCross sector: Int) { calls.append("crossed \(sector)") }
        func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int) {
            calls.append("activated \(sector)")
        }
        func wheelDidBeginDragging(_ wheel: RotaryWheelWidget) { calls.append("begin") }
        func wheelDidEndDragging(_ wheel: RotaryWheelWidget, total: Angle) { calls.append("end") }
    }

    private func setAnimated(_ isAnimated: Bool) {
        Self.settings.set("gtk-enable-animations", to: isAnimated)
    }

    override func tearDown() {
        MainActor.assumeIsolated { Self.settings.set("gtk-enable-animations", to: true) }
        super.tearDown()
    }

    func testDelegateIsCalledInitiallyAndOnSettling() async throws {
        let wheel = makeWheel(8)
        try show(wheel)
        let record = wheel.record()
        let delegate = Delegate()
        wheel.delegate = delegate
        XCTAssertEqual(delegate.calls, ["value 0"])
        wheel.turn(to: 2)
        try wheel.waitUntilSettled(record)
        wheel.turn(to: 1)
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(
            delegate.calls, ["value 0", "crossed 1", "crossed 2", "value 2", "crossed 1", "value 1"])
    }

    func testDelegateIsCalledForTheFirstSectors() async {
        let wheel = makeWheel(0)
        let delegate = Delegate()
        wheel.delegate = delegate
        XCTAssertEqual(delegate.calls, [])
        wheel.sectorCount = 5
        XCTAssertEqual(delegate.calls, ["value 0"])
    }

    func testDelegateIsCalledForDragsAndActivation() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        let delegate = Delegate()
        wheel.delegate = delegate
        try window.perform(window.drag(from: 0, to: 45, of: wheel))
        try wheel.waitUntilSettled(record)
        wheel.object.activateAction("wheel.activate")
        XCTAssertEqual(delegate.calls, ["value 0", "begin", "crossed 7", "end", "value 7", "activated 7"])
    }

    func testDelegateIsWeak() async {
        let wheel = makeWheel(8)
        var delegate: Delegate? = Delegate()
        weak let observed = delegate
        wheel.delegate = delegate
        delegate = nil
        XCTAssertNil(observed)
        XCTAssertNil(wheel.delegate)
        wheel.turn(to: 1)
        XCTAssertEqual(wheel.selected, 1)
    }

    func testSignalsCallClosures() async {
        let wheel = makeWheel(8)
        var calls: [String] = []
        wheel.onSettled = { calls.append("settled \($1), text \($0.selectedText ?? "")") }
        wheel.onActivate = { calls.append("activated \($1)") }
        wheel.turn(to: 3)
        wheel.object.activateAction("wheel.activate")
        wheel.object.activateAction("wheel.next")
        wheel.object.activateAction("wheel.previous")
        XCTAssertEqual(
            calls, ["settled 3, text 4", "activated 3", "settled 4, text 5", "settled 3, text 4"])
        wheel.onSettled = nil
        wheel.turn(to: 0)
        XCTAssertEqual(calls.count, 4)
    }

    func testSelectedIsNotifiedBeforeSettled() async throws {
        for isAnimated in [true, false] {
            setAnimated(isAnimated)
            let wheel = makeWheel(8)
            let window = try show(wheel)
            let record = wheel.record()
            wheel.turn(to: 2)
            try wheel.waitUntilSettled(record)
            XCTAssertEqual(
                record.events.filter { $0 != "notify rotation" },
                [
                    "sector-crossed 1", "sector-crossed 2", "notify selected", "settled 2",
                ],
                "animated: \(isAnimated)")
            window.close()
        }
    }

    func testSettingSelectedNotifiesImmediately() async throws {
        for isAnimated in [true, false] {
            setAnimated(isAnimated)
            let wheel = makeWheel(8)
            let window = try show(wheel)
            let record = wheel.record()
            wheel.selected = 2
            XCTAssertEqual(wheel.selected, 2)
            XCTAssertEqual(record.events.first, "notify selected")
            try wheel.waitUntilSettled(record)
            XCTAssertEqual(
                record.events.filter { $0 != "notify rotation" },
                [
                    "notify selected", "sector-crossed 1", "sector-crossed 2", "settled 2",
                ],
                "animated: \(isAnimated)")
            window.close()
        }
    }

    func testTurnJumpsWithoutAnimations() async throws {
        setAnimated(false)
        let wheel = makeWheel(8)
        try show(wheel)
        let record = wheel.record()
        wheel.turn(to: 4)
        XCTAssertEqual(record.all("settled"), ["settled 4"])
        XCTAssertEqual(wheel.distance(toDetentOf: 4), 0, accuracy: 1e-9)
    }

    func testFlickJumpsAsFarWithoutAnimations() async throws {
        setAnimated(false)
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 300, step: 20, of: wheel) + [
                .release
            ])
        XCTAssertEqual(record.all("settled").count, 1)
        XCTAssertGreaterThan(wheel.rotation.degrees, 360)
    }

    func testAnimationsAreDisabledDuringASettle() async throws {
        let wheel = makeWheel(8)
        wheel.settleDuration = .seconds(2)
        try show(wheel)
        let record = wheel.record()
        try wheel.beginTurning(to: 4)
        setAnimated(false)
        wheel.turn(to: 5)
        XCTAssertEqual(record.all("settled"), ["settled 5"])
    }

    func testSettingRotationTurnsImmediately() async throws {
        let wheel = makeWheel(8)
        try show(wheel)
        let record = wheel.record()
        wheel.rotation = Angle(turns: 0.3)
        XCTAssertEqual(wheel.rotation.turns, 0.3, accuracy: 1e-12)
        XCTAssertEqual(wheel.selected, 6)
        XCTAssertEqual(
            record.only("notify selected", "settled"),
            ["notify selected", "settled 6"])
    }
}
