import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Items with a value: types of actions, useless attributes, assistive technologies, text from right to left.
@MainActor
final class MenuValueItemTests: WidgetTestCase {
    private let bounds: KeyValuePairs<String, MenuAttribute> = ["lower": 0, "upper": 300, "step": 10]

    /// An open menu in a window, which has the actions of the menu.
    private func open(_ menu: TestMenu) throws -> (MarkingMenuWidget, TestWindow) {
        let made = watched(MarkingMenuWidget(menuModel: menu.pointer))
        menu.insertActions(into: made.object)
        made.expandDuration = .zero
        made.isExpanded = true
        let window = try show(made.object, width: 500, height: 500)
        try made.waitUntilExpanded()
        return (made, window)
    }

    private func knob(_ name: String, of menu: MenuControl) throws -> ValueBubble {
        try XCTUnwrap(menu.bubble(name)?.implementation as? ValueBubble)
    }

    func testActionsOfAllTypesAndWithoutAParameter() async throws {
        let types = ["d": 300.0, "i": 300, "u": 300, "x": 300, "t": 300, "n": 300, "q": 300, "y": 255]
        for takesNumber in [true, false] {
            let menu = TestMenu()
            for type in types.keys {
                menu.addAction(type, number: 20, type: type, takesNumber: takesNumber)
                menu.append(type, "test.\(type)", attributes: bounds)
            }
            let (shown, window) = try open(menu)
            for (type, most) in types {
                let knob = try knob(type, of: shown)
                XCTAssertEqual(knob.text, "20")
                XCTAssertTrue(knob.step(by: 2, pace: .usual))
                XCTAssertEqual(menu.number(type), 40, type)
                // Whole numbers have no tenths.
                _ = knob.step(by: 1, pace: .fine)
                XCTAssertEqual(menu.number(type), 41, type)
                knob.go(toUpper: true)
                XCTAssertEqual(menu.number(type), most, type)
                knob.finish(restoring: true)
                XCTAssertEqual(menu.number(type), 20, type)
            }
            window.close()
        }
    }

    func testKeysMayBeFasterThanTheFirstFrame() async throws {
        let menu = TestMenu()
        menu.addAction("volume", number: 20)
        menu.append("Volume", "test.volume", attributes: bounds)
        let made = watched(MarkingMenuWidget(menuModel: menu.pointer))
        menu.insertActions(into: made.object)
        made.isExpanded = true
        made.implementation.activate(0)
        let none = GdkModifierType(rawValue: 0)
        XCTAssertTrue(made.implementation.changeValue(by: UInt32(GDK_KEY_Up), none))
        XCTAssertEqual(menu.number("volume"), 30)
        let window = try show(made.object, width: 500, height: 500)
        try made.waitUntilExpanded()
        XCTAssertTrue(made.implementation.changeValue(by: UInt32(GDK_KEY_Escape), none))
        XCTAssertEqual(menu.number("volume"), 20)
        window.close()
    }

    func testValuesThatChangeInEachFrameLookAsAtRest() async throws {
        let menu = TestMenu()
        let names = ["volume", "balance", "pitch"]
        for name in names {
            menu.addAction(name, number: 20)
            menu.append(name, "test.\(name)", attributes: bounds)
        }
        for rules in ["", "markingmenu > bubble { background: none; box-shadow: none; }"] {
            setRules(rules)
            for name in names { menu.change(name, to: 20) }
            let (made, window) = try open(menu)
            func pixels() -> [UInt32] { window.pixels(x: 0, y: 0, width: 500, height: 500) }
            let before = pixels()
            try inFrames(8, of: made.object) { left in
                for name in names { menu.change(name, to: 250 - 10 * Double(left)) }
            }
            let changing = pixels()
            try MainLoop.pass(.milliseconds(300))
            made.object.queueDraw()
            try window.waitForFrame()
            let resting = pixels()
            XCTAssertGreaterThan(zip(before, resting).count { $0 != $1 }, 300, "the arcs are longer")
            let farthest = zip(changing, resting).map { Self.distance($0, $1) }
            XCTAssertLessThan(farthest.count { $0 > 48 }, 10, rules)
            weak let closed = try knob("volume", of: made)
            made.isExpanded = false
            try made.waitUntilCollapsed()
            XCTAssertNil(closed, "the pictures keep no bubble")
            window.close()
        }
    }

    func testUselessAttributesAreWarnedOfOnce() async throws {
        let menu = TestMenu(actions: "Plain")
        menu.addAction("number", number: 1)
        menu.addAction("text", state: "a")
        let useless: [(String, String, KeyValuePairs<String, MenuAttribute>)] = [
            ("Order", "number", ["lower": 2, "upper": 1]), ("Equal", "number", ["lower": 2, "upper": 2]),
            ("Half", "number", ["lower": 2]), ("Word", "number", ["lower": "a", "upper": "b"]),
            ("Step", "number", ["lower": 0, "upper": 2, "step": 0]),
            ("NaN", "number", ["lower": "nan", "upper": 2]), ("Text", "text", ["lower": 0, "upper": 2]),
            ("State", "Plain", ["lower": 0, "upper": 2]), ("Nowhere", "", ["lower": 0, "upper": 2]),
        ]
        for (name, action, attributes) in useless {
            // GTK warns about an action whose parameter has no target.
            let isUsed = action != "number"
            menu.append(
                name, isUsed && !action.isEmpty ? "test.\(action)" : nil, attributes: attributes)
        }
        for count in [useless.count, 0] {
            let (shown, window) = try open(menu)
            expectMessages(Array(repeating: "has no value", count: count), "\(count)")
            for (name, _, _) in useless {
                XCTAssertFalse(try XCTUnwrap(shown.bubble(name)).isA(gtk_range_get_type()), name)
            }
            window.close()
        }
    }

    func testAssistiveTechnologySetsTheValue() async throws {
        let menu = TestMenu(actions: "Plain")
        let action = menu.addAction("volume", number: 20)
        menu.append(
            "Volume", "test.volume", attributes: ["lower": 0, "upper": 100, "step": 5, "unit": "%"])
        let (shown, _) = try open(menu)
        let knob = try knob("Volume", of: shown)
        let adjustment = gtk_range_get_adjustment(knob.widget.pointer.assumingMemoryBound(to: GtkRange.self))
        XCTAssertEqual(gtk_adjustment_get_step_increment(adjustment), 5)
        gtk_adjustment_set_value(adjustment, 42)
        XCTAssertEqual(menu.number("volume"), 42)
        XCTAssertEqual(knob.text, "42\u{a0}%")
        menu.change("volume", to: 60)
        XCTAssertEqual(gtk_adjustment_get_value(adjustment), 60)
        // The action may take another value, or none.
        action.connect("change-state") { [weak action] arguments in
            if let action { g_simple_action_set_state(action.opaque, g_variant_new_double(7)) }
        }
        gtk_adjustment_set_value(adjustment, 90)
        XCTAssertEqual([menu.number("volume"), gtk_adjustment_get_value(adjustment)], [7, 7])
        action.set("enabled", to: false)
        XCTAssertFalse(knob.widget.isSensitive)
        gtk_adjustment_set_value(adjustment, 90)
        XCTAssertEqual([menu.number("volume"), gtk_adjustment_get_value(adjustment)], [7, 7])
    }

    func testActionComesAndGoes() async throws {
        let menu = TestMenu(actions: "Plain")
        menu.append("Volume", "test.volume", attributes: bounds)
        let (shown, _) = try open(menu)
        let knob = try knob("Volume", of: shown)
        XCTAssertFalse(knob.widget.isSensitive)
        menu.addAction("volume", number: 30)
        XCTAssertTrue(knob.widget.isSensitive)
        XCTAssertEqual(knob.text, "30")
        menu.removeAction("volume")
        XCTAssertFalse(knob.widget.isSensitive)
        XCTAssertFalse(knob.step(by: 1, pace: .usual))
    }

    func testCenterShowsTheValue() async throws {
        let menu = TestMenu()
        menu.addAction("volume", number: 20)
        menu.addAction("pan", number: -3)
        menu.append("Volume", "test.volume", attributes: ["lower": 0, "upper": 100, "step": 1, "unit": "%"])
        menu.append("Pan", "test.pan", attributes: ["lower": -50, "upper": 50, "step": 1])
        for right in [false, true] {
            let (shown, window) = try open(menu)
            if right { shown.object.setRightToLeft() }
            menu.change("volume", to: 20)
            let control = shown.implementation
            func center() -> [String] {
                shown.object.children.first { $0.cssName == "hub" }?.shownTexts ?? []
            }
            let top = control.inPlane(x: control.menu.center.x, y: control.menu.center.y - 70)
            control.hover(top)
            try MainLoop.wait(for: "the name") { center() == ["Volume\n20\u{a0}%"] }
            control.scrolled(byClicks: right ? 2 : -3)
            try MainLoop.wait(for: "the value, \(center())") {
                center() == [right ? "18\u{a0}%" : "23\u{a0}%"]
            }
            // Another item confirms it.
            control.hover(control.inPlane(x: control.menu.center.x, y: control.menu.center.y + 70))
            let minus = right ? "\u{200e}\u{2212}" : "\u{2212}"
            try MainLoop.wait(for: "the other, \(center())") { center() == ["Pan\n\(minus)3"] }
            // The keys of a knob change sides, the places of the items do not.
            control.ignorePointer()
            control.activate(0)
            for key in [GDK_KEY_Right, GDK_KEY_Right, GDK_KEY_Left] {
                XCTAssertTrue(control.changeValue(by: UInt32(key), GdkModifierType(rawValue: 0)))
            }
            XCTAssertEqual(menu.number("volume"), right ? 17 : 24)
            XCTAssertTrue(control.changeValue(by: UInt32(GDK_KEY_Escape), GdkModifierType(rawValue: 0)))
            XCTAssertEqual(menu.number("volume"), right ? 18 : 23)
            window.close()
        }
    }

    func testItemsMoveDuringAChange() async throws {
        let menu = TestMenu(actions: "Plain")
        menu.addAction("volume", number: 20)
        menu.append("Volume", "test.volume", attributes: bounds)
        let (shown, _) = try open(menu)
        let control = shown.implementation
        control.activate(1)
        menu.remove(at: 0)
        XCTAssertTrue(control.changeValue(by: UInt32(GDK_KEY_Up), GdkModifierType(rawValue: 0)))
        XCTAssertEqual(menu.number("volume"), 30)
        menu.remove(at: 0)
        XCTAssertFalse(control.changeValue(by: UInt32(GDK_KEY_Up), GdkModifierType(rawValue: 0)))
        XCTAssertEqual(menu.number("volume"), 30)
    }
}
