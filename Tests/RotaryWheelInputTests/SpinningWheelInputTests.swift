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
        let wheel = makeSpinningWheel()
        let window = try show(wheel)
        let record = wheel.record()
        // Slightly more than one item to the left.
        try window.perform(
            [window.point(100, of: wheel), .press] + window.path(from: 100, to: -80, of: wheel))
        XCTAssertEqual(wheel.position, 180 / spacing, accuracy: 0.15)
        XCTAssertEqual(wheel.selected, 0)
        try window.perform(.hold(200), .release)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(
            record.events.filter { $0 != "notify position" && !$0.hasPrefix("drag-end") }.sorted(),
            ["drag-begin", "notify selected", "notify selected-item", "settled 1"])
        XCTAssertEqual(wheel.position, 1)
    }

    private func flick(_ wheel: SpinningWheelWidget, in window: TestWindow) -> [InputAction] {
        window.flick(
            from: window.point(200, of: wheel), along: window.path(from: 200, to: -200, step: 40, of: wheel))
    }

    func testFlickCoastsAndSettlesAtAnItem() async throws {
        let wheel = makeSpinningWheel(1000)
        let window = try show(wheel)
        let record = wheel.record()
        var backwards = 0.0
        var last = 0.0
        wheel.object.connect("notify::position") { [unowned wheel] _ in
            backwards = min(backwards, wheel.position - last)
            last = wheel.position
        }
        try window.perform(flick(wheel, in: window))
        let released = 400 / spacing
        try wheel.waitUntilSettled(record)
        XCTAssertGreaterThan(wheel.position, released + 1)
        XCTAssertEqual(wheel.position, wheel.position.rounded())
        XCTAssertEqual(wheel.selected, Int(wheel.position))
        XCTAssertEqual(backwards, 0)
        XCTAssertEqual(record.all("settled").count, 1)
    }

    func testPressStopsACoast() async throws {
        let wheel = makeSpinningWheel(1000)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(flick(wheel, in: window))
        try window.perform(window.point(150, of: wheel), .press)
        let caught = wheel.position
        XCTAssertEqual(record.all("settled"), [])
        try window.perform(.hold(300), .release)
        try wheel.waitUntilSettled(record)
        // It settles where it stopped: the press is not a tap on a side item.
        XCTAssertLessThanOrEqual(abs(wheel.position - caught), 0.5 + 1e-9)
        XCTAssertEqual(record.all("activate"), [])
    }

    func testDragStretchesBeyondBothEnds() async throws {
        let wheel = makeSpinningWheel(10)
        let window = try show(wheel)
        let record = wheel.record()
        for (start, end, rest) in [(-200.0, 250.0, 0.0), (200, -250, 9)] {
            wheel.position = rest
            record.clear()
            try window.perform(
                [window.point(start, of: wheel), .press] + window.path(from: start, to: end, of: wheel))
            let beyond = abs(wheel.position - rest)
            XCTAssertGreaterThan(beyond, 0.1)
            // At most a tenth of the view.
            XCTAssertLessThan(beyond * spacing, 56)
            try window.perform(.hold(200), .release)
            try wheel.waitUntilSettled(record)
            XCTAssertEqual(wheel.position, rest)
        }
    }

    func testTapsSelectAndActivate() async throws {
        let wheel = makeSpinningWheel()
        let window = try show(wheel)
        let record = wheel.record()
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
        let wheel = makeSpinningWheel()
        let list = wheel.model
        let window = try show(wheel)
        wheel.scroll(to: 5, animated: false)
        let record = wheel.record()
        try window.perform(window.point(10, 20, of: wheel), .press)
        insert("x", into: list)
        try window.perform(.release)
        XCTAssertEqual(record.all("activate"), ["activate 6"])
        XCTAssertEqual(wheel.selectedText, "Item 6")
        try window.perform(window.point(150, 20, of: wheel), .press)
        insert("y", into: list)
        try window.perform(.release)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selectedText, "Item 7")
        // A release on another item is no tap.
        try window.perform(window.point(10, 20, of: wheel), .press)
        gtk_string_list_remove(list, 8)
        try window.perform(.release)
        XCTAssertEqual(wheel.selectedText, "Item 8")
        try window.perform(window.point(150, 20, of: wheel), .press)
        wheel.show(ListModel(ofNumberedStrings: 20))
        try window.perform(.release)
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(record.all("activate").count, 1)
    }

    private func insert(_ name: String, into list: OpaquePointer?) {
        var names = [UnsafePointer(g_strdup(name)), nil]
        gtk_string_list_splice(list, 0, 0, &names)
        g_free(UnsafeMutableRawPointer(mutating: names[0]))
    }

    func testEachScrollClickSteps() async throws {
        let wheel = makeSpinningWheel()
        let window = try show(wheel)
        for (buttons, item) in [([5, 5, 5], 3), ([4], 2), ([7], 3), ([6, 6], 1)] {
            try window.perform([window.point(0, of: wheel)] + buttons.map { .click($0) })
            try MainLoop.wait(for: "\(buttons) to select \(item)") { wheel.selected == item }
        }
    }

    private func showFocused(_ wheel: SpinningWheelWidget) throws -> TestWindow {
        return try showFocused(wheel.object, width: 560, height: 200)
    }

    func testKeysSelectAndActivate() async throws {
        let wheel = makeSpinningWheel(1_000_000)
        let window = try showFocused(wheel)
        try press("Down", "Right", in: window, wheel, selects: 2)
        try press("Up", in: window, wheel, selects: 1)
        try press("Left", in: window, wheel, selects: 0)
        // Three items are visible.
        try press("Page_Down", in: window, wheel, selects: 3)
        try press("End", in: window, wheel, selects: 999_999)
        try press("Page_Up", in: window, wheel, selects: 999_996)
        try press("Home", in: window, wheel, selects: 0)
        let record = wheel.record()
        try window.perform(.key("Return"), .key("space"))
        XCTAssertEqual(record.events, ["activate 0", "activate 0"])
    }

    func testRightToLeftSwapsLeftAndRight() async throws {
        let wheel = makeSpinningWheel(10)
        wheel.object.setRightToLeft()
        let window = try showFocused(wheel)
        try press("Left", "Left", in: window, wheel, selects: 2)
        try press("Right", in: window, wheel, selects: 1)
        try press("Down", in: window, wheel, selects: 2)
    }

    func testMirroredDragFollowsThePointer() async throws {
        let wheel = makeSpinningWheel(10)
        wheel.object.setRightToLeft()
        let window = try show(wheel)
        try window.perform(window.drag(from: -80, to: 80, of: wheel))
        try MainLoop.wait(for: "the next item") { wheel.selected == 1 }
    }

    func testTypeAheadSelectsItems() async throws {
        let wheel = watched(
            SpinningWheelWidget(labels: ["Dunes", "Harbour", "Heath", "High Peak", "Orchard"]))
        let window = try showFocused(wheel)
        try press("h", in: window, wheel, selects: 1)
        try MainLoop.pass(.milliseconds(1100))
        try press("h", in: window, wheel, selects: 2)
        try MainLoop.pass(.milliseconds(1100))
        try press("h", "i", "g", "h", "space", "p", in: window, wheel, selects: 3)
    }

    func testTypeAheadFindsTheLastOfManyItems() async throws {
        let wheel = makeSpinningWheel(200_000)
        let list = wheel.model
        gtk_string_list_append(list, "Zebra")
        let window = try showFocused(wheel)
        try press("z", in: window, wheel, selects: 200_000)
    }

    func testEscapeRevertsADrag() async throws {
        let wheel = makeSpinningWheel()
        let window = try showFocused(wheel)
        wheel.scroll(to: 5, animated: false)
        try window.perform(
            [window.point(100, of: wheel), .press] + window.path(from: 100, to: -80, of: wheel))
        try window.perform(.key("Escape"))
        try MainLoop.wait(for: "the way back") { wheel.position == 5 }
        try window.perform(window.path(from: -80, to: 80, of: wheel) + [.release])
        XCTAssertEqual(wheel.position, 5)
    }

    func testWindowDestroysTheWheelDuringADrag() async throws {
        let wheel = makeSpinningWheel()
        let window = try show(wheel)
        try window.perform(
            [window.point(100, of: wheel), .press] + window.path(from: 100, to: -80, of: wheel))
        gtk_window_set_child(window.gtkWindow, nil)
        try window.perform(.release)
    }

    func testModelIsRemovedDuringADrag() async throws {
        let wheel = makeSpinningWheel()
        let window = try show(wheel)
        try window.perform(
            [window.point(100, of: wheel), .press] + window.path(from: 100, to: -80, of: wheel))
        wheel.show(nil)
        try window.perform(window.path(from: -80, to: 60, of: wheel) + [.release])
        XCTAssertNil(wheel.selected)
        XCTAssertEqual(wheel.position, 0)
    }

    /// A spinning wheel of buttons.
    private func makeWheelOfButtons() -> SpinningWheelWidget {
        let wheel = makeSpinningWheel(30)
        wheel.setItems(
            create: { gtk_button_new() },
            bind: { content, item, _ in
                gtk_button_set_label(
                    UnsafeMutableRawPointer(content).assumingMemoryBound(to: GtkButton.self),
                    gtk_string_object_get_string(item))
            })
        return wheel
    }

    func testTabFocusesButtonsAndCentersTheirItems() async throws {
        let wheel = makeWheelOfButtons()
        let window = try showFocused(wheel)
        try window.perform(.key("Tab"))
        XCTAssertTrue(wheel.object.containsFocus && !wheel.object.hasFocus)
        XCTAssertEqual(wheel.position, 0)
        try window.perform(.key("Tab"))
        try MainLoop.wait(for: "the second item") { wheel.selected == 1 }
    }

    func testWheelKeepsTheFocusOfAHiddenItem() async throws {
        let wheel = makeWheelOfButtons()
        let window = try showFocused(wheel)
        try window.perform(.key("Tab"))
        wheel.scroll(to: 20, animated: false)
        try window.waitForFrame()
        XCTAssertTrue(wheel.object.hasFocus)
        try press("Down", in: window, wheel, selects: 21)
    }

    func testButtonsHandleTheirClicks() async throws {
        let wheel = makeWheelOfButtons()
        let window = try show(wheel)
        let button = try XCTUnwrap(wheel.items.first?.firstChild)
        var clicks = 0
        button.connect("clicked") { _ in clicks += 1 }
        let record = wheel.record()
        try window.perform(window.point(0, of: wheel), .click(1))
        XCTAssertEqual(clicks, 1)
        XCTAssertEqual(record.all("activate"), [])
    }

    func testInsertionsKeepACoast() async throws {
        let wheel = makeSpinningWheel(300)
        let list = wheel.model
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(flick(wheel, in: window))
        let before = wheel.position
        for name in ["x", "y", "z"] { insert(name, into: list) }
        XCTAssertGreaterThanOrEqual(wheel.position, before + 3)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.position, wheel.position.rounded())
        XCTAssertEqual(wheel.selectedText, "Item \(Int(wheel.position) - 2)")
    }

    func testReleaseIsHandledWithoutThePressedItem() async throws {
        for count in [1, 2, 40] {
            let wheel = makeSpinningWheel(count)
            let list = wheel.model
            let window = try show(wheel, width: 400, height: 200)
            let record = wheel.record()
            try window.perform(
                [window.point(0, of: wheel), .press] + window.path(from: 0, to: 40, of: wheel))
            gtk_string_list_remove(list, 0)
            // Outside the wheel, where another widget would get the release.
            try window.perform(.move(x: 5, y: 600), .hold(60), .release)
            try MainLoop.wait(for: "the rim of \(count) to come back; events: \(record.events)") {
                wheel.position == wheel.position.rounded()
            }
            window.close()
        }
    }
}
