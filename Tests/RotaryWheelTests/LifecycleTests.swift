import CRotaryWheelGtk
import Dispatch
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Finalization of wheels in every state.
///
/// ``WidgetTestCase`` checks it at the end of each test.
@MainActor
final class LifecycleTests: WidgetTestCase {
    func testUnmappedWheelIsFinalized() async {
        let wheel = makeWheel()
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(makeWheel(0).selected, nil)
        XCTAssertEqual(watched(RotaryWheelWidget()).selected, nil)
    }

    func testWheelShowsAtAnySize() async throws {
        for (width, height) in [(1, 1), (120, 120), (120, 480), (600, 130), (900, 900)] {
            let wheel = makeWheel(12)
            let window = try show(wheel, width: width, height: height)
            XCTAssertGreaterThan(window.colorCount, 2, "\(width) \(height)")
            window.close()
        }
    }

    func testWheelWithAllFeaturesIsFinalized() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"]))
        let button = Label("")
        watch(button, "the hub's child")
        wheel.hub = button.widget
        wheel.weights = [1, 2, 3]
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
        let names = gtk_string_list_new(nil)!
        let model = ListModel(adopting: UnsafeMutableRawPointer(names))
        do {
            let wheel = makeWheel(0)
            wheel.model = names
            XCTAssertTrue(isWatched(model))
        }
        XCTAssertFalse(isWatched(model))
        gtk_string_list_append(names, "Sun")
        gtk_string_list_remove(names, 0)
        XCTAssertEqual(model.count, 0)
    }

    /// Whether a model has handlers for its changes.
    private func isWatched(_ model: ListModel) -> Bool {
        let signal = g_signal_lookup("items-changed", g_list_model_get_type())
        return g_signal_has_handler_pending(model.pointer, signal, 0, 1) != 0
    }

    func testHandlesReferToOneWheel() async throws {
        let wheel = makeWheel()
        var other = try XCTUnwrap(RotaryWheelWidget(wheel.widget))
        XCTAssertEqual(wheel, other)
        other.sectorCount = 5
        XCTAssertEqual(wheel.sectorCount, 5)
        other = makeWheel()
        XCTAssertNotEqual(wheel, other)
        let label = Label("")
        XCTAssertNil(RotaryWheelWidget(label.widget))
    }

    func testWindowClosesDuringASettle() async throws {
        let wheel = makeWheel()
        wheel.settleDuration = .seconds(2)
        let window = try show(wheel)
        try wheel.beginTurning(to: 4)
        window.close()
        XCTAssertEqual(wheel.selected, 4)
    }

    func testWindowClosesDuringADrag() async throws {
        let wheel = makeWheel()
        let record = wheel.record()
        let window = try show(wheel)
        try window.perform([window.point(0, of: wheel), .press] + window.arc(from: 0, to: 30, of: wheel))
        XCTAssertEqual(record.count("drag-begin"), 1)
        window.close()
        try InputDevice.releaseButton()
    }

    func testWindowClosesDuringACoast() async throws {
        let wheel = makeWheel()
        let record = wheel.record()
        let window = try show(wheel)
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 300, step: 20, of: wheel) + [
                .release
            ])
        XCTAssertEqual(record.all("drag-end").count, 1)
        XCTAssertEqual(record.all("settled"), [])
        window.close()
    }

    func testUnmapRevertsADrag() async throws {
        let wheel = makeWheel()
        wheel.turn(to: 3)
        let start = wheel.rotation
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 60, of: wheel))
        window.setVisible(false)
        XCTAssertEqual(record.all("drag-end").count, 1)
        XCTAssertEqual(wheel.rotation.radians, start.radians, accuracy: 1e-9)
        XCTAssertEqual(wheel.selected, 3)
        try InputDevice.releaseButton()
    }

    func testUnparentEndsADrag() async throws {
        let wheel = makeWheel()
        let record = wheel.record()
        let window = try show(wheel)
        try window.perform([window.point(0, of: wheel), .press] + window.arc(from: 0, to: 60, of: wheel))
        gtk_window_set_child(window.gtkWindow, nil)
        XCTAssertEqual(record.all("drag-end").count, 1)
        XCTAssertEqual(wheel.distance(toDetentOf: wheel.selected ?? -1), 0, accuracy: 1e-9)
        try InputDevice.releaseButton()
    }

    func testUnmapEndsASettleAtItsDestination() async throws {
        let wheel = makeWheel()
        wheel.settleDuration = .seconds(2)
        let window = try show(wheel)
        let record = wheel.record()
        try wheel.beginTurning(to: 3)
        window.setVisible(false)
        XCTAssertEqual(wheel.selected, 3)
        XCTAssertEqual(wheel.distance(toDetentOf: 3), 0, accuracy: 1e-9)
        XCTAssertEqual(record.all("settled"), ["settled 3"])
    }

    func testUnmappedWheelTurnsImmediately() async {
        let wheel = makeWheel()
        let record = wheel.record()
        wheel.turn(to: 5)
        XCTAssertEqual(wheel.selected, 5)
        XCTAssertEqual(record.all("settled"), ["settled 5"])
    }

    func testWheelMovesToAnotherWindow() async throws {
        let wheel = makeWheel()
        wheel.turn(to: 2)
        let first = try show(wheel)
        gtk_window_set_child(first.gtkWindow, nil)
        let record = wheel.record()
        try show(wheel)
        wheel.turn(to: 4)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 4)
    }

    /// Drops its object on another thread.
    private final class Holder: @unchecked Sendable {
        var object: Object?

        init(_ object: Object) { self.object = object }
    }

    func testObjectDroppedOnAnotherThreadIsFinalizedOnTheMainThread() async throws {
        let holder = Holder(ListModel(ofNumberedStrings: 1))
        let pointer = try unsafe XCTUnwrap(holder.object).object
        let finalizer = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: 1)
        finalizer.initialize(to: nil)
        defer { finalizer.deallocate() }
        unsafe g_object_weak_ref(
            pointer,
            { slot, _ in
                slot!.assumingMemoryBound(to: OpaquePointer?.self).pointee = OpaquePointer(g_thread_self())
            }, finalizer)
        DispatchQueue.global().async { holder.object = nil }
        try MainLoop.wait(for: "the finalization") { finalizer.pointee != nil }
        XCTAssertEqual(finalizer.pointee, OpaquePointer(g_thread_self()))
    }
}
