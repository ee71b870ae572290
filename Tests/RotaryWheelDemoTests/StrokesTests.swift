import XCTest

final class StrokesTests: DemoTestCase {
    /// The items in the order of the lesson, with the directions of their marks: up, right, down and left.
    private static let steps = [
        ("Copy", "u"), ("Paste", "d"), ("Paste", "d"), ("Copy", "u"),
        ("Format › Bold", "ru"), ("Format › Italic", "rd"), ("Insert › Picture", "lu"),
        ("Insert › Picture", "lu"), ("Format › Italic", "rd"), ("Format › Bold", "ru"),
        ("Insert › Shape › Circle", "ldr"), ("Insert › Shape › Square", "ldl"),
        ("Insert › Shape › Square", "ldl"), ("Insert › Shape › Circle", "ldr"),
    ]
    private static let tasks = steps.map(\.0) + ["Draw without a toolbar"]

    /// Draws a mark from the middle of the sheet, and waits for a line.
    private func draw(_ mark: String, until said: String? = nil) throws {
        demo.stroke(mark.map { ["u": 0, "r": 90, "d": 180, "l": 270][$0]! }, part: 64)
        if let said { try demo.wait(until: said) }
    }

    func testStrokesPassTheLesson() throws {
        try start(page: "strokes")
        XCTAssertEqual(demo.all("TASK"), ["Copy"])
        for ((_, mark), next) in zip(Self.steps, Self.tasks.dropFirst()) {
            try draw(mark, until: "TASK \(next)")
        }
        // The drawing has the focus; the next widget begins the lesson again.
        try demo.press("Tab Return", until: "TASK Copy")
        // The button of other programs reports the required one.
        demo.stroke([], button: 1)
        try demo.wait(until: "RESULT Use the secondary button…")
    }

    func testWrongStrokeRepeatsTheStepAndKeysPassOne() throws {
        try start(page: "strokes")
        try draw("d", until: "RESULT That was Paste. Try again.")
        XCTAssertEqual(demo.all("TASK"), ["Copy"])
        try draw("u", until: "RESULT “Copy” chosen.")
        try draw("d", until: "HINT Now without the menu…")
        try draw("u", until: "HINT Look at the line…")
        try draw("d", until: "TASK Copy")
        // Keys open the menu, too.
        try demo.press("Return", until: "DIAL open")
        try demo.press("1 Return", until: "TASK Format › Bold")
    }

    func testDrawingHasItsToolsInOneMenu() throws {
        try start(page: "strokes")
        try demo.click("Rotary Wheel/Skip the Lesson", until: "TASK Draw without a toolbar")
        demo.stroke([90, 180], button: 1)
        try demo.wait(until: "LINES 1 1c71d8 4.0")
        // The mark of Red, which lies up right.
        demo.stroke([45], part: 64)
        demo.stroke([270], button: 1)
        try demo.wait(until: "LINES 2 e01b24 4.0")
        demo.stroke([0], part: 64)
        try demo.wait(until: "LINES 1 1c71d8 4.0")
        try demo.press("ctrl+z", until: "LINES 0")
        try demo.press("Escape", until: "DIAL closed")
        // The mark of Width takes the keys.
        demo.stroke([180], part: 64)
        try demo.press("Up Up Return Escape", until: "DIAL closed")
        demo.stroke([90], button: 1)
        try demo.wait(until: "LINES 1 e01b24 6.0")
        try demo.press("ctrl+z", until: "LINES 0")
        // Keys choose Black, the last item.
        try demo.press("Menu", until: "DIAL open")
        try demo.press("End Return", until: "DIAL closed")
        demo.stroke([270], button: 1)
        try demo.wait(until: "LINES 1 0 6.0")
    }
}
