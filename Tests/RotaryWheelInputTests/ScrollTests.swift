import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Scroll clicks, which are buttons on X11: 4 is up, 5 down, 6 left and 7 right.
@MainActor
final class ScrollTests: WidgetTestCase {
    func testEachClickSteps() async throws {
        let wheel = makeWheel()
        wheel.settleDuration = .zero
        for control in [wheel, makeSpinningWheel()] as [SelectionControl] {
            let window = try show(control)
            try window.perform(window.point(0, of: control.object))
            for (buttons, item) in [([5, 5, 5], 3), ([4], 2), ([7], 3), ([6, 6], 1)] {
                try window.perform(buttons.map { .click($0) })
                try MainLoop.wait(for: "\(buttons) to select \(item), not \(control.selected ?? -1)") {
                    control.selected == item
                }
            }
        }
    }

    /// A page higher than its window, with a control at the top, which reports whether it has scrolled.
    private func showPage(_ control: RotaryControl, isFocused: Bool = false) throws
        -> (window: TestWindow, hasScrolled: () -> Bool)
    {
        let (page, below) = (Box(spacing: 0), Label("below"))
        gtk_widget_set_size_request(control.widget, 480, 480)
        gtk_widget_set_size_request(below.widget, -1, 2000)
        page.append(control.object)
        page.append(below)
        let scrolled = Widget(sinking: UnsafeMutableRawPointer(gtk_scrolled_window_new()))
        gtk_scrolled_window_set_child(scrolled.opaque, page.widget)
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
        let window = try show(scrolled, width: 500, height: 500)
        // GtkWindow focuses its first widget without a choice by the user.
        try window.focus()
        if isFocused {
            gtk_window_set_focus(window.gtkWindow, nil)
            try window.perform(.key("Tab"))
        }
        XCTAssertTrue(control.object.containsFocus)
        return (window, { gtk_adjustment_get_value(adjustment) > 0 })
    }

    func testScrolledWindowScrollsUnlessTheControlIsFocused() async throws {
        for isFocused in [false, true] {
            let withHub = makeWheel()
            withHub.hub = gtk_button_new_with_label("hub")
            withHub.settleDuration = .zero
            let places: [(RotaryControl, degrees: Double, fraction: Double, isBeside: Bool)] = [
                (makeWheel(), 0, 0.7, false), (makeSpinningWheel(100), 0, 0.7, false),
                (makeKnob(at: 50), 0, 0.7, false), (withHub, 0, 0, false), (makeWheel(), 45, 1.3, true),
                (makeWheel(0), 0, 0.75, true),
            ]
            for (control, degrees, fraction, isBeside) in places {
                let (window, hasScrolled) = try showPage(control, isFocused: isFocused)
                let (turns, record) = (isFocused && !isBeside, control.record())
                try window.perform(window.point(degrees, fraction, of: control.object), .click(5))
                let name = "\(control.object.cssName) at \(degrees) \(fraction), focused: \(isFocused)"
                let moves = ["notify rotation", "notify position", "notify value"]
                try MainLoop.wait(for: name) {
                    turns ? record.events.contains(where: moves.contains) : hasScrolled()
                }
                try MainLoop.pass(.milliseconds(100))
                XCTAssertEqual(record.events.isEmpty, !turns, name)
                XCTAssertEqual(hasScrolled(), !turns, name)
                guard turns, control === withHub else { continue }
                XCTAssertEqual(withHub.selected, 1, name)
                // Without the focus, it leaves scrolling to the page again.
                gtk_window_set_focus(window.gtkWindow, nil)
                try window.perform(.click(5))
                try MainLoop.wait(for: "the page, \(name)") { hasScrolled() }
                XCTAssertEqual(withHub.selected, 1, name)
            }
        }
    }

    func testKnobScrollsInAScrolledWindowThatCannotScroll() async throws {
        let (page, knob) = (Widget(sinking: gtk_scrolled_window_new()), makeKnob(at: 50))
        gtk_scrolled_window_set_child(page.opaque, knob.object.widget)
        let window = try show(page)
        try window.focus()
        gtk_window_set_focus(window.gtkWindow, nil)
        try window.perform(window.point(0, 0.2, of: knob), .click(5))
        XCTAssertEqual(knob.value, 49)
        knob.isScrollable = false
        try window.perform(.click(5))
        XCTAssertEqual(knob.value, 49)
    }
}
