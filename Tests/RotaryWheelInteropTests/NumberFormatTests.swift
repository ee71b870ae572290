import Foundation
import RotaryWheelInterop
import XCTest

@MainActor
final class NumberFormatTests: XCTestCase {
    /// Runs a closure in a locale compiled for the test.
    private func inLocale(_ name: String, _ body: () -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let localedef = try Process.run(
            URL(filePath: "/usr/bin/localedef"),
            arguments: ["-i", name, "-f", "UTF-8", folder.appending(path: "\(name).UTF-8").path])
        localedef.waitUntilExit()
        setenv("LOCPATH", folder.path, 1)
        defer {
            unsetenv("LOCPATH")
            setlocale(LC_NUMERIC, "C")
        }
        XCTAssertNotNil(setlocale(LC_NUMERIC, "\(name).UTF-8"))
        body()
    }

    func testLocaleGroupsCounts() async throws {
        XCTAssertEqual(NumberFormat.count(1_234_567), "1234567")
        try inLocale("de_DE") { XCTAssertEqual(NumberFormat.count(1_234_567), "1.234.567") }
        try inLocale("en_US") { XCTAssertEqual(NumberFormat.count(1_234_567), "1,234,567") }
    }

    func testLocaleFormatsDecimals() async throws {
        XCTAssertEqual(NumberFormat.decimal(0.125, digits: 1), "0.1")
        XCTAssertEqual(NumberFormat.decimal(0.125, digits: -1), "0.125")
        try inLocale("de_DE") {
            XCTAssertEqual(NumberFormat.decimal(1234.5, digits: 2), "1234,50")
            XCTAssertEqual(NumberFormat.decimalSign, ",")
        }
    }

    func testLocaleHasItsDigits() async throws {
        let former = String(cString: setlocale(LC_CTYPE, nil))
        defer { setlocale(LC_CTYPE, former) }
        try inLocale("fa_IR") {
            XCTAssertNotNil(setlocale(LC_CTYPE, "fa_IR.UTF-8"))
            XCTAssertEqual(NumberFormat.decimal(-12.5, digits: 1), "-۱۲٫۵")
            XCTAssertEqual(NumberFormat.decimalSign, "٫")
        }
    }
}
