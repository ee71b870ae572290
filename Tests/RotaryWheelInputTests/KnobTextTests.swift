import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Typed texts.
@MainActor
final class KnobTextTests: WidgetTestCase {
    private func labels(of widget: Widget) -> [String] {
        (widget.cssName == "label" ? [String(cString: gtk_label_get_text(widget.opaque))] : [])
            + widget.children.filter(\.isVisible).flatMap { labels(of: $0) }
    }

    func testUnitAndOffAreTyped() async throws {
        let frequency = makeKnob(in: 20...20_000, at: 440)
        (frequency.taper, frequency.format) = (.logarithmic, .frequency)
        let fader = makeKnob(in: -61...6, at: 3)
        (fader.taper, fader.format, fader.hasOff) = (.decibel, .decibels, true)
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
                    XCTAssertEqual(
                        labels(of: try XCTUnwrap(knob.object.popover)), ["The unit is not known:\u{a0},5k"])
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
        var popover = try XCTUnwrap(knob.object.popover)
        XCTAssertEqual(labels(of: popover), ["The unit is not known:\u{a0}db"])
        XCTAssertEqual(knob.value, 440)
        try window.perform(.key("BackSpace"), .key("BackSpace"), .key("BackSpace"), .key("x"), .key("Return"))
        popover = try XCTUnwrap(knob.object.popover)
        XCTAssertEqual(labels(of: popover), ["Enter a number."])
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
        XCTAssertEqual(labels(of: try XCTUnwrap(knob.object.popover)), ["No such note"])
        try window.perform(.key("BackSpace"), .key("d"), .key("Return"))
        try MainLoop.wait(for: "the value") { knob.value == 2 }
    }
}
