import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The documented keys of `RotaryWheelWidget`, the keys that activate in each control, and scroll clicks.
///
/// Scroll clicks are buttons on X11: 4 is up, 5 down, 6 left and 7 right.
@MainActor
final class KeyTests: WidgetTestCase {
    /// Shows a focused wheel that settles immediately.
    private func showFocused(_ wheel: RotaryWheelWidget) throws
        -> (RotaryWheelWidget, TestWindow, EventRecord)
    { try shown(wheel, isFocused: true) { $0.settleDuration = .zero } }

    func testArrowsStepAndHomeAndEndSelect() async throws {
        let (wheel, window, _) = try showFocused(makeWheel())
        try press(
            ["Down": 1, "Right": 2, "Up": 1, "Left": 0, "KP_Up": 7, "Home": 0, "End": 7], in: window, wheel)
        wheel.object.setRightToLeft()
        try press(["Right": 6, "Left": 7, "KP_Left": 0, "KP_Down": 1, "Up": 0], in: window, wheel)
    }

    func testPageKeysTurnAQuarter() async throws {
        let (wheel, window, _) = try showFocused(makeWheel(12))
        try press(["Page_Down": 3, "Page_Up": 0, "KP_Page_Up": 9], in: window, wheel)
        let (few, other, _) = try showFocused(makeWheel(3))
        try press(["Page_Down": 1], in: other, few)
    }

    func testDigitsSelectSectorsFromOne() async throws {
        let (wheel, window, _) = try showFocused(makeWheel())
        // There is no sector 38: 8 starts a new number.
        try press(["3": 2, "8": 7, "KP_5": 4], in: window, wheel)
        // There is no sector 9 or 0.
        try window.perform(.key("9"), .key("0"))
        XCTAssertEqual(wheel.selected, 4)
        let (many, other, _) = try showFocused(makeWheel(300))
        try press(["2": 1, "5": 24, "1": 250], in: other, many)
    }

    func testLettersSelectLabels() async throws {
        let labels = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Über", "3 Circles"]
        let (wheel, window, _) = try showFocused(watched(RotaryWheelWidget(labels: labels)))
        try press(["m": 2, "p": 3, "s": 4, "w": 6, "f": 1], in: window, wheel)
        try window.perform(.key("x"))
        XCTAssertEqual(wheel.selected, 1)
        // A repeated letter selects the next label.
        try MainLoop.pass(.seconds(2))
        for item in [4, 5, 6, 4] { try press(["s": item], in: window, wheel) }
    }

    func testEnterAndSpaceActivate() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        for control in [makeWheel(), makeSpinningWheel(), dial] as [SelectionControl] {
            let (_, window, record) = try shown(control, isFocused: true) { $0.selected = 5 }
            try MainLoop.wait(for: "rest") { MainLoop.time?.isBusy == false }
            for key in ["Return", "KP_Enter", "space"] {
                record.clear()
                try window.perform(.key(key))
                XCTAssertEqual(record.events, ["activate 5"], "\(key), \(control.object.cssName)")
            }
        }
    }

    func testTypedTextEndsAfterASecond() async throws {
        for (pause, item) in [(Duration.seconds(1), 2), (.milliseconds(1001), 0)] {
            let (wheel, window, _) = try showFocused(
                watched(RotaryWheelWidget(labels: ["Oak", "Pale", "Porter"])))
            try press(["p": 1], in: window, wheel)
            try MainLoop.pass(pause)
            try press(["o": item], in: window, wheel)
        }
    }

    func testDraggedWheelIgnoresKeysAndScrolling() async throws {
        let (wheel, window, _) = try showFocused(makeWheel())
        try window.perform(window.grab(from: 0, to: 80, of: wheel))
        let held = wheel.rotation
        try window.perform(.key("Down"), .key("End"), .key("3"), .click(5), .click(5))
        XCTAssertEqual(wheel.rotation, held)
        try window.perform(.key("Escape"), .release)
    }

    func testWheelIgnoresKeysWithModifiers() async throws {
        let (_, window, record) = try showFocused(makeWheel())
        try window.perform(.key("ctrl+Down"), .key("alt+Down"), .key("ctrl+3"))
        XCTAssertEqual(record.events, [])
    }

    func testStepsAddUpDuringASettle() async throws {
        // Each step continues from the destination.
        for step in [InputAction.key("Down"), .click(5)] {
            let (wheel, window, record) = try shown(makeWheel(), isFocused: true) {
                $0.settleDuration = .seconds(1)
            }
            try window.perform(window.point(0, of: wheel), step, step, step)
            XCTAssertEqual(try wheel.waitUntilSettled(record), ["settled 3"], "\(step)")
        }
    }

    func testEachClickSteps() async throws {
        let wheel = makeWheel()
        wheel.settleDuration = .zero
        for control in [wheel, makeSpinningWheel()] as [SelectionControl] {
            let window = try show(control)
            try window.perform(window.point(0, of: control.object))
            for (buttons, item) in [([5, 5, 5], 3), ([4], 2), ([7], 3), ([6, 6], 1)] {
                try window.perform(buttons.map { .click($0) })
                try MainLoop.wait(for: "\(buttons) to select \(item), not \(control.selected ?? -1)") {
                    control.selected == item
                }
            }
        }
    }

    /// A page higher than its window, with a control at the top, which reports whether it has scrolled.
    private func showPage(_ control: RotaryControl, isFocused: Bool = false) throws
        -> (window: TestWindow, hasScrolled: () -> Bool)
    {
        let (page, below) = (Box(spacing: 0), Label("below"))
        gtk_widget_set_size_request(control.widget, 480, 480)
        gtk_widget_set_size_request(below.widget, -1, 2000)
        for part in [control.object, below] { page.append(part) }
        let scrolled = Widget(sinking: UnsafeMutableRawPointer(gtk_scrolled_window_new()))
        gtk_scrolled_window_set_child(scrolled.opaque, page.widget)
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
        let window = try show(scrolled, width: 500, height: 500)
        // GtkWindow focuses its first widget without a choice by the user.
        try window.focus()
        if isFocused {
            gtk_window_set_focus(window.gtkWindow, nil)
            try window.perform(.key("Tab"))
        }
        XCTAssertTrue(control.object.containsFocus)
        return (window, { gtk_adjustment_get_value(adjustment) > 0 })
    }

    func testScrolledWindowScrollsUnlessTheControlIsFocused() async throws {
        for isFocused in [false, true] {
            let withHub = makeWheel()
            withHub.hub = gtk_button_new_with_label("hub")
            withHub.settleDuration = .zero
            let places: [(RotaryControl, degrees: Double, fraction: Double, isBeside: Bool)] = [
                (makeWheel(), 0, 0.7, false), (makeSpinningWheel(100), 0, 0.7, false),
                (makeKnob(at: 50), 0, 0.7, false), (withHub, 0, 0, false), (makeWheel(), 45, 1.3, true),
                (makeWheel(0), 0, 0.75, true),
            ]
            for (control, degrees, fraction, isBeside) in places {
                let (window, hasScrolled) = try showPage(control, isFocused: isFocused)
                let (turns, record) = (isFocused && !isBeside, control.record())
                try window.perform(window.point(degrees, fraction, of: control.object), .click(5))
                let name = "\(control.object.cssName) at \(degrees) \(fraction), focused: \(isFocused)"
                let moves = ["notify rotation", "notify position", "notify value"]
                try MainLoop.wait(for: name) {
                    turns ? record.events.contains(where: moves.contains) : hasScrolled()
                }
                try MainLoop.pass(.milliseconds(100))
                XCTAssertEqual([record.events.isEmpty, hasScrolled()], [!turns, !turns], name)
                guard turns, control === withHub else { continue }
                XCTAssertEqual(withHub.selected, 1, name)
                // Without the focus, and with one that the app gives back, it leaves scrolling to the page again.
                gtk_window_set_focus(window.gtkWindow, nil)
                withHub.object.grabFocus()
                try window.perform(.click(5))
                try MainLoop.wait(for: "the page, \(name)") { hasScrolled() }
                XCTAssertEqual(withHub.selected, 1, name)
            }
        }
    }

    func testKnobScrollsInAScrolledWindowThatCannotScroll() async throws {
        let (page, knob) = (Widget(sinking: gtk_scrolled_window_new()), makeKnob(at: 50))
        gtk_scrolled_window_set_child(page.opaque, knob.object.widget)
        let window = try show(page)
        try window.focus()
        gtk_window_set_focus(window.gtkWindow, nil)
        try window.perform(window.point(0, 0.2, of: knob), .click(5))
        XCTAssertEqual(knob.value, 49)
        knob.isScrollable = false
        try window.perform(.click(5))
        XCTAssertEqual(knob.value, 49)
    }
}
