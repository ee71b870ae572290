import Foundation
import XCTest

// Input by xdotool. Afterwards `next` is the next line of its keyword, and `said` is a line to wait for.
extension RunningDemo {
    /// Runs xdotool commands with a timeout, and returns the first line of output.
    @discardableResult
    func perform(_ commands: [String]) throws -> String {
        let tool = Process(URL(filePath: "/usr/bin/env"), ["timeout", "20", "xdotool"] + commands)
        let (code, output, errors) = try tool.end()
        XCTAssertEqual(code, 0, "xdotool \(commands.joined(separator: " ")): \(errors)")
        return String(output.prefix { $0 != "\n" })
    }

    /// Presses keys, such as `alt+Left`, one after another.
    func press(
        _ keys: String, next: String? = nil, until said: String? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try perform(["key"] + keys.split(separator: " ").map(String.init))
        try check(next, said, file, line)
    }

    func type(
        _ text: String, until said: String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try perform(["type", "--delay", "20", text])
        try check(nil, said, file, line)
    }

    private func check(_ next: String?, _ said: String?, _ file: StaticString, _ line: UInt) throws {
        if let next { try expect(next: next, file: file, line: line) }
        if let said { try wait(until: said, file: file, line: line) }
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

    /// Clicks the traced place of a name: `window/name`.
    ///
    /// - Parameters:
    ///   - isFirst: whether to use the first such place, instead of the last.
    ///   - isSlow: whether to hold the button for a while.
    func click(
        _ name: String, isFirst: Bool = false, isSlow: Bool = false, next: String? = nil,
        until said: String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        while places(of: name).isEmpty { try wait(for: "PLACE", "… \(name)", file: file, line: line) }
        let all = places(of: name)
        let click = isSlow ? ["mousedown", "1", "sleep", "0.1", "mouseup", "1"] : ["click", "1"]
        try perform(move(to: isFirst ? all[0] : all[all.count - 1]) + click)
        try check(next, said, file, line)
    }

    /// Clicks the center of the control.
    func clickHub(next: String? = nil, file: StaticString = #filePath, line: UInt = #line) throws {
        try perform(move(to: control.centerX, control.centerY) + ["click", "1"])
        try check(next, nil, file, line)
    }

    /// The traced places of a name, from top to bottom if they were shown together.
    private func places(of name: String) -> [(x: Double, y: Double)] {
        all("PLACE").compactMap { Self.place($0, of: name) }
    }

    private static func place(_ text: String, of name: String) -> (x: Double, y: Double)? {
        let parts = text.split(separator: " ", maxSplits: 2)
        guard parts.last == name[...], let x = Double(parts[0]), let y = Double(parts[1]) else { return nil }
        return (x, y)
    }

    /// Waits for a new place of a name.
    @discardableResult
    func waitForPlace(
        of name: String, file: StaticString = #filePath, line: UInt = #line
    ) throws -> (x: Double, y: Double) {
        while true {
            let said = try wait(for: "PLACE", "… \(name)", file: file, line: line)
            if let place = Self.place(said, of: name) { return place }
        }
    }

    /// Forgets the traced places of a name or a window.
    func forgetPlaces(of name: String) {
        lines.removeAll { $0.hasPrefix("PLACE ") && $0.contains(" \(name)") }
    }

    /// The command that moves the pointer to a point of the window.
    func move(to x: Double, _ y: Double) -> [String] {
        ["mousemove", "--window", window, "\(Int(x.rounded()))", "\(Int(y.rounded()))"]
    }

    func move(to place: (x: Double, y: Double)) -> [String] { move(to: place.x, place.y) }

    /// Drags one of the places of a name to another one.
    func drag(_ name: String, from source: Int, to target: Int) throws {
        while places(of: name).count <= max(source, target) { try wait(for: "PLACE") }
        let (start, end) = (places(of: name)[source], places(of: name)[target])
        try perform(move(to: start) + ["mousedown", "1"])
        // The first move begins the drag, the second enters the place below the pointer.
        for _ in 0..<2 {
            try perform(["mousemove_relative", "--", "12", "6", "sleep", "0.1"])
            try perform(move(to: end) + ["sleep", "0.1"])
        }
        try perform(["mouseup", "1"])
    }

    /// Drags the control clockwise by degrees from a direction, with a pause before the release.
    func drag(
        by degrees: Double, from start: Double = 0, until said: String? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try beginDrag(by: degrees, from: start)
        try endDrag()
        try check(nil, said, file, line)
    }

    /// Drags the control without a release.
    func beginDrag(by degrees: Double, from start: Double = 0) throws {
        try turn(by: degrees, from: start, steps: max(12, Int(abs(degrees) / 10)), then: ["sleep", "0.2"])
    }

    /// Releases the control.
    func endDrag() throws { try perform(["mouseup", "1"]) }

    /// Drags the control by a quarter turn, and releases it in motion.
    func flick() throws { try turn(by: 90, from: 0, steps: 6, then: ["mouseup", "1"]) }

    private func turn(by degrees: Double, from start: Double, steps: Int, then end: [String]) throws {
        var commands = moveAround(to: start) + ["mousedown", "1"]
        for step in 1...steps {
            commands += ["sleep", "0.016"] + moveAround(to: start + degrees * Double(step) / Double(steps))
        }
        try perform(commands + end)
    }

    /// Moves a held pointer out of the control.
    func leaveControl(at degrees: Double) throws { try perform(moveAround(to: degrees, distance: 1.2)) }

    /// The command that moves to a point of the control at a fraction of its radius.
    private func moveAround(to degrees: Double, distance: Double = 0.75) -> [String] {
        let (angle, radius) = (degrees * .pi / 180, distance * control.radius)
        return move(to: control.centerX + radius * cos(angle), control.centerY + radius * sin(angle))
    }

    /// Draws a stroke from the center of the control, or from a part beside it, through parts in some directions.
    ///
    /// - Parameters:
    ///   - directions: degrees clockwise from the top.
    ///   - start: the direction of the part to begin at the end of.
    ///   - part: the length of a part in pixels.
    ///   - button: the button that is held.
    func stroke(_ directions: [Double], from start: Double? = nil, part: Double = 120, button: Int = 3) throws
    {
        var (x, y) = (control.centerX, control.centerY)
        func go(_ way: Double, _ degrees: Double) -> [String] {
            (x, y) = (x + way * sin(degrees * .pi / 180), y - way * cos(degrees * .pi / 180))
            return move(to: x, y)
        }
        var commands = start.map { go(part, $0) } ?? move(to: x, y)
        commands += ["sleep", "0.1", "mousedown", "\(button)"]
        for degrees in directions {
            for _ in 0..<10 { commands += ["sleep", "0.016"] + go(part / 10, degrees) }
        }
        try perform(commands + ["mouseup", "\(button)"])
    }
}
