import Foundation
import XCTest

/// A running demo app, driven by xdotool, and its trace.
final class RunningDemo {
    /// The timeout of each wait.
    static let timeout = Duration.seconds(20)

    var id: Int32 { process.processIdentifier }

    /// The lines that the app has printed.
    private(set) var lines: [String] = []
    /// The geometry of the control to drag in window coordinates; initially the wheel.
    var wheel = (centerX: 0.0, centerY: 0.0, radius: 0.0)

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var window = ""
    private var unread = Data()

    /// The app that prints its trace, built beside the tests.
    static var program: URL {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
            path: "RotaryWheelTracedDemo")
    }

    /// Starts the app and waits for its first frame.
    ///
    /// - Parameters:
    ///   - arguments: the command line arguments.
    ///   - home: the user's settings; by default, settings are not stored.
    ///   - trace: the trace level.
    ///   - environment: additional environment variables.
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
        guard numbers.count == 7 else { throw TimedOut() }
        wheel = (numbers[4], numbers[5], numbers[6])
        window = try Self.xdotool(
            "search", "--sync", "--onlyvisible", "--pid", "\(process.processIdentifier)")
        try Self.xdotool("windowfocus", "--sync", window)
        // Keeps the pointer away from anything that opens.
        try Self.xdotool("mousemove", "--window", window, "2", "2")
    }

    /// Runs the app until it exits, and returns its output.
    static func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) throws -> (code: Int32, output: String, errors: String) {
        let (demo, output, errors) = (Process(), Pipe(), Pipe())
        demo.executableURL = program
        demo.arguments = arguments
        demo.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (demo.standardOutput, demo.standardError) = (output, errors)
        try demo.run()
        let traced = output.fileHandleForReading.readDataToEndOfFile()
        let errorOutput = errors.fileHandleForReading.readDataToEndOfFile()
        demo.waitUntilExit()
        return (
            demo.terminationStatus, String(decoding: traced, as: UTF8.self),
            String(decoding: errorOutput, as: UTF8.self)
        )
    }

    deinit { if process.isRunning { process.terminate() } }

    // MARK: Trace

    /// Waits for a new line with a keyword, and returns the rest of the line.
    @discardableResult
    func wait(for word: String, file: StaticString = #filePath, line: UInt = #line) throws -> String {
        let deadline = ContinuousClock.now + Self.timeout
        while ContinuousClock.now < deadline, let traced = readLine(until: deadline) {
            lines.append(traced)
            if traced.hasPrefix(word + " ") { return String(traced.dropFirst(word.count + 1)) }
        }
        XCTFail(
            "the app did not say \(word), but last: \(lines.suffix(12))", file: file, line: line)
        throw TimedOut()
    }

    /// Waits until the label shows a name, after those of crossed sectors.
    func wait(forLabel name: String, file: StaticString = #filePath, line: UInt = #line) throws {
        while try wait(for: "LABEL", file: file, line: line) != name {}
    }

    /// Waits for any further line.
    func wait(file: StaticString = #filePath, line: UInt = #line) throws {
        guard let traced = readLine(until: .now + Self.timeout) else {
            XCTFail("the app says no more, but last: \(lines.suffix(12))", file: file, line: line)
            throw TimedOut()
        }
        lines.append(traced)
    }

    /// Waits for a keyword with a text or a prefix.
    func wait(
        for word: String, _ text: String, isPrefix: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        var traced = ""
        repeat {
            traced = try wait(for: word, file: file, line: line)
        } while !(isPrefix
            ? traced.hasPrefix(text) : traced == text)
    }

    /// Waits until the last text of a keyword equals a text.
    func waitUntil(_ word: String, is text: String, file: StaticString = #filePath, line: UInt = #line) throws
    {
        while all(word).last != text { try wait(for: word, file: file, line: line) }
    }

    /// The texts of all lines with a keyword.
    func all(_ word: String) -> [String] {
        lines.filter { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
    }

    /// The next line; `nil` at the end of output or on timeout.
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

    private struct TimedOut: Error {}

    // MARK: Input

    /// Presses keys, such as `alt+Left`, in order.
    func press(_ keys: String...) throws { try press(keys) }

    func press(_ keys: [String]) throws { try Self.xdotool(["key"] + keys) }

    func type(_ text: String) throws { try Self.xdotool("type", "--delay", "20", text) }

    /// Runs xdotool commands, in which `%window` is the window.
    func perform(_ commands: [String]) throws {
        try Self.xdotool(commands.map { $0 == "%window" ? window : $0 })
    }

    /// Waits for a window or a dialog with a title, and runs a closure with it focused.
    func inWindow(titled title: String, _ body: () throws -> Void) throws {
        // The keys of a dialog inside of the window go to the window.
        if try waitForWindow(titled: title, in: ["own", "inside"]) == "inside" { return try body() }
        let before = window
        window = try Self.xdotool("search", "--sync", "--onlyvisible", "--name", "^\(title)$")
        try Self.xdotool("windowfocus", "--sync", window)
        try body()
        window = before
        if process.isRunning { try Self.xdotool("windowfocus", "--sync", window) }
    }

    /// Chooses the folder of pictures, or the only file or a new file in it, in a dialog for files.
    ///
    /// It types no path: the late completion of GTK 4.18 adds letters to a path that is typed meanwhile.
    func choose(_ file: URL, in title: String, by button: String) throws {
        try inWindow(titled: title) {
            try click("\(title)/My pictures")
            try wait(for: "FILE", file.path)
            try click("\(title)/\(button)")
            try waitUntilGone(title)
        }
    }

    /// Resizes the window.
    func resize(width: Int, height: Int) throws {
        try Self.xdotool("windowsize", "--sync", window, "\(width)", "\(height)")
    }

    /// Waits for a window or a dialog with a title, and closes it.
    func closeWindow(titled title: String) throws {
        try inWindow(titled: title) {
            try press("Escape")
            try waitUntilGone(title)
        }
    }

    /// Waits until no window or dialog with a title is visible.
    func waitUntilGone(_ title: String) throws { try waitForWindow(titled: title, in: ["gone"]) }

    /// Waits until a window or a dialog with a title is in one of some traced states, and returns the state.
    @discardableResult
    private func waitForWindow(titled title: String, in states: [String]) throws -> String {
        while true {
            let last = all("WINDOW").map { $0.split(separator: " ", maxSplits: 1) }.last {
                $0.last == title[...]
            }
            if let state = last?.first.map(String.init), states.contains(state) { return state }
            try wait(for: "WINDOW")
        }
    }

    /// Clicks the traced place of a name: `window/name`.
    ///
    /// - Parameters:
    ///   - isFirst: whether to use the first such place, instead of the last.
    ///   - isSlow: whether to hold the button for a while.
    func click(
        _ name: String, isFirst: Bool = false, isSlow: Bool = false, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        while places(of: name).isEmpty { try wait(for: "PLACE", file: file, line: line) }
        let place = (isFirst ? places(of: name).first : places(of: name).last) ?? []
        let click = isSlow ? ["mousedown", "1", "sleep", "0.1", "mouseup", "1"] : ["click", "1"]
        try perform(["mousemove", "--window", "%window"] + place + click)
    }

    /// Drags one of the places of a name to another one.
    func drag(_ name: String, from source: Int, to target: Int) throws {
        while places(of: name).count <= max(source, target) { try wait(for: "PLACE") }
        let (start, end) = (places(of: name)[source], places(of: name)[target])
        let move = ["mousemove", "--window", "%window"]
        try perform(move + start + ["mousedown", "1"])
        // The first move begins the drag, the second enters the place below the pointer.
        for _ in 0..<2 {
            try perform(["mousemove_relative", "--", "12", "6", "sleep", "0.1"])
            try perform(move + end + ["sleep", "0.1"])
        }
        try perform(["mouseup", "1"])
    }

    /// The traced places of a name, from top to bottom if they were shown together.
    private func places(of name: String) -> [[String]] {
        all("PLACE").map { $0.split(separator: " ", maxSplits: 2) }.filter { $0.last == name[...] }
            .map { $0.prefix(2).map(String.init) }
    }

    /// Waits for a new place of a name.
    @discardableResult
    func waitForPlace(
        of name: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> (x: Int, y: Int) {
        while true {
            let traced = try wait(for: "PLACE", file: file, line: line).split(separator: " ", maxSplits: 2)
            if traced.count == 3, traced[2] == name[...], let x = Int(traced[0]), let y = Int(traced[1]) {
                return (x, y)
            }
        }
    }

    /// Focuses the widget of a setting in the preferences by Tab.
    func focus(_ key: String, by tab: String = "Tab", file: StaticString = #filePath, line: UInt = #line)
        throws
    {
        // The app answers it with the focus, as it does each Tab.
        try press("Control_L")
        for _ in 0..<80 {
            if try wait(for: "FOCUS", file: file, line: line).hasPrefix("\(key) ") { return }
            try press(tab)
        }
        XCTFail("the focus never comes to \(key)", file: file, line: line)
    }

    /// Forgets the traced places of a name or a window.
    func forgetPlaces(of name: String) {
        lines.removeAll { $0.hasPrefix("PLACE ") && $0.contains(" \(name)") }
    }

    /// Clicks the center of the wheel.
    func clickHub() throws {
        try Self.xdotool(move(to: 0, distance: 0) + ["click", "1"])
    }

    /// Drags the wheel clockwise by degrees from a direction, with a pause before the release.
    func drag(by degrees: Double, from start: Double = 0) throws {
        try beginDrag(by: degrees, from: start)
        try endDrag()
    }

    /// Drags the wheel by a quarter turn, and releases it in motion.
    func flick() throws {
        var commands = move(to: 0) + ["mousedown", "1"]
        for step in 1...6 { commands += ["sleep", "0.016"] + move(to: Double(step) * 15) }
        try Self.xdotool(commands + ["mouseup", "1"])
    }

    /// Drags the wheel without a release.
    func beginDrag(by degrees: Double, from start: Double = 0) throws {
        let steps = max(12, Int(abs(degrees) / 10))
        var commands = move(to: start) + ["mousedown", "1"]
        for step in 1...steps {
            commands += ["sleep", "0.016"] + move(to: start + degrees * Double(step) / Double(steps))
        }
        try Self.xdotool(commands + ["sleep", "0.2"])
    }

    /// Releases the wheel.
    func endDrag() throws { try Self.xdotool("mouseup", "1") }

    /// Moves a held pointer out of the wheel.
    func leaveWheel(at degrees: Double) throws { try Self.xdotool(move(to: degrees, distance: 1.2)) }

    /// Moves to a point of the wheel at a fraction of its radius.
    private func move(to degrees: Double, distance: Double = 0.75) -> [String] {
        let (angle, radius) = (degrees * .pi / 180, distance * wheel.radius)
        let (x, y) = (wheel.centerX + radius * cos(angle), wheel.centerY + radius * sin(angle))
        return ["mousemove", "--window", window, "\(Int(x.rounded()))", "\(Int(y.rounded()))"]
    }

    /// Closes the app by keys, and expects success without error output.
    func close(by keys: String = "ctrl+w", file: StaticString = #filePath, line: UInt = #line) throws {
        try press(keys)
        try expectEnd(file: file, line: line)
    }

    /// Expects that the app exits with success and without error output.
    func expectEnd(file: StaticString = #filePath, line: UInt = #line) throws {
        let deadline = ContinuousClock.now + Self.timeout
        while let traced = readLine(until: deadline) { lines.append(traced) }
        guard ContinuousClock.now < deadline else {
            return XCTFail("the app still runs", file: file, line: line)
        }
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, file: file, line: line)
        let errorOutput = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        XCTAssertEqual(errorOutput, "", file: file, line: line)
    }

    // MARK: xdotool

    @discardableResult
    private static func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

    /// Runs xdotool with a timeout, and returns its first line of output.
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
