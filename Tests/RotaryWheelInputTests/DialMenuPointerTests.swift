import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Pointer input on a dial.
@MainActor
final class DialMenuPointerTests: WidgetTestCase {
    private func showOut(_ dial: DialMenuWidget) throws -> TestWindow {
        dial.isExpanded = true
        let window = try show(dial)
        try dial.waitUntilExpanded()
        return window
    }

    /// The distance of the bubbles' centers, as a fraction of the dial's radius.
    private let ring = 1 - 72 * 1.33 / 396
    /// The scale of the test's dial relative to its natural size.
    private let growth = 480.0 / 396

    private func tap(_ caption: String, of dial: DialMenuWidget, in window: TestWindow) throws {
        try window.perform(window.middle(of: try XCTUnwrap(dial.bubble(caption))), .click(1))
    }

    // MARK: Dragging

    func testDragSettlesWithTheNearestBubbleAtTheTop() async throws {
        let dial = makeDial(8)
        let window = try showOut(dial)
        let record = dial.record()
        // From the right to just beyond the top's neighbor, so that bubble 3 is nearest.
        try window.perform(window.drag(from: 0, to: -80, ring, of: dial.object))
        try dial.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 2"])
        XCTAssertEqual(dial.selectedText, "3")
    }

    func testDraggedBubbleFollowsThePointer() async throws {
        let dial = makeDial(8)
        let window = try showOut(dial)
        let bubble = try XCTUnwrap(dial.bubble("3"))
        try window.perform(
            [window.point(0, ring, of: dial.object), .press]
                + window.arc(from: 0, to: 50, ring, of: dial.object))
        let place = window.place(50, ring, of: dial.object)
        let middle = window.middlePoint(of: bubble)
        XCTAssertEqual(middle.x, place.x, accuracy: 2)
        XCTAssertEqual(middle.y, place.y, accuracy: 2)
        try window.perform(.release)
    }

    func testBubblesGrowTowardTheTop() async throws {
        let dial = makeDial(8)
        let window = try showOut(dial)
        let (first, second) = (try XCTUnwrap(dial.bubble("1")), try XCTUnwrap(dial.bubble("2")))
        XCTAssertEqual(second.drawnWidth(in: window), 72 * 0.66 * growth, accuracy: 1)
        try window.perform(
            [window.point(0, ring, of: dial.object), .press]
                + window.arc(from: 0, to: -22.5, ring, of: dial.object))
        // Halfway between two places, both bubbles have the same size.
        XCTAssertEqual(first.drawnWidth(in: window), second.drawnWidth(in: window), accuracy: 4)
        XCTAssertGreaterThan(second.drawnWidth(in: window), 72 * 0.7 * growth)
        try window.perform(.release)
    }

    func testDialIgnoresDragsInsideTheRing() async throws {
        let dial = makeDial(8)
        let window = try showOut(dial)
        let record = dial.record()
        try window.perform(window.drag(from: 0, to: -90, 0.4, of: dial.object))
        XCTAssertEqual(record.events, [])
    }

    func testCollapsedDialIgnoresDragsOnTheRing() async throws {
        let dial = makeDial(8)
        let window = try show(dial)
        let record = dial.record()
        try window.perform(window.drag(from: 0, to: -90, ring, of: dial.object))
        XCTAssertEqual(record.events, [])
    }

    func testItemChangesKeepTheDraggedBubble() async throws {
        let names = OneByOne(8)
        let dial = makeDial(0)
        dial.model = names.list
        let window = try showOut(dial)
        try window.perform(
            [window.point(0, ring, of: dial.object), .press]
                + window.arc(from: 0, to: -30, ring, of: dial.object))
        names.remove(at: 0)
        names.remove(at: 6)
        try window.waitForFrame()
        let bubble = try XCTUnwrap(dial.bubble("3"))
        let (place, middle) = (
            window.place(-30, ring, of: dial.object), window.middlePoint(of: bubble)
        )
        XCTAssertEqual(middle.x, place.x, accuracy: 2)
        XCTAssertEqual(middle.y, place.y, accuracy: 2)
        let record = dial.record()
        try window.perform(
            window.arc(from: -30, to: -85, ring, of: dial.object) + [.hold(200), .release])
        try dial.waitUntilSettled(record)
        XCTAssertEqual(dial.selectedText, "3")
        // All items may go, too.
        try window.perform(
            [window.point(0, ring, of: dial.object), .press]
                + window.arc(from: 0, to: -30, ring, of: dial.object))
        while names.model.count > 0 { names.remove(at: 0) }
        try window.perform(window.arc(from: -30, to: -60, ring, of: dial.object) + [.release])
        XCTAssertNil(dial.selected)
    }

    /// A list of numbers from 1, whose items are removed one by one.
    @MainActor
    private final class OneByOne {
        let model: ListModel
        var list: OpaquePointer { model.opaque }

        init(_ count: Int) {
            model = ListModel(adopting: UnsafeMutableRawPointer(gtk_string_list_new(nil)))
            for number in 1...count { gtk_string_list_append(list, "\(number)") }
        }

        func remove(at position: Int) { gtk_string_list_remove(list, guint(position)) }
    }

    func testWindowClosesDuringADrag() async throws {
        let dial = makeDial(8)
        let window = try showOut(dial)
        try window.perform(
            [window.point(0, ring, of: dial.object), .press]
                + window.arc(from: 0, to: -30, ring, of: dial.object))
        window.close()
        try InputDevice.releaseButton()
    }

    // MARK: Tapping

    func testTapTurnsToABubbleAndASecondTapActivatesIt() async throws {
        let dial = makeDial(8)
        let window = try showOut(dial)
        let record = dial.record()
        try tap("4", of: dial, in: window)
        try dial.waitUntilSettled(record)
        XCTAssertEqual(dial.selectedText, "4")
        XCTAssertEqual(record.all("activate"), [])
        try window.waitForFrame()
        try tap("4", of: dial, in: window)
        try MainLoop.wait(for: "the activation") { !record.all("activate").isEmpty }
        XCTAssertEqual(record.all("activate"), ["activate 3"])
    }

    func testHubExpandsAndCollapsesTheDial() async throws {
        let dial = makeDial(8)
        let window = try show(dial)
        try window.perform(window.tap(0, 0, of: dial.object))
        XCTAssertTrue(dial.isExpanded)
        try dial.waitUntilExpanded()
        try window.perform(window.tap(0, 0, of: dial.object))
        XCTAssertFalse(dial.isExpanded)
        try dial.waitUntilCollapsed()
    }

    func testCollapseReversesAnExpansion() async throws {
        let dial = makeDial(8)
        let window = try show(dial)
        try window.perform(window.point(0, 0, of: dial.object), .click(1))
        XCTAssertTrue(dial.isExpanded)
        try MainLoop.pass(until: "the bubbles set out") { dial.bubbles.first?.opacity ?? 0 > 0.2 }
        let first = try XCTUnwrap(dial.bubbles.first)
        dial.isExpanded = false
        // The bubbles slow down, turn and go back, without a jump.
        var opacities = [first.opacity]
        while !dial.bubbles.isEmpty {
            try MainLoop.pass(TestTime.frame)
            opacities.append(first.opacity)
        }
        XCTAssertGreaterThan(opacities[0], 0.2)
        let steps = zip(opacities, opacities.dropFirst()).map { $1 - $0 }
        let turn = try XCTUnwrap(steps.firstIndex { $0 < 0 })
        XCTAssertLessThan(turn, 6)
        XCTAssertTrue(steps.dropFirst(turn).allSatisfy { $0 <= 0 }, "\(opacities)")
        XCTAssertLessThan(try XCTUnwrap(steps.map(abs).max()), 0.07)
        // An expansion takes 300 ms, which end in the 19th frame.
        XCTAssertEqual(steps.count, 19)
    }

    func testHoverAndPressSetStateFlags() async throws {
        let dial = makeDial(8)
        let window = try showOut(dial)
        let bubble = try XCTUnwrap(dial.bubble("3"))
        try window.perform(window.middle(of: bubble))
        XCTAssertNotEqual(bubble.stateFlags.rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue, 0)
        try window.perform(.press)
        XCTAssertNotEqual(bubble.stateFlags.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue, 0)
        try window.perform(.release)
        XCTAssertEqual(bubble.stateFlags.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue, 0)
    }

    // MARK: Marking

    private func stroke(to degrees: Double, in window: TestWindow, _ dial: DialMenuWidget) -> [InputAction] {
        [window.point(0, 0, of: dial.object), .press]
            + (1...8).map { window.point(degrees, 0.1 * Double($0), of: dial.object) }
    }

    func testStrokeWithinAFrameActivates() async throws {
        let menu = TestMenu()
        for name in ["north", "south"] {
            menu.addAction(name)
            menu.append(name, "test.\(name)")
        }
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        menu.insertActions(into: dial.object)
        let window = try show(dial)
        let way = (1...8).map { window.place(-90, 0.1 * Double($0), of: dial.object) }
        try window.perform(
            [window.point(0, 0, of: dial.object), .press] + way.map { .jump(x: $0.x, y: $0.y) } + [.release])
        try MainLoop.wait(for: "the action") { !menu.run.isEmpty }
        XCTAssertEqual(menu.run, ["north"])
        try dial.waitUntilCollapsed()
    }

    func testStrokeFromTheHubActivates() async throws {
        let menu = TestMenu()
        for name in ["north", "east", "south", "west"] {
            menu.addAction(name)
            menu.append(name, "test.\(name)")
        }
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        menu.insertActions(into: dial.object)
        let window = try show(dial)
        try window.perform(stroke(to: 90, in: window, dial) + [.release])
        try MainLoop.wait(for: "the action") { !menu.run.isEmpty }
        XCTAssertEqual(menu.run, ["south"])
        XCTAssertEqual(dial.selectedText, "south")
        XCTAssertFalse(dial.isExpanded)
        try dial.waitUntilCollapsed()
    }

    func testStrokeBackToTheHubDoesNotActivate() async throws {
        let dial = makeDial(4)
        let window = try show(dial)
        let record = dial.record()
        try window.perform(
            stroke(to: 0, in: window, dial) + [window.point(0, 0.2, of: dial.object), .release])
        XCTAssertEqual(record.all("activate"), [])
        XCTAssertTrue(dial.isExpanded)
    }

    func testStrokeMarksTheBubbleInItsDirection() async throws {
        let dial = makeDial(4)
        let window = try show(dial)
        try window.perform(stroke(to: 180, in: window, dial))
        let bubble = try XCTUnwrap(dial.bubble("4"))
        XCTAssertNotEqual(bubble.stateFlags.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue, 0)
        let record = dial.record()
        try window.perform(.release)
        XCTAssertEqual(record.all("activate"), ["activate 3"])
    }
}
