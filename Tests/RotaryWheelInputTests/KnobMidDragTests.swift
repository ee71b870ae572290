import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// Changes by the app while the user changes a knob, and the return of a released knob.
@MainActor
final class KnobMidDragTests: WidgetTestCase {
    /// A knob that a drag has turned from 30 to 40.
    private func turned(isLive: Bool = true) throws -> (KnobWidget, TestWindow, EventRecord) {
        let (knob, window, record) = try shown(makeKnob(at: 30), isFocused: true) { $0.isLive = isLive }
        try window.perform(turn(knob, in: window, from: 0, by: [30]))
        XCTAssertEqual(knob.text, "40")
        record.clear()
        return (knob, window, record)
    }

    private struct Case {
        let name: String
        let isLive: [Bool]
        let change: (KnobWidget) -> Void
        /// What the knob shows after the change, and after a turn from 30° to another angle.
        let text: String
        var turn: (end: Double, text: String)?
        let released: Double
    }

    private let cases = [
        Case(
            name: "value", isLive: [true, false], change: { $0.value = 60 }, text: "60", turn: (60, "70"),
            released: 70),
        Case(name: "value only", isLive: [false], change: { $0.value = 70 }, text: "70", released: 70),
        Case(
            name: "action", isLive: [false],
            change: { $0.object.activateAction("knob.increase", target: nil) }, text: "31", released: 31),
        Case(
            name: "bounds", isLive: [false], change: { gtk_adjustment_set_upper($0.adjustment, 35) },
            text: "30", released: 30),
        // √0.4 + 0.01 of the travel.
        Case(
            name: "taper", isLive: [true, false], change: { $0.scale = KnobScale(.power(skew: 0.5)) },
            text: "40", turn: (33, "41"), released: 41),
        Case(
            name: "adjustment", isLive: [true],
            change: { $0.adjustment = gtk_adjustment_new(2, 0, 10, 1, 1, 0) }, text: "2", turn: (90, "4"),
            released: 4),
    ]

    func testDragContinuesFromAChangeByTheApp() async throws {
        for change in cases {
            for isLive in change.isLive {
                let (knob, window, record) = try turned(isLive: isLive)
                let name = "\(change.name), live: \(isLive)"
                let value = knob.value
                change.change(knob)
                XCTAssertEqual(knob.text, change.text, name)
                XCTAssertEqual(record.count("notify value"), knob.value == value ? 0 : 1, name)
                if let (end, text) = change.turn {
                    try window.perform(window.arc(from: 30, to: end, 0.6, of: knob))
                    XCTAssertEqual(knob.text, text, name)
                }
                try window.perform(.release)
                XCTAssertEqual(knob.value, change.released, name)
                XCTAssertFalse(knob.isTouched, name)
            }
        }
    }

    func testDragThatBecomesLiveKeepsWhatItShows() async throws {
        let (knob, window, _) = try turned(isLive: false)
        XCTAssertEqual(knob.value, 30)
        knob.isLive = true
        XCTAssertEqual(knob.value, 40)
        XCTAssertFalse(knob.object.hasStyleClass("preview"))
        try window.perform(window.arc(from: 30, to: 60, 0.6, of: knob))
        XCTAssertEqual(knob.value, 50)
        XCTAssertEqual(knob.text, "50")
        // The other way, it waits for the release.
        knob.isLive = false
        try window.perform(window.arc(from: 60, to: 90, 0.6, of: knob))
        XCTAssertEqual(knob.value, 50)
        XCTAssertEqual(knob.text, "60")
        try window.perform(.release)
        XCTAssertEqual(knob.value, 60)
    }

    func testFunctionsOfAScaleReadTheKnob() async throws {
        let (knob, window, _) = try turned()
        let scale = KnobScale()
        knob.scale = scale
        rotary_wheel_knob_scale_set_curve_func(
            OpaquePointer(scale.pointer),
            { place, knob in 100 * place * Double(rotary_wheel_knob_get_turns(.init(knob))) },
            knob.object.pointer, nil)
        try window.perform(window.arc(from: 30, to: 60, 0.6, of: knob))
        XCTAssertEqual(knob.value, 50, accuracy: 1e-6)
        try window.perform(.release)
    }

    func testLossOfControlEndsWhatIsUnderWay() async throws {
        let inputs: [(String, (KnobWidget, TestWindow) throws -> [InputAction])] = [
            ("a drag", { self.turn($0, in: $1, from: 0, by: [30]) }), ("a tap", { $1.tap(0, 0.6, of: $0) }),
            (
                "a typed value",
                {
                    try self.enter("7", in: $1, $0)
                    return []
                }
            ),
        ]
        for (name, input) in inputs {
            let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true) {
                $0.dragStyle = .circularAbsolute
            }
            try window.perform(try input(knob, window))
            knob.canControl = false
            try MainLoop.pass(.milliseconds(600))
            XCTAssertEqual(knob.value, 50, name)
            try window.perform(.release, .key("Return"))
            XCTAssertNil(knob.object.popover, name)
            XCTAssertEqual(record.all("drag-end"), name == "a drag" ? ["drag-end 50.0"] : [])
            XCTAssertEqual(knob.value, 50, name)
            XCTAssertFalse(knob.isTouched, name)
        }
    }

    func testChannelsAndBoundsOfAMeterChangeWhileLevelsFall() async throws {
        let meter = KnobMeter(channels: 2)
        let (knob, window, _) = try shown(makeKnob(at: 50)) { $0.meter = meter }
        meter.setLevels(-1, -2)
        for channels in [1, nil, 2, 1] {
            try window.waitForFrame()
            channels.map { meter.channels = $0 }
            knob.meter = channels == nil ? nil : meter
            try window.waitForFrame()
            meter.setLevels(.infinity, .greatestFiniteMagnitude)
        }
        (meter.lower, meter.upper) = (-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
        for level in [1e308, -1e308, 0, .infinity, -.infinity] {
            meter.setLevels(level, level)
            try window.waitForFrame()
        }
        try window.perform(turn(knob, in: window, from: 0, by: [30]))
        knob.meter = nil
        try window.perform(.release)
        XCTAssertEqual(knob.value, 60)
    }

    func testMeterOfTwoKnobsOutlivesOne() async throws {
        let meter = KnobMeter()
        let (knob, window, _) = try shown(makeKnob(at: 50)) { $0.meter = meter }
        let other = makeKnob(at: 0)
        other.meter = meter
        window.close()
        meter.setLevels(3)
        XCTAssertEqual(knob.meter?.isClipped, true)
        other.object.activateAction("knob.clear-clip", target: nil)
        XCTAssertFalse(meter.isClipped)
    }

    func testChannelsChangeWhileTheMenuIsOpen() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true)
        try window.perform(.key("Menu"))
        try knob.waitForPopover()
        knob.meter = KnobMeter()
        XCTAssertNil(knob.object.popover)
        try window.perform(.key("Menu"))
        try MainLoop.wait(for: "the new menu") { knob.object.popover != nil }
        window.close()
    }

    /// Changes a knob by input; a handler removes it from its window, on each signal in turn.
    private func removeOnSignals(
        thenFor pause: Duration, _ input: (KnobWidget, TestWindow) throws -> [InputAction]
    ) throws {
        for (signal, count) in [
            ("notify::touched", 1), ("notify::touched", 2), ("drag-begin", 1), ("drag-end", 1),
            ("notify::value", 1), ("change-value", 1),
        ] {
            var knob: KnobWidget? = makeKnob(at: 50)
            let window = try show(knob!)
            var calls = 0
            knob!.object.connect(signal) { _ in
                calls += 1
                if calls == count { gtk_window_set_child(window.gtkWindow, nil) }
            }
            let actions = try input(knob!, window)
            knob = nil
            try window.perform(actions)
            try MainLoop.pass(pause)
            try window.waitForFrame()
            XCTAssertGreaterThanOrEqual(calls, count, signal)
            window.close()
        }
    }

    func testHandlersMayRemoveTheKnobDuringADragAndABurst() async throws {
        try removeOnSignals(thenFor: .milliseconds(50)) { turn($0, in: $1, from: 0, by: [30]) + [.release] }
        try removeOnSignals(thenFor: .milliseconds(700)) { knob, window in
            try window.focus()
            knob.object.grabFocus()
            return [.key("Up")]
        }
    }

    /// A released knob that returns to 10.
    private func release() throws -> (KnobWidget, TestWindow) {
        let (knob, window, _) = try shown(makeKnob(at: 10)) { $0.returnsToStart = true }
        try window.perform(turn(knob, in: window, from: -90, by: [180]) + [.release])
        return (knob, window)
    }

    func testPressPausesTheReturnAndSpeedSetsItsPace() async throws {
        let (knob, window) = try release()
        XCTAssertGreaterThan(knob.value, 12)
        knob.returnSpeed = 0.01
        try window.perform(.press)
        let caught = knob.value
        try MainLoop.pass(.milliseconds(100))
        XCTAssertEqual(knob.value, caught)
        try window.perform(.release)
        try MainLoop.pass(.milliseconds(500))
        XCTAssertEqual(knob.value, caught, accuracy: 2)
        XCTAssertLessThan(knob.value, caught)
        knob.returnSpeed = 100
        // Also after another drag.
        try window.perform(turn(knob, in: window, from: 90, by: [30]) + [.release])
        try MainLoop.wait(for: "the knob to be back") { knob.value == 10 }
    }

    func testSettingTheValueAndUnmapEndTheReturn() async throws {
        let (knob, _) = try release()
        gtk_adjustment_set_value(knob.adjustment, 77)
        try MainLoop.pass(.milliseconds(200))
        XCTAssertEqual(knob.value, 77)
        let (unmapped, window) = try release()
        window.setVisible(false)
        XCTAssertEqual(unmapped.value, 10)
    }
}
