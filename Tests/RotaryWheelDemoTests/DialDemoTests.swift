import Foundation
import XCTest

/// The context dial of the app's actions, by pointer and by keys.
final class DialDemoTests: XCTestCase {
    /// The titles of the windows that the actions open, with their positions on the dial.
    ///
    /// Positions are items and degrees clockwise from the top.
    private static let windows = [
        (title: "Preferences", item: 3, degrees: 180.0), (title: "Shortcuts", item: 4, degrees: 225),
        (title: "About Rotary Wheel", item: 5, degrees: 315),
    ]

    /// A stroke from the center of the dial, or from the end of a part in some direction, through parts in others.
    private func stroke(
        _ demo: RunningDemo, to directions: Double..., from start: Double? = nil, button: String = "1"
    ) -> [String] {
        let part = 120.0
        var (x, y) = (demo.wheel.centerX, demo.wheel.centerY)
        let move = { ["mousemove", "--window", "%window", "\(Int(x.rounded()))", "\(Int(y.rounded()))"] }
        func go(_ way: Double, _ degrees: Double) {
            (x, y) = (x + way * sin(degrees * .pi / 180), y - way * cos(degrees * .pi / 180))
        }
        if let start { go(part, start) }
        var commands = move() + ["sleep", "0.1", "mousedown", button]
        for degrees in directions {
            for _ in 0..<10 {
                go(part / 10, degrees)
                commands += ["sleep", "0.016"] + move()
            }
        }
        return commands + ["mouseup", button]
    }

    /// Opens the dial by a secondary click in the center of the page.
    private func open(_ demo: RunningDemo) throws {
        try demo.perform([
            "mousemove", "--window", "%window", "\(Int(demo.wheel.centerX))", "\(Int(demo.wheel.centerY))",
            "mousedown", "3", "sleep", "0.1", "mouseup", "3",
        ])
        try demo.wait(for: "DIAL", "open")
    }

    func testStrokesRunActions() throws {
        let demo = try RunningDemo()
        try demo.press("ctrl+3")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "dial")
        for (title, _, degrees) in Self.windows {
            try open(demo)
            try demo.perform(stroke(demo, to: degrees))
            try demo.wait(for: "DIAL", "closed")
            try demo.closeWindow(titled: title)
        }
        try open(demo)
        // The submenu of the pages, which opens where the stroke ends, and in it the wheel's page.
        try demo.perform(stroke(demo, to: 45))
        try demo.perform(stroke(demo, to: 0, from: 45))
        XCTAssertEqual(try demo.wait(for: "PAGE"), "wheel")
        try demo.drag(by: -45)
        try demo.wait(forLabel: "Flower")
        try demo.close()
    }

    func testMarksSetTheAppearance() throws {
        let home = try Home()
        defer { home.remove() }
        let demo = try RunningDemo("--page", "dial", home: home)
        // Appearance, Style, and Dark or Light; Appearance and Colors.
        try demo.perform(stroke(demo, to: 0, 90, 180, button: "3"))
        try demo.wait(for: "PROPERTY", "dark TRUE")
        try demo.perform(stroke(demo, to: 0, 90, 0, button: "3"))
        try demo.wait(for: "PROPERTY", "dark FALSE")
        try demo.perform(stroke(demo, to: 0, 45, button: "3"))
        try demo.press("ctrl+1")
        try demo.wait(for: "PROPERTY", "wheel.tinted TRUE")
        try demo.close()
    }

    func testMarksOpenApplicationsAndFolders() throws {
        let home = try Home()
        defer { home.remove() }
        for name in ["Alpha", "Beta"] { try home.install(name) }
        try home.install("Files", for: "inode/directory")
        try home.write(dial: [
            "application\torg.example.Alpha.desktop", "folder\tfile:///",
            "application\torg.example.Beta.desktop", "application\torg.example.Gone.desktop",
        ])
        let demo = try RunningDemo("--page", "dial", home: home)
        // To the right and up, to the right and down, to the left and down.
        try demo.perform(stroke(demo, to: 90, 0, button: "3"))
        try demo.wait(for: "TOAST", "Opening “Alpha”")
        XCTAssertEqual(try home.arguments(of: "Alpha"), "")
        try demo.perform(stroke(demo, to: 90, 180, button: "3"))
        XCTAssertEqual(try home.arguments(of: "Beta"), "")
        try demo.perform(stroke(demo, to: 270, 180, button: "3"))
        XCTAssertEqual(try home.arguments(of: "Files"), "/")
        // An application that is not installed keeps its place, but cannot be chosen: the menu opens.
        try demo.perform(stroke(demo, to: 90, 45, button: "3"))
        try demo.wait(for: "DIAL", "open")
        try demo.press("Escape", "Escape")
        try demo.wait(for: "DIAL", "closed")
        try demo.close()
    }

    func testMarksOpenWhatIsInTheNextLevel() throws {
        let home = try Home()
        defer { home.remove() }
        let names = (1...9).map { "App\($0)" }
        for name in names { try home.install(name) }
        try home.write(dial: names.map { "application\torg.example.\($0).desktop" })
        let demo = try RunningDemo("--page", "dial", home: home)
        try demo.perform(stroke(demo, to: 90, 0, button: "3"))
        XCTAssertEqual(try home.arguments(of: "App1"), "")
        // The sixth one has made room for the next level.
        try demo.perform(stroke(demo, to: 90, 225, 135, button: "3"))
        XCTAssertEqual(try home.arguments(of: "App6"), "")
        try demo.perform(stroke(demo, to: 90, 225, 315, button: "3"))
        XCTAssertEqual(try home.arguments(of: "App9"), "")
        try demo.close()
    }

    func testKeysRunActions() throws {
        let demo = try RunningDemo()
        try demo.press("ctrl+3")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "dial")
        for (title, item, _) in Self.windows {
            try demo.press("shift+F10")
            try demo.wait(for: "DIAL", "open")
            try demo.press("\(item + 1)", "Return")
            try demo.wait(for: "DIAL", "closed")
            try demo.closeWindow(titled: title)
        }
        try demo.press("shift+F10")
        try demo.wait(for: "DIAL", "open")
        try demo.press("2", "Return", "Home", "Return")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "wheel")
        try demo.drag(by: -45)
        try demo.wait(forLabel: "Flower")
        try demo.close()
    }
}
