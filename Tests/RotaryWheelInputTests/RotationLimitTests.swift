import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Stops, return and cancellation of a rotation gesture, and centers outside its widget and in other widgets.
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
        XCTAssertEqual(gesture.rotation.degrees, 45, accuracy: 1e-9)
        XCTAssertEqual(record.events, ["notify rotation", "notify maximum-rotation"])
        gesture.rotation = Angle(degrees: -90)
        try window.perform(window.arc(from: 90, to: 120, of: area) + [.release])
        XCTAssertEqual(gesture.rotation.degrees, -60, accuracy: 2)
        XCTAssertEqual(Angle(radians: try XCTUnwrap(record.totals.last)).degrees, 75, accuracy: 2)
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
        XCTAssertEqual(record.totals.last, 0)
        XCTAssertEqual(sum, 0, accuracy: 1e-9)
        let end = try XCTUnwrap(record.ends.first).total
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
        XCTAssertEqual(gesture.rotation, .zero)
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
            XCTAssertGreaterThan(gesture.rotation.degrees, 45)
            try leave(gesture, area)
            XCTAssertEqual(gesture.rotation, .zero)
            window.close()
        }
    }

    func testRotationEndsOrIsCanceledOutsideTheRing() async throws {
        let (gesture, area, window, record) = try shownGesture()
        gesture.rotation = .left
        var rotationAtCancel: Angle?
        gesture.gObject.connect("cancel") { [unowned gesture] _ in rotationAtCancel = gesture.rotation }
        (gesture.innerRadius, gesture.ringExit) = (60, .cancels)
        let out = window.grab(from: 0, to: 45, of: area) + [window.point(45, 0.1, of: area)]
        try window.perform(out + window.arc(from: 45, to: 200, of: area) + [.release])
        XCTAssertEqual(record.count("cancel"), 1)
        XCTAssertEqual(record.all("end"), [])
        XCTAssertEqual(rotationAtCancel, .left)
        XCTAssertEqual(gesture.rotation, .left)
        XCTAssertEqual(record.steps.reduce(0) { $0 + $1.delta }, 0, accuracy: 1e-9)
        XCTAssertFalse(gesture.isActive)
        gesture.ringExit = .continues
        try window.perform(out + [.release])
        XCTAssertEqual(record.count("cancel"), 1)
        XCTAssertEqual(record.all("end").count, 1)
        gesture.ringExit = .ends
        // The next press begins anew.
        try window.perform(window.grab(from: 0, to: 30, of: area) + [.release])
        XCTAssertEqual(Angle(radians: record.ends[1].total).degrees, 30, accuracy: 2)
        XCTAssertEqual(record.all("end").count, 2)
        try window.perform(out + window.arc(from: 45, to: 200, of: area) + [.release])
        XCTAssertEqual(Angle(radians: record.ends[2].total).degrees, 45, accuracy: 2)
        XCTAssertEqual(record.all("end").count, 3)
    }

    /// Drags from one point of a widget to another.
    private func drag(
        _ window: TestWindow, on area: Widget, from start: (Double, Double), to end: (Double, Double)
    ) throws {
        let from: (x: Double, y: Double) = window.point(start.0, start.1, of: area)
        let to: (x: Double, y: Double) = window.point(end.0, end.1, of: area)
        try window.perform(.move(x: from.x, y: from.y), .press, .move(x: to.x, y: to.y), .release)
    }

    func testCenterMayBeAnywhere() async throws {
        typealias Point = (Double, Double)
        let centers:
            [(String, start: Point, end: Point, radians: Double, (OneFingerRotationGesture) -> Void)] = [
                ("corner", (400, 20), (20, 400), 84.3 * .pi / 180, { ($0.centerX, $0.centerY) = (0, 0) }),
                (
                    "480 pixels below the middle", (140, 240), (340, 240), 2 * atan(100.0 / 480),
                    { $0.centerY = 1.5 }
                ),
                (
                    "in pixels", (100, 200), (100, 400), 2 * atan(100.0 / 200),
                    { ($0.centerX, $0.centerOffsetX, $0.centerOffsetY) = (0, -100, 60) }
                ),
            ]
        for (name, start, end, radians, change) in centers {
            let (gesture, area, window, _) = try shownGesture(change)
            try drag(window, on: area, from: start, to: end)
            XCTAssertEqual(gesture.rotation.radians, radians, accuracy: 0.01, name)
            if gesture.centerY == 1.5 {
                XCTAssertEqual(gesture.angle.radians, atan2(-480, 100), accuracy: 0.01)
            }
        }
    }

    func testRingIsAboutADistantCenter() async throws {
        let (gesture, area, window, _) = try shownGesture {
            ($0.centerX, $0.innerRadius, $0.outerRadius) = (-1, 600, 800)
        }
        try drag(window, on: area, from: (100, 240), to: (100, 300))
        XCTAssertEqual(gesture.rotation, .zero)
        try drag(window, on: area, from: (200, 240), to: (200, 300))
        XCTAssertEqual(gesture.rotation.radians, atan(60.0 / 680), accuracy: 0.01)
    }

    func testFarthestCentersAreUsable() async throws {
        let (gesture, area, window, _) = try shownGesture()
        for far in [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude] {
            (gesture.centerX, gesture.centerY, gesture.centerOffsetX, gesture.centerOffsetY) = (
                far, far, far, far
            )
            try drag(window, on: area, from: (100, 240), to: (300, 100))
            XCTAssertTrue(gesture.rotation.isFinite && abs(gesture.rotation.radians) < 0.01)
        }
    }

    private func makeFixed(withChildAt x: Double, _ y: Double) -> (fixed: Widget, child: Widget) {
        let (fixed, child) = (Widget(sinking: gtk_fixed_new()), makeArea())
        gtk_widget_set_size_request(child.widget, 200, 200)
        gtk_fixed_put(fixed.pointer.assumingMemoryBound(to: GtkFixed.self), child.widget, x, y)
        return (fixed, child)
    }

    func testGestureOnAParentTurnsAChild() async throws {
        let (fixed, child) = makeFixed(withChildAt: 40, 40)
        let gesture = attach(to: fixed)
        gesture.centerWidget = child.widget
        var place = (x: 40.0, y: 40.0)
        gesture.onRotated = { [unowned child, unowned fixed] gesture, _ in
            child.turn(inFixed: fixed, x: place.x, y: place.y, degrees: gesture.rotation.degrees)
        }
        let window = try show(fixed)
        // Outside the child, too.
        try window.perform(window.grab(from: 0, to: 135, 1.2, of: child) + [.release])
        XCTAssertEqual(gesture.rotation.degrees, 135, accuracy: 2)
        // The center follows the child to another place.
        place = (200, 220)
        child.turn(inFixed: fixed, x: place.x, y: place.y, degrees: 0)
        try window.waitForFrame()
        try window.perform(window.grab(from: 90, to: 30, 1.2, of: child) + [.release])
        XCTAssertEqual(gesture.rotation.degrees, 75, accuracy: 2)
    }

    func testGestureOutlivesItsCenterWidget() async throws {
        var parts: (fixed: Widget, child: Widget)? = makeFixed(withChildAt: 0, 0)
        let fixed = try XCTUnwrap(parts?.fixed)
        let gesture = attach(to: fixed)
        gesture.centerWidget = parts?.child.widget
        let (window, record) = (try show(fixed), gesture.record())
        try window.perform([window.point(0, of: fixed), .press])
        if let child = parts?.child.widget {
            gtk_fixed_remove(fixed.pointer.assumingMemoryBound(to: GtkFixed.self), child)
        }
        parts = nil
        XCTAssertNil(gesture.centerWidget)
        XCTAssertEqual(record.count("notify center-widget"), 1)
        try window.perform(window.arc(from: 0, to: 90, of: fixed) + [.release])
        // It goes on about the middle of its own widget.
        XCTAssertEqual(gesture.rotation.degrees, 90, accuracy: 2)
    }

    func testCenterWidgetOutlivesTheGesture() async throws {
        let child = makeArea()
        var area: Widget? = makeArea()
        attach(to: try XCTUnwrap(area)).centerWidget = child.widget
        area = nil
        child.queueDraw()
    }
}
