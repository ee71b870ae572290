import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The snap point of a dial, and how it turns.
@MainActor
final class DialMenuTurningTests: WidgetTestCase {
    /// The distance of the bubbles' centers, as a fraction of the dial's radius.
    private let ring = 1 - 72 * 1.33 / 396

    private func showOut(_ dial: DialMenuWidget) throws -> TestWindow {
        dial.isExpanded = true
        let window = try show(dial)
        try dial.waitUntilExpanded()
        return window
    }

    private func isPlaced(
        _ caption: String, of dial: DialMenuWidget, at degrees: Double, _ window: TestWindow
    )
        -> Bool
    {
        guard let bubble = dial.bubble(caption) else { return false }
        let (place, middle) = (window.place(degrees, ring, of: dial.object), window.middlePoint(of: bubble))
        return abs(place.x - middle.x) <= 2 && abs(place.y - middle.y) <= 2
    }

    func testBubbleAtTheSnapPointIsActivated() async throws {
        let dial = makeDial(8)
        dial.snapAngle = Angle(degrees: 90)
        let window = try showOut(dial)
        let record = dial.record()
        XCTAssertTrue(isPlaced("1", of: dial, at: 0, window))
        try window.focus()
        dial.object.grabFocus()
        try window.perform(.key("Down"))
        try MainLoop.wait(for: "the next bubble") { record.all("settled") == ["settled 1"] }
        XCTAssertTrue(isPlaced("2", of: dial, at: 0, window))
        try window.perform(.key("Return"))
        try MainLoop.wait(for: "its activation") { record.all("activate") == ["activate 1"] }
    }

    func testSnapPointMovesAndIsMirrored() async throws {
        let dial = makeDial(8)
        let window = try showOut(dial)
        XCTAssertTrue(isPlaced("1", of: dial, at: -90, window))
        dial.snapAngle = Angle(degrees: 60)
        try window.waitForFrame()
        XCTAssertTrue(isPlaced("1", of: dial, at: -30, window))
        dial.object.setRightToLeft()
        try window.waitForFrame()
        XCTAssertTrue(isPlaced("1", of: dial, at: -150, window))
        XCTAssertEqual(dial.selected, 0)
    }

    func testFlickWithInertiaLeadsFarther() async throws {
        let ways = try [false, true].map { hasInertia in
            let dial = makeDial(30)
            dial.hasInertia = hasInertia
            let window = try showOut(dial)
            defer { window.close() }
            let record = dial.record()
            try window.perform(
                window.flick(
                    from: window.point(0, ring, of: dial.object),
                    along: window.arc(from: 0, to: -60, step: 20, ring, of: dial.object)))
            try dial.waitUntilSettled(record)
            XCTAssertEqual(record.all("settled").count, 1)
            return try XCTUnwrap(dial.selected)
        }
        XCTAssertGreaterThan(ways[1], ways[0] + 1)
    }

    func testLinearDragTurnsByItsWay() async throws {
        let dial = makeDial(8)
        dial.hasLinearDrag = true
        let window = try showOut(dial)
        // Up and down past a snap point at the top does nothing.
        let (x, y) = window.place(0, ring, of: dial.object)
        try window.perform(.move(x: x, y: y), .press, .move(x: x, y: y - 60))
        XCTAssertTrue(isPlaced("1", of: dial, at: -90, window))
        // An eighth of the circle to the left, by its length.
        let length = ring * Double(dial.object.width) / 2 * .pi / 4
        try window.perform((1...8).map { .move(x: x - length * Double($0) / 8, y: y) } + [.hold(150)])
        XCTAssertTrue(isPlaced("2", of: dial, at: -90, window))
        try window.perform(.release)
        try MainLoop.wait(for: "the drag to end") { dial.selected == 1 }
    }

    func testExpandDuration() async throws {
        let dial = makeDial(8)
        dial.expandDuration = .zero
        let window = try show(dial)
        dial.isExpanded = true
        try window.waitForFrame()
        XCTAssertTrue(isPlaced("1", of: dial, at: -90, window))
        dial.expandDuration = .seconds(9)
        XCTAssertEqual(dial.expandDuration, .seconds(2))
    }
}
