import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Two fingers on a touchscreen or a touchpad, which only the suite `input-finger` has.
@MainActor
final class PairRotationTests: WidgetTestCase {
    /// A place of a second finger.
    private func second(
        _ touch: InputDevice.Touch, _ degrees: Double, _ fraction: Double = 0.75, of area: Widget,
        in window: TestWindow
    ) -> InputAction {
        let (x, y) = window.place(degrees, fraction, of: area)
        return .second(touch, x: x, y: y)
    }

    /// A path of the second finger.
    private func arc(from start: Double, to end: Double, of area: Widget, in window: TestWindow)
        -> [InputAction]
    {
        stride(from: start, through: end, by: start < end ? 3 : -3).map {
            second(.update, $0, of: area, in: window)
        }
    }

    func testSecondFingerContinuesTheRotationOfTheFirst() async throws {
        let (gesture, area, window, record) = try shownGesture()
        try window.perform(window.grab(from: 0, to: 30, of: area))
        let before = gesture.rotation
        // It presses near the first, where the direction of two is another.
        try window.perform(second(.begin, 60, of: area, in: window))
        XCTAssertEqual(gesture.rotation, before)
        XCTAssertTrue(gesture.isActive)
        // The direction from 30° to 60° on the circle is 135°, and that from 30° to 210° is 210°.
        try window.perform(arc(from: 60, to: 210, of: area, in: window))
        XCTAssertEqual((gesture.rotation - before).degrees, 75, accuracy: 2)
        // The first finger turns about the second.
        try window.perform(window.arc(from: 30, to: 60, of: area))
        XCTAssertEqual((gesture.rotation - before).degrees, 90, accuracy: 2)
        let pair = gesture.rotation
        try window.perform(second(.end, 210, of: area, in: window))
        XCTAssertEqual(gesture.rotation, pair)
        // The first goes on about the center.
        try window.perform(window.arc(from: 60, to: 100, of: area) + [.release])
        XCTAssertEqual((gesture.rotation - pair).degrees, 40, accuracy: 2)
        XCTAssertEqual(record.count("begin"), 1)
        XCTAssertEqual(record.ends.map(\.total), [gesture.rotation.radians])
        XCTAssertEqual(record.count("cancel"), 0)
        XCTAssertTrue(record.steps.allSatisfy { abs($0.delta) < 0.2 })
    }

    func testFirstFingerEndsTheRotationOfBoth() async throws {
        let (gesture, area, window, record) = try shownGesture { $0.hasInertia = true }
        try window.perform(
            window.grab(from: 0, to: 3, of: area) + [second(.begin, 180, of: area, in: window)]
                + arc(from: 180, to: 240, of: area, in: window) + [.release])
        XCTAssertEqual(record.count("begin"), 1)
        XCTAssertEqual(record.all("end").count, 1)
        // A finger turns two of them by half of its own angle.
        XCTAssertEqual(Angle(radians: record.ends[0].total).degrees, 33, accuracy: 2)
        XCTAssertGreaterThan(record.ends[0].velocity, 1)
        XCTAssertFalse(gesture.isActive)
        let released = gesture.rotation
        try window.perform(
            second(.update, 250, of: area, in: window), second(.end, 250, of: area, in: window))
        try MainLoop.pass(.seconds(3))
        XCTAssertGreaterThan(gesture.rotation, released)
        XCTAssertEqual(record.all("end").count, 1)
        // The next press is one of its own.
        let rotation = gesture.rotation
        try window.perform(window.grab(from: 0, to: 30, of: area) + [.hold(200), .release])
        XCTAssertEqual((gesture.rotation - rotation).degrees, 30, accuracy: 2)
        XCTAssertEqual(record.all("end").count, 2)
    }

    func testTwoFingersNearTheCenterTurnToo() async throws {
        let (gesture, area, window, record) = try shownGesture { $0.innerRadius = 100 }
        try window.perform(window.point(0, 0.2, of: area), .press)
        XCTAssertEqual(record.events, [])
        try window.perform([second(.begin, 180, 0.2, of: area, in: window)])
        XCTAssertEqual(record.only("begin", "rotated"), ["begin"])
        try window.perform(window.arc(from: 0, to: 90, 0.2, of: area))
        try window.perform([second(.update, 270, 0.2, of: area, in: window)])
        XCTAssertEqual(gesture.rotation.degrees, 90, accuracy: 2)
        try window.perform([second(.end, 270, 0.2, of: area, in: window), .release])
        XCTAssertEqual(record.all("end").count, 1)
        XCTAssertFalse(gesture.isActive)
    }

    func testTwoFingersBesideTheRingDoNotTurn() async throws {
        let (gesture, area, window, record) = try shownGesture { $0.outerRadius = 50 }
        try window.perform(
            [window.point(0, of: area), .press, second(.begin, 20, of: area, in: window)]
                + arc(from: 20, to: 80, of: area, in: window)
                + [second(.end, 80, of: area, in: window), .release])
        XCTAssertEqual(record.events, [])
        XCTAssertFalse(gesture.isActive)
    }

    func testTwoFingersTurnAWidgetThatIsDrawnTurned() async throws {
        let (fixed, area) = (Widget(sinking: gtk_fixed_new()), makeArea())
        gtk_widget_set_size_request(area.widget, 300, 300)
        gtk_fixed_put(fixed.pointer.assumingMemoryBound(to: GtkFixed.self), area.widget, 90, 90)
        let gesture = attach(to: area)
        gesture.onRotated = { [unowned area, unowned fixed] gesture, _ in
            area.turn(inFixed: fixed, x: 90, y: 90, degrees: gesture.rotation.degrees)
        }
        gesture.innerRadius = 140
        let window = try show(fixed)
        try window.perform(
            [window.point(0, 0.4, of: fixed), .press, second(.begin, 180, 0.4, of: fixed, in: window)])
        for degrees in stride(from: 3.0, through: 90, by: 3) {
            try window.perform(
                window.point(degrees, 0.4, of: fixed),
                second(.update, 180 + degrees, 0.4, of: fixed, in: window))
        }
        try window.perform([second(.end, 270, 0.4, of: fixed, in: window), .release])
        XCTAssertEqual(gesture.rotation.degrees, 90, accuracy: 2)
    }

    func testLimitsStopTwoFingers() async throws {
        let (gesture, area, window, _) = try shownGesture { $0.maximumRotation = Angle(degrees: 20) }
        try window.perform(
            window.grab(from: 0, to: 3, of: area) + [second(.begin, 180, of: area, in: window)]
                + arc(from: 180, to: 240, of: area, in: window))
        XCTAssertEqual(gesture.rotation.degrees, 20, accuracy: 1e-9)
        // They turn back when they are back where they left.
        try window.perform(arc(from: 240, to: 180, of: area, in: window))
        XCTAssertEqual(gesture.rotation.degrees, 3, accuracy: 2)
        try window.perform(second(.end, 180, of: area, in: window), .release)
    }

    func testUnmapAndRemovalCancelTwoFingers() async throws {
        for isRemoved in [false, true] {
            let (gesture, area, window, record) = try shownGesture { $0.innerRadius = 100 }
            try window.perform(
                window.point(0, 0.2, of: area), .press, second(.begin, 180, 0.2, of: area, in: window))
            XCTAssertTrue(gesture.isActive)
            if isRemoved { gesture.widget = nil } else { area.setVisible(false) }
            XCTAssertFalse(gesture.isActive)
            try window.perform(second(.end, 180, 0.2, of: area, in: window), .release)
            XCTAssertEqual(record.all("end") + record.all("cancel"), ["cancel"])
            window.close()
        }
    }

    func testTwoFingersOnATouchpadTurn() async throws {
        let (gesture, area, window, record) = try shownGesture {
            ($0.innerRadius, $0.hasInertia) = (60, true)
        }
        let (x, y) = window.place(0, 0.1, of: area)
        try window.perform(.turn(.begin, degrees: 0, x: x, y: y))
        XCTAssertTrue(gesture.isActive)
        for _ in 0..<40 { try window.perform(.turn(.update, degrees: 5, x: x, y: y)) }
        XCTAssertEqual(gesture.rotation.degrees, 200, accuracy: 1e-3)
        try window.perform(.turn(.end, degrees: 0, x: x, y: y))
        XCTAssertEqual(record.count("begin"), 1)
        XCTAssertEqual(record.ends.count, 1)
        let speed = Angle(degrees: 5 / 0.016).radians
        XCTAssertEqual(record.ends[0].velocity, speed, accuracy: 0.2 * speed)
        try MainLoop.pass(.seconds(3))
        XCTAssertGreaterThan(gesture.rotation.degrees, 205)
    }
}
