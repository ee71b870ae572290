import CGtk
import CRotaryWheel
import Foundation
import GtkInterop
import RotaryWheel
import TestSupport
import XCTest

/// The properties of a dial as any program sees them, by GObject.
@MainActor
final class DialMenuPropertyTests: WidgetTestCase {
    /// Another value than the default for each property that can be set.
    private static let others: [String: any ValueConvertible] = [
        "menu-model": TestMenu().model as Object?,
        "model": ListModel(of: [Label("")]) as Object?,
        "expanded": true,
        "selected": UInt32(3),
        "item-size": UInt32(40),
        "minimum-inflation": 0.5,
        "maximum-inflation": 2.0,
        "inflation-distance": 50.0,
        "damping": 0.4,
    ]

    private func isSet(_ property: String, to value: some ValueConvertible, of object: Object) -> Bool {
        switch (
            object.get(property, as: type(of: value)) as any ValueConvertible, value as any ValueConvertible
        ) {
        case (let one as Object?, let other as Object?): one == other
        case (let one, let other): "\(one)" == "\(other)"
        }
    }

    func testEveryPropertyIsTried() async {
        XCTAssertEqual(
            Set(makeDial().object.propertyNames), Set(Self.others.keys).union(["selected-item"]))
    }

    func testNotifiesOnceOnAChangeAndNotAtAllOtherwise() async {
        for (property, value) in Self.others {
            let dial = makeDial()
            let record = dial.record()
            dial.object.set(property, to: value)
            XCTAssertEqual(record.count("notify \(property)"), 1, property)
            XCTAssertTrue(isSet(property, to: value, of: dial.object), property)
            record.clear()
            dial.object.set(property, to: value)
            XCTAssertEqual(record.events, [], property)
        }
    }

    func testDefaultsAreThoseOfTheSpecifications() async {
        let dial = watched(DialMenuWidget())
        for spec in dial.object.propertySpecs {
            let name = String(cString: spec.pointee.name)
            var value = GValue()
            g_value_init(&value, spec.pointee.value_type)
            g_object_get_property(dial.object.object, name, &value)
            XCTAssertNotEqual(g_param_value_defaults(spec, &value), 0, name)
            g_value_unset(&value)
        }
    }

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

    func testNumbersThatAreNotFiniteAreRefused() async {
        for (property, value) in Self.others where value is Double {
            let dial = makeDial()
            dial.object.set(property, to: value)
            let record = dial.record()
            for number in [Double.nan, .infinity, -.infinity] {
                dial.object.set(property, to: number)
                let messages = MessageLog.take()
                XCTAssertEqual(messages.count, 1, property)
                XCTAssertTrue(messages.allSatisfy { $0.contains("RotaryWheelDialMenu: \(property) ") })
            }
            XCTAssertTrue(isSet(property, to: value, of: dial.object), property)
            XCTAssertEqual(record.events, [])
        }
    }

    func testCFunctionsRefuseWhatIsNoDial() async {
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

    func testSwiftAndCAreTheSame() async {
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
        // What was asked for comes true when there are items.
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

    func testAMenuTakesThePlaceOfAListAndTheOtherWayRound() async {
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

    // MARK: Names

    private func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    func testOneNameInFourSpellings() async throws {
        let header = try text("Sources/CRotaryWheel/include/rotary-wheel-dial-menu.h")
        let swift = try text("Sources/RotaryWheel/DialMenu/DialMenuWidget+Properties.swift")
        for spec in makeDial().object.propertySpecs {
            let name = String(cString: spec.pointee.name)
            let word = name.replacing("-", with: "_")
            XCTAssertGreaterThan(String(cString: g_param_spec_get_blurb(spec)).count, 5)
            XCTAssertTrue(
                header.contains("rotary_wheel_dial_menu_get_\(word) (RotaryWheelDialMenu *self);"), name)
            XCTAssertTrue(swift.contains("`\(name)`"), "\(name) is not said to be notified")
            guard spec.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0 else { continue }
            XCTAssertTrue(
                header.contains("void rotary_wheel_dial_menu_set_\(word) (RotaryWheelDialMenu *self, "), name)
        }
    }

    func testNodesAndActionsAreThoseOfTheHeader() async throws {
        let header = try text("Sources/CRotaryWheel/include/rotary-wheel-dial-menu.h")
        let dial = makeDial()
        dial.isExpanded = true
        try show(dial)
        let names = Set(dial.object.children.map { String(cString: gtk_widget_get_css_name($0.widget)) })
        XCTAssertEqual(names, ["bubble", "hub"])
        XCTAssertTrue(names.allSatisfy { header.contains("── \($0)") })
        let actions = header.matches(of: #/`(dial\.[a-z]+)`/#)
        XCTAssertEqual(actions.count, 6)
        for match in actions {
            XCTAssertTrue(dial.object.activateAction(String(match.1), target: nil), String(match.1))
        }
    }
}
