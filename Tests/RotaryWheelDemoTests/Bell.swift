import Foundation
import XCTest

/// The bell of the X server, observed by a listener.
final class Bell {
    private let listener = Process()
    private let output = Pipe()

    init() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["DISPLAY"] == nil, "needs a display")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "bell.py")
        listener.executableURL = URL(filePath: "/usr/bin/python3")
        listener.arguments = [script.path]
        listener.standardOutput = output
        try listener.run()
        try wait(for: "READY")
    }

    deinit { listener.terminate() }

    /// Waits until the bell rings.
    func wait(for word: String = "RANG", file: StaticString = #filePath, line: UInt = #line) throws {
        var descriptor = pollfd(
            fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let timeout = Int32(RunningDemo.timeout / .milliseconds(1))
        var received = ""
        while !received.contains(word) {
            guard unsafe poll(&descriptor, 1, timeout) == 1,
                case let data = output.fileHandleForReading.availableData, !data.isEmpty
            else { return XCTFail("the bell does not ring", file: file, line: line) }
            received += String(decoding: data, as: UTF8.self)
        }
    }
}
