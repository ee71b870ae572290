import CRotaryWheelGtk
import Foundation
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Default target sizes for touch.
@MainActor
final class TargetTests: WidgetTestCase {
    private static let least = 44.0

    private func assertLarge(_ widget: Widget, in window: TestWindow, _ what: String, line: UInt = #line) {
        let corner: (x: Double, y: Double) = window.point(0, 0, of: widget)
        for (x, y) in [(widget.width, 0), (0, widget.height)] {
            let other: (x: Double, y: Double) = window.point(Double(x), Double(y), of: widget)
            XCTAssertGreaterThanOrEqual(
                hypot(other.x - corner.x, other.y - corner.y), Self.least, what, line: line)
        }
    }

    func testWheelsKnobsAndItemsAreLargeEnough() async throws {
        let (wheel, button) = (makeWheel(4), Button())
        wheel.hub = button.widget
        let window = try show(wheel, width: 120, height: 120)
        XCTAssertEqual(wheel.object.width, 120, "the smallest")
        // The button fills the hub including its border.
        assertLarge(try XCTUnwrap(wheel.object.children.first { $0.cssName == "hub" }), in: window, "hub")
        let knob = makeKnob(in: 0...1).object
        XCTAssertGreaterThanOrEqual(Double(knob.measure(GTK_ORIENTATION_HORIZONTAL).natural), Self.least)
        let (rim, other, _) = try shown(makeSpinningWheel(3))
        assertLarge(rim.items[0], in: other, "item")
    }

    func testBubblesAndHubOfADialAreLargeEnough() async throws {
        for size in [72, 50] {
            let (dial, window, _) = try shownExpanded(makeDial()) {
                ($0.itemSize, $0.minimumInflation) = (size, size == 72 ? 0.66 : 1)
            }
            for text in ["1", "2", "3", "4"] {
                assertLarge(try XCTUnwrap(dial.bubble(text)), in: window, "bubble \(text) of \(size)")
            }
            let hub = try XCTUnwrap(dial.object.children.first { $0.cssName == "hub" })
            assertLarge(hub, in: window, "hub of \(size)")
        }
    }

    func testControlWithoutASizeContainsNoPoint() async throws {
        let fixed = Widget(sinking: UnsafeMutableRawPointer(gtk_fixed_new()))
        try show(fixed)
        for control in [
            makeWheel(4).object, makeSpinningWheel(3).object, makeDial().object, makeKnob().object,
        ] {
            gtk_fixed_put(fixed.pointer.assumingMemoryBound(to: GtkFixed.self), control.widget, 0, 0)
            XCTAssertTrue(control.isMapped)
            XCTAssertEqual(gtk_widget_contains(control.widget, 0, 0), 0)
        }
    }
}
