import CRotaryWheelGtk
import Foundation
package import RotaryWheelInterop
public import XCTest

/// A test of widgets, whose methods are `async`, as only those may be isolated to the main actor.
///
/// Each ends by making sure that the objects it watched are gone, and that nothing was logged as
/// a warning or worse but what the test took from ``MessageLog``.
@MainActor
open class WidgetTestCase: XCTestCase {
    private var watched: [(name: String, object: WeakObject)] = []
    private var windows: [TestWindow] = []

    private static let initialise: Void = {
        unsafe setenv("GTK_A11Y", "test", 1)
        MessageLog.install
        guard gtk_init_check() != 0 else {
            fatalError("these tests need a display: see meson-helpers/displays/with-display")
        }
    }()

    nonisolated override open func setUp() {
        // XCTest runs on the main thread.
        MainActor.assumeIsolated {
            Self.initialise
            _ = MessageLog.take()
        }
    }

    nonisolated override open func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { unsafe test.finish() }
    }

    private func finish() {
        for window in windows { window.close() }
        windows = []
        MainLoop.drain()
        for (name, object) in watched { XCTAssertNil(object.object, "\(name) was not finalised") }
        watched = []
        XCTAssertEqual(MessageLog.take(), [])
    }

    /// Sees to it that an object is gone when the test has ended.
    package func watch(_ object: Object, _ name: String = "the object") {
        watched.append((name, WeakObject(object)))
    }

    /// Shows a widget in a window of its own, for as long as the test runs.
    @discardableResult
    package func show(_ widget: Widget, width: Int = 480, height: Int = 480) throws -> TestWindow {
        let window = TestWindow(widget, width: width, height: height)
        windows.append(window)
        watch(window.window, "the window")
        try window.present()
        return window
    }
}
