import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@MainActor
final class NumberFormatTests: XCTestCase {
    func testLocaleFormatsNumbers() async throws {
        XCTAssertEqual(NumberFormat.count(1_234_567), "1234567")
        XCTAssertEqual(NumberFormat.decimal(0.125, digits: 1), "0.1")
        XCTAssertEqual(NumberFormat.decimal(0.125, digits: -1), "0.125")
        try inLocale("en_US") { XCTAssertEqual(NumberFormat.count(1_234_567), "1,234,567") }
        try inLocale("de_DE") {
            XCTAssertEqual(NumberFormat.count(1_234_567), "1.234.567")
            XCTAssertEqual(NumberFormat.decimal(1234.5, digits: 2), "1234,50")
            XCTAssertEqual(NumberFormat.decimalSign, ",")
        }
        try inLocale("ps_AF") {
            XCTAssertEqual(NumberFormat.decimal(-12.5, digits: 1), "-١٢٫٥")
            XCTAssertEqual(NumberFormat.decimalSign, "٫")
        }
    }
}
