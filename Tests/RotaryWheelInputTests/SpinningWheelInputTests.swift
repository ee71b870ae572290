import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Pointer and key input on a spinning wheel.
@MainActor
final class SpinningWheelInputTests: WidgetTestCase {
    /// The distance between items at the center, in pixels.
    private let spacing = 586.5 * 0.26

    func testDragFollowsThePointerAndSnaps() async throws {
        let (wheel, window, record) = try shown(makeSpinningWheel())
        // Slightly more than one item to the left.
        try window.perform(window.grab(from: 100, to: -80, of: wheel))
        XCTAssertEqual(wheel.position, 180 / spacing, accuracy: 0.15)
        XCTAssertEqual(wheel.selected, 0)
        try window.perform(.hold(200), .release)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(
            record.events.filter { $0 != "notify position" && !$0.hasPrefix("drag-end") }.sorted(),
            ["drag-begin", "notify selected", "notify selected-item", "settled 1"])
        XCTAssertEqual(wheel.position, 1)
        // From right to left, the next item is on the other side.
        wheel.object.setRightToLeft()
        try window.perform(window.drag(from: -80, to: 80, of: wheel))
        try MainLoop.wait(for: "the next item") { wheel.selected == 2 }
    }

    private func flick(_ wheel: SpinningWheelWidget, in window: TestWindow) -> [InputAction] {
        window.flick(
            from: window.point(200, of: wheel), along: window.path(from: 200, to: -200, step: 40, of: wheel))
    }

    func testFlickCoastsAndSettlesAtAnItem() async throws {
        let (wheel, window, record) = try shown(makeSpinningWheel(1000))
        var (backwards, last) = (0.0, 0.0)
        wheel.object.connect("notify::position") { [unowned wheel] _ in
            backwards = min(backwards, wheel.position - last)
            last = wheel.position
        }
        try window.perform(flick(wheel, in: window))
        try wheel.waitUntilSettled(record)
        XCTAssertGreaterThan(wheel.position, 400 / spacing + 1)
        XCTAssertEqual(wheel.position, wheel.position.rounded())
        XCTAssertEqual(wheel.selected, Int(wheel.position))
        XCTAssertEqual(backwards, 0)
        XCTAssertEqual(record.all("settled").count, 1)
    }

    /// Near the center of a small rim, the direction of the pointer is too unsteady.
    func testMiddleOfTheCircleIsNoGrip() async throws {
        let (wheel, window, record) = try shown(makeSpinningWheel(), width: 600, height: 600) {
            ($0.radius, $0.itemHeight) = (100, 100)
        }
        for (distance, grips) in [(0.0, false), (60, true)] {
            let places = [20.0, 10, 0, -10, -20].map { window.point($0, 150 + distance, of: wheel) }
            try window.perform([places[0], .press] + places + [.release])
            XCTAssertEqual(record.all("drag-begin").count, grips ? 1 : 0, "\(distance)")
        }
    }

    func testTapsSelectAndActivate() async throws {
        let (wheel, window, record) = try shown(makeSpinningWheel())
        wheel.scroll(to: 10, animated: false)
        record.clear()
        try window.perform(window.point(150, 20, of: wheel), .click(1))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 11)
        try window.perform(window.point(-150, 20, of: wheel), .click(1))
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(wheel.selected, 10)
        XCTAssertEqual(record.all("activate"), [])
        try window.perform(window.point(10, 20, of: wheel), .click(1))
        XCTAssertEqual(record.all("activate"), ["activate 10"])
        // There are no items above.
        record.clear()
        try window.perform(window.point(0, -96, of: wheel), .click(1))
        XCTAssertEqual(record.events, [])
    }

    func testTapAppliesToThePressedItem() async throws {
        let (wheel, window, record) = try shown(makeSpinningWheel())
        let list = wheel.model
        wheel.scroll(to: 5, animated: false)
        record.clear()
        try window.perform(window.point(10, 20, of: wheel), .press)
        gtk_string_list_remove(list, 0)
        try window.perform(.release)
        XCTAssertEqual(record.all("activate"), ["activate 4"])
        XCTAssertEqual(wheel.selectedText, "Item 6")
        try window.perform(window.point(150, 20, of: wheel), .press)
        "y".withCString { name in
            var names = [UnsafePointer(name), nil]
            gtk_string_list_splice(list, 0, 0, &names)
        }
        try window.perform(.release)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selectedText, "Item 7")
        // A release on another item is no tap.
        try window.perform(window.point(10, 20, of: wheel), .press)
        gtk_string_list_remove(list, 6)
        try window.perform(.release)
        XCTAssertEqual(wheel.selectedText, "Item 8")
        try window.perform(window.point(150, 20, of: wheel), .press)
        wheel.show(ListModel(ofNumberedStrings: 20))
        try window.perform(.release)
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(record.all("activate").count, 1)
    }

    func testReleaseIsHandledWithoutThePressedItem() async throws {
        for count in [1, 2, 40] {
            let (wheel, window, record) = try shown(makeSpinningWheel(count), width: 400, height: 200)
            try window.perform(window.grab(from: 0, to: 40, of: wheel))
            gtk_string_list_remove(wheel.model, 0)
            // Outside the wheel, where another widget would get the release.
            try window.perform(.move(x: 5, y: 600), .hold(60), .release)
            try MainLoop.wait(for: "the rim of \(count) to come back; events: \(record.events)") {
                wheel.position == wheel.position.rounded()
            }
            window.close()
        }
    }

    func testKeysSelectItems() async throws {
        let (wheel, window, _) = try shown(makeSpinningWheel(1_000_000), isFocused: true)
        // Three items are visible.
        try press(
            [
                "Down": 1, "Right": 2, "Up": 1, "Left": 0, "Page_Down": 3, "End": 999_999,
                "Page_Up": 999_996, "Home": 0,
            ], in: window, wheel)
        wheel.object.setRightToLeft()
        try press(["Left": 1, "KP_Left": 2, "Right": 1, "Down": 2], in: window, wheel)
    }

    func testTypeAheadSelectsItems() async throws {
        let labels = ["Dunes", "Harbour", "Heath", "High", "High Peak", "Orchard"]
        let (wheel, window, _) = try shown(watched(SpinningWheelWidget(labels: labels)), isFocused: true)
        for item in [1, 2] {
            try press(["h": item], in: window, wheel)
            try MainLoop.pass(.milliseconds(1100))
        }
        try window.perform(["h", "i", "g", "h", "space"].map { .key($0) })
        try press(["p": 4], in: window, wheel)
    }

    func testTypeAheadFindsTheLastOfManyItems() async throws {
        let (wheel, window, _) = try shown(makeSpinningWheel(200_000), isFocused: true) {
            gtk_string_list_append($0.model, "Zebra")
        }
        try press(["z": 200_000], in: window, wheel)
    }

    /// Shows a spinning wheel of buttons.
    private func showButtons() throws -> (SpinningWheelWidget, TestWindow, EventRecord) {
        try shown(makeSpinningWheel(30), isFocused: true) {
            $0.setItems(create: { gtk_button_new() }, bind: { _, _, _ in })
        }
    }

    func testTabFocusesButtonsAndCentersTheirItems() async throws {
        let (wheel, window, _) = try showButtons()
        try window.perform(.key("Tab"))
        XCTAssertTrue(wheel.object.containsFocus && !wheel.object.hasFocus)
        XCTAssertEqual(wheel.position, 0)
        try window.perform(.key("Tab"))
        try MainLoop.wait(for: "the second item") { wheel.selected == 1 }
        // The wheel keeps the focus of a hidden item.
        wheel.scroll(to: 20, animated: false)
        try window.waitForFrame()
        XCTAssertTrue(wheel.object.hasFocus)
        try press(["Down": 21], in: window, wheel)
    }

    func testButtonsHandleTheirClicks() async throws {
        let (wheel, window, record) = try showButtons()
        var clicks = 0
        try XCTUnwrap(wheel.items.first?.firstChild).connect("clicked") { _ in clicks += 1 }
        try window.perform(window.point(0, of: wheel), .click(1))
        XCTAssertEqual(clicks, 1)
        XCTAssertEqual(record.all("activate"), [])
    }
}
