import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Changes by the app while the user changes a knob.
@MainActor
final class KnobMidDragTests: WidgetTestCase {
    /// A knob that a drag has turned from 30 to 40.
    private func turned(isLive: Bool = true) throws -> (knob: KnobWidget, window: TestWindow) {
        let knob = makeKnob(at: 30)
        knob.isLive = isLive
        let window = try show(knob.object)
        try window.focus()
        try window.perform(turn(knob, in: window, from: 0, by: [30]))
        XCTAssertEqual(knob.text, "40")
        return (knob, window)
    }

    /// Moves the pointer that holds a knob.
    private func turnOn(_ knob: KnobWidget, in window: TestWindow, from start: Double, to end: Double) throws
    {
        try window.perform(window.arc(from: start, to: end, step: 3, 0.6, of: knob.object))
    }

    func testDragThatBecomesLiveKeepsWhatItShows() async throws {
        let (knob, window) = try turned(isLive: false)
        XCTAssertEqual(knob.value, 30)
        knob.isLive = true
        XCTAssertEqual(knob.value, 40)
        XCTAssertFalse(knob.object.hasStyleClass("preview"))
        try turnOn(knob, in: window, from: 30, to: 60)
        XCTAssertEqual(knob.value, 50)
        XCTAssertEqual(knob.text, "50")
        try window.perform(.release)
        XCTAssertEqual(knob.value, 50)
    }

    func testDragThatIsLiveNoLongerWaitsForTheRelease() async throws {
        let (knob, window) = try turned()
        knob.isLive = false
        try turnOn(knob, in: window, from: 30, to: 60)
        XCTAssertEqual(knob.value, 40)
        XCTAssertEqual(knob.text, "50")
        try window.perform(.release)
        XCTAssertEqual(knob.value, 50)
    }

    func testValueOfTheAppReplacesWhatADragShows() async throws {
        let (knob, window) = try turned(isLive: false)
        knob.value = 70
        XCTAssertEqual(knob.text, "70")
        try window.perform(.release)
        XCTAssertEqual(knob.value, 70)
    }

    func testActionReplacesWhatADragShows() async throws {
        let (knob, window) = try turned(isLive: false)
        knob.object.activateAction("knob.increase", target: nil)
        XCTAssertEqual(knob.text, "31")
        try window.perform(.release)
        XCTAssertEqual(knob.value, 31)
    }

    func testDragContinuesFromAValueOfTheApp() async throws {
        for isLive in [true, false] {
            let (knob, window) = try turned(isLive: isLive)
            knob.value = 60
            try turnOn(knob, in: window, from: 30, to: 60)
            XCTAssertEqual(knob.text, "70")
            try window.perform(.release)
            XCTAssertEqual(knob.value, 70)
            window.close()
        }
    }

    func testNewBoundsReplaceWhatADragShows() async throws {
        let (knob, window) = try turned(isLive: false)
        gtk_adjustment_set_upper(knob.adjustment, 35)
        XCTAssertEqual(knob.text, "30")
        try window.perform(.release)
        XCTAssertEqual(knob.value, 30)
    }

    func testNewTaperKeepsTheValueOfADrag() async throws {
        for isLive in [true, false] {
            let (knob, window) = try turned(isLive: isLive)
            let record = knob.record()
            knob.taper = .power(skew: 0.5)
            XCTAssertEqual(knob.text, "40")
            XCTAssertEqual(record.all("notify value"), [])
            try turnOn(knob, in: window, from: 30, to: 33)
            // √0.4 + 0.01 of the travel.
            XCTAssertEqual(knob.text, "41")
            try window.perform(.release)
            XCTAssertEqual(knob.value, 41)
            window.close()
        }
    }

    func testFunctionsOfAScaleReadTheKnob() async throws {
        let (knob, window) = try turned()
        rotary_wheel_knob_set_curve_func(
            knob.object.opaque,
            { place, knob in 100 * place * Double(rotary_wheel_knob_get_turns(.init(knob))) },
            knob.object.pointer, nil)
        try turnOn(knob, in: window, from: 30, to: 60)
        XCTAssertEqual(knob.value, 50, accuracy: 1e-6)
        try window.perform(.release)
    }

    func testNewAdjustmentKeepsTheDrag() async throws {
        let (knob, window) = try turned()
        knob.adjustment = gtk_adjustment_new(2, 0, 10, 1, 1, 0)
        try turnOn(knob, in: window, from: 30, to: 90)
        XCTAssertEqual(knob.value, 4)
        try window.perform(.release)
        XCTAssertFalse(knob.isTouched)
    }

    // MARK: Loss of control

    func testLossOfControlClosesTheEntry() async throws {
        let knob = makeKnob(at: 50)
        let window = try show(knob.object)
        try window.focus()
        knob.object.grabFocus()
        try window.perform(.key("7"))
        try MainLoop.wait(for: "the entry") { knob.object.popover?.containsFocus == true }
        knob.canControl = false
        try MainLoop.wait(for: "the end of the entry") { knob.object.popover == nil }
        try window.perform(.key("Return"))
        XCTAssertEqual(knob.value, 50)
    }

    func testLossOfControlDropsATap() async throws {
        let knob = makeKnob(at: 50)
        knob.dragStyle = .circularAbsolute
        let window = try show(knob.object)
        try window.perform(window.tap(0, 0.6, of: knob.object))
        knob.canControl = false
        try MainLoop.pass(.milliseconds(600))
        XCTAssertEqual(knob.value, 50)
    }

    // MARK: Meters

    func testChannelsChangeWhileLevelsFall() async throws {
        let knob = makeKnob(at: 50)
        knob.meterChannels = 2
        let window = try show(knob.object)
        knob.setLevels(-1, -2)
        for channels in [1, 0, 2, 1] {
            try window.waitForFrame()
            knob.meterChannels = channels
            try window.waitForFrame()
            knob.setLevels(.infinity, .greatestFiniteMagnitude)
        }
        try window.perform(turn(knob, in: window, from: 0, by: [30]))
        knob.meterChannels = 0
        try window.perform(.release)
        XCTAssertEqual(knob.value, 60)
    }

    func testChannelsChangeWhileTheMenuIsOpen() async throws {
        let knob = makeKnob(at: 50)
        let window = try show(knob.object)
        try window.focus()
        knob.object.grabFocus()
        try window.perform(.key("Menu"))
        try MainLoop.wait(for: "the menu") { knob.object.popover?.containsFocus == true }
        knob.meterChannels = 1
        XCTAssertNil(knob.object.popover)
        try window.perform(.key("Menu"))
        try MainLoop.wait(for: "the new menu") { knob.object.popover != nil }
        window.close()
    }

    func testMeterDrawsExtremeBounds() async throws {
        let knob = makeKnob(at: 50)
        knob.meterChannels = 1
        (knob.meterLower, knob.meterUpper) = (-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
        let window = try show(knob.object)
        for level in [1e308, -1e308, 0, .infinity, -.infinity] {
            knob.setLevels(level, level)
            try window.waitForFrame()
        }
    }

    // MARK: Handlers

    /// Changes a knob by input; a handler removes it from its window, on each signal in turn.
    private func removeOnSignals(
        _ input: (KnobWidget, TestWindow) throws -> [InputAction], thenFor pause: Duration
    ) throws {
        for (signal, count) in [
            ("notify::touched", 1), ("notify::touched", 2), ("drag-begin", 1), ("drag-end", 1),
            ("notify::value", 1),
        ] {
            var knob: KnobWidget? = makeKnob(at: 50)
            let window = try show(knob!.object)
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

    func testHandlersMayRemoveTheKnob() async throws {
        try removeOnSignals(
            { turn($0, in: $1, from: 0, by: [30]) + [.release] }, thenFor: .milliseconds(50))
    }

    func testHandlersMayRemoveTheKnobDuringABurst() async throws {
        try removeOnSignals(
            { knob, window in
                try window.focus()
                knob.object.grabFocus()
                return [.key("Up")]
            }, thenFor: .milliseconds(700))
    }
}
