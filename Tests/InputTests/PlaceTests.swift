import CGtk
import GtkInterop
import RotaryWheel
import TestSupport
import XCTest

/// What is the wheel's and what is not, with a real pointer.
final class PlaceTests: WidgetTestCase {
    func testPressInTheCentreReachesTheHubsButton() async throws {
        let wheel = makeWheel()
        unsafe wheel.hub = gtk_button_new_with_label("Open")
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.point(0, 0, of: wheel), .click(1))
        try MainLoop.wait(for: "the button") { record.events.contains("activate 0") }
        XCTAssertEqual(record.events, ["activate 0"])
    }

    func testPressOutsideTheRingReachesWhatLiesBelow() async throws {
        let wheel = makeWheel()
        let overlay = unsafe Widget(sinking: gtk_overlay_new())
        let button = unsafe Widget(sinking: gtk_button_new_with_label("Below"))
        unsafe gtk_overlay_set_child(overlay.opaque, button.widget)
        unsafe gtk_overlay_add_overlay(overlay.opaque, wheel.widget)
        var clicks = 0
        button.connect("clicked") { _ in clicks += 1 }
        let window = try show(overlay)
        let record = wheel.record()
        // In the corner, outside the wheel.
        try window.perform(window.point(45, 1.3, of: wheel), .click(1))
        try MainLoop.wait(for: "the button below") { clicks == 1 }
        // In the empty middle.
        try window.perform(window.point(45, 0.1, of: wheel), .click(1))
        try MainLoop.wait(for: "the button below") { clicks == 2 }
        XCTAssertEqual(record.events, [])
    }

    func testWheelOfTheMouseTurnsBySectors() async throws {
        let wheel = makeWheel()
        let window = try show(wheel)
        try window.perform(window.point(0, of: wheel), .click(5), .click(5), .click(5), .click(4))
        try MainLoop.wait(for: "two sectors on, not \(wheel.selected ?? -1)") {
            wheel.selected == 2 && wheel.distance(toDetentOf: 2) < 1e-9
        }
    }

    func testInAScrolledPageOnlyTheRingTurns() async throws {
        let wheel = makeWheel()
        unsafe gtk_widget_set_size_request(wheel.widget, 400, 400)
        let page = Box(spacing: 600)
        page.append(wheel.object)
        page.append(Label("The end of the page"))
        let scrolled = unsafe Widget(sinking: gtk_scrolled_window_new())
        unsafe gtk_scrolled_window_set_child(scrolled.opaque, page.widget)
        let adjustment = unsafe Object(
            retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(scrolled.opaque)))
        let window = try show(scrolled)
        let record = wheel.record()
        // Outside the ring, in the middle, the page scrolls.
        try window.perform(window.point(45, 0.1, of: wheel), .click(5))
        try MainLoop.wait(for: "the page to scroll") { adjustment.get("value", as: Double.self) > 0 }
        XCTAssertEqual(record.events, [])
        adjustment.set("value", to: 0.0)
        try window.waitForFrame()
        // On the ring the wheel turns.
        try window.perform(window.point(0, of: wheel), .click(5))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 1)
        XCTAssertEqual(adjustment.get("value", as: Double.self), 0)
        // With the focus, in the middle too.
        wheel.object.grabFocus()
        unsafe wheel.hub = gtk_button_new_with_label("Open")
        try window.waitForFrame()
        try window.perform(window.point(45, 0.1, of: wheel), .click(5))
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(wheel.selected, 2)
    }
}
