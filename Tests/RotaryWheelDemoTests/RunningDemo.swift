import Foundation
import XCTest

/// The app as it runs, driven by a real pointer and real keys, and what it says of itself.
final class RunningDemo {
    /// No wait takes longer than this unless something is broken.
    static let patience = Duration.seconds(20)

    /// The process's number.
    var id: Int32 { process.processIdentifier }

    /// Everything that the app has said on standard output.
    private(set) var lines: [String] = []
    /// Where what is turned stands in the window: the wheel, to begin with.
    var wheel = (centerX: 0.0, centerY: 0.0, radius: 0.0)

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var window = ""
    private var unread = Data()

    /// Where the app was built: beside the tests.
    static var program: URL {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
            path: "rotary-wheel-demo")
    }

    /// Starts the app and waits for its first frame.
    ///
    /// - Parameters:
    ///   - arguments: what is said on the command line.
    ///   - home: where it finds the user's settings and keeps its own, if not in the usual place, where it keeps none.
    ///   - trace: how much it says of itself.
    ///   - environment: more variables.
    init(_ arguments: String..., home: Home? = nil, trace: Int = 1, environment: [String: String] = [:])
        throws
    {
        try XCTSkipIf(ProcessInfo.processInfo.environment["DISPLAY"] == nil, "needs a display")
        process.executableURL = Self.program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(home?.environment ?? [:]) { $1 }.merging(environment) { $1 }
        process.environment?["ROTARY_WHEEL_DEMO_TRACE"] = "\(trace)"
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let numbers = try wait(for: "READY").split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 7 else { throw Silence() }
        wheel = (numbers[4], numbers[5], numbers[6])
        window = try Self.xdotool(
            "search", "--sync", "--onlyvisible", "--pid", "\(process.processIdentifier)")
        try Self.xdotool("windowfocus", "--sync", window)
        // Wherever the pointer was before, it is not where something will open.
        try Self.xdotool("mousemove", "--window", window, "2", "2")
    }

    /// Runs the app until it ends, and returns what it has said.
    static func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) throws -> (code: Int32, output: String, errors: String) {
        let (demo, output, errors) = (Process(), Pipe(), Pipe())
        demo.executableURL = program
        demo.arguments = arguments
        demo.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (demo.standardOutput, demo.standardError) = (output, errors)
        try demo.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        demo.waitUntilExit()
        return (
            demo.terminationStatus, String(decoding: said, as: UTF8.self),
            String(decoding: complaints, as: UTF8.self)
        )
    }

    deinit { if process.isRunning { process.terminate() } }

    // MARK: What it says

    /// Waits until the app says a word that it has not said before, and returns what follows the word.
    @discardableResult
    func wait(for word: String, file: StaticString = #filePath, line: UInt = #line) throws -> String {
        let deadline = ContinuousClock.now + Self.patience
        while ContinuousClock.now < deadline, let said = readLine(until: deadline) {
            lines.append(said)
            if said.hasPrefix(word + " ") { return String(said.dropFirst(word.count + 1)) }
        }
        XCTFail(
            "the app did not say \(word), but last: \(lines.suffix(12))", file: file, line: line)
        throw Silence()
    }

    /// Waits until the label shows a name; those of sectors that only pass come before.
    func wait(forLabel name: String, file: StaticString = #filePath, line: UInt = #line) throws {
        while try wait(for: "LABEL", file: file, line: line) != name {}
    }

    /// Waits until the app says anything more.
    func wait(file: StaticString = #filePath, line: UInt = #line) throws {
        guard let said = readLine(until: .now + Self.patience) else {
            XCTFail("the app says no more, but last: \(lines.suffix(12))", file: file, line: line)
            throw Silence()
        }
        lines.append(said)
    }

    /// Waits until the app says a word with a text, or with a text that begins so.
    func wait(
        for word: String, _ text: String, isPrefix: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        var said = ""
        repeat {
            said = try wait(for: word, file: file, line: line)
        } while !(isPrefix
            ? said.hasPrefix(text) : said == text)
    }

    /// Waits until what the app has said last with a word is a text.
    func waitUntil(_ word: String, is text: String, file: StaticString = #filePath, line: UInt = #line) throws
    {
        while all(word).last != text { try wait(for: word, file: file, line: line) }
    }

    /// What has followed a word, each time that it was said.
    func all(_ word: String) -> [String] {
        lines.filter { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
    }

    /// The next line; `nil` at the end, or when the time is over.
    private func readLine(until deadline: ContinuousClock.Instant) -> String? {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread = unread[(end + 1)...] }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            var descriptor = pollfd(
                fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let rest = (deadline - .now) / .milliseconds(1)
            guard unsafe poll(&descriptor, 1, Int32(max(0, rest))) == 1 else { return nil }
            let read = output.fileHandleForReading.availableData
            guard !read.isEmpty else { return nil }
            unread += read
        }
    }

    private struct Silence: Error {}

    // MARK: What a person does

    /// Presses keys, such as `alt+Left`, one after the other.
    func press(_ keys: String...) throws { try press(keys) }

    func press(_ keys: [String]) throws { try Self.xdotool(["key"] + keys) }

    /// Types a text.
    func type(_ text: String) throws { try Self.xdotool("type", "--delay", "20", text) }

    /// Does something with the pointer: xdotool's commands, in which `%window` stands for the window.
    func perform(_ commands: [String]) throws {
        try Self.xdotool(commands.map { $0 == "%window" ? window : $0 })
    }

    /// Waits until a window of the app with some title shows, and does something in it.
    func inWindow(titled title: String, _ body: () throws -> Void) throws {
        let before = window
        window = try Self.xdotool("search", "--sync", "--onlyvisible", "--name", "^\(title)$")
        try Self.xdotool("windowfocus", "--sync", window)
        try body()
        window = before
        if process.isRunning { try Self.xdotool("windowfocus", "--sync", window) }
    }

    /// Gives the window another size, as a window manager does.
    func resize(width: Int, height: Int) throws {
        try Self.xdotool("windowsize", "--sync", window, "\(width)", "\(height)")
    }

    /// Waits until a window of the app with some title shows, and closes it.
    func closeWindow(titled title: String) throws {
        let opened = try Self.xdotool("search", "--sync", "--onlyvisible", "--name", title)
        try Self.xdotool("windowfocus", "--sync", opened, "key", "Escape")
        try waitUntilGone(title)
        try Self.xdotool("windowfocus", "--sync", window)
    }

    /// Waits until no window with some title shows any more.
    func waitUntilGone(_ title: String) throws {
        let deadline = ContinuousClock.now + Self.patience
        while try Self.isShown("^\(title)$") {
            guard ContinuousClock.now < deadline else { throw Silence() }
        }
    }

    private static func isShown(_ title: String) throws -> Bool {
        let tool = Process()
        tool.executableURL = URL(filePath: "/usr/bin/env")
        tool.arguments = ["timeout", "20", "xdotool", "search", "--onlyvisible", "--name", title]
        tool.standardOutput = FileHandle.nullDevice
        try tool.run()
        tool.waitUntilExit()
        return tool.terminationStatus == 0
    }

    /// Clicks on what the app says to be somewhere under a name: `window/name`.
    ///
    /// - Parameter isFirst: whether it is the first of that name, and not the last.
    func click(_ name: String, isFirst: Bool = false, file: StaticString = #filePath, line: UInt = #line)
        throws
    {
        var places: [[Substring]] {
            all("PLACE").map { $0.split(separator: " ", maxSplits: 2) }.filter { $0.last == name[...] }
        }
        while places.isEmpty { try wait(for: "PLACE", file: file, line: line) }
        let place = (isFirst ? places.first : places.last)?.prefix(2).map(String.init) ?? []
        try perform(["mousemove", "--window", "%window"] + place + ["click", "1"])
    }

    /// Waits until something shows anew, and returns where.
    @discardableResult
    func waitForPlace(
        of name: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> (x: Int, y: Int) {
        while true {
            let said = try wait(for: "PLACE", file: file, line: line).split(separator: " ", maxSplits: 2)
            if said.count == 3, said[2] == name[...], let x = Int(said[0]), let y = Int(said[1]) {
                return (x, y)
            }
        }
    }

    /// Forgets where something was, or all in a window, before it shows anew.
    func forgetPlaces(of name: String) {
        lines.removeAll { $0.hasPrefix("PLACE ") && $0.contains(" \(name)") }
    }

    /// Clicks the middle of the wheel.
    func clickHub() throws {
        try Self.xdotool(move(to: 0, distance: 0) + ["click", "1"])
    }

    /// Turns the wheel by an angle in degrees, clockwise, from its right; stops before the release.
    func drag(by degrees: Double) throws {
        try beginDrag(by: degrees)
        try endDrag()
    }

    /// Grips the wheel and turns it, but does not let go.
    func beginDrag(by degrees: Double) throws {
        let steps = 12
        var commands = move(to: 0) + ["mousedown", "1"]
        for step in 1...steps {
            commands += ["sleep", "0.016"] + move(to: degrees * Double(step) / Double(steps))
        }
        try Self.xdotool(commands + ["sleep", "0.2"])
    }

    /// Lets go of the wheel.
    func endDrag() throws { try Self.xdotool("mouseup", "1") }

    /// The way to a point of the wheel, its distance from the middle as a fraction of the radius.
    private func move(to degrees: Double, distance: Double = 0.75) -> [String] {
        let (angle, radius) = (degrees * .pi / 180, distance * wheel.radius)
        let (x, y) = (wheel.centerX + radius * cos(angle), wheel.centerY + radius * sin(angle))
        return ["mousemove", "--window", window, "\(Int(x.rounded()))", "\(Int(y.rounded()))"]
    }

    /// Ends the app by keys, and expects that it ends well and has had nothing to complain about.
    func close(by keys: String = "ctrl+w", file: StaticString = #filePath, line: UInt = #line) throws {
        try press(keys)
        try expectEnd(file: file, line: line)
    }

    /// Expects that the app ends well, after it was told to, and has had nothing to complain about.
    func expectEnd(file: StaticString = #filePath, line: UInt = #line) throws {
        let deadline = ContinuousClock.now + Self.patience
        while let said = readLine(until: deadline) { lines.append(said) }
        guard ContinuousClock.now < deadline else {
            return XCTFail("the app still runs", file: file, line: line)
        }
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, file: file, line: line)
        let complaints = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        XCTAssertEqual(complaints, "", file: file, line: line)
    }

    // MARK: xdotool

    @discardableResult
    private static func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

    /// Runs xdotool, which hangs where there is nothing to wait for.
    ///
    /// - Returns: the first line of its answer.
    @discardableResult
    private static func xdotool(_ arguments: [String]) throws -> String {
        let (tool, answer) = (Process(), Pipe())
        tool.executableURL = URL(filePath: "/usr/bin/env")
        tool.arguments = ["timeout", "20", "xdotool"] + arguments
        tool.standardOutput = answer
        try tool.run()
        let data = answer.fileHandleForReading.readDataToEndOfFile()
        tool.waitUntilExit()
        XCTAssertEqual(tool.terminationStatus, 0, "xdotool \(arguments.joined(separator: " "))")
        return String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
