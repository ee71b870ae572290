import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// The snap point of a dial, and how it turns.
@MainActor
final class DialMenuTurningTests: WidgetTestCase {
    private let ring = DialMenuWidget.ring

    func testBubbleAtTheSnapPointIsActivated() async throws {
        let (dial, window, record) = try shownExpanded(makeDial(), isFocused: true) {
            $0.snapAngle = Angle(degrees: 90)
        }
        XCTAssertTrue(window.isPlaced("1", of: dial, at: 0))
        try window.perform(.key("Down"))
        try MainLoop.wait(for: "the next bubble") { record.all("settled") == ["settled 1"] }
        XCTAssertTrue(window.isPlaced("2", of: dial, at: 0))
        try window.perform(.key("Return"))
        try MainLoop.wait(for: "its activation") { record.all("activate") == ["activate 1"] }
    }

    func testSnapPointMovesAndIsMirrored() async throws {
        let (dial, window, _) = try shownExpanded(makeDial())
        XCTAssertTrue(window.isPlaced("1", of: dial, at: -90))
        dial.snapAngle = Angle(degrees: 60)
        try window.waitForFrame()
        XCTAssertTrue(window.isPlaced("1", of: dial, at: -30))
        dial.object.setRightToLeft()
        try window.waitForFrame()
        XCTAssertTrue(window.isPlaced("1", of: dial, at: -150))
        XCTAssertEqual(dial.selected, 0)
    }

    func testFlickWithInertiaLeadsFarther() async throws {
        let ways = try [false, true].map { hasInertia in
            let (dial, window, record) = try shownExpanded(makeDial(30)) { $0.hasInertia = hasInertia }
            defer { window.close() }
            try window.perform(
                window.flick(
                    from: window.point(0, ring, of: dial),
                    along: window.arc(from: 0, to: -60, step: 20, ring, of: dial)))
            try dial.waitUntilSettled(record)
            XCTAssertEqual(record.all("settled").count, 1)
            return try XCTUnwrap(dial.selected)
        }
        XCTAssertGreaterThan(ways[1], ways[0] + 1)
    }

    func testLinearDragTurnsByItsWay() async throws {
        let (dial, window, _) = try shownExpanded(makeDial()) { $0.hasLinearDrag = true }
        // Up and down past a snap point at the top does nothing.
        let (x, y) = window.place(0, ring, of: dial)
        try window.perform(.move(x: x, y: y), .press, .move(x: x, y: y - 60))
        XCTAssertTrue(window.isPlaced("1", of: dial, at: -90))
        // An eighth of the circle to the left, by its length.
        let length = ring * Double(dial.object.width) / 2 * .pi / 4
        try window.perform((1...8).map { .move(x: x - length * Double($0) / 8, y: y) } + [.hold(150)])
        XCTAssertTrue(window.isPlaced("2", of: dial, at: -90))
        try window.perform(.release)
        try MainLoop.wait(for: "the drag to end") { dial.selected == 1 }
    }
}
