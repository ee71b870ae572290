import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Signals of a GObject class in Swift.
@MainActor
final class SignalTests: WidgetTestCase {
    func testHandlerGetsTheArguments() async {
        let (object, probe) = makeProbe()
        var received: [Double] = []
        var emitter: Object?
        object.connect("moved") {
            emitter = $0.get(0, as: Object?.self)
            received += [$0.get(1), $0.get(2)]
        }
        probe.emit("moved", 0.25, -3.0)
        XCTAssertEqual(received, [0.25, -3])
        XCTAssertEqual(emitter, object)
        emitter = nil
    }

    func testHandlersRunInConnectionOrder() async {
        let (object, probe) = makeProbe()
        var calls: [String] = []
        object.connect("changed") { _ in calls.append("first") }
        object.connect("changed") { calls.append("second \($0.get(1, as: UInt32.self))") }
        probe.emit("changed", UInt32.max)
        XCTAssertEqual(calls, ["first", "second 4294967295"])
    }

    func testHasHandlerFollowsConnections() async {
        let (object, probe) = makeProbe()
        XCTAssertFalse(probe.hasHandler(for: "changed"))
        let handler = object.connect("changed") { _ in }
        XCTAssertTrue(probe.hasHandler(for: "changed"))
        XCTAssertFalse(probe.hasHandler(for: "moved"))
        object.disconnect(handler)
        XCTAssertFalse(probe.hasHandler(for: "changed"))
    }

    func testEmitterGetsTheHandlersResult() async throws {
        // The result of close-request decides whether the window stays open.
        let label = Label("")
        watch(label)
        let window = try show(label)
        var asked = 0
        window.window.connect("close-request") {
            asked += 1
            $0.answer(asked == 1)
        }
        gtk_window_close(window.gtkWindow)
        try MainLoop.wait(for: "the request") { asked == 1 }
        XCTAssertTrue(window.window.isMapped)
        gtk_window_close(window.gtkWindow)
        try MainLoop.wait(for: "the window to close") { !window.window.isMapped }
    }
}
