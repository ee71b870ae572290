import Foundation
import XCTest

/// The demo app's wheel.
final class RotaryWheelDemoTests: XCTestCase {
    func testLabelFollowsTheWheel() throws {
        let demo = try RunningDemo()
        try demo.drag(by: -45)
        try demo.wait(forLabel: "Flower")
        try demo.drag(by: -45)
        try demo.wait(forLabel: "Monster")
        try demo.drag(by: 135)
        try demo.wait(forLabel: "3 Circles")
        try demo.close()
        // Crossed sectors also set the label.
        XCTAssertEqual(
            demo.all("LABEL"), ["Circles", "Flower", "Monster", "Flower", "Circles", "3 Circles"])
    }

    func testHubOpensTheViewOfTheSector() throws {
        let demo = try RunningDemo()
        try demo.clickHub()
        XCTAssertEqual(try demo.wait(for: "VIEW"), "Circles")
        try demo.press("Escape")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "wheel")
        try demo.drag(by: -45)
        try demo.wait(forLabel: "Flower")
        try demo.clickHub()
        XCTAssertEqual(try demo.wait(for: "VIEW"), "Flower")
        try demo.close()
        XCTAssertEqual(demo.all("VIEW"), ["Circles", "wheel", "Flower"])
    }

    func testButtonSpinsTheWheel() throws {
        let demo = try RunningDemo()
        try demo.click("Rotary Wheel/Spin")
        // Four turns pass 32 sectors. A slow display may skip some.
        while demo.all("LABEL").count < 12 { try demo.wait(for: "LABEL") }
        try demo.close()
    }

    func testNinthSectorIsTheTriangle() throws {
        let home = try Home()
        defer { home.remove() }
        try home.store(["wheel-sector-count": "10"])
        let demo = try RunningDemo(home: home)
        try demo.press("Left", "Left")
        try demo.wait(forLabel: "Triangle")
        try demo.press("Return")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "Triangle")
        try demo.press("Escape", "Right")
        try demo.wait(forLabel: "Circles no. 2")
        try demo.close()
    }

    func testPageSwitchClosesTheView() throws {
        let demo = try RunningDemo()
        try demo.clickHub()
        XCTAssertEqual(try demo.wait(for: "VIEW"), "Circles")
        try demo.press("ctrl+1")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "wheel")
        try demo.press("Return")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "Circles")
        try demo.press("ctrl+4")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "wheel")
        // The knob is focused.
        try demo.press("Up")
        XCTAssertEqual(try demo.wait(for: "KNOB"), "Drums, level −5.5\u{a0}dB")
        try demo.close()
    }

    func testKeysOpenAndCloseViews() throws {
        let demo = try RunningDemo()
        for (open, back, name) in [
            ("Return", "Escape", "Flower"), ("KP_Enter", "alt+Left", "Monster"),
            ("Return", "Return", "Person"),
        ] {
            // The wheel is focused initially and after each return.
            try demo.press("Right")
            try demo.wait(forLabel: name)
            try demo.press(open)
            XCTAssertEqual(try demo.wait(for: "VIEW"), name)
            try demo.press(back)
            XCTAssertEqual(try demo.wait(for: "VIEW"), "wheel")
        }
        try demo.close()
    }

    func testEscapeRevertsADrag() throws {
        let demo = try RunningDemo()
        try demo.beginDrag(by: -45)
        try demo.press("Escape")
        try demo.endDrag()
        try demo.press("Left")
        try demo.wait(forLabel: "3 Circles")
        try demo.close()
        XCTAssertEqual(demo.all("LABEL"), ["Circles", "Flower", "Circles", "3 Circles"])
        XCTAssertEqual(demo.all("VIEW"), [])
    }

    func testControlQQuits() throws {
        try RunningDemo().close(by: "ctrl+q")
    }

    func testMissingResourcesAreReported() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (demo, errors) = (Process(), Pipe())
        demo.executableURL = folder.appending(path: "rotary-wheel-demo")
        try FileManager.default.copyItem(at: RunningDemo.program, to: demo.executableURL!)
        demo.standardError = errors
        try demo.run()
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        demo.waitUntilExit()
        XCTAssertEqual(demo.terminationStatus, 1)
        XCTAssertEqual(message.split(separator: "\n").count, 1)
        XCTAssert(message.contains("Demo.gresource"), message)
    }
}
