import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Scroll clicks, which are buttons on X11: 4 is up, 5 down, 6 left and 7 right.
@MainActor
final class ScrollTests: WidgetTestCase {
    func testEachClickSteps() async throws {
        let wheel = makeWheel(8)
        wheel.settleDuration = .zero
        let window = try show(wheel)
        for (buttons, sector) in [([5, 5, 5], 3), ([4], 2), ([7], 3), ([6, 6], 1)] {
            try window.perform([window.point(0, of: wheel)] + buttons.map { .click($0) })
            try MainLoop.wait(for: "\(buttons) to select \(sector); selected is \(wheel.selected ?? -1)") {
                wheel.selected == sector
            }
        }
    }

    func testClicksAddUpDuringASettle() async throws {
        let wheel = makeWheel(8)
        wheel.settleDuration = .seconds(1)
        let record = try settle(wheel) { window in
            [window.point(0, of: wheel), .click(5), .click(5), .click(5)]
        }
        XCTAssertEqual(record.all("settled"), ["settled 3"])
    }

    /// A page higher than its window, with a control at the top.
    private func showPage(_ control: Widget) throws -> (window: TestWindow, adjustment: Object) {
        let page = Box(spacing: 0)
        gtk_widget_set_size_request(control.widget, 480, 480)
        page.append(control)
        let below = Label("below")
        gtk_widget_set_size_request(below.widget, -1, 2000)
        page.append(below)
        let scrolled = Widget(sinking: UnsafeMutableRawPointer(gtk_scrolled_window_new()))
        gtk_scrolled_window_set_child(scrolled.opaque, page.widget)
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
        return (try show(scrolled, width: 500, height: 500), Object(retaining: adjustment))
    }

    func testScrolledWindowScrollsOverUnfocusedControls() async throws {
        let (wheel, rim, knob) = (makeWheel(8), makeSpinningWheel(100), makeKnob())
        knob.value = 50
        for control in [wheel.object, rim.object, knob.object] {
            let (window, adjustment) = try showPage(control)
            gtk_window_set_focus(window.gtkWindow, nil)
            try window.perform(window.point(0, 0.7, of: control), .click(5))
            try MainLoop.wait(for: "the page") { adjustment.get("value", as: Double.self) > 0 }
        }
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(rim.position, 0)
        XCTAssertEqual(knob.value, 50)
    }

    func testFocusedWheelTurnsInAScrolledWindow() async throws {
        let wheel = makeWheel(8)
        wheel.settleDuration = .zero
        let (window, adjustment) = try showPage(wheel.object)
        wheel.object.grabFocus()
        try window.perform(window.point(0, of: wheel), .click(5))
        try MainLoop.wait(for: "the wheel") { wheel.selected == 1 }
        XCTAssertEqual(adjustment.get("value", as: Double.self), 0)
    }

    func testScrolledWindowScrollsBesideTheWheel() async throws {
        let wheel = makeWheel(8)
        let (window, adjustment) = try showPage(wheel.object)
        let record = wheel.record()
        try window.perform(window.point(45, 1.3, of: wheel), .click(5))
        try MainLoop.wait(for: "the page") { adjustment.get("value", as: Double.self) > 0 }
        XCTAssertEqual(record.events, [])
        XCTAssertEqual(wheel.selected, 0)
    }

    func testScrolledWindowScrollsOverTheHub() async throws {
        let wheel = makeWheel(8)
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("hub")))
        wheel.hub = button.widget
        let (window, adjustment) = try showPage(wheel.object)
        // GtkWindow focuses its first widget.
        gtk_window_set_focus(window.gtkWindow, nil)
        try window.perform(window.point(0, 0, of: wheel), .click(5))
        try MainLoop.wait(for: "the page") { adjustment.get("value", as: Double.self) > 0 }
        XCTAssertEqual(wheel.selected, 0)
    }

    func testFocusedWheelTurnsOverItsHub() async throws {
        let wheel = makeWheel(8)
        wheel.settleDuration = .zero
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("hub")))
        wheel.hub = button.widget
        let (window, adjustment) = try showPage(wheel.object)
        wheel.object.grabFocus()
        try window.perform(window.point(0, 0, of: wheel), .click(5))
        try MainLoop.wait(for: "the wheel") { wheel.selected == 1 }
        XCTAssertEqual(adjustment.get("value", as: Double.self), 0)
    }

    func testDraggedWheelIgnoresScrolling() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        try window.perform([window.point(0, of: wheel), .press] + window.arc(from: 0, to: 30, of: wheel))
        let held = wheel.rotation
        try window.perform(.click(5), .click(5))
        XCTAssertEqual(wheel.rotation, held)
        try window.perform(.hold(200), .release)
    }

    func testScrolledWindowScrollsOverAnEmptyWheel() async throws {
        let wheel = makeWheel(0)
        let (window, adjustment) = try showPage(wheel.object)
        try window.perform(window.point(0, of: wheel), .click(5))
        try MainLoop.wait(for: "the page") { adjustment.get("value", as: Double.self) > 0 }
    }
}
