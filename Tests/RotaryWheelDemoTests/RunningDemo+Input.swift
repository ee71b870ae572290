import CRotaryWheelHand
import XCTest

// Input of the display's devices, as a quick hand makes it: the server waits before each event.
// Afterwards `next` is the next line of its keyword, and `said` is a line to wait for.
extension RunningDemo {
    /// Moves the pointer to a point of the window after some milliseconds.
    func move(to x: Double, _ y: Double, after rest: UInt32 = pace) {
        var (x, y) = (Int32(x.rounded()), Int32(y.rounded()))
        unsafe hand_find(window, &x, &y)
        hand_rest(rest)
        hand_move(x, y)
    }

    func button(_ button: UInt32 = 1, isDown: Bool, after rest: UInt32 = pace) {
        hand_rest(rest)
        hand_button(button, isDown ? 1 : 0)
    }

    /// Clicks a button; 4 and 5 scroll.
    func click(_ button: UInt32 = 1) {
        for isDown in [true, false] { self.button(button, isDown: isDown, after: isDown ? 0 : Self.pace) }
    }

    /// Clicks twice at once: the server of a busy machine would stretch a pause beyond the time of a double click.
    func doubleClick() {
        for isDown in [true, false, true, false] { button(isDown: isDown, after: 0) }
    }

    /// Presses or releases a key.
    func key(_ name: String, isDown: Bool, file: StaticString = #filePath, line: UInt = #line) {
        hand_rest(isDown ? Self.pause : Self.pace)
        let isKnown = unsafe hand_key(name, isDown ? 1 : 0) != 0
        XCTAssert(isKnown, "the keyboard has no key \(name)", file: file, line: line)
    }

    /// Presses keys, such as `alt+Left`, one after another.
    func press(
        _ keys: String, next: String? = nil, until said: String? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        for keys in keys.split(separator: " ") {
            let names = keys.split(separator: "+").map(String.init)
            for name in names { key(name, isDown: true, file: file, line: line) }
            for name in names.reversed() { key(name, isDown: false, file: file, line: line) }
        }
        try check(next, said, file, line)
    }

    func type(
        _ text: String, until said: String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        for character in text {
            for isDown in [true, false] { key(String(character), isDown: isDown, file: file, line: line) }
        }
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

    /// Clicks the last traced place of a name, or the first one: `window/name`.
    func click(
        _ name: String, isFirst: Bool = false, isSlow: Bool = false, next: String? = nil,
        until said: String? = nil, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        while places(of: name).isEmpty { try wait(for: "PLACE", "… \(name)", file: file, line: line) }
        let all = places(of: name)
        let place = isFirst ? all[0] : all[all.count - 1]
        move(to: place.x, place.y, after: Self.pause)
        // Immediately: a frame later GTK may report the resting pointer to a hidden menu or tooltip, which gets the press.
        button(isDown: true, after: 0)
        button(isDown: false, after: isSlow ? 100 : Self.pace)
        try check(next, said, file, line)
    }

    /// Clicks the center of the control.
    func clickHub(next: String? = nil, file: StaticString = #filePath, line: UInt = #line) throws {
        move(to: control.centerX, control.centerY)
        click()
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

    /// Drags one of the places of a name to another one.
    func drag(_ name: String, from source: Int, to target: Int) throws {
        while places(of: name).count <= max(source, target) { try wait(for: "PLACE") }
        let (start, end) = (places(of: name)[source], places(of: name)[target])
        move(to: start.x, start.y)
        button(isDown: true)
        // The first move begins the drag, the second enters the place below the pointer.
        for way in [start, end] {
            move(to: way.x + 12, way.y + 6, after: 100)
            move(to: end.x, end.y, after: 100)
        }
        button(isDown: false, after: 100)
    }

    /// Drags the control clockwise by degrees from a direction, with a pause before the release.
    func drag(
        by degrees: Double, from start: Double = 0, until said: String? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        beginDrag(by: degrees, from: start)
        endDrag()
        try check(nil, said, file, line)
    }

    /// Drags the control without a release.
    func beginDrag(by degrees: Double, from start: Double = 0) {
        turn(by: degrees, from: start, steps: max(12, Int(abs(degrees) / 10)))
    }

    /// Releases the control after a pause.
    func endDrag() { button(isDown: false, after: 200) }

    /// Drags the control by a quarter turn, and releases it in motion.
    func flick() {
        turn(by: 90, from: 0, steps: 6)
        button(isDown: false)
    }

    private func turn(by degrees: Double, from start: Double, steps: Int) {
        moveAround(to: start)
        button(isDown: true)
        for step in 1...steps { moveAround(to: start + degrees * Double(step) / Double(steps)) }
    }

    /// Moves a held pointer out of the control.
    func leaveControl(at degrees: Double) { moveAround(to: degrees, distance: 1.2) }

    /// Moves to a point of the control at a fraction of its radius.
    private func moveAround(to degrees: Double, distance: Double = 0.75) {
        let (angle, radius) = (degrees * .pi / 180, distance * control.radius)
        move(to: control.centerX + radius * cos(angle), control.centerY + radius * sin(angle), after: 16)
    }

    /// Draws a stroke from the center of the control, or from the end of a part beside it, through parts in some
    /// directions, in degrees clockwise from the top.
    func stroke(_ directions: [Double], from start: Double? = nil, part: Double = 120, button: UInt32 = 3) {
        var (x, y) = (control.centerX, control.centerY)
        func go(_ way: Double, _ degrees: Double) {
            (x, y) = (x + way * sin(degrees * .pi / 180), y - way * cos(degrees * .pi / 180))
            move(to: x, y, after: 16)
        }
        go(start == nil ? 0 : part, start ?? 0)
        self.button(button, isDown: true, after: 100)
        for degrees in directions { for _ in 0..<10 { go(part / 10, degrees) } }
        self.button(button, isDown: false)
    }
}
