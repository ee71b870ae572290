import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// What the headers list, and the extents of sectors that the documentation shows.
@MainActor
final class DocumentationTests: WidgetTestCase {
    func testSectorExtentHasACFunction() async throws {
        let wheel = makeWheel(3)
        var (minimum, middle, maximum) = (0.0, 0.0, 0.0)
        let extent = try XCTUnwrap(wheel.extent(of: 1))
        let isThere = rotary_wheel_widget_get_sector_extent(
            wheel.object.opaque, 1, &minimum, &middle, &maximum)
        XCTAssertNotEqual(isThere, 0)
        XCTAssertEqual(
            [minimum, middle, maximum], [extent.minimum, extent.middle, extent.maximum].map(\.radians))
        XCTAssertEqual(rotary_wheel_widget_get_sector_extent(wheel.object.opaque, 3, nil, nil, nil), 0)
        XCTAssertNotEqual(rotary_wheel_widget_get_sector_extent(wheel.object.opaque, 0, nil, nil, nil), 0)
    }

    func testHeadersListTheNodesOfTheWheelAndTheKnob() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"]))
        wheel.hub = gtk_button_new()
        let knob = makeKnob()
        knob.addMark(at: 50, markup: "50")
        knob.meter = KnobMeter()
        knob.modulations = [KnobModulation(from: 20, to: 40)]
        // The knob hides the nodes of GtkScale.
        for (control, name, header, hidden, inner) in [
            (wheel.object, "rotarywheel", "rotary-wheel-widget.h", [], ["content", "child", "wedge"]),
            (knob.object, "knob", "rotary-wheel-knob.h", ["trough", "marks"], []),
        ] {
            try show(control)
            let tree = try Regex("\n \\* \(name)[^\n]*\n( \\* [│├╰ ].*\n)+")
            let text = try XCTUnwrap(KnownType.header(header).firstMatch(of: tree)).0
            let documented = Set(text.matches(of: #/[├╰]── (\w+)/#).map { String($0.1) })
            XCTAssertEqual(
                Set(control.children.map(\.cssName)).subtracting(hidden), documented.subtracting(inner), name)
            XCTAssertEqual(control.cssName, name)
        }
        for sector in wheel.object.children where sector.cssName == "sector" {
            XCTAssertEqual(sector.children.map(\.cssName), ["wedge", "label"])
        }
    }

    func testHeadersListTheNodesOfTheRimAndMenus() async throws {
        let (rim, _, _) = try shown(makeSpinningWheel(3))
        XCTAssertEqual(rim.object.cssName, "spinningwheel")
        XCTAssertEqual(Set(rim.items.map(\.cssName)), ["item"])
        let dial = try shownExpanded(makeDial()).0
        let menu = try shownExpanded(watched(MarkingMenuWidget(labels: ["One", "Two"]))).0
        for (control, type, name, nodes) in [
            (dial, KnownType.dialMenu, "dialmenu", ["bubble", "hub"]),
            // The label is the name beside a finger.
            (
                menu, .markingMenu, "markingmenu",
                ["bubble", "hub", "label", "level", "scrim", "stroke", "wedge"]
            ),
        ] as [(MenuControl, KnownType, String, [String])] {
            XCTAssertEqual(control.object.cssName, name)
            XCTAssertEqual(
                Set(control.object.children.map(\.cssName)).subtracting(["colors"]), Set(nodes), name)
            let header = KnownType.header(type.header)
            for node in nodes { XCTAssertTrue(header.contains("── \(node)"), "\(node) of \(name)") }
        }
    }

    func testHeadersListTheActions() async throws {
        let dial = makeDial()
        let menu = watched(MarkingMenuWidget(labels: ["One", "Two"]))
        for control in [dial, menu] as [MenuControl] { control.isExpanded = true }
        let controls = [
            (KnownType.wheel, makeWheel().object, 4), (.spinningWheel, makeSpinningWheel(3).object, 3),
            (.dialMenu, dial.object, 6), (.markingMenu, menu.object, 6), (.knob, makeKnob(at: 50).object, 6),
        ]
        for (type, control, count) in controls {
            try show(control)
            let actions = Set(
                KnownType.header(type.header).matches(
                    of: #/`((?:wheel|dial|marking-menu|knob)\.(?!popup|show)[a-z-]+)`/#
                ).map {
                    String($0.1)
                })
            XCTAssertEqual(actions.count, count, type.name)
            for action in actions { XCTAssertTrue(control.activateAction(action), action) }
        }
    }
}
