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

    func testDisconnectReleasesTheHandler() async {
        let (object, probe) = makeProbe()
        let handler = object.connect("changed") { [capture = self.capture()] _ in capture.calls += 1 }
        probe.emit("changed", UInt32(1))
        probe.emit("changed", UInt32(2))
        XCTAssertEqual(captured?.calls, 2)
        object.disconnect(handler)
        XCTAssertNil(captured)
        probe.emit("changed", UInt32(3))
    }

    func testFinalizeReleasesTheHandler() async {
        var object: Object? = makeProbe().object
        object?.connect("changed") { [capture = self.capture()] _ in capture.calls += 1 }
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

    func testTickHandlerRunsUntilItReturnsFalseOrIsRemoved() async throws {
        let label = Label("")
        watch(label)
        try show(label)
        for isRemoved in [false, true] {
            let callback = label.addTickCallback { [capture = self.capture()] _ in
                capture.calls += 1
                return isRemoved || capture.calls < 3
            }
            var calls = 0
            try MainLoop.wait(for: isRemoved ? "two frames" : "the handler to be released") {
                calls = max(calls, captured?.calls ?? 0)
                return isRemoved ? calls >= 2 : captured == nil
            }
            if isRemoved { label.removeTickCallback(callback) } else { XCTAssertLessThanOrEqual(calls, 3) }
            MainLoop.drain()
            XCTAssertNil(captured)
        }
    }
}
