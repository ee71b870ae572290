import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Stops, return and cancellation of a rotation gesture.
@MainActor
final class RotationLimitTests: WidgetTestCase {
    func testRotationStaysAtAStopWhileThePointerCrossesTheGap() async throws {
        let (gesture, area, window, record) = try shownGesture()
        (gesture.minimumRotation, gesture.maximumRotation) = (.zero, Angle(degrees: 270))
        try window.perform(window.grab(from: 0, to: 400, of: area))
        XCTAssertEqual(gesture.rotation.degrees, 270)
        // It turns back when the pointer is back where it left.
        try window.perform(window.arc(from: 400, to: 280, of: area))
        XCTAssertEqual(gesture.rotation.degrees, 270)
        try window.perform(window.arc(from: 280, to: 240, of: area))
        XCTAssertEqual(gesture.rotation.degrees, 240, accuracy: 2)
        try window.perform(window.arc(from: 240, to: -30, of: area) + [.release])
        XCTAssertEqual(gesture.rotation, .zero)
        // At a stop it emits nothing.
        XCTAssertTrue(record.steps.allSatisfy { $0.delta != 0 && abs($0.delta) < 0.2 })
        XCTAssertEqual(record.steps.reduce(0) { $0 + $1.delta }, 0, accuracy: 1e-9)
    }

    func testNewStopsAndRotationsApplyDuringAPress() async throws {
        let (gesture, area, window, _) = try shownGesture()
        try window.perform(window.grab(from: 0, to: 90, of: area))
        let record = gesture.record()
        gesture.maximumRotation = Angle(degrees: 45)
        XCTAssertEqual(gesture.total.degrees, 45, accuracy: 1e-9)
        XCTAssertEqual(record.events, ["notify total", "notify rotation", "notify maximum-rotation"])
        gesture.rotation = Angle(degrees: -90)
        try window.perform(window.arc(from: 90, to: 120, of: area) + [.release])
        XCTAssertEqual(gesture.rotation.degrees, -60, accuracy: 2)
        XCTAssertEqual(gesture.total.degrees, 75, accuracy: 2)
    }

    /// Drags by 90° and releases.
    private func turn(_ area: Widget, in window: TestWindow) throws {
        try window.perform(window.grab(from: 0, to: 90, of: area) + [.release])
    }

    func testReleaseReturnsToTheStart() async throws {
        let (gesture, area, window, record) = try shownGesture()
        (gesture.returnsToStart, gesture.rotation) = (true, .down)
        var sum = 0.0
        gesture.onRotated = { _, delta in sum += delta.radians }
        try turn(area, in: window)
        try MainLoop.wait(for: "the return") { gesture.rotation == .down }
        XCTAssertEqual(gesture.total, .zero)
        XCTAssertEqual(sum, 0, accuracy: 1e-9)
        let end = try XCTUnwrap(record.all("end").first.flatMap { Double($0.dropFirst(4)) })
        XCTAssertEqual(Angle(radians: end).degrees, 90, accuracy: 2)
        let back = record.totals.drop { $0 < end }.dropFirst()
        XCTAssertGreaterThan(back.count, 3)
        XCTAssertEqual(Array(back), back.sorted(by: >))
        XCTAssertEqual(record.count("begin"), 1)
    }

    func testReducedMotionReturnsImmediately() async throws {
        let (gesture, area, window, _) = try shownGesture()
        (gesture.returnsToStart, gesture.returnSpeed) = (true, 0.01)
        change("gtk-enable-animations", to: false)
        let record = gesture.record()
        try turn(area, in: window)
        XCTAssertEqual(gesture.total, .zero)
        let steps = Array(record.steps.suffix(2))
        let last = try XCTUnwrap(steps.last)
        XCTAssertEqual(last.delta, -steps[0].total, accuracy: 1e-9)
        XCTAssertEqual(last.total, 0)
    }

    func testUnmapAndDetachmentFinishTheReturn() async throws {
        let ways: [(OneFingerRotationGesture, Widget) throws -> Void] = [
            { $1.setVisible(false) }, { gesture, _ in gesture.widget = nil },
            { gesture, _ in
                // Also by a handler.
                gesture.gObject.connect("rotated") { [unowned gesture] _ in gesture.widget = nil }
                try MainLoop.wait(for: "the return") { gesture.widget == nil }
            },
        ]
        for leave in ways {
            let (gesture, area, window, _) = try shownGesture()
            (gesture.returnsToStart, gesture.returnSpeed) = (true, 0.01)
            try turn(area, in: window)
            XCTAssertGreaterThan(gesture.total.degrees, 45)
            try leave(gesture, area)
            XCTAssertEqual(gesture.total, .zero)
            window.close()
        }
    }

    func testStrictGestureEndsOrCancelsOutsideTheRing() async throws {
        let (gesture, area, window, record) = try shownGesture()
        (gesture.cancelsOutside, gesture.rotation) = (true, .left)
        var totalAtCancel: Double?
        gesture.gObject.connect("cancel") { [unowned gesture] _ in totalAtCancel = gesture.total.radians }
        (gesture.innerRadius, gesture.isStrict) = (60, true)
        let out = window.grab(from: 0, to: 45, of: area) + [window.point(45, 0.1, of: area)]
        try window.perform(out + window.arc(from: 45, to: 200, of: area) + [.release])
        XCTAssertEqual(record.count("cancel"), 1)
        XCTAssertEqual(record.all("end"), [])
        XCTAssertEqual(totalAtCancel, 0)
        XCTAssertEqual(gesture.rotation, .left)
        XCTAssertEqual(record.steps.reduce(0) { $0 + $1.delta }, 0, accuracy: 1e-9)
        XCTAssertFalse(gesture.isActive)
        // A gesture that is not strict goes on there.
        gesture.isStrict = false
        try window.perform(out + [.release])
        XCTAssertEqual(record.count("cancel"), 1)
        XCTAssertEqual(record.all("end").count, 1)
        gesture.isStrict = true
        // The next press begins anew.
        try window.perform(window.grab(from: 0, to: 30, of: area) + [.release])
        XCTAssertEqual(gesture.total.degrees, 30, accuracy: 2)
        XCTAssertEqual(record.all("end").count, 2)
        // Without the property, it ends where it leaves the ring.
        gesture.cancelsOutside = false
        try window.perform(out + window.arc(from: 45, to: 200, of: area) + [.release])
        XCTAssertEqual(gesture.total.degrees, 45, accuracy: 2)
        XCTAssertEqual(record.all("end").count, 3)
    }
}
