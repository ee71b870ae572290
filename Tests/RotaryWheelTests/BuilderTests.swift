import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Widgets in `.ui` files.
@MainActor
final class BuilderTests: WidgetTestCase {
    private func build(_ content: String) throws -> RotaryWheelWidget {
        let widget = try build(rotary_wheel_widget_get_type(), content)
        return watched(try XCTUnwrap(RotaryWheelWidget(widget.widget)))
    }

    private func build(_ type: GType, _ content: String) throws -> Widget {
        let builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new()))
        var error: UnsafeMutablePointer<GError>?
        gtk_builder_add_from_string(builder.opaque, interface(type, content), -1, &error)
        XCTAssertNil(error.map { String(cString: $0.pointee.message) })
        return Widget(
            retaining: UnsafeMutableRawPointer(try XCTUnwrap(gtk_builder_get_object(builder.opaque, "made"))))
    }

    private func interface(_ type: GType, _ content: String) -> String {
        registerTypes()
        let name = String(cString: g_type_name(type))
        return "<interface><object class=\"\(name)\" id=\"made\">\(content)</object></interface>"
    }

    /// The parse error for invalid content.
    private func buildError(_ type: GType, _ content: String) -> String? {
        let builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new()))
        var error: UnsafeMutablePointer<GError>?
        gtk_builder_add_from_string(builder.opaque, interface(type, content), -1, &error)
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) }
    }

    func testBuilderSetsNumbersAndEnums() async throws {
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
        XCTAssertFalse(wheel.snaps)
        XCTAssertEqual(wheel.selected, 3)
    }

    func testBuilderConnectsAGestureToAParentAndItsChild() async throws {
        let content = """
            <child><object class="GtkLabel" id="child"/></child></object>
            <object class="RotaryWheelRotationGesture" id="gesture">
            <property name="widget">made</property>
            <property name="center-widget">child</property>
            <property name="center-offset-y">-40</property>
            <property name="maximum-rotation">4.5</property>
            <property name="rotation">9</property>
            """
        let builder = Object(
            adopting: UnsafeMutableRawPointer(
                gtk_builder_new_from_string(interface(gtk_box_get_type(), content), -1)))
        func object(_ name: String) throws -> Object {
            let object = try XCTUnwrap(gtk_builder_get_object(builder.opaque, name))
            return Object(retaining: UnsafeMutableRawPointer(object))
        }
        let (gesture, child) = (try object("gesture"), try object("child"))
        for object in [gesture, child, try object("made")] { watch(object) }
        XCTAssertEqual(gesture.get("center-widget", as: Object?.self), child)
        XCTAssertEqual(gesture.get("center-offset-y", as: Double.self), -40)
        XCTAssertEqual(gesture.get("rotation", as: Double.self), 4.5)
    }

    func testSelectedPrecedesTheModel() async throws {
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

    func testStopsAreIndependentOfTheirOrder() async throws {
        let wheel = try build(
            """
            <property name="sector-count">8</property>
            <property name="minimum-rotation">1</property>
            <property name="maximum-rotation">3</property>
            """)
        XCTAssertEqual(wheel.minimumRotation?.radians, 1)
        XCTAssertEqual(wheel.maximumRotation?.radians, 3)
    }

    func testBuilderAddsChildrenAndWeights() async throws {
        let wheel = try build(
            """
            <child type="hub"><object class="GtkButton"><property name="label">Go</property></object></child>
            <child><object class="RotaryWheelItem"><property name="label">Circles</property></object></child>
            <child><object class="RotaryWheelItem">
              <property name="label">Flower</property><property name="css-class">warm</property>
            </object></child>
            <property name="tinted">yes</property>
            <weights><weight value="1"/><weight value="2.5"/></weights>
            """)
        wheel.selected = 1
        XCTAssertEqual(wheel.selectedText, "Flower")
        XCTAssertEqual(wheel.weights, [1, 2.5])
        XCTAssertTrue(wheel.isTinted)
        let hub = Widget(retaining: UnsafeMutableRawPointer(try XCTUnwrap(wheel.hub)))
        XCTAssertTrue(hub.isA(gtk_button_get_type()))
        try show(wheel)
        let sectors = wheel.object.children.filter { $0.cssName == "sector" && $0.width > 0 }
        XCTAssertEqual(sectors.map { $0.hasStyleClass("warm") }, [false, true])
    }

    func testOtherWidgetsTakeItems() async throws {
        let items = ["Dunes", "Harbour"].map {
            "<child><object class=\"RotaryWheelItem\"><property name=\"label\">\($0)</property></object></child>"
        }.joined()
        for type in [rotary_wheel_spinning_wheel_get_type(), rotary_wheel_dial_menu_get_type()] {
            XCTAssertEqual(try build(type, items).get("model", as: ListModel?.self)?.count, 2)
        }
    }

    func testKnobDrawsMarksWithTheirTexts() async throws {
        let built = try build(
            rotary_wheel_knob_get_type(),
            """
            <property name="adjustment"><object class="GtkAdjustment"><property name="upper">10</property></object></property>
            <marks>
              <mark value="0" position="top">&lt;b&gt;Off&lt;/b&gt;</mark>
              <mark value="5"/>
              <mark value="10" translatable="yes" context="gain">Full</mark>
            </marks>
            """)
        try show(built)
        let labels = built.children.filter { $0.hasStyleClass("mark") }
        XCTAssertEqual(labels.map { $0.get("label", as: String?.self) }, ["<b>Off</b>", "Full"])
        XCTAssertTrue(labels.allSatisfy { $0.width > 0 })
        XCTAssertEqual(
            buildError(rotary_wheel_knob_get_type(), "<marks><mark/></marks>")?.contains(
                "needs the attribute “value”"), true)
    }

    func testBreakpointsAreAScale() async throws {
        let points = [(0.25, -30), (0.75, -6)].map {
            "<breakpoint place=\"\($0)\" value=\"\($1)\"/>"
        }
        let knob = rotary_wheel_knob_get_type()
        let built = try build(
            knob,
            """
            <property name="adjustment">
              <object class="GtkAdjustment">
                <property name="lower">-60</property><property name="upper">6</property>
              </object>
            </property>
            <breakpoints>\(points.joined())</breakpoints>
            """)
        let widget = try XCTUnwrap(KnobWidget(built.widget))
        XCTAssertEqual(
            widget.taper, .table([.init(place: 0.25, value: -30), .init(place: 0.75, value: -6)]))
        XCTAssertTrue(widget.setControllerValue(0.5, takesOver: false))
        XCTAssertEqual(widget.value, -18)
        let error = buildError(knob, "<breakpoints><breakpoint value=\"1\"/></breakpoints>")
        XCTAssertEqual(error?.contains("needs the attribute “place”"), true)
        _ = try build(knob, "<breakpoints>\(points.reversed().joined())</breakpoints>")
        XCTAssertEqual(
            MessageLog.take(), ["RotaryWheel: RotaryWheelKnob: places and values of a table must ascend"])
    }

    func testInvalidContentIsReported() async throws {
        let knob = rotary_wheel_knob_get_type()
        XCTAssertEqual(
            buildError(knob, "<detents><detent value=\"much\"/></detents>")?.contains(
                "“much” is not a finite number"), true)
        XCTAssertEqual(
            buildError(knob, "<detents><detent/></detents>")?.contains("needs the attribute “value”"), true)
        XCTAssertEqual(
            buildError(knob, "<detents><mark/></detents>")?.contains("<mark> is not allowed"), true)
        XCTAssertNotNil(buildError(knob, "<weights/>"))
        let wheel = rotary_wheel_widget_get_type()
        XCTAssertNil(buildError(knob, "<child><object class=\"GtkLabel\"/></child>"))
        XCTAssertNil(buildError(wheel, "<child type=\"rim\"><object class=\"GtkLabel\"/></child>"))
        XCTAssertNil(buildError(wheel, "<child type=\"hub\"><object class=\"GtkAdjustment\"/></child>"))
        XCTAssertEqual(
            MessageLog.take(),
            [
                "RotaryWheel: RotaryWheelKnob does not accept a child without a type",
                "RotaryWheel: RotaryWheelWidget does not accept a child of type “rim”",
                "RotaryWheel: RotaryWheelWidget does not accept a child of type “hub”",
            ])
    }

    func testBuilderAddsControllers() async throws {
        let wheel = try build("<child><object class=\"GtkGestureClick\" id=\"click\"/></child>")
        let controllers = ListModel(
            adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(wheel.widget)))
        let clicks = (0..<controllers.count).filter {
            controllers.item(at: $0)!.isA(gtk_gesture_click_get_type())
        }
        XCTAssertFalse(clicks.isEmpty)
    }
}
