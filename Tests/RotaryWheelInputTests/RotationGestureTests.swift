import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// One-finger rotation of any widget.
@MainActor
final class RotationGestureTests: WidgetTestCase {
    func testGestureEmitsEachStepAndTheTotal() async throws {
        let (gesture, area, window, record) = try shownGesture()
        var sum = 0.0
        gesture.onRotated = { _, delta in sum += delta.radians }
        // Across the left, where the pointer's angle jumps from π to −π.
        try window.perform(window.grab(from: 150, to: 240, of: area) + [.release])
        XCTAssertEqual(record.count("begin"), 1)
        XCTAssertEqual(record.all("end").count, 1)
        XCTAssertEqual(record.count("cancel"), 0)
        XCTAssertEqual(gesture.rotation.degrees, 90, accuracy: 2)
        XCTAssertEqual(sum, gesture.rotation.radians, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(record.totals.last), sum, accuracy: 1e-5)
        XCTAssertEqual(gesture.angle.degrees, -120, accuracy: 2)
        XCTAssertFalse(gesture.isActive)
    }

    func testGestureBeginsByThePrimaryButtonInTheRingOnly() async throws {
        let (gesture, area, window, record) = try shownGesture {
            ($0.innerRadius, $0.outerRadius) = (60, 180)
        }
        for fraction in [0.2, 0.8] {
            try window.perform(window.grab(from: 0, to: 60, fraction, of: area) + [.release])
        }
        try window.perform(window.point(0, 0.5, of: area), .click(3), .click(2))
        XCTAssertEqual(record.events, [])
        // A rotation that begins in the ring may leave it.
        try window.perform(
            [window.point(0, 0.5, of: area), .press] + window.arc(from: 0, to: 60, 0.1, of: area)
                + window.arc(from: 60, to: 90, of: area) + [.release])
        XCTAssertEqual(gesture.rotation.degrees, 90, accuracy: 2)
        XCTAssertEqual(record.all("end").count, 1)
    }

    func testMovingTheCenterDoesNotRotate() async throws {
        let (gesture, area, window, record) = try shownGesture()
        try window.perform(window.grab(from: 0, to: 30, of: area))
        (gesture.centerX, gesture.centerY) = (0.9, 0.1)
        let (x, y) = window.place(30, of: area)
        try window.perform(.move(x: x + 2, y: y), .release)
        XCTAssertEqual(gesture.rotation.degrees, 30, accuracy: 2)
        XCTAssertEqual(try XCTUnwrap(record.totals.last), gesture.rotation.radians, accuracy: 1e-5)
    }

    /// The widget rotates with the finger, and its coordinates with it.
    func testGestureFollowsARotatedWidget() async throws {
        let (fixed, area) = (Widget(sinking: gtk_fixed_new()), makeArea())
        gtk_widget_set_size_request(area.widget, 300, 300)
        let fixedPointer = fixed.pointer.assumingMemoryBound(to: GtkFixed.self)
        gtk_fixed_put(fixedPointer, area.widget, 90, 90)
        let gesture = attach(to: area)
        gesture.onRotated = { [unowned area, unowned fixed] gesture, _ in
            area.turn(inFixed: fixed, x: 90, y: 90, degrees: gesture.rotation.degrees)
        }
        let window = try show(fixed)
        try window.perform(window.grab(from: 0, to: 135, 0.5, of: fixed) + [.release])
        XCTAssertEqual(gesture.rotation.degrees, 135, accuracy: 2)
    }

    func testButtonsInTheRingHandleTheirClicks() async throws {
        let (overlay, area) = (Widget(sinking: gtk_overlay_new()), makeArea())
        let button = Widget(sinking: gtk_button_new_with_label("On top"))
        gtk_widget_set_halign(button.widget, GTK_ALIGN_END)
        gtk_widget_set_valign(button.widget, GTK_ALIGN_CENTER)
        gtk_overlay_set_child(overlay.opaque, area.widget)
        gtk_overlay_add_overlay(overlay.opaque, button.widget)
        let (gesture, window) = (attach(to: overlay), try show(overlay))
        let record = gesture.record()
        var clicks = 0
        button.connect("clicked") { _ in clicks += 1 }
        try window.perform(window.middle(of: button), .press, .release)
        XCTAssertEqual(clicks, 1)
        XCTAssertEqual(record.all("rotated"), [])
        try window.perform(window.grab(from: 90, to: 120, of: area) + [.release])
        XCTAssertEqual(gesture.rotation.degrees, 30, accuracy: 2)
    }

    func testUnmapAndRemovalCancelTheGesture() async throws {
        for isRemoved in [false, true] {
            let (name, (gesture, area, window, record)) = ("removed: \(isRemoved)", try shownGesture())
            try window.perform(window.grab(from: 0, to: 30, of: area))
            XCTAssertTrue(gesture.isActive, name)
            if isRemoved {
                gtk_window_set_child(window.gtkWindow, nil)
                gesture.widget = nil
            } else {
                area.setVisible(false)
            }
            XCTAssertFalse(gesture.isActive, name)
            XCTAssertEqual(gesture.rotation.degrees, 30, accuracy: 2, name)
            try window.perform(.release)
            XCTAssertEqual(record.all("end") + record.all("cancel"), ["cancel"], name)
        }
    }

    func testPointerCrossesTheCenter() async throws {
        let (gesture, area, window, _) = try shownGesture()
        let (x, y) = window.place(0, 0, of: area)
        try window.perform(
            .move(x: x, y: y - 100), .press, .move(x: x, y: y), .move(x: x - 100, y: y), .release)
        XCTAssertEqual(gesture.rotation.degrees, -90, accuracy: 2)
    }

    func testHandlerMovesTheGestureInCancel() async throws {
        let (gesture, area, window, _) = try shownGesture()
        let other = Label("")
        watch(other)
        gesture.gObject.connect("cancel") { [unowned gesture] _ in gesture.widget = other.widget }
        try window.perform(window.grab(from: 0, to: 30, of: area))
        gesture.widget = nil
        XCTAssertEqual(gesture.widget, other.widget)
        gesture.widget = nil
        try window.perform(.release)
    }
}
