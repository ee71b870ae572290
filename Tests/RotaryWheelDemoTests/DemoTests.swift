import Foundation
import XCTest

/// The app, as a person uses it.
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
        // Also for the sectors that only passed.
        XCTAssertEqual(
            demo.all("LABEL"), ["Circles", "Flower", "Monster", "Flower", "Circles", "3 Circles"])
    }

    func testHubOpensTheViewOfTheSelectedSector() throws {
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

    func testGoingToAPageLeavesTheView() throws {
        let demo = try RunningDemo()
        try demo.clickHub()
        XCTAssertEqual(try demo.wait(for: "VIEW"), "Circles")
        try demo.press("ctrl+4")
        XCTAssertEqual(try demo.wait(for: "VIEW"), "wheel")
        // The knob has the focus.
        try demo.press("Right")
        XCTAssertEqual(try demo.wait(for: "KNOB"), "Volume −6.3\u{a0}dB")
        try demo.close()
    }

    func testKeysAloneAreEnough() throws {
        let demo = try RunningDemo()
        for (open, back, name) in [
            ("Return", "Escape", "Flower"), ("space", "alt+Left", "Monster"),
            ("KP_Enter", "Return", "Person"),
        ] {
            // The focus is on the wheel to begin with, and again after each way back.
            try demo.press("Right")
            try demo.wait(forLabel: name)
            try demo.press(open)
            XCTAssertEqual(try demo.wait(for: "VIEW"), name)
            try demo.press(back)
            XCTAssertEqual(try demo.wait(for: "VIEW"), "wheel")
        }
        try demo.close()
    }

    func testEscapeInADragIsTheWheels() throws {
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

    func testKnobsHaveAPage() throws {
        let demo = try RunningDemo()
        try demo.press("ctrl+4")
        try demo.wait(for: "SUN")
        for (keys, said) in [
            (["Right"], "Volume −6.3\u{a0}dB"), (["Tab", "Up"], "Pan L 23"),
            (["Tab", "End"], "Tone 20.0 kHz"),
            (["Tab", "Home", "Left"], "Phase 0°"),
        ] {
            try demo.press(keys[0])
            for key in keys.dropFirst() { try demo.press(key) }
            XCTAssertEqual(try demo.wait(for: "KNOB"), said)
        }
        XCTAssertEqual(try demo.wait(for: "KNOB"), "Phase 359°")
        try demo.close()
    }

    func testThePictureTurnsUnderTheGesture() throws {
        let demo = try RunningDemo()
        try demo.press("ctrl+4")
        let place = try demo.wait(for: "SUN").split(separator: " ").compactMap { Double($0) }
        demo.wheel = (place[0], place[1], 60)
        try demo.drag(by: 90)
        while !(try demo.wait(for: "TURNING")).contains("let go") {}
        try demo.close()
        let degrees = try XCTUnwrap(demo.all("TURNING").last).matches(of: #/\d+/#).compactMap { Double($0.0) }
        XCTAssertEqual(degrees.count, 2)
        for angle in degrees { XCTAssertEqual(angle, 90, accuracy: 2) }
    }

    func testControlQQuits() throws {
        try RunningDemo().close(by: "ctrl+q")
    }

    func testSaysWhatIsMissing() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (demo, errors) = (Process(), Pipe())
        demo.executableURL = folder.appending(path: "rotary-wheel-demo")
        try FileManager.default.copyItem(at: RunningDemo.program, to: demo.executableURL!)
        demo.standardError = errors
        try demo.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        demo.waitUntilExit()
        XCTAssertEqual(demo.terminationStatus, 1)
        XCTAssertEqual(said.split(separator: "\n").count, 1)
        XCTAssert(said.contains("Demo.gresource"), said)
    }
}
