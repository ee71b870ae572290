import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The velocity of a release, and the motion after it.
@MainActor
final class RotationInertiaTests: WidgetTestCase {
    /// Turns by 90° with 6° in 16 ms, and releases in motion.
    private func flick(_ area: Widget, in window: TestWindow) throws {
        try window.perform(window.grab(from: 0, to: 90, step: 6, of: area) + [.release])
    }

    func testReleaseReportsItsVelocity() async throws {
        let (gesture, area, window, record) = try shownGesture()
        var velocity: Angle?
        gesture.onEnd = { velocity = $1 }
        try flick(area, in: window)
        // 6° in 16 ms.
        let speed = Angle(degrees: 6 / 0.016).radians
        XCTAssertEqual(record.ends[0].velocity, speed, accuracy: 0.1 * speed)
        XCTAssertEqual(velocity?.radians, record.ends[0].velocity)
        XCTAssertEqual(Angle(radians: record.ends[0].total).degrees, 90, accuracy: 2)
        try window.perform(window.grab(from: 90, to: 0, step: 6, of: area) + [.release])
        XCTAssertEqual(record.ends[1].velocity, -speed, accuracy: 0.1 * speed)
        try window.perform(window.grab(from: 0, to: 90, step: 6, of: area) + [.hold(200), .release])
        XCTAssertEqual(record.ends[2].velocity, 0)
        // It does not coast by itself.
        let rotation = gesture.rotation
        try MainLoop.pass(.seconds(1))
        XCTAssertEqual(gesture.rotation, rotation)
    }

    func testRotationCoastsAfterItsEnd() async throws {
        let (gesture, area, window, record) = try shownGesture { $0.hasInertia = true }
        try flick(area, in: window)
        XCTAssertEqual(record.all("end").count, 1)
        record.clear()
        try MainLoop.pass(.seconds(5))
        XCTAssertGreaterThan(gesture.rotation.degrees, 180)
        let deltas = record.steps.map(\.delta)
        XCTAssertGreaterThan(deltas.count, 20)
        XCTAssertTrue(deltas.allSatisfy { $0 > 0 })
        // It slows down, and says nothing when it stops.
        XCTAssertLessThan(try XCTUnwrap(deltas.last), deltas[1] / 4)
        XCTAssertEqual(record.only("begin", "end", "cancel"), [])
        XCTAssertEqual(try XCTUnwrap(record.totals.last), gesture.rotation.radians, accuracy: 1e-9)
    }

    func testCoastingEndsAtALimitByAPressAndByTheProgram() async throws {
        let (gesture, area, window, record) = try shownGesture { $0.hasInertia = true }
        gesture.maximumRotation = Angle(degrees: 120)
        try flick(area, in: window)
        try MainLoop.pass(.seconds(5))
        XCTAssertEqual(gesture.rotation.degrees, 120, accuracy: 1e-9)
        gesture.maximumRotation = nil
        gesture.rotation = .zero
        try flick(area, in: window)
        try MainLoop.pass(.milliseconds(100))
        try window.perform(window.point(0, of: area), .press)
        let caught = gesture.rotation
        XCTAssertGreaterThan(caught.degrees, 95)
        try MainLoop.pass(.seconds(1))
        XCTAssertEqual(gesture.rotation, caught)
        try window.perform(.release)
        XCTAssertEqual(record.ends.last?.total, 0)
        try flick(area, in: window)
        gesture.rotation = .zero
        try MainLoop.pass(.seconds(1))
        XCTAssertEqual(gesture.rotation, .zero)
    }

    func testReturnFollowsTheCoasting() async throws {
        let (gesture, area, window, record) = try shownGesture {
            ($0.hasInertia, $0.returnsToStart) = (true, true)
        }
        try flick(area, in: window)
        try MainLoop.pass(.seconds(9))
        XCTAssertEqual(gesture.rotation, .zero)
        let farthest = try XCTUnwrap(record.totals.max())
        XCTAssertGreaterThan(Angle(radians: farthest).degrees, 180)
        // A press that catches the coasting keeps the start.
        try flick(area, in: window)
        try MainLoop.pass(.milliseconds(100))
        try window.perform(window.point(0, of: area), .press, .hold(200), .release)
        XCTAssertGreaterThan(try XCTUnwrap(record.ends.last).total, 1.6)
        try MainLoop.pass(.seconds(9))
        XCTAssertEqual(gesture.rotation, .zero)
    }

    func testReducedMotionAndUnmapEndTheCoasting() async throws {
        for isUnmapped in [false, true] {
            for returns in [false, true] {
                let (gesture, area, window, record) = try shownGesture {
                    ($0.hasInertia, $0.returnsToStart) = (true, returns)
                }
                if !isUnmapped { change("gtk-enable-animations", to: false) }
                try flick(area, in: window)
                if isUnmapped { area.setVisible(false) }
                let rotation = gesture.rotation
                XCTAssertEqual(rotation.degrees, returns ? 0 : 90, accuracy: 10)
                try MainLoop.pass(.seconds(5))
                XCTAssertEqual(gesture.rotation, rotation)
                XCTAssertEqual(record.only("cancel"), [])
                XCTAssertGreaterThan(record.ends[0].velocity, 5)
                change("gtk-enable-animations", to: true)
                window.close()
            }
        }
    }
}
