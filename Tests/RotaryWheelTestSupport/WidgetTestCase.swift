import CRotaryWheelGtk
import Foundation
package import RotaryWheelInterop
public import XCTest

/// A test of widgets; its methods are `async`, because XCTest runs only those on the main actor.
///
/// Each test ends with two checks: all watched objects are finalized, and ``MessageLog`` is empty.
@MainActor
open class WidgetTestCase: XCTestCase {
    /// Whether the tests take the time of the system, which passes by itself, rather than that of ``TestTime``.
    open class var takesSystemTime: Bool { false }

    private var watched: [(name: String, object: WeakObject)] = []
    private var windows: [TestWindow] = []

    private static let initialize: Void = {
        unsafe setenv("GTK_A11Y", "test", 1)
        MessageLog.install
        guard gtk_init_check() != 0 else {
            fatalError("these tests need a display: see meson-helpers/displays/with-display")
        }
    }()

    nonisolated override open func setUp() {
        // XCTest runs setUp on the main thread.
        MainActor.assumeIsolated {
            Self.initialize
            MonotonicClock.source = Self.takesSystemTime ? SystemTime() : TestTime.shared
            _ = MessageLog.take()
        }
    }

    nonisolated override open func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { unsafe test.finish() }
    }

    private func finish() {
        XCTAssertNoThrow(try InputDevice.releaseAll())
        for window in windows { window.close() }
        windows = []
        MainLoop.drain()
        for (name, object) in watched { XCTAssertNil(object.object, "\(name) was not finalized") }
        watched = []
        XCTAssertEqual(MessageLog.take(), [])
    }

    /// Asserts that an object is finalized at the end of the test.
    package func watch(_ object: Object, _ name: String = "the object") {
        watched.append((name, WeakObject(object)))
    }

    /// Shows a widget in its own window until the end of the test.
    @discardableResult
    package func show(_ widget: Widget, width: Int = 480, height: Int = 480) throws -> TestWindow {
        let window = TestWindow(widget, width: width, height: height)
        windows.append(window)
        watch(window.window, "the window")
        try window.present()
        return window
    }
}
