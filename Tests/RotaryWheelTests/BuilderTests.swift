import CGtk
import CRotaryWheel
import GtkInterop
import RotaryWheel
import TestSupport
import XCTest

/// Wheels that GtkBuilder makes from a UI file.
@MainActor
final class BuilderTests: WidgetTestCase {
    private func build(_ properties: String) throws -> RotaryWheelWidget {
        g_type_ensure(rotary_wheel_widget_get_type())
        let text =
            "<interface><object class=\"RotaryWheelWidget\" id=\"wheel\">\(properties)</object></interface>"
        let builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new_from_string(text, -1)))
        let built = try XCTUnwrap(gtk_builder_get_object(builder.opaque, "wheel"))
        let widget = Widget(retaining: UnsafeMutableRawPointer(built))
        return watched(try XCTUnwrap(RotaryWheelWidget(widget.widget)))
    }

    func testNumbersAndChoices() async throws {
        let wheel = try build(
            """
            <property name="sector-count">5</property>
            <property name="selected">3</property>
            <property name="direction">counter-clockwise</property>
            <property name="turning">clockwise</property>
            <property name="indicator-angle">-1.5</property>
            <property name="snap">no</property>
            """)
        XCTAssertEqual(wheel.sectorCount, 5)
        XCTAssertEqual(wheel.direction, .counterclockwise)
        XCTAssertEqual(wheel.turning, .clockwise)
        XCTAssertEqual(wheel.indicatorAngle.radians, -1.5)
        XCTAssertFalse(wheel.snap)
        XCTAssertEqual(wheel.selected, 3)
    }

    func testSelectedMayStandBeforeTheModel() async throws {
        let wheel = try build(
            """
            <property name="selected">1</property>
            <property name="model"><object class="GtkStringList"><items>
              <item>Circles</item><item>Flower</item>
            </items></object></property>
            <property name="hub"><object class="GtkButton"/></property>
            """)
        XCTAssertEqual(wheel.selectedText, "Flower")
        XCTAssertNotNil(wheel.hub)
        try show(wheel)
    }

    func testStopsInAnyOrder() async throws {
        let wheel = try build(
            """
            <property name="sector-count">8</property>
            <property name="minimum-rotation">1</property>
            <property name="maximum-rotation">3</property>
            """)
        XCTAssertEqual(wheel.minimumRotation?.radians, 1)
        XCTAssertEqual(wheel.maximumRotation?.radians, 3)
    }
}
