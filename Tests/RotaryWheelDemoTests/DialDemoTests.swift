import XCTest

/// The context dial of the app's actions, by pointer and by keys.
final class DialDemoTests: DemoTestCase {
    /// The windows that the actions open, with the numbers of their items, and their directions on the dial.
    private static let windows = [
        (title: "Preferences", item: 4, degrees: 180.0), (title: "Shortcuts", item: 5, degrees: 225),
        (title: "About Rotary Wheel", item: 6, degrees: 315),
    ]

    func testKeysAndStrokesRunActions() throws {
        try start(page: "dial")
        for (title, item, _) in Self.windows {
            try demo.press("shift+F10", until: "DIAL open")
            try demo.press("\(item) Return", until: "DIAL closed")
            try demo.inWindow(title)
        }
        // The submenu of the pages, and in it the wheel's page.
        try demo.press("shift+F10", until: "DIAL open")
        try demo.press("2 Return Home Return", next: "PAGE wheel")
        try demo.press("ctrl+3", next: "PAGE dial")
        for (title, _, degrees) in Self.windows {
            try openByPointer()
            demo.stroke([degrees], button: 1)
            try demo.wait(until: "DIAL closed")
            try demo.inWindow(title)
        }
        // The submenu opens where the stroke ends.
        try openByPointer()
        demo.stroke([45], button: 1)
        demo.stroke([0], from: 45, button: 1)
        try demo.expect(next: "PAGE wheel")
        try demo.press("Right", until: "LABEL Flower")
    }

    /// Opens the dial by a secondary click in the center of the page.
    private func openByPointer() throws {
        demo.stroke([])
        try demo.wait(until: "DIAL open")
    }

    func testMarksSetTheAppearance() throws {
        try start(page: "dial")
        // Appearance, Style, and Dark or Light; Appearance and Colors.
        demo.stroke([0, 90, 180])
        try demo.wait(until: "PROPERTY dark TRUE")
        demo.stroke([0, 90, 0])
        try demo.wait(until: "PROPERTY dark FALSE")
        demo.stroke([0, 45])
        try demo.press("ctrl+1", until: "PROPERTY wheel.tinted FALSE")
    }

    func testMarksOpenApplicationsAndFolders() throws {
        for name in ["Alpha", "Beta"] { try home.install(name) }
        try home.install("Files", for: "inode/directory")
        try home.write(dial: [
            "application\torg.example.Alpha.desktop", "folder\tfile:///",
            "application\torg.example.Beta.desktop", "application\torg.example.Gone.desktop",
        ])
        try start(page: "dial")
        // To the right and up, to the right and down, to the left and down.
        try demo.wait(untilLast: "STROKE → ↑")
        demo.stroke([90, 0])
        try demo.wait(until: "TOAST Opening “Alpha”")
        try home.expectStart(of: "Alpha")
        demo.stroke([90, 180])
        try home.expectStart(of: "Beta")
        try demo.press("Right", until: "STROKE ← ↓")
        demo.stroke([270, 180])
        try home.expectStart(of: "Files", with: "/")
        // An application that is not installed keeps its place, but cannot be chosen: the menu opens.
        demo.stroke([90, 45])
        try demo.wait(until: "DIAL open")
        try demo.press("Escape Escape", until: "DIAL closed")
    }

    func testMarksOpenWhatIsInTheNextLevel() throws {
        let names = (1...9).map { "App\($0)" }
        for name in names { try home.install(name) }
        try home.write(dial: names.map { "application\torg.example.\($0).desktop" })
        try start(page: "dial")
        // The sixth one has made room for the next level.
        for (name, mark) in [("App1", [90.0, 0]), ("App6", [90, 225, 135]), ("App9", [90, 225, 315])] {
            demo.stroke(mark)
            try home.expectStart(of: name)
        }
    }
}
