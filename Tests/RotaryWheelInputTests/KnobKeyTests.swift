import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Keys and scroll clicks on a knob.
@MainActor
final class KnobKeyTests: WidgetTestCase {
    func testKeysTurnTheKnob() async throws {
        let knob = makeKnob(at: 50)
        let window = try showFocused(knob.object)
        for (key, value) in [
            ("Right", 51.0), ("Up", 52), ("Left", 51), ("Down", 50), ("Page_Up", 60), ("Page_Down", 50),
            ("plus", 51), ("minus", 50), ("Home", 0), ("Left", 0), ("End", 100), ("Right", 100),
        ] {
            try window.perform(.key(key))
            XCTAssertEqual(knob.value, value, key)
        }
    }

    func testRightToLeftSwapsLeftAndRight() async throws {
        let knob = makeKnob(at: 50)
        knob.object.setRightToLeft()
        let window = try showFocused(knob.object)
        try window.perform(.key("Right"))
        XCTAssertEqual(knob.value, 49)
        try window.perform(.key("Up"))
        XCTAssertEqual(knob.value, 50)
        // Clockwise in every text direction.
        knob.isFlippable = false
        try window.perform(.key("Right"))
        XCTAssertEqual(knob.value, 51)
    }

    func testKeysWrapAround() async throws {
        let knob = makeKnob(at: 99)
        knob.wraps = true
        let window = try showFocused(knob.object)
        try window.perform(.key("Right"))
        XCTAssertEqual(knob.value, 0)
        try window.perform(.key("Left"))
        XCTAssertEqual(knob.value, 99)
    }

    func testPageKeysTurnALogarithmicKnobEvenly() async throws {
        let knob = makeKnob(in: 1...10_000, step: 99.99, at: 1)
        knob.taper = .logarithmic
        knob.digits = 5
        let window = try showFocused(knob.object)
        // A page is a tenth of the travel of four decades.
        for _ in 0..<5 { try window.perform(.key("Page_Up")) }
        XCTAssertEqual(knob.value, 100, accuracy: 0.01)
    }

    func testDigitOpensTheEntry() async throws {
        let knob = makeKnob(at: 50)
        let window = try showFocused(knob.object)
        try window.perform(.key("4"))
        try MainLoop.wait(for: "the entry to have the focus") { knob.object.popover?.containsFocus == true }
        try window.perform(.key("2"))
        XCTAssertEqual(knob.value, 50)
        try window.perform(.key("Return"))
        try MainLoop.wait(for: "the value") { knob.value == 42 }
        try MainLoop.wait(for: "the knob to have the focus again") { knob.object.hasFocus }
    }

    func testEscapeKeepsTheValue() async throws {
        let knob = makeKnob(at: 50)
        let window = try showFocused(knob.object)
        try window.perform(.key("7"), .key("Escape"))
        try MainLoop.wait(for: "the knob to have the focus again") { knob.object.hasFocus }
        XCTAssertEqual(knob.value, 50)
        try window.perform(.key("Right"))
        XCTAssertEqual(knob.value, 51)
    }

    func testInvalidNumberStaysInTheEntry() async throws {
        let knob = makeKnob(at: 50)
        let window = try showFocused(knob.object)
        try window.perform(.key("7"), .key("x"), .key("Return"))
        XCTAssertEqual(knob.value, 50)
        try window.perform(.key("BackSpace"), .key("Return"))
        try MainLoop.wait(for: "the value") { knob.value == 7 }
    }

    func testEntryClampsTheValue() async throws {
        let knob = makeKnob(at: 50)
        let window = try showFocused(knob.object)
        try window.perform(.key("9"), .key("9"), .key("9"), .key("Return"))
        try MainLoop.wait(for: "the value") { knob.value == 100 }
    }

    func testMenuResetsTheValue() async throws {
        let knob = makeKnob(at: 50)
        knob.defaultValue = 20
        let window = try showFocused(knob.object)
        try window.perform(.key("Menu"))
        try MainLoop.wait(for: "the menu to have the focus") { knob.object.popover?.containsFocus == true }
        try window.perform(.key("Down"), .key("Return"))
        try MainLoop.wait(for: "the reset") { knob.value == 20 }
    }

    func testClosedWindowWithAnEntryReleasesThePointer() async throws {
        let knob = makeKnob(at: 50)
        let window = try showFocused(knob.object)
        try window.perform(.key("4"))
        try MainLoop.wait(for: "the entry to have the focus") { knob.object.popover?.containsFocus == true }
        window.close()
        let other = makeKnob(at: 50)
        let otherWindow = try show(other.object)
        try otherWindow.perform(
            otherWindow.grip(0, of: other) + otherWindow.arc(from: 0, to: 30, 0.6, of: other.object) + [
                .release
            ])
        XCTAssertEqual(other.value, 60, accuracy: 1)
    }

    func testUnparentedKnobWithAnEntryKeepsTheFocusElsewhere() async throws {
        let knob = makeKnob(at: 50)
        let other = makeKnob(at: 50)
        let page = Box(spacing: 0)
        page.append(knob.object)
        page.append(other.object)
        let window = try show(page)
        try window.focus()
        knob.object.activateAction("knob.edit", target: nil)
        try MainLoop.wait(for: "the entry to have the focus") { knob.object.popover?.containsFocus == true }
        other.object.grabFocus()
        knob.object.unparent()
        try window.perform(.key("Up"))
        XCTAssertEqual(other.value, 51)
        XCTAssertEqual(knob.value, 50)
    }

    func testUnparentWithAnEntryUnderThePointerDoesNotCrash() async throws {
        let knob = makeKnob(at: 50)
        let page = Box(spacing: 0)
        page.append(knob.object)
        let window = try show(page, width: 150, height: 150)
        try window.focus()
        for time in [10, 20, 30, 40, 50, 60] {
            try window.perform(.move(x: 52, y: 10))
            knob.object.activateAction("knob.edit", target: nil)
            try window.perform(.move(x: 52, y: 141), .hold(time))
            knob.object.setVisible(false)
            page.append(Label("x"))
            try window.perform(.hold(50))
            knob.object.unparent()
            page.append(Label("x"))
            try window.perform(.hold(50))
            page.append(knob.object)
            knob.object.setVisible(true)
            try window.perform(.hold(50))
        }
    }

    func testInsensitiveKnobDoesNotOpenAnEntry() async throws {
        let knob = makeKnob(at: 50)
        _ = try showFocused(knob.object)
        gtk_widget_set_sensitive(knob.object.widget, 0)
        knob.edit()
        XCTAssertNil(knob.object.popover)
        gtk_widget_set_sensitive(knob.object.widget, 1)
        knob.edit()
        XCTAssertNotNil(knob.object.popover)
    }

    func testScrollClickSteps() async throws {
        let knob = makeKnob(at: 50)
        let window = try show(knob.object)
        try window.perform(window.point(0, 0.5, of: knob.object), .click(4), .click(4), .click(5))
        XCTAssertEqual(knob.value, 51)
        knob.isScrollable = false
        try window.perform(.click(4))
        XCTAssertEqual(knob.value, 51)
    }

    func testScrolledWindowScrollsUnlessTheKnobIsFocused() async throws {
        let page = Widget(sinking: gtk_scrolled_window_new())
        let knob = makeKnob(at: 50)
        gtk_widget_set_size_request(knob.object.widget, 300, 300)
        let long = Box(spacing: 0)
        long.append(knob.object)
        let rest = Label("")
        gtk_widget_set_size_request(rest.widget, 100, 2000)
        long.append(rest)
        gtk_scrolled_window_set_child(page.opaque, long.widget)
        gtk_widget_set_vexpand(page.widget, 1)
        let other = Widget(sinking: gtk_button_new())
        let box = Box(spacing: 0)
        box.append(other)
        box.append(page)
        let window = try show(box)
        try window.focus()
        other.grabFocus()
        let scrolled = {
            gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(page.opaque))
        }
        try window.perform(window.point(0, 0.2, of: knob.object), .click(5))
        try MainLoop.wait(for: "the page to scroll") { scrolled() > 0 }
        XCTAssertEqual(knob.value, 50)
        knob.object.grabFocus()
        try MainLoop.wait(for: "the page to show the focused widget") { scrolled() < 2 }
        try window.perform(window.point(0, 0.2, of: knob.object), .click(5))
        XCTAssertEqual(knob.value, 49)
        XCTAssertLessThan(scrolled(), 2)
    }

    func testKnobScrollsInAScrolledWindowThatCannotScroll() async throws {
        let page = Widget(sinking: gtk_scrolled_window_new())
        let knob = makeKnob(at: 50)
        gtk_scrolled_window_set_child(page.opaque, knob.object.widget)
        let window = try show(page)
        try window.focus()
        gtk_window_set_focus(window.gtkWindow, nil)
        try window.perform(window.point(0, 0.2, of: knob.object), .click(5))
        XCTAssertEqual(knob.value, 49)
    }
}
