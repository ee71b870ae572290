import Foundation
import RotaryWheelTestSupport
import XCTest

extension Process {
    /// A program to run, whose output is kept.
    convenience init(_ program: URL, _ arguments: [String], environment: [String: String] = [:]) {
        self.init()
        executableURL = program
        self.arguments = arguments
        self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (standardOutput, standardError) = (Pipe(), Pipe())
    }

    /// Runs the program until it exits, and returns its output.
    func end() throws -> (code: Int32, output: String, errors: String) {
        try run()
        let texts = [standardOutput, standardError].map {
            String(decoding: ($0 as! Pipe).fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        waitUntilExit()
        return (terminationStatus, texts[0], texts[1])
    }
}

extension Pipe {
    /// Waits for new output; `nil` at the end of output or where the limit is over.
    func read(within limit: inout WaitLimit) -> Data? {
        var descriptor = pollfd(fd: fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while unsafe poll(&descriptor, 1, Int32(WaitLimit.step / .milliseconds(1))) != 1 {
            if limit.isOver() { return nil }
        }
        let data = fileHandleForReading.availableData
        return data.isEmpty ? nil : data
    }
}

/// A Python script that runs beside the app, and prints `READY` and what it observes.
final class Script {
    private let process: Process
    private let (input, output) = (Pipe(), Pipe())
    private var unread = ""

    /// The path of a script in the folder of the tests.
    static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: name).path
    }

    init(_ name: String, _ arguments: String...) throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["DISPLAY"] == nil, "needs a display")
        process = Process(URL(filePath: "/usr/bin/python3"), [Self.path(name)] + arguments)
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.standardError
        try process.run()
        try wait(for: "READY")
    }

    deinit { process.terminate() }

    func send(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Waits until the script prints a text, after the last one.
    func wait(for text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        var limit = WaitLimit(RunningDemo.timeout)
        while true {
            if let found = unread.range(of: text) { return unread.removeSubrange(..<found.upperBound) }
            guard let data = output.read(within: &limit) else {
                return XCTFail("no “\(text)”, only “\(unread)”", file: file, line: line)
            }
            unread += String(decoding: data, as: UTF8.self)
        }
    }
}
