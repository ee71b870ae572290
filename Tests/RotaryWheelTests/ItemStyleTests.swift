import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Style classes of items.
@MainActor
final class ItemStyleTests: WidgetTestCase {
    private let items = ["Ant", "Bee", "Cow"].map { RotaryWheelItem(label: $0) }

    /// The widgets of a CSS name by their accessible names.
    private func parts(_ cssName: String, of control: Widget) -> [Widget] {
        control.children.filter { $0.cssName == cssName && !$0.isAccessibleHidden && $0.isMapped }
    }

    private func check(_ cssName: String, of control: Widget, in window: TestWindow) throws {
        func count(_ name: String) throws -> Int {
            try window.waitForFrame()
            return parts(cssName, of: control).count { $0.hasStyleClass(name) }
        }
        XCTAssertEqual(try count("warm"), 1)
        XCTAssertEqual(try count("large"), 1)
        items[1].styleClass = "cold  large"
        XCTAssertEqual(try count("warm"), 0)
        XCTAssertEqual(try count("cold"), 1)
        items[1].styleClass = nil
        XCTAssertEqual(try count("cold") + count("large"), 0)
        items[1].styleClass = "warm large"
    }

    func testControlsShowTheClassesOfItems() async throws {
        items[1].styleClass = "warm large"
        let (wheel, rim, dial) = (makeWheel(0), makeSpinningWheel(0), makeDial(0))
        wheel.setItems(items)
        rim.setItems(items)
        dial.setItems(items)
        dial.isExpanded = true
        try check("sector", of: wheel.object, in: show(wheel))
        try check("item", of: rim.object, in: show(rim))
        let window = try show(dial)
        try dial.waitUntilExpanded()
        try check("bubble", of: dial.object, in: window)
    }

    func testOwnClassesOfTheControlStay() async throws {
        items[0].styleClass = "current"
        let dial = makeDial(0)
        dial.setItems(items)
        dial.isExpanded = true
        let window = try show(dial)
        try dial.waitUntilExpanded()
        items[0].styleClass = nil
        try window.waitForFrame()
        XCTAssertEqual(dial.bubble("Ant")?.hasStyleClass("current"), true)
    }

    func testClassColorsASectorAtRestAndInMotion() async throws {
        let provider = unsafe gtk_css_provider_new()!
        gtk_css_provider_load_from_data(
            provider, "rotarywheel > sector.warm > wedge { background-color: rgb(200,10,20); }", -1)
        let (display, style) = (gdk_display_get_default(), OpaquePointer(provider))
        gtk_style_context_add_provider_for_display(
            display, style, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        defer {
            gtk_style_context_remove_provider_for_display(display, style)
            g_object_unref(provider)
        }
        items[1].styleClass = "warm"
        let wheel = makeWheel(0)
        wheel.setItems(items)
        let window = try show(wheel)
        func color() throws -> UInt32 {
            // Beside the label of the second of three sectors.
            let middle = 180 + 120 + wheel.rotation.degrees
            return try window.color(at: window.place(middle + 45, 0.8, of: wheel.object))
        }
        XCTAssertEqual(try color(), 0xffc8_0a14)
        try wheel.beginTurning(to: 1)
        XCTAssertEqual(try color(), 0xffc8_0a14)
        items[1].styleClass = nil
        try MainLoop.wait(for: "the wheel to settle") { wheel.selected == 1 }
        XCTAssertNotEqual(try color(), 0xffc8_0a14)
    }
}
