import Foundation
import XCTest

/// The context dial of the app's actions, by pointer and by keys.
final class DialDemoTests: XCTestCase {
    /// The titles of the windows that the actions open, with their positions on the dial.
    ///
    /// Positions are items and degrees clockwise from the top, where the submenu of the pages is.
    private static let windows = [
        (title: "Preferences", item: 1, degrees: 90.0), (title: "Shortcuts", item: 2, degrees: 180),
        (title: "About Rotary Wheel", item: 3, degrees: 270),
    ]

    /// A stroke from the center of the dial, or from above it, in a direction.
    private func stroke(_ demo: RunningDemo, to degrees: Double, above distance: Double = 0) -> [String] {
        let angle = degrees * .pi / 180
        var commands: [String] = []
        for step in 0...10 {
            let way = 12 * Double(step)
            let (x, y) = (
                demo.wheel.centerX + way * sin(angle), demo.wheel.centerY - distance - way * cos(angle)
            )
            commands += ["mousemove", "--window", "%window", "\(Int(x.rounded()))", "\(Int(y.rounded()))"]
            commands += step == 0 ? ["sleep", "0.1", "mousedown", "1"] : ["sleep", "0.016"]
        }
        return commands + ["mouseup", "1"]
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
        try demo.perform(stroke(demo, to: 0))
        try demo.perform(stroke(demo, to: 0, above: 120))
        XCTAssertEqual(try demo.wait(for: "PAGE"), "wheel")
        try demo.drag(by: -45)
        try demo.wait(forLabel: "Flower")
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
        try demo.press("Home", "Return", "Home", "Return")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "wheel")
        try demo.drag(by: -45)
        try demo.wait(forLabel: "Flower")
        try demo.close()
    }
}
