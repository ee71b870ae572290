import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// One-finger rotation of any widget.
@MainActor
final class RotationGestureTests: WidgetTestCase {
    func testGestureEmitsEachStepAndTheTotal() async throws {
        let area = makeArea()
        let gesture = attach(to: area)
        let window = try show(area)
        let record = gesture.record()
        var sum = 0.0
        gesture.onRotated = { _, delta in sum += delta.radians }
        // Across the left, where the pointer's angle jumps from π to −π.
        try window.perform(
            [window.point(150, of: area), .press] + window.arc(from: 150, to: 240, of: area) + [.release])
        XCTAssertEqual(record.count("begin"), 1)
        XCTAssertEqual(record.all("end").count, 1)
        XCTAssertEqual(record.count("cancel"), 0)
        XCTAssertEqual(gesture.total.degrees, 90, accuracy: 2)
        XCTAssertEqual(sum, gesture.total.radians, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(record.totals.last), sum, accuracy: 1e-5)
        XCTAssertEqual(gesture.angle.degrees, -120, accuracy: 2)
        XCTAssertFalse(gesture.isActive)
    }

    func testTotalExceedsOneTurn() async throws {
        let area = makeArea()
        let gesture = attach(to: area)
        let window = try show(area)
        try window.perform(
            [window.point(0, of: area), .press] + window.arc(from: 0, to: -450, step: 10, of: area) + [
                .release
            ])
        XCTAssertEqual(gesture.total.degrees, -450, accuracy: 2)
    }

    func testGestureBeginsInTheRingOnly() async throws {
        let area = makeArea()
        let gesture = attach(to: area)
        gesture.innerRadius = 60
        gesture.outerRadius = 180
        let window = try show(area)
        let record = gesture.record()
        for fraction in [0.2, 0.8] {
            try window.perform(
                [window.point(0, fraction, of: area), .press]
                    + window.arc(from: 0, to: 60, fraction, of: area)
                    + [.release])
        }
        XCTAssertEqual(record.events, [])
        // A rotation that begins in the ring may leave it.
        try window.perform(
            [window.point(0, 0.5, of: area), .press] + window.arc(from: 0, to: 60, 0.1, of: area)
                + window.arc(from: 60, to: 90, of: area) + [.release])
        XCTAssertEqual(gesture.total.degrees, 90, accuracy: 2)
        XCTAssertEqual(record.all("end").count, 1)
    }

    func testStrictGestureEndsOutsideTheRing() async throws {
        let area = makeArea()
        let gesture = attach(to: area)
        (gesture.innerRadius, gesture.isStrict) = (60, true)
        let window = try show(area)
        let record = gesture.record()
        try window.perform(
            [window.point(0, of: area), .press] + window.arc(from: 0, to: 45, of: area)
                + [window.point(45, 0.1, of: area)] + window.arc(from: 45, to: 200, of: area) + [.release])
        XCTAssertEqual(gesture.total.degrees, 45, accuracy: 2)
        XCTAssertEqual(record.all("end").count, 1)
    }

    func testCenterIsSettable() async throws {
        let area = makeArea()
        let gesture = attach(to: area)
        (gesture.centerX, gesture.centerY) = (0, 0)
        let window = try show(area)
        let left: (x: Double, y: Double) = window.point(20, 400, of: area)
        let right: (x: Double, y: Double) = window.point(400, 20, of: area)
        try window.perform(.move(x: right.x, y: right.y), .press, .move(x: left.x, y: left.y), .release)
        XCTAssertEqual(gesture.total.degrees, 84.3, accuracy: 1)
    }

    func testMovingTheCenterDoesNotRotate() async throws {
        let area = makeArea()
        let gesture = attach(to: area)
        let window = try show(area)
        let record = gesture.record()
        try window.perform([window.point(0, of: area), .press] + window.arc(from: 0, to: 30, of: area))
        (gesture.centerX, gesture.centerY) = (0.9, 0.1)
        let (x, y) = window.place(30, of: area)
        try window.perform(.move(x: x + 2, y: y), .release)
        XCTAssertEqual(gesture.total.degrees, 30, accuracy: 2)
        XCTAssertEqual(try XCTUnwrap(record.totals.last), gesture.total.radians, accuracy: 1e-5)
    }

    /// The widget rotates with the finger, and its coordinates with it.
    func testGestureFollowsARotatedWidget() async throws {
        let fixed = Widget(sinking: gtk_fixed_new())
        let area = makeArea()
        gtk_widget_set_size_request(area.widget, 300, 300)
        let fixedPointer = fixed.pointer.assumingMemoryBound(to: GtkFixed.self)
        gtk_fixed_put(fixedPointer, area.widget, 90, 90)
        let gesture = attach(to: area)
        gesture.onRotated = { [unowned area, unowned fixed] gesture, _ in
            area.turn(inFixed: fixed, x: 90, y: 90, degrees: gesture.total.degrees)
        }
        let window = try show(fixed)
        try window.perform(
            [window.point(0, 0.5, of: fixed), .press] + window.arc(from: 0, to: 135, 0.5, of: fixed) + [
                .release
            ])
        XCTAssertEqual(gesture.total.degrees, 135, accuracy: 2)
    }

    func testButtonsInTheRingHandleTheirClicks() async throws {
        let overlay = Widget(sinking: gtk_overlay_new())
        let area = makeArea()
        let button = Widget(sinking: gtk_button_new_with_label("On top"))
        button.set("halign", to: Int32(GTK_ALIGN_END.rawValue))
        button.set("valign", to: Int32(GTK_ALIGN_CENTER.rawValue))
        gtk_overlay_set_child(overlay.opaque, area.widget)
        gtk_overlay_add_overlay(overlay.opaque, button.widget)
        let gesture = attach(to: overlay)
        let window = try show(overlay)
        let record = gesture.record()
        var clicks = 0
        button.connect("clicked") { _ in clicks += 1 }
        let (x, y): (Double, Double) = window.point(
            Double(button.width) / 2, Double(button.height) / 2, of: button)
        try window.perform(.move(x: x, y: y), .press, .release)
        XCTAssertEqual(clicks, 1)
        XCTAssertEqual(record.all("rotated"), [])
        try window.perform(
            [window.point(90, of: area), .press] + window.arc(from: 90, to: 120, of: area) + [.release])
        XCTAssertEqual(gesture.total.degrees, 30, accuracy: 2)
    }

    func testSecondaryButtonDoesNotRotate() async throws {
        let area = makeArea()
        let gesture = attach(to: area)
        let window = try show(area)
        let record = gesture.record()
        try window.perform(window.point(0, of: area), .click(3), .click(2))
        XCTAssertEqual(record.events, [])
    }

    func testUnparentCancelsTheGesture() async throws {
        let box = Widget(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        let boxPointer = box.pointer.assumingMemoryBound(to: GtkBox.self)
        let area = makeArea()
        gtk_widget_set_vexpand(area.widget, 1)
        gtk_box_append(boxPointer, area.widget)
        let gesture = attach(to: area)
        let window = try show(box)
        let record = gesture.record()
        try window.perform(
            [window.point(0, of: area), .press] + window.arc(from: 0, to: 30, of: area))
        XCTAssertTrue(gesture.isActive)
        gtk_box_remove(boxPointer, area.widget)
        gesture.widget = nil
        XCTAssertEqual(record.count("cancel"), 1)
        XCTAssertEqual(record.all("end"), [])
        XCTAssertFalse(gesture.isActive)
        try InputDevice.releaseButton()
    }

    func testUnmapCancelsTheGesture() async throws {
        let box = Box(spacing: 0)
        let area = makeArea()
        gtk_widget_set_vexpand(area.widget, 1)
        box.append(area)
        let gesture = attach(to: area)
        let window = try show(box)
        let record = gesture.record()
        try window.perform([window.point(0, of: area), .press] + window.arc(from: 0, to: 30, of: area))
        area.setVisible(false)
        XCTAssertEqual(record.count("cancel"), 1)
        XCTAssertEqual(gesture.total.degrees, 30, accuracy: 2)
        try window.perform(.release)
        XCTAssertEqual(record.all("end"), [])
        XCTAssertEqual(record.count("cancel"), 1)
    }

    func testPointerCrossesTheCenter() async throws {
        let area = makeArea()
        let gesture = attach(to: area)
        let window = try show(area)
        let (x, y) = window.place(0, 0, of: area)
        try window.perform(
            .move(x: x, y: y - 100), .press, .move(x: x, y: y), .move(x: x - 100, y: y), .release)
        XCTAssertEqual(gesture.total.degrees, -90, accuracy: 2)
    }

    func testHandlerMovesTheGestureInCancel() async throws {
        let area = makeArea()
        let gesture = attach(to: area)
        let window = try show(area)
        let other = Label("")
        watch(other)
        gesture.gObject.connect("cancel") { [unowned gesture] _ in gesture.widget = other.widget }
        try window.perform([window.point(0, of: area), .press] + window.arc(from: 0, to: 30, of: area))
        gesture.widget = nil
        XCTAssertEqual(gesture.widget, other.widget)
        gesture.widget = nil
        try window.perform(.release)
    }
}
