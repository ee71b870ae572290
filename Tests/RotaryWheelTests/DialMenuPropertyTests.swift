import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Dial properties with special rules.
@MainActor
final class DialMenuPropertyTests: WidgetTestCase {
    func testNumbersAreClampedToTheirRanges() async {
        for (property, number, clamped) in [
            ("damping", 0.0, 0.2), ("damping", 3, 1), ("minimum-inflation", -1, 0.1),
            ("maximum-inflation", 1e9, 4), ("inflation-distance", 0, 1), ("inflation-distance", 1e9, 10_000),
        ] {
            let dial = makeDial()
            dial.object.set(property, to: number)
            XCTAssertEqual(dial.object.get(property, as: Double.self), clamped, property)
        }
        let dial = makeDial()
        dial.itemSize = 1
        XCTAssertEqual(dial.itemSize, 16)
        rotary_wheel_dial_menu_set_item_size(dial.object.opaque, 100_000)
        XCTAssertEqual(dial.itemSize, 512)
    }

    func testCFunctionsRejectOtherTypes() async {
        let label = Label("")
        watch(label)
        XCTAssertEqual(rotary_wheel_dial_menu_get_item_size(label.opaque), 0)
        XCTAssertNil(rotary_wheel_dial_menu_get_model(nil))
        rotary_wheel_dial_menu_set_damping(label.opaque, 1)
        rotary_wheel_dial_menu_popover_popup_at(label.opaque, 0, 0)
        XCTAssertEqual(
            MessageLog.take().map { $0.split(separator: " ")[1] },
            [
                "rotary_wheel_dial_menu_get_item_size:", "rotary_wheel_dial_menu_get_model:",
                "rotary_wheel_dial_menu_set_damping:", "rotary_wheel_dial_menu_popover_popup_at:",
            ])
    }

    func testSwiftAndCShareTheProperties() async {
        let dial = watched(DialMenuWidget())
        let object = dial.object.opaque
        rotary_wheel_dial_menu_set_minimum_inflation(object, 0.3)
        rotary_wheel_dial_menu_set_maximum_inflation(object, 3)
        rotary_wheel_dial_menu_set_inflation_distance(object, 60)
        rotary_wheel_dial_menu_set_damping(object, 0.5)
        rotary_wheel_dial_menu_set_expanded(object, 1)
        rotary_wheel_dial_menu_set_selected(object, 1)
        XCTAssertEqual(
            [dial.minimumInflation, dial.maximumInflation, dial.inflationDistance, dial.damping],
            [0.3, 3, 60, 0.5])
        XCTAssertTrue(dial.isExpanded)
        XCTAssertNil(dial.selected)
        // The index applies once there are items.
        let names = Names("Porter", "Stout")
        rotary_wheel_dial_menu_set_model(object, names.list)
        XCTAssertEqual(dial.selected, 1)
        XCTAssertEqual(dial.selectedText, "Stout")
        XCTAssertEqual(dial.itemCount, 2)
        XCTAssertEqual(
            rotary_wheel_dial_menu_get_selected_item(object), names.model.item(at: 1)?.pointer)
        let menu = TestMenu()
        menu.append("Open")
        let made = Widget(
            sinking: UnsafeMutableRawPointer(rotary_wheel_dial_menu_new_from_menu(menu.pointer)!))
        let other = watched(DialMenuWidget(made.widget)!)
        XCTAssertEqual(other.itemCount, 1)
        XCTAssertEqual(rotary_wheel_dial_menu_get_menu_model(other.object.opaque), menu.pointer)
    }

    func testMenuAndListReplaceEachOther() async {
        let dial = makeDial()
        let menu = TestMenu()
        menu.append("Open")
        let record = dial.record()
        dial.menuModel = menu.pointer
        XCTAssertNil(dial.model)
        XCTAssertEqual(dial.selectedText, "Open")
        XCTAssertEqual(record.count("notify model"), 1)
        dial.setItems([RotaryWheelItem(label: "Stout")])
        XCTAssertNil(dial.menuModel)
        XCTAssertEqual(dial.selectedText, "Stout")
        XCTAssertEqual(record.count("notify menu-model"), 2)
    }

    func testHeaderListsNodesAndActions() async throws {
        let header = KnownType.header("rotary-wheel-dial-menu.h")
        let dial = makeDial()
        dial.isExpanded = true
        try show(dial)
        let names = Set(dial.object.children.map { String(cString: gtk_widget_get_css_name($0.widget)) })
        // The label is the name beside a finger.
        XCTAssertEqual(names, ["bubble", "hub", "label", "level", "scrim", "stroke", "wedge"])
        XCTAssertTrue(names.allSatisfy { header.contains("── \($0)") })
        let actions = header.matches(of: #/`(dial\.[a-z]+)`/#)
        XCTAssertEqual(actions.count, 6)
        for match in actions {
            XCTAssertTrue(dial.object.activateAction(String(match.1), target: nil), String(match.1))
        }
    }
}
