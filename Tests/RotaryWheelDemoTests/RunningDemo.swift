import CRotaryWheelHand
import Foundation
import RotaryWheelTestSupport
import XCTest

/// A running demo app, and its trace.
///
/// A traced line is a keyword and a text. Where a text is expected, a first or a last … stands for any rest of it.
final class RunningDemo {
    /// The timeout of each wait.
    static let timeout = Duration.seconds(20)
    /// The time from an event of a quick hand to the next one, in milliseconds.
    static let pace: UInt32 = 12
    /// The time before it does something else.
    static let pause: UInt32 = 50
    /// The app that prints its trace, built beside the tests.
    static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "RotaryWheelTracedDemo")

    var id: Int32 { process.processIdentifier }
    var isRunning: Bool { process.isRunning }

    /// The lines that the app has printed.
    var lines: [String] = []
    /// The geometry of the page's control in window coordinates.
    private(set) var control = (centerX: 0.0, centerY: 0.0, radius: 0.0)
    /// The window that has the keys, by its number on the X server.
    var window: UInt32 = 0

    private let process: Process
    /// What GTK 4.24 prints for any popover that closes in its first frames, without a sandbox, graphics card or portal.
    ///
    /// GTK 4.18 complains of the second drag in any AdwDialog.
    private static let usual = [
        "gdk_frame_timings_", "Glycin run", "error: ZINK", "portal monitor failed",
        "gtk_drop_target_async_handle_crossing",
    ]
    private let (output, errors) = (Pipe(), Pipe())
    private var unread = Data()
    private var hasEnded = false

    /// Starts the app and waits for its first frame.
    init(_ arguments: [String], environment: [String: String]) throws {
        try XCTSkipIf(hand_open() == 0, "needs a display")
        process = Process(Self.program, arguments, environment: environment)
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let numbers = try wait(for: "READY").split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 7 else { throw TimedOut() }
        control = (numbers[4], numbers[5], numbers[6])
        window = hand_await_window(id, nil)
        hand_focus(window)
        // Keeps the pointer away from anything that opens.
        move(to: 2, 2)
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Closes the app by keys, and expects success without error output.
    func close(by keys: String = "ctrl+w", file: StaticString = #filePath, line: UInt = #line) throws {
        guard !hasEnded else { return }
        try press(keys)
        try expectEnd(file: file, line: line)
    }

    /// Expects that the app exits with success and without error output.
    func expectEnd(file: StaticString = #filePath, line: UInt = #line) throws {
        var limit = WaitLimit(Self.timeout)
        while let traced = readLine(within: &limit) { lines.append(traced) }
        guard !limit.isOver() else {
            return XCTFail("the app still runs", file: file, line: line)
        }
        process.waitUntilExit()
        hasEnded = true
        XCTAssertEqual(process.terminationStatus, 0, file: file, line: line)
        let errorOutput = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        let messages = errorOutput.split(separator: "\n").filter { line in
            !Self.usual.contains { line.contains($0) }
        }
        XCTAssertEqual(messages, [], file: file, line: line)
    }

    /// Waits for a line of a keyword, after others that have another text than expected, and returns its text.
    @discardableResult
    func wait(
        for word: String, _ expected: String = "…", file: StaticString = #filePath, line: UInt = #line
    ) throws -> String {
        var limit = WaitLimit(Self.timeout)
        while !limit.isOver(), let traced = readLine(within: &limit) {
            lines.append(traced)
            guard let said = Self.text(of: traced, word) else { continue }
            if Self.matches(said, expected) { return said }
            limit = WaitLimit(Self.timeout)
        }
        let all = "“\(word) \(expected)”, but last: \(lines.suffix(12))"
        XCTFail("the app does not print \(all)", file: file, line: line)
        throw TimedOut()
    }

    /// Waits for a line, after others of its keyword.
    func wait(until said: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let (word, text) = Self.split(said)
        try wait(for: word, text, file: file, line: line)
    }

    /// Waits until a line is the last one of its keyword.
    func wait(untilLast said: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let (word, text) = Self.split(said)
        while all(word).last != text { try wait(for: word, file: file, line: line) }
    }

    /// Waits until a line has come a number of times since the start.
    func waitForAll(_ said: String, count: Int = 1, file: StaticString = #filePath, line: UInt = #line) throws
    {
        let (word, text) = Self.split(said)
        while all(word).count(where: { Self.matches($0, text) }) < count {
            try wait(for: word, file: file, line: line)
        }
    }

    /// Expects that a line is the next one of its keyword.
    func expect(next said: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let (word, text) = Self.split(said)
        let next = try wait(for: word, file: file, line: line)
        XCTAssert(Self.matches(next, text), "“\(word) \(next)”, not “\(said)”", file: file, line: line)
    }

    /// Waits for any further line.
    func wait(file: StaticString = #filePath, line: UInt = #line) throws {
        var limit = WaitLimit(Self.timeout)
        guard let traced = readLine(within: &limit) else {
            XCTFail("the app prints no more, but last: \(lines.suffix(12))", file: file, line: line)
            throw TimedOut()
        }
        lines.append(traced)
    }

    /// The texts of all lines with a keyword.
    func all(_ word: String) -> [String] { lines.compactMap { Self.text(of: $0, word) } }

    private static func text(of line: String, _ word: String) -> String? {
        line.hasPrefix(word + " ") ? String(line.dropFirst(word.count + 1)) : nil
    }

    private static func split(_ said: String) -> (word: String, text: String) {
        let word = String(said.prefix { $0 != " " })
        return (word, String(said.dropFirst(word.count + 1)))
    }

    private static func matches(_ text: String, _ expected: String) -> Bool {
        if expected.hasPrefix("…") { return text.hasSuffix(expected.dropFirst()) }
        return expected.hasSuffix("…") ? text.hasPrefix(expected.dropLast()) : text == expected
    }

    /// The next line; `nil` at the end of output or on timeout.
    private func readLine(within limit: inout WaitLimit) -> String? {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread = unread[(end + 1)...] }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            guard let read = output.read(within: &limit) else { return nil }
            unread += read
        }
    }

    private struct TimedOut: Error {}
}
