import Foundation
import XCTest

/// A Python script that runs beside the app, and prints `READY` and what it observes.
final class Script {
    private let process = Process()
    private let output = Pipe()
    private var unread = ""

    /// The path of a script in the folder of the tests.
    static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: name).path
    }

    init(_ name: String, _ arguments: String...) throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["DISPLAY"] == nil, "needs a display")
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [Self.path(name)] + arguments
        process.standardOutput = output
        try process.run()
        try wait(for: "READY")
    }

    deinit { process.terminate() }

    /// Waits until the script prints a text, after the last one.
    func wait(for text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        var descriptor = pollfd(
            fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let timeout = Int32(RunningDemo.timeout / .milliseconds(1))
        while true {
            if let found = unread.range(of: text) { return unread.removeSubrange(..<found.upperBound) }
            guard unsafe poll(&descriptor, 1, timeout) == 1,
                case let data = output.fileHandleForReading.availableData, !data.isEmpty
            else { return XCTFail("no “\(text)”, only “\(unread)”", file: file, line: line) }
            unread += String(decoding: data, as: UTF8.self)
        }
    }
}
