import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Widgets in `.ui` files.
@MainActor
final class BuilderTests: WidgetTestCase {
    private let (wheel, knob) = (rotary_wheel_widget_get_type(), rotary_wheel_knob_get_type())

    /// Parses an object with some content.
    private func parse(_ type: GType, _ content: String) -> (builder: Object, error: String?) {
        registerTypes()
        let name = String(cString: g_type_name(type))
        let text = "<interface><object class=\"\(name)\" id=\"made\">\(content)</object></interface>"
        let builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new()))
        var error: UnsafeMutablePointer<GError>?
        gtk_builder_add_from_string(builder.opaque, text, -1, &error)
        defer { g_clear_error(&error) }
        return (builder, error.map { String(cString: $0.pointee.message) })
    }

    private func build(_ type: GType, _ content: String) throws -> Widget {
        let (builder, error) = parse(type, content)
        XCTAssertNil(error)
        let widget = try object("made", of: builder).cast(to: Widget.self)
        watch(widget)
        return widget
    }

    private func object(_ name: String, of builder: Object) throws -> Object {
        Object(
            retaining: UnsafeMutableRawPointer(try XCTUnwrap(gtk_builder_get_object(builder.opaque, name))))
    }

    private func items(_ labels: String...) -> String {
        labels.map {
            "<child><object class=\"RotaryWheelItem\"><property name=\"label\">\($0)</property></object></child>"
        }.joined()
    }

    func testBuilderSetsNumbersAndEnums() async throws {
        let built = try build(
            wheel,
            """
            <property name="sector-count">5</property>
            <property name="selected">3</property>
            <property name="direction">counter-clockwise</property>
            <property name="turning">clockwise</property>
            """)
        let wheel = try XCTUnwrap(RotaryWheelWidget(built.widget))
        XCTAssertEqual(wheel.sectorCount, 5)
        XCTAssertEqual(wheel.direction, .counterclockwise)
        XCTAssertEqual(wheel.turning, .clockwise)
        XCTAssertEqual(wheel.selected, 3)
        // The minimum may precede its maximum.
        let stops = [("minimum-rotation", 1.0), ("maximum-rotation", 3)]
        let content = stops.map { "<property name=\"\($0)\">\($1)</property>" }
        let limited = try build(self.wheel, content.joined())
        for (name, angle) in stops { XCTAssertEqual(limited.get(name, as: Double.self), angle, name) }
    }

    func testBuilderConnectsAGestureToAParentAndItsChild() async throws {
        let (builder, error) = parse(
            gtk_box_get_type(),
            """
            <child><object class="GtkLabel" id="child"/></child></object>
            <object class="RotaryWheelRotationGesture" id="gesture">
            <property name="widget">made</property>
            <property name="center-widget">child</property>
            <property name="maximum-rotation">4.5</property>
            <property name="rotation">9</property>
            """)
        XCTAssertNil(error)
        let (gesture, child) = (try object("gesture", of: builder), try object("child", of: builder))
        for object in [gesture, child, try object("made", of: builder)] { watch(object) }
        XCTAssertEqual(gesture.get("center-widget", as: Object?.self), child)
        XCTAssertEqual(gesture.get("rotation", as: Double.self), 4.5)
    }

    func testBuilderAddsChildrenAndClasses() async throws {
        let built = try build(
            wheel,
            """
            <child type="hub"><object class="GtkButton"><property name="label">Go</property></object></child>
            <child><object class="GtkGestureClick" id="click"><property name="button">9</property></object></child>
            \(items("Circles"))
            <child><object class="RotaryWheelItem">
              <property name="label">Flower</property><property name="css-class">warm</property>
            </object></child>
            <style><class name="tinted"/></style>
            """)
        let wheel = try XCTUnwrap(RotaryWheelWidget(built.widget))
        wheel.selected = 1
        XCTAssertEqual(wheel.selectedText, "Flower")
        let hub = Widget(retaining: UnsafeMutableRawPointer(try XCTUnwrap(wheel.hub)))
        XCTAssertTrue(hub.isA(gtk_button_get_type()))
        let clicks = built.controllers.filter { $0.isA(gtk_gesture_click_get_type()) }
        XCTAssertTrue(clicks.contains { $0.get("button", as: UInt32.self) == 9 })
        try show(built)
        let sectors = built.children.filter { $0.cssName == "sector" && $0.width > 0 }
        XCTAssertEqual(sectors.map { $0.hasStyleClass("warm") }, [false, true])
        XCTAssertEqual(sectors.map { $0.hasStyleClass("tint-1") }, [true, false])
        for type in [rotary_wheel_spinning_wheel_get_type(), rotary_wheel_dial_menu_get_type()] {
            let list = try build(type, items("Dunes", "Harbour")).get("model", as: ListModel?.self)
            XCTAssertEqual(list?.count, 2)
        }
    }

    func testKnobDrawsMarksWithTheirTexts() async throws {
        let built = try build(
            knob,
            """
            <marks>
              <mark value="0" position="top">&lt;b&gt;Off&lt;/b&gt;</mark>
              <mark value="5"/>
              <mark value="10" translatable="yes" context="gain">Full</mark>
            </marks>
            <property name="adjustment">
              <object class="GtkAdjustment"><property name="upper">10</property></object>
            </property>
            """)
        try show(built)
        let labels = built.children.filter { $0.hasStyleClass("mark") }
        XCTAssertEqual(labels.map { $0.get("label", as: String?.self) }, ["<b>Off</b>", "Full"])
        XCTAssertTrue(labels.allSatisfy { $0.width > 0 })
    }

    func testBreakpointsAreAScale() async throws {
        let points = [(0.25, -30), (0.75, -6)].map { "<breakpoint place=\"\($0)\" value=\"\($1)\"/>" }
        let built = try build(
            knob,
            """
            <property name="adjustment">
              <object class="GtkAdjustment">
                <property name="lower">-60</property><property name="upper">6</property>
              </object>
            </property>
            <property name="scale">
              <object class="RotaryWheelKnobScale"><breakpoints>\(points.joined())</breakpoints></object>
            </property>
            """)
        let widget = try XCTUnwrap(KnobWidget(built.widget))
        XCTAssertEqual(
            widget.scale?.taper, .table([.init(place: 0.25, value: -30), .init(place: 0.75, value: -6)]))
        XCTAssertTrue(widget.setControllerValue(0.5, takesOver: false))
        XCTAssertEqual(widget.value, -18)
        _ = try build(
            knob,
            """
            <property name="scale"><object class="RotaryWheelKnobScale">
              <breakpoints>\(points.reversed().joined())</breakpoints>
            </object></property>
            """)
        XCTAssertEqual(
            MessageLog.take(), ["RotaryWheel: RotaryWheelKnobScale: places and values of a table must ascend"]
        )
    }

    func testInvalidContentIsReported() async throws {
        for (content, message) in [
            ("<detents><detent value=\"much\"/></detents>", "“much” is not a finite number"),
            ("<detents><detent/></detents>", "needs the attribute “value”"),
            ("<detents><mark/></detents>", "<mark> is not allowed"),
            ("<marks><mark/></marks>", "needs the attribute “value”"),
            (
                "<property name=\"scale\"><object class=\"RotaryWheelKnobScale\"><breakpoints>"
                    + "<breakpoint value=\"1\"/></breakpoints></object></property>",
                "needs the attribute “place”"
            ),
            (
                "<property name=\"scale\"><object class=\"RotaryWheelKnobScale\"><marks/></object></property>",
                "marks"
            ),
            ("<weights/>", "weights"),
        ] {
            let error = parse(knob, content).error ?? "none"
            XCTAssertTrue(error.contains(message), "\(content): \(error)")
        }
        for (type, name, child, reason) in [
            (knob, "Knob", "<child><object class=\"GtkLabel\"/>", "without a type"),
            (wheel, "Widget", "<child type=\"rim\"><object class=\"GtkLabel\"/>", "of type “rim”"),
            (wheel, "Widget", "<child type=\"hub\"><object class=\"GtkAdjustment\"/>", "of type “hub”"),
        ] {
            XCTAssertNil(parse(type, "\(child)</child>").error)
            XCTAssertEqual(
                MessageLog.take(), ["RotaryWheel: RotaryWheel\(name) does not accept a child \(reason)"])
        }
    }
}
