import Foundation
import XCTest

/// The dial of the app's own actions: each is reached by pointer alone and by keys alone.
final class DialDemoTests: XCTestCase {
    /// What the windows are called that the actions open, with their places on the dial.
    ///
    /// These are in items from the top, and in degrees clockwise from the top: the pages come first, and the rest
    /// stands half an item apart.
    private static let windows = [
        (title: "Preferences", item: 4, degrees: 202.5), (title: "Shortcuts", item: 5, degrees: 247.5),
        (title: "About Rotary Wheel", item: 6, degrees: 292.5),
    ]

    /// The pointer's way from the centre of a dial in some direction, and back up.
    private func stroke(_ demo: RunningDemo, to degrees: Double) -> [String] {
        let angle = degrees * .pi / 180
        var commands: [String] = []
        for step in 0...10 {
            let way = 12 * Double(step)
            let (x, y) = (demo.wheel.centerX + way * sin(angle), demo.wheel.centerY - way * cos(angle))
            commands += ["mousemove", "--window", "%window", "\(Int(x.rounded()))", "\(Int(y.rounded()))"]
            commands += step == 0 ? ["sleep", "0.1", "mousedown", "1"] : ["sleep", "0.016"]
        }
        return commands + ["mouseup", "1"]
    }

    /// A secondary click in the middle of the page.
    private func open(_ demo: RunningDemo) throws {
        try demo.perform([
            "mousemove", "--window", "%window", "\(Int(demo.wheel.centerX))", "\(Int(demo.wheel.centerY))",
            "mousedown", "3", "sleep", "0.1", "mouseup", "3",
        ])
        try demo.wait(for: "DIAL", "open")
    }

    func testByPointer() throws {
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
        try demo.perform(stroke(demo, to: 0))
        // The wheel's page, whose wheel turns then.
        XCTAssertEqual(try demo.wait(for: "PAGE"), "wheel")
        try demo.drag(by: -45)
        try demo.wait(forLabel: "Flower")
        try demo.close()
    }

    func testByKeys() throws {
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
        try demo.press("Home", "Return")
        XCTAssertEqual(try demo.wait(for: "PAGE"), "wheel")
        try demo.drag(by: -45)
        try demo.wait(forLabel: "Flower")
        try demo.close()
    }
}
