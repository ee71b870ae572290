import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Centers, limits and returns of one-finger rotation.
@MainActor
final class RotationGestureLimitTests: WidgetTestCase {
    private func makeArea() -> Widget {
        let area = Widget(sinking: gtk_drawing_area_new())
        watch(area, "the widget")
        return area
    }

    private func showArea() throws -> (Widget, OneFingerRotationGesture, TestWindow) {
        let area = makeArea()
        let gesture = OneFingerRotationGesture(on: area.widget)
        watch(gesture.gObject, "the gesture")
        return try (area, gesture, show(area))
    }

    private func turn(
        from start: Double, to end: Double, of area: Widget, in window: TestWindow
    ) throws {
        try window.perform(
            [window.point(start, of: area), .press] + window.arc(from: start, to: end, of: area) + [.release])
    }

    func testCenterMayLieOutsideTheWidget() async throws {
        let (area, gesture, window) = try showArea()
        // 100 pixels above the middle of the upper edge.
        (gesture.centerX, gesture.centerY, gesture.centerOffsetY) = (0.5, 0, -100)
        let (x, y) = (Double(area.width) / 2, 100.0)
        let (start, end): ((x: Double, y: Double), (x: Double, y: Double)) = (
            window.point(x + 200, y, of: area), window.point(x - 200, y, of: area)
        )
        try window.perform(.move(x: start.x, y: start.y), .press, .move(x: end.x, y: end.y), .release)
        // From 45° to 135°.
        XCTAssertEqual(gesture.total.degrees, 90, accuracy: 1)
    }

    func testParentTurnsAChild() async throws {
        let (box, child) = (Widget(sinking: gtk_fixed_new()), makeArea())
        watch(box, "the parent")
        let fixed = box.pointer.assumingMemoryBound(to: GtkFixed.self)
        gtk_widget_set_size_request(child.widget, 40, 40)
        gtk_fixed_put(fixed, child.widget, 300, 80)
        let gesture = OneFingerRotationGesture(on: box.widget)
        gesture.centerWidget = child.widget
        let window = try show(box)
        func quarter(about x: Double, _ y: Double) throws {
            let (right, below): ((x: Double, y: Double), (x: Double, y: Double)) = (
                window.point(x + 60, y, of: box), window.point(x, y + 60, of: box)
            )
            try window.perform(.move(x: right.x, y: right.y), .press, .move(x: below.x, y: below.y), .release)
            XCTAssertEqual(gesture.total.degrees, 90, accuracy: 1.5)
        }
        try quarter(about: 320, 100)
        gtk_fixed_move(fixed, child.widget, 100, 280)
        try window.waitForFrame()
        try quarter(about: 120, 300)
        // Without the child it turns about its own center.
        gtk_fixed_remove(fixed, child.widget)
        try window.waitForFrame()
        try quarter(about: Double(box.width) / 2, Double(box.height) / 2)
    }

    func testRotationStaysAtItsLimits() async throws {
        let (area, gesture, window) = try showArea()
        (gesture.minimumRotation, gesture.maximumRotation) = (.zero, Angle(degrees: 270))
        let record = gesture.record()
        try turn(from: 0, to: 350, of: area, in: window)
        XCTAssertEqual(gesture.rotation.degrees, 270, accuracy: 1e-6)
        XCTAssertEqual(gesture.total.degrees, 270, accuracy: 1e-6)
        let steps = record.all("rotated").count
        try turn(from: 0, to: 40, of: area, in: window)
        XCTAssertEqual(record.all("rotated").count, steps)
        try turn(from: 0, to: -100, of: area, in: window)
        XCTAssertEqual(gesture.rotation.degrees, 170, accuracy: 2)
    }

    func testRotationReturnsAtItsSpeedUnlessCaught() async throws {
        let (area, gesture, window) = try showArea()
        (gesture.returnsToStart, gesture.returnSpeed) = (true, 100)
        let record = gesture.record()
        try turn(from: 0, to: 90, of: area, in: window)
        try MainLoop.wait(for: "the return") { gesture.rotation == .zero }
        XCTAssertEqual(record.all("end").count, 1)
        XCTAssertEqual(gesture.total, .zero)

        gesture.returnSpeed = 0.1
        try turn(from: 0, to: 90, of: area, in: window)
        let released = gesture.rotation
        try MainLoop.wait(for: "the begin of the return") { gesture.rotation < released }
        try window.perform(window.point(0, of: area), .press)
        let caught = gesture.rotation
        try window.perform(.hold(100))
        XCTAssertEqual(gesture.rotation, caught)
        XCTAssertGreaterThan(caught.degrees, 60)
        // The return goes on, to the first start.
        gesture.returnSpeed = 100
        try window.perform(.release)
        try MainLoop.wait(for: "the return") { gesture.rotation == .zero }
    }

    func testReducedMotionReturnsImmediately() async throws {
        try restoring("gtk-enable-animations", as: Bool.self) {
            Self.settings.set("gtk-enable-animations", to: false)
            let (area, gesture, window) = try showArea()
            (gesture.returnsToStart, gesture.returnSpeed) = (true, 0.1)
            try turn(from: 0, to: 90, of: area, in: window)
            XCTAssertEqual(gesture.rotation, .zero)
        }
    }

    func testLeavingTheRingCancelsAndRestores() async throws {
        let (area, gesture, window) = try showArea()
        (gesture.innerRadius, gesture.isStrict, gesture.cancelsOutside) = (60, true, true)
        gesture.rotation = Angle(degrees: 10)
        let record = gesture.record()
        var sum = 0.0
        gesture.onRotated = { _, delta in sum += delta.radians }
        try window.perform(
            [window.point(0, of: area), .press] + window.arc(from: 0, to: 45, of: area)
                + [window.point(45, 0.1, of: area)] + window.arc(from: 45, to: 200, of: area) + [.release])
        XCTAssertEqual(gesture.rotation.degrees, 10, accuracy: 1e-9)
        XCTAssertEqual(sum, 0, accuracy: 1e-9)
        XCTAssertEqual(record.count("cancel"), 1)
        XCTAssertEqual(record.all("end"), [])
    }
}
