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
    private static let tasks = steps.map(\.0) + ["You know all strokes"]

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
        let counts = "bold 2/0, circle 2/0, copy 2/0, italic 2/0, paste 2/0, picture 2/0, square 2/0"
        XCTAssertEqual(demo.all("COUNTS").last, counts)
        try demo.click("Rotary Wheel/Go to the Launcher", next: "PAGE dial")
        try demo.press("ctrl+7", next: "PAGE strokes")
        try demo.click("Rotary Wheel/Start Again", until: "TASK Copy")
        // The button of other programs reports the required one.
        demo.stroke([], button: 1)
        try demo.wait(until: "RESULT Use the secondary button…")
        try start()
        XCTAssertEqual(demo.all("COUNTS"), [counts])
        XCTAssertEqual(demo.all("TASK"), ["Copy"])
        try demo.click("Rotary Wheel/Clear Counts", until: "COUNTS ")
    }

    func testWrongStrokeRepeatsTheStepAndKeysPassOne() throws {
        try start(page: "strokes")
        try draw("d", until: "COUNTS copy 0/1")
        try demo.wait(until: "RESULT That was Paste. Try again.")
        XCTAssertEqual(demo.all("TASK"), ["Copy"])
        try draw("u", until: "RESULT “Copy” chosen.")
        try draw("d", until: "HINT Now without the menu…")
        try draw("u", until: "HINT Look at the line…")
        try draw("d", until: "TASK Copy")
        XCTAssertEqual(demo.all("COUNTS").last, "copy 1/1, paste 2/1")
        // Keys open the menu, too.
        try demo.press("Return", until: "DIAL open")
        try demo.press("1 Return", until: "TASK Format › Bold")
    }
}
