import Foundation
import RotaryWheelModel
import Testing

struct KnobFormatTests {
    private static let scale = ScaleModel(lower: -50, upper: 100, lowest: -49)!

    private func written(_ format: KnobFormat, _ value: Double, _ digits: Int = 0) -> String {
        let parts = format.parts(of: value, digits: digits, on: Self.scale, unit: "V")
        guard let number = parts.number else { return parts.unit }
        let unit = [1.0, 10, 100][parts.digits]
        let rounded = (abs(number) * unit).rounded() / unit
        let sign = number < 0 ? "-" : parts.showsPlus && number > 0 ? "+" : ""
        return sign + String(format: "%.\(parts.digits)f ", rounded) + parts.unit
    }

    @Test("Values are written with their units")
    func texts() {
        let rows: [(KnobFormat, Double, Int, String)] = [
            (.number, -3.25, 1, "-3.3 V"), (.frequency, 440, 0, "440 Hz"), (.frequency, 1000, 0, "1.00 kHz"),
            (.frequency, 12_500, 0, "12.5 kHz"), (.frequency, 999.96, 1, "1.00 kHz"),
            (.frequency, 9999, 0, "10.0 kHz"), (.decibels, -6, 1, "-6.0 dB"), (.decibels, 3, 0, "+3 dB"),
            (.decibels, -50, 0, "−∞\u{a0}dB"), (.time, 250, 0, "250 ms"), (.time, 1250, 0, "1.25 s"),
            (.percent, 0.5, 2, "50 %"), (.percent, 0.505, 3, "50.5 %"), (.pan, 0, 0, "C"),
            (.pan, -50, 0, "50 L"), (.pan, 100, 0, "100 R"), (.pan, 0.1, 0, "C"), (.semitones, 7, 0, "+7 st"),
            (.semitones, 0, 0, "0 st"), (.angle, -12.5, 1, "-12.5 °"), (.angle, 350, 0, "350 °"),
        ]
        for (format, value, digits, text) in rows { #expect(written(format, value, digits) == text) }
    }

    @Test("A typed text has the value of its number and unit")
    func values() throws {
        let rows: [(KnobFormat, String, Double)] = [
            (.number, "12", 12), (.number, " 12 V ", 12), (.number, "1.5k", 1500), (.number, "1.5 kV", 1500),
            (.number, "1e3", 1000), (.number, "2.5E-1", 0.25), (.number, ".5", 0.5), (.number, "5.", 5),
            (.number, "۱۲٫۵", 12.5), (.number, "\u{200e}\u{2212}3", -3), (.number, "+3", 3),
            (.frequency, "1.0 kHz", 1000), (.frequency, "1k", 1000), (.frequency, "440", 440),
            (.frequency, "2 MHz", 2e6), (.frequency, "50HZ", 50), (.decibels, "-6 dB", -6),
            (.decibels, "+3", 3), (.decibels, "−∞\u{a0}dB", -50), (.decibels, "-inf", -50),
            (.decibels, "off", -50),
            (.time, "250", 250), (.time, "1.25 s", 1250), (.time, "500 µs", 0.5), (.time, "1 min", 60_000),
            (.percent, "50 %", 0.5), (.percent, "50", 0.5), (.percent, "5e1", 0.5), (.pan, "50L", -50),
            (.pan, "L 50", -50), (.pan, "r", 100), (.pan, "C", 0), (.pan, "-25", -25), (.pan, "10 % r", 10),
            (.semitones, "+7 st", 7), (.semitones, "50 cents", 0.5), (.semitones, "1 oct", 12),
            (.angle, "-12.5°", -12.5), (.angle, "\u{200f}−١٢٫٥\u{a0}°", -12.5), (.angle, "12.5 deg", 12.5),
            (.angle, "\u{ff0d}۹۰", -90), (.angle, "90º", 90), (.angle, "1 RAD", 57.295779513),
        ]
        for (format, text, value) in rows {
            #expect(try abs(format.value(of: text, on: Self.scale, unit: "V") - value) < 1e-9, "\(text)")
        }
    }

    @Test("The decimal sign of the language counts besides the point")
    func decimalSigns() throws {
        for text in ["1,5 khz", "1.5 kHz"] {
            #expect(try KnobFormat.frequency.value(of: text, on: Self.scale, decimalSign: ",") == 1500)
        }
        #expect(try KnobFormat.number.value(of: "Aus", on: Self.scale, off: "Aus") == -50)
    }

    @Test("Nonsense is refused with the reason")
    func nonsense() throws {
        for text in ["", " ", "abc", "-", ".", "+.", "∞", "inf", "nan", "1e999", "dB 3"] {
            for format in KnobFormat.allCases {
                #expect(throws: KnobTextError.notANumber, "\(format) \(text)") {
                    try format.value(of: text, on: Self.scale)
                }
            }
        }
        for (format, text, rest) in [
            (KnobFormat.frequency, "3 dB", "db"), (.number, "1.2.3", ".3"), (.decibels, "6 Hz", "hz"),
            (.number, "1,000", ",000"), (.pan, "50 Q", "q"), (.time, "3e", "e"),
        ] {
            #expect(throws: KnobTextError.unknownUnit(rest), "\(text)") {
                try format.value(of: text, on: Self.scale)
            }
        }
        let withoutOff = try #require(ScaleModel(lower: 0, upper: 1))
        #expect(throws: KnobTextError.notANumber) { try KnobFormat.number.value(of: "off", on: withoutOff) }
    }

    @Test("A written value can be typed", arguments: KnobFormat.allCases)
    func bothWays(format: KnobFormat) throws {
        for value in [-49, -50, -12, 0, 0.5, 3, 47, 100] {
            let text = written(format, value, 2)
            let read = try format.value(of: text, on: Self.scale, unit: "V")
            #expect(abs(read - value) < 0.51, "\(text)")
        }
    }
}
