import CRotaryWheel
import CRotaryWheelGtk
import Dispatch
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Finalization of wheels in every state, and of gestures.
///
/// ``WidgetTestCase`` checks it at the end of each test.
@MainActor
final class LifecycleTests: WidgetTestCase {
    func testWheelShowsAtAnySize() async throws {
        for (width, height) in [(1, 1), (120, 120), (120, 480), (600, 130), (900, 900)] {
            try expectDrawn(makeWheel(12).object, width, height)
        }
    }

    func testWheelWithAllFeaturesIsFinalized() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"]))
        let button = Label("")
        watch(button, "the hub's child")
        wheel.hub = button.widget
        wheel.setContent { _ in gtk_label_new("content") }
        wheel.onSettled = { wheel, sector in wheel.turn(to: sector) }
        wheel.onActivate = { wheel, sector in wheel.turn(to: sector) }
        wheel.autoAdvance = .seconds(60)
        let model = Object(retaining: UnsafeMutableRawPointer(wheel.model!))
        watch(model, "the model")
        try show(wheel)
        XCTAssertTrue(button.isMapped)
        XCTAssertEqual(wheel.object.shownTexts.count { $0 == "content" }, 3)
    }

    func testModelOutlivesTheWheel() async {
        let names = Names()
        do {
            let wheel = makeWheel(0)
            wheel.model = names.list
            XCTAssertTrue(isWatched(names.model))
        }
        XCTAssertFalse(isWatched(names.model))
        names.insert(["Sun"], at: 0)
        names.remove(1, at: 0)
        XCTAssertEqual(names.model.count, 0)
    }

    /// Whether a model has handlers for its changes.
    private func isWatched(_ model: ListModel) -> Bool {
        let signal = g_signal_lookup("items-changed", g_list_model_get_type())
        return g_signal_has_handler_pending(model.pointer, signal, 0, 1) != 0
    }

    func testWindowClosesInMotion() async throws {
        for motion in ["settle", "drag", "coast"] {
            let (wheel, window, record) = try shown(makeWheel()) { $0.settleDuration = .seconds(2) }
            switch motion {
            case "settle": try wheel.beginTurning(to: 4)
            case "drag": try window.perform(window.grab(from: 0, to: 30, of: wheel))
            default: try window.perform(window.grab(from: 0, to: 300, step: 20, of: wheel) + [.release])
            }
            XCTAssertEqual(record.count("drag-begin"), motion == "settle" ? 0 : 1, motion)
            XCTAssertEqual(record.all("drag-end").count, motion == "coast" ? 1 : 0, motion)
            XCTAssertEqual(record.all("settled"), [], motion)
            window.close()
            if motion == "settle" {
                XCTAssertEqual(wheel.selected, 4)
                XCTAssertEqual(wheel.distance(toDetentOf: 4), 0, accuracy: 1e-9)
                XCTAssertEqual(record.all("settled"), ["settled 4"])
            }
            try InputDevice.releaseButton()
        }
    }

    func testUnmapRevertsADrag() async throws {
        for isUnparented in [false, true] {
            let (wheel, window, record) = try shown(makeWheel()) { $0.turn(to: 3) }
            let start = wheel.rotation
            try window.perform(window.grab(from: 0, to: 60, of: wheel))
            if isUnparented { gtk_window_set_child(window.gtkWindow, nil) } else { window.setVisible(false) }
            XCTAssertEqual(record.all("drag-end").count, 1, "unparented: \(isUnparented)")
            XCTAssertEqual(wheel.rotation.radians, start.radians, accuracy: 1e-9)
            XCTAssertEqual(wheel.selected, 3)
            try InputDevice.releaseButton()
        }
    }

    func testWheelMovesToAnotherWindow() async throws {
        let (wheel, first, _) = try shown(makeWheel()) { $0.turn(to: 2) }
        gtk_window_set_child(first.gtkWindow, nil)
        let (_, _, record) = try shown(wheel)
        wheel.turn(to: 4)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 4)
    }

    func testObjectDroppedOnAnotherThreadIsFinalizedOnTheMainThread() async throws {
        nonisolated(unsafe) var object: Object? = ListModel(ofNumberedStrings: 1)
        let pointer = try unsafe XCTUnwrap(object).object
        let finalizer = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: 1)
        finalizer.initialize(to: nil)
        defer { finalizer.deallocate() }
        unsafe g_object_weak_ref(
            pointer,
            { slot, _ in
                slot!.assumingMemoryBound(to: OpaquePointer?.self).pointee = OpaquePointer(g_thread_self())
            }, finalizer)
        DispatchQueue.global().async { object = nil }
        try MainLoop.wait(for: "the finalization") { finalizer.pointee != nil }
        XCTAssertEqual(finalizer.pointee, OpaquePointer(g_thread_self()))
    }

    func testWidgetRetainsTheGesture() async throws {
        let label = Label("")
        let count = label.controllers.count
        let gesture = WeakObject(OneFingerRotationGesture(on: label.widget).gObject)
        XCTAssertNotNil(gesture.object)
        XCTAssertGreaterThan(label.controllers.count, count)
        rotary_wheel_rotation_gesture_set_widget(gesture.object?.opaque, nil)
        XCTAssertEqual(label.controllers.count, count)
        try MainLoop.wait(for: "it to be freed") { gesture.object == nil }
    }

    func testGestureNotifiesWidgetWhenItIsFinalized() async {
        let first = Label("")
        watch(first)
        var label: Label? = Label("")
        let gesture = OneFingerRotationGesture(on: first.widget)
        watch(gesture.gObject)
        gesture.widget = label?.widget
        XCTAssertEqual(gesture.widget, label?.widget)
        let record = gesture.record()
        label = nil
        XCTAssertNil(gesture.widget)
        XCTAssertEqual(record.count("notify widget"), 1)
    }
}
