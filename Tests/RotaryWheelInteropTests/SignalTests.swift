import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Signals of a GObject class in Swift.
@MainActor
final class SignalTests: WidgetTestCase {
    func testHandlersGetTheArgumentsInTheOrderOfTheirConnections() async {
        let (object, probe) = makeProbe()
        var calls: [String] = []
        object.connect("moved") { [unowned object] in
            XCTAssertEqual($0.get(0, as: Object?.self), object)
            calls.append("moved \($0.get(1, as: Double.self)) \($0.get(2, as: Double.self))")
        }
        object.connect("changed") { _ in calls.append("first") }
        object.connect("changed") { calls.append("second \($0.get(1, as: UInt32.self))") }
        probe.emit("moved", 0.25, -3.0)
        probe.emit("changed", UInt32.max)
        XCTAssertEqual(calls, ["moved 0.25 -3.0", "first", "second 4294967295"])
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
}
