import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Closures as C user data: retained while callable, then released.
@MainActor
final class ClosureTests: WidgetTestCase {
    private final class Capture {
        var calls = 0
        init() {}
    }

    private weak var captured: Capture?
    private var handler: UInt = 0

    /// An object that only a closure retains.
    private func capture() -> Capture {
        let capture = Capture()
        captured = capture
        return capture
    }

    private func connect(to object: Object) -> UInt {
        let capture = capture()
        return object.connect("changed") { _ in capture.calls += 1 }
    }

    func testDisconnectReleasesTheHandler() async {
        let (object, probe) = makeProbe()
        let handler = connect(to: object)
        probe.emit("changed", UInt32(1))
        probe.emit("changed", UInt32(2))
        XCTAssertEqual(captured?.calls, 2)
        object.disconnect(handler)
        XCTAssertNil(captured)
        probe.emit("changed", UInt32(3))
    }

    func testFinalizeReleasesTheHandler() async {
        var object: Object? = Object(creating: Probe.objectClass)
        object.map { watch($0) }
        _ = object.map(connect)
        XCTAssertNotNil(captured)
        object = nil
        XCTAssertNil(captured)
    }

    func testHandlerDisconnectsItself() async {
        let (object, probe) = makeProbe()
        var calls = 0
        handler = object.connect("changed") { [unowned self] arguments in
            calls += 1
            arguments.get(0, as: Object?.self)?.disconnect(handler)
        }
        probe.emit("changed", UInt32(1))
        probe.emit("changed", UInt32(2))
        XCTAssertEqual(calls, 1)
    }

    func testHandlerReleasesItsEmitter() async {
        var object: Object? = Object(creating: Probe.objectClass)
        object.map { watch($0) }
        let probe = object.map(Probe.of)
        object?.connect("changed") { _ in object = nil }
        probe?.emit("changed", UInt32(1))
        XCTAssertNil(object)
    }

    func testFinalizeAndReplacementReleaseTheDrawHandler() async {
        for isReplaced in [true, false] {
            var area: DrawingArea? = DrawingArea(cssName: "probe")
            area.map { watch($0) }
            area?.setDrawHandler { [capture = self.capture()] _, _, _ in capture.calls += 1 }
            XCTAssertNotNil(captured)
            if isReplaced { area?.setDrawHandler { _, _, _ in } } else { area = nil }
            XCTAssertNil(captured, "replaced: \(isReplaced)")
        }
    }

    func testTickHandlerRunsUntilItReturnsFalse() async throws {
        let label = Label("")
        watch(label)
        try show(label)
        _ = label.addTickCallback { [capture = self.capture()] _ in
            capture.calls += 1
            return capture.calls < 3
        }
        var calls = 0
        try MainLoop.wait(for: "the handler to be released") {
            calls = max(calls, captured?.calls ?? 0)
            return captured == nil
        }
        XCTAssertLessThanOrEqual(calls, 3)
    }

    func testRemovalReleasesTheTickHandler() async throws {
        let label = Label("")
        watch(label)
        try show(label)
        let callback = label.addTickCallback { [capture = self.capture()] _ in
            capture.calls += 1
            return true
        }
        try MainLoop.wait(for: "two frames") { captured?.calls ?? 0 >= 2 }
        label.removeTickCallback(callback)
        MainLoop.drain()
        XCTAssertNil(captured)
    }
}
