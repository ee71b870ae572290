import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Typed texts.
@MainActor
final class KnobTextTests: WidgetTestCase {
    private func type(_ text: [String], in window: TestWindow, _ knob: KnobWidget) throws {
        try window.perform(.key("Return"))
        try MainLoop.wait(for: "the entry to have the focus") { knob.object.popover?.containsFocus == true }
        for key in text { try window.perform(.key(key)) }
    }

    private func labels(of widget: Widget) -> [String] {
        (widget.cssName == "label" ? [String(cString: gtk_label_get_text(widget.opaque))] : [])
            + widget.children.filter(\.isVisible).flatMap { labels(of: $0) }
    }

    func testUnitIsTyped() async throws {
        let knob = makeKnob(in: 20...20_000, at: 440)
        (knob.taper, knob.format) = (.logarithmic, .frequency)
        XCTAssertEqual(knob.text, "440\u{a0}Hz")
        let window = try showFocused(knob.object)
        try type(["1", "period", "5", "space", "k", "Return"], in: window, knob)
        try MainLoop.wait(for: "the value") { knob.value == 1500 }
        XCTAssertEqual(knob.text, "1.50\u{a0}kHz")
    }

    func testOffIsTyped() async throws {
        let knob = makeKnob(in: -61...6, at: 3)
        (knob.taper, knob.format, knob.hasOff) = (.decibel, .decibels, true)
        XCTAssertEqual(knob.text, "+3\u{a0}dB")
        let window = try showFocused(knob.object)
        try type(["o", "f", "f", "Return"], in: window, knob)
        try MainLoop.wait(for: "the value") { knob.value == -61 }
        XCTAssertEqual(knob.text, "−∞\u{a0}dB")
    }

    func testTextHasTheDigitsAndTheDecimalSignOfTheLocale() async throws {
        for (locale, text) in [("de_DE", "1,50\u{a0}kHz"), ("ps_AF", "١٫٥٠\u{a0}kHz")] {
            try inLocale(locale) {
                let knob = makeKnob(in: 0...100_000, at: 1500)
                knob.format = .frequency
                XCTAssertEqual(knob.text, text)
                let window = try showFocused(knob.object)
                // A digit before the text of the knob.
                try type(["Home", "2", "Return"], in: window, knob)
                try MainLoop.wait(for: "the value in \(locale)") { knob.value == 21_500 }
                try type(["2", "comma", "5", "k", "Return"], in: window, knob)
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
        let knob = makeKnob(in: 20...20_000, at: 1234)
        knob.format = .frequency
        let window = try showFocused(knob.object)
        try type(["Return"], in: window, knob)
        try MainLoop.wait(for: "the knob to have the focus again") { knob.object.hasFocus }
        XCTAssertEqual(knob.value, 1234)
    }

    func testTextOfTheEntryCountsAfterAutomation() async throws {
        let knob = makeKnob(at: 50)
        let window = try showFocused(knob.object)
        try type([], in: window, knob)
        XCTAssertTrue(knob.automate(70))
        try window.perform(.key("Return"))
        try MainLoop.wait(for: "the value of the entry") { knob.value == 50 }
    }

    func testNewUnitClosesTheEntry() async throws {
        let knob = makeKnob(at: 50)
        knob.unit = "dB"
        let window = try showFocused(knob.object)
        try type([], in: window, knob)
        knob.unit = "%"
        try MainLoop.wait(for: "the entry to close") { knob.object.hasFocus }
    }

    func testNonsenseIsRefusedWithTheReason() async throws {
        let knob = makeKnob(in: 20...20_000, at: 440)
        knob.format = .frequency
        let window = try showFocused(knob.object)
        try type(["3", "d", "b", "Return"], in: window, knob)
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
        let window = try showFocused(knob.object)
        try type(["h", "Return"], in: window, knob)
        XCTAssertEqual(labels(of: try XCTUnwrap(knob.object.popover)), ["No such note"])
        try window.perform(.key("BackSpace"), .key("d"), .key("Return"))
        try MainLoop.wait(for: "the value") { knob.value == 2 }
    }
}
