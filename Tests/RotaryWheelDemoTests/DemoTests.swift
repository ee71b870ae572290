import Foundation
import XCTest

/// The demo app's wheel.
final class RotaryWheelDemoTests: DemoTestCase {
    func testLabelFollowsTheWheelAndEscapeRevertsADrag() throws {
        try start()
        try demo.drag(by: -45, until: "LABEL Flower")
        try demo.drag(by: -45, until: "LABEL Monster")
        try demo.drag(by: 135, until: "LABEL 3 Circles")
        demo.beginDrag(by: -45)
        try demo.press("Escape")
        demo.endDrag()
        try demo.press("Left", until: "LABEL Swirl")
        try demo.close()
        // Crossed sectors also set the label.
        let dragged = ["Circles", "Flower", "Monster", "Flower", "Circles", "3 Circles"]
        XCTAssertEqual(demo.all("LABEL"), dragged + ["Circles", "3 Circles", "Swirl"])
        XCTAssertEqual(demo.all("VIEW"), [])
    }

    func testKeysOpenAndCloseViews() throws {
        // The ninth sector is the triangle.
        try home.store(["wheel-sector-count": "10"])
        try start()
        for (keys, name, open, back) in [
            ("Left Left", "Triangle", "Return", "Escape"), ("Right", "Circles no. 2", "KP_Enter", "alt+Left"),
            ("Right", "Circles", "Return", "Return"),
        ] {
            // The wheel is focused initially and after each return.
            try demo.press(keys, until: "LABEL \(name)")
            try demo.press(open, next: "VIEW \(name)")
            try demo.press(back, next: "VIEW wheel")
        }
        // A switch of pages closes the view, too.
        try demo.clickHub(next: "VIEW Circles")
        try demo.press("ctrl+1", next: "VIEW wheel")
        try demo.press("Return", next: "VIEW Circles")
        try demo.press("ctrl+4", next: "VIEW wheel")
        // The knob is focused.
        try demo.press("Up", next: "KNOB Drums, level −5.5\u{a0}dB")
    }

    func testMissingResourcesAreReported() throws {
        let program = home.settings.appending(path: "rotary-wheel-demo")
        try FileManager.default.copyItem(at: RunningDemo.program, to: program)
        let (code, _, errors) = try Process(program, []).end()
        XCTAssertEqual(code, 1)
        XCTAssertEqual(errors.split(separator: "\n").count, 1)
        XCTAssert(errors.contains("Demo.gresource"), errors)
    }
}
