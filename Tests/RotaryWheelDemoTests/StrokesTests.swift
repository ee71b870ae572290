import XCTest

/// The lesson of strokes.
final class StrokesTests: XCTestCase {
    /// The items in the order of the lesson, with the directions of their marks.
    private static let steps = [
        ("Copy", "u"), ("Paste", "d"), ("Paste", "d"), ("Copy", "u"),
        ("Format › Bold", "ru"), ("Format › Italic", "rd"), ("Insert › Picture", "lu"),
        ("Insert › Picture", "lu"), ("Format › Italic", "rd"), ("Format › Bold", "ru"),
        ("Insert › Shape › Circle", "ldr"), ("Insert › Shape › Square", "ldl"),
        ("Insert › Shape › Square", "ldl"), ("Insert › Shape › Circle", "ldr"),
    ]
    private static let end = "You know all strokes"

    /// A stroke of the secondary button from the middle of the sheet; `u`, `r`, `d` and `l` are its parts.
    private func draw(_ mark: String, in demo: RunningDemo) throws {
        var (x, y) = (demo.wheel.centerX, demo.wheel.centerY)
        let move = { ["mousemove", "--window", "%window", "\(Int(x))", "\(Int(y))"] }
        var commands = move() + ["sleep", "0.1", "mousedown", "3"]
        for part in mark {
            let (dx, dy) = ["u": (0.0, -1.0), "r": (1, 0), "d": (0, 1), "l": (-1, 0)][part] ?? (0, 0)
            for _ in 0..<8 {
                (x, y) = (x + 8 * dx, y + 8 * dy)
                commands += ["sleep", "0.016"] + move()
            }
        }
        try demo.perform(commands + ["mouseup", "3"])
    }

    func testStrokesPassTheLesson() throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo("--page", "strokes", home: home)
        let tasks = Self.steps.map(\.0) + [Self.end]
        XCTAssertEqual(demo.all("TASK"), [tasks[0]])
        for (index, (_, mark)) in Self.steps.enumerated() {
            try draw(mark, in: demo)
            try demo.wait(for: "TASK", tasks[index + 1])
        }
        let counts = "bold 2/0, circle 2/0, copy 2/0, italic 2/0, paste 2/0, picture 2/0, square 2/0"
        XCTAssertEqual(demo.all("COUNTS").last, counts)
        try demo.click("Rotary Wheel/Start Again")
        try demo.wait(for: "TASK", "Copy")
        try demo.close()

        let again = try RunningDemo(home: home)
        XCTAssertEqual(again.all("COUNTS"), [counts])
        XCTAssertEqual(again.all("TASK"), ["Copy"])
        try again.click("Rotary Wheel/Clear Counts")
        try again.wait(for: "COUNTS", "")
        try again.close()
    }

    func testWrongStrokeRepeatsTheStep() throws {
        let demo = try RunningDemo("--page", "strokes")
        try draw("d", in: demo)
        try demo.wait(for: "COUNTS", "copy 0/1")
        try demo.wait(for: "RESULT", "That was Paste. Try again.")
        XCTAssertEqual(demo.all("TASK"), ["Copy"])
        for mark in ["u", "d"] { try draw(mark, in: demo) }
        try demo.wait(for: "HINT", "Now without the menu", isPrefix: true)
        try draw("u", in: demo)
        try demo.wait(for: "HINT", "Look at the line", isPrefix: true)
        try draw("d", in: demo)
        try demo.wait(for: "TASK", "Copy")
        try demo.close()
        XCTAssertEqual(demo.all("COUNTS").last, "copy 1/1, paste 2/1")
    }

    func testKeysPassTheLesson() throws {
        let demo = try RunningDemo("--page", "strokes")
        let items = ["u": ["1"], "d": ["3"], "ru": ["2", "1"], "rd": ["2", "2"], "lu": ["4", "1"]]
        let deepest = ["ldr": ["4", "2", "1"], "ldl": ["4", "2", "2"]]
        let tasks = Self.steps.map(\.0) + [Self.end]
        for (index, (_, mark)) in Self.steps.enumerated() {
            try demo.press("Return")
            try demo.wait(for: "DIAL", "open")
            for item in (items[mark] ?? deepest[mark])! { try demo.press(item, "Return") }
            try demo.wait(for: "TASK", tasks[index + 1])
            try demo.wait(for: "DIAL", "closed")
        }
        try demo.close()
    }
}
