import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Keys and typed texts of a knob.
@MainActor
final class KnobKeyTests: WidgetTestCase {
    func testKeysTurnTheKnob() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true)
        try press(
            [
                "KP_Right": 51, "Up": 52, "KP_Left": 51, "Down": 50, "Page_Up": 60, "Page_Down": 50,
                "plus": 51, "minus": 50, "Home": 0, "Left": 0, "End": 100, "Right": 100,
            ], in: window, knob)
        (knob.wraps, knob.value) = (true, 99)
        try press(["Right": 0, "Left": 99], in: window, knob)
    }

    func testRightToLeftSwapsLeftAndRight() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true) { $0.object.setRightToLeft() }
        try press(["Right": 49, "Up": 50], in: window, knob)
        // Clockwise in every text direction.
        knob.isFlippable = false
        try press(["Right": 51], in: window, knob)
    }

    func testDigitOpensTheEntryAndEscapeKeepsTheValue() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true)
        try window.perform(.key("7"), .key("Escape"))
        try MainLoop.wait(for: "the knob to have the focus again") { knob.object.hasFocus }
        XCTAssertEqual(knob.value, 50)
        try press(["Right": 51, "Left": 50], in: window, knob)
        try enter("4", "2", in: window, knob)
        XCTAssertEqual(knob.value, 50)
        try window.perform(.key("Return"))
        try MainLoop.wait(for: "the value") { knob.value == 42 }
        try MainLoop.wait(for: "the knob to have the focus again") { knob.object.hasFocus }
        try enter("9", "9", "9", "Return", in: window, knob)
        try MainLoop.wait(for: "the largest value") { knob.value == 100 }
    }

    func testSignsBeginATypedValueWhereSomeAreNegative() async throws {
        for (sign, value) in [("minus", -4), ("KP_Subtract", -4), ("plus", 4), ("KP_Add", 4.0)] {
            let (knob, window, _) = try shown(makeKnob(in: -60...6), isFocused: true)
            try enter(sign, "4", in: window, knob)
            try window.perform(.key("Return"))
            try MainLoop.wait(for: "the value by \(sign)") { knob.value == value }
            window.close()
        }
    }

    func testRowThatActivatesTheKnobOpensTheEntry() async throws {
        let list = Widget(sinking: gtk_list_box_new())
        let knobs = [makeKnob(at: 50), makeKnob(at: 50)]
        for (knob, isInRow) in zip(knobs, [true, false]) {
            if isInRow { gtk_list_box_append(list.opaque, knob.object.widget) }
            let window = try show(isInRow ? list : knob.object)
            try window.focus()
            gtk_widget_mnemonic_activate(knob.object.widget, 0)
            if isInRow { try knob.waitForPopover() } else { XCTAssertNil(knob.object.popover) }
            try window.perform(.key("Return"))
            try MainLoop.wait(for: "the focus") { knob.object.containsFocus }
            window.close()
        }
    }

    func testClosedWindowWithAnEntryReleasesThePointer() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true)
        try enter("4", in: window, knob)
        window.close()
        let (other, otherWindow, _) = try shown(makeKnob(at: 50))
        try otherWindow.perform(turn(other, in: otherWindow, from: 0, by: [30]) + [.release])
        XCTAssertEqual(other.value, 60, accuracy: 1)
    }

    func testUnparentedKnobWithAnEntryKeepsTheFocusElsewhere() async throws {
        let (knob, other, page) = (makeKnob(at: 50), makeKnob(at: 50), Box(spacing: 0))
        for child in [knob, other] { page.append(child.object) }
        let window = try show(page)
        try window.focus()
        knob.object.activateAction("knob.edit", target: nil)
        try knob.waitForPopover()
        other.object.grabFocus()
        knob.object.unparent()
        try window.perform(.key("Up"))
        XCTAssertEqual(other.value, 51)
        XCTAssertEqual(knob.value, 50)
    }

    func testUnparentWithAnEntryUnderThePointerDoesNotCrash() async throws {
        let knob = makeKnob(at: 50)
        let page = Box(spacing: 0)
        page.append(knob.object)
        let window = try show(page, width: 150, height: 150)
        try window.focus()
        for time in [10, 20, 30, 40, 50, 60] {
            try window.perform(.move(x: 52, y: 10))
            knob.object.activateAction("knob.edit", target: nil)
            try window.perform(.move(x: 52, y: 141), .hold(time))
            knob.object.setVisible(false)
            page.append(Label("x"))
            try window.perform(.hold(50))
            knob.object.unparent()
            page.append(Label("x"))
            try window.perform(.hold(50))
            page.append(knob.object)
            knob.object.setVisible(true)
            try window.perform(.hold(50))
        }
    }

    func testInsensitiveKnobDoesNotOpenAnEntry() async throws {
        let (knob, _, _) = try shown(makeKnob(at: 50))
        gtk_widget_set_sensitive(knob.object.widget, 0)
        knob.edit()
        XCTAssertNil(knob.object.popover)
        gtk_widget_set_sensitive(knob.object.widget, 1)
        knob.edit()
        XCTAssertNotNil(knob.object.popover)
    }

    /// The messages in the popover of a knob.
    private func messages(of knob: KnobWidget) throws -> [String] {
        labels(of: try XCTUnwrap(knob.object.popover))
    }

    private func labels(of widget: Widget) -> [String] {
        (widget.cssName == "label" ? [String(cString: gtk_label_get_text(widget.opaque))] : [])
            + widget.children.filter(\.isVisible).flatMap { labels(of: $0) }
    }

    func testUnitAndOffAreTyped() async throws {
        let frequency = makeKnob(in: 20...20_000, at: 440)
        (frequency.scale, frequency.format) = (KnobScale(.logarithmic), .frequency)
        let fader = makeKnob(in: -61...6, at: 3)
        (fader.scale, fader.format) = (KnobScale(.decibel, hasOff: true), .decibels)
        for (knob, keys, value, texts) in [
            (frequency, ["1", "period", "5", "space", "k"], 1500.0, ["440\u{a0}Hz", "1.50\u{a0}kHz"]),
            (fader, ["o", "f", "f"], -61, ["+3\u{a0}dB", "−∞\u{a0}dB"]),
        ] {
            XCTAssertEqual(knob.text, texts[0])
            let (_, window, _) = try shown(knob, isFocused: true)
            try enter("Return", in: window, knob)
            try window.perform(keys.map { .key($0) } + [.key("Return")])
            try MainLoop.wait(for: "the value \(value)") { knob.value == value }
            XCTAssertEqual(knob.text, texts[1])
        }
    }

    func testTextHasTheDigitsAndTheDecimalSignOfTheLocale() async throws {
        for (locale, text) in [("de_DE", "1,50\u{a0}kHz"), ("ps_AF", "١٫٥٠\u{a0}kHz")] {
            try inLocale(locale) {
                let (knob, window, _) = try shown(makeKnob(in: 0...100_000, at: 1500), isFocused: true) {
                    $0.format = .frequency
                }
                XCTAssertEqual(knob.text, text)
                // A digit before the text of the knob.
                try enter("Return", "Home", "2", "Return", in: window, knob)
                try MainLoop.wait(for: "the value in \(locale)") { knob.value == 21_500 }
                try enter("Return", "2", "comma", "5", "k", "Return", in: window, knob)
                if locale == "de_DE" {
                    try MainLoop.wait(for: "the value with a comma") { knob.value == 2500 }
                } else {
                    XCTAssertEqual(try messages(of: knob), ["The unit is not known:\u{a0},5k"])
                }
            }
        }
    }

    func testUnchangedTextKeepsTheValue() async throws {
        let (knob, window, _) = try shown(makeKnob(in: 20...20_000, at: 1234), isFocused: true) {
            $0.format = .frequency
        }
        try enter("Return", "Return", in: window, knob)
        try MainLoop.wait(for: "the knob to have the focus again") { knob.object.hasFocus }
        XCTAssertEqual(knob.value, 1234)
    }

    func testTextOfTheEntryCountsAfterAutomationUntilANewUnitClosesIt() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true) { $0.unit = "dB" }
        try enter("Return", in: window, knob)
        XCTAssertTrue(knob.automate(70))
        try window.perform(.key("Return"))
        try MainLoop.wait(for: "the value of the entry") { knob.value == 50 && knob.object.hasFocus }
        try enter("Return", in: window, knob)
        knob.unit = "%"
        try MainLoop.wait(for: "the entry to close") { knob.object.hasFocus }
    }

    func testNonsenseIsRefusedWithTheReason() async throws {
        let (knob, window, _) = try shown(makeKnob(in: 20...20_000, at: 440), isFocused: true) {
            $0.format = .frequency
        }
        try enter("Return", "3", "d", "b", "Return", in: window, knob)
        XCTAssertEqual(try messages(of: knob), ["The unit is not known:\u{a0}db"])
        XCTAssertEqual(knob.value, 440)
        try window.perform(.key("BackSpace"), .key("BackSpace"), .key("BackSpace"), .key("x"), .key("Return"))
        XCTAssertEqual(try messages(of: knob), ["Enter a number."])
        try window.perform(.key("BackSpace"), .key("9"), .key("9"), .key("Return"))
        try MainLoop.wait(for: "the value") { knob.value == 99 }
    }

    func testParserReadsTheText() async throws {
        let knob = makeKnob(in: 0...2, at: 0)
        let notes = ["c", "cis", "d"]
        knob.setFormatter {
            notes[Int($0)]
        } parser: { text throws(KnobTextError) in
            guard let index = notes.firstIndex(of: text) else { throw .refused("No such note") }
            return Double(index)
        }
        let (_, window, _) = try shown(knob, isFocused: true)
        try enter("Return", "h", "Return", in: window, knob)
        XCTAssertEqual(try messages(of: knob), ["No such note"])
        try window.perform(.key("BackSpace"), .key("d"), .key("Return"))
        try MainLoop.wait(for: "the value") { knob.value == 2 }
    }
}
