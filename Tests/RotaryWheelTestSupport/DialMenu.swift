package import CRotaryWheelGtk
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// A watched dial of the numbers from 1.
    package func makeDial(_ count: Int = 8) -> DialMenuWidget {
        watched(DialMenuWidget(labels: (0..<count).map { "\($0 + 1)" }))
    }

    /// An expanded menu in its own window, and its events.
    package func shownExpanded<Menu: MenuControl>(
        _ dial: Menu, isFocused: Bool = false, change: (Menu) -> Void = { _ in }
    ) throws -> (Menu, TestWindow, EventRecord) {
        dial.isExpanded = true
        let (_, window, _) = try shown(dial, isFocused: isFocused, change: change)
        try dial.waitUntilExpanded()
        return (dial, window, dial.record())
    }
}

extension DialMenuWidget {
    /// The distance of the bubbles' centers, as a fraction of the dial's radius.
    package static let ring = 1 - 72 * 1.33 / 396
}

extension MenuControl {
    /// The widgets of the visible bubbles.
    package var bubbles: [Widget] {
        object.children.filter { unsafe String(cString: gtk_widget_get_css_name($0.widget)) == "bubble" }
    }

    /// The bubble with a caption.
    package func bubble(_ caption: String) -> Widget? {
        bubbles.first { $0.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: caption) == nil }
    }

    /// Whether all bubbles are fully expanded.
    package var isFullyExpanded: Bool { !bubbles.isEmpty && bubbles.allSatisfy { $0.opacity == 1 } }

    package func waitUntilExpanded(file: StaticString = #filePath, line: UInt = #line) throws {
        try MainLoop.pass(until: "the bubbles expand", file: file, line: line) { isFullyExpanded }
    }

    package func waitUntilCollapsed(file: StaticString = #filePath, line: UInt = #line) throws {
        try MainLoop.pass(until: "the bubbles collapse", file: file, line: line) { bubbles.isEmpty }
    }
}

extension Widget {
    package var opacity: Double { unsafe gtk_widget_get_opacity(widget) }

    /// The width of the widget in window coordinates, after all transforms.
    package func drawnWidth(in window: TestWindow) -> Double {
        window.point(Double(width), 0, of: self).x - window.point(0, 0, of: self).x
    }
}

extension TestWindow {
    /// The center of a widget in window coordinates.
    package func middlePoint(of widget: Widget) -> (x: Double, y: Double) {
        let (x, y) = (Double(widget.width) / 2, Double(widget.height) / 2)
        return point(x, y, of: widget)
    }

    /// Whether the center of a bubble is at an angle of the ring.
    package func isPlaced(_ caption: String, of dial: DialMenuWidget, at degrees: Double) -> Bool {
        guard let bubble = dial.bubble(caption) else { return false }
        let (place, middle) = (place(degrees, DialMenuWidget.ring, of: dial), middlePoint(of: bubble))
        return abs(place.x - middle.x) <= 2 && abs(place.y - middle.y) <= 2
    }

    /// Moves the pointer to the center of a widget.
    package func middle(of widget: Widget) -> InputAction {
        let (x, y) = middlePoint(of: widget)
        return .move(x: x, y: y)
    }
}

/// The value of an attribute: a boolean, a string, or a number of any type.
@safe
package struct MenuAttribute: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral,
    ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    fileprivate let variant: OpaquePointer

    @unsafe package init(_ variant: OpaquePointer?) { unsafe self.variant = unsafe variant! }
    package init(booleanLiteral value: Bool) { unsafe self.init(g_variant_new_boolean(value ? 1 : 0)) }
    package init(stringLiteral value: String) { unsafe self.init(g_variant_new_string(value)) }
    package init(floatLiteral value: Double) { unsafe self.init(g_variant_new_double(value)) }
    package init(integerLiteral value: Int32) { unsafe self.init(g_variant_new_int32(value)) }
}

/// A mutable GMenu and its actions.
@MainActor
package final class TestMenu {
    package let model: MenuModel
    private let actions = unsafe Object(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
    /// The names of the activated actions.
    package private(set) var run: [String] = []

    package init() { unsafe model = MenuModel(adopting: UnsafeMutableRawPointer(g_menu_new())) }

    /// Creates a menu of items with actions of their names.
    package convenience init(actions names: String...) {
        self.init()
        for name in names {
            addAction(name)
            append(name, "test.\(name)")
        }
    }

    @unsafe private var menu: OpaquePointer { unsafe model.opaque }

    /// Adds the actions to a widget with the prefix `test.`.
    package func insertActions(into widget: Widget) {
        unsafe gtk_widget_insert_action_group(widget.widget, "test", actions.opaque)
    }

    /// Adds an action with an optional string parameter.
    @discardableResult
    package func addAction(_ name: String, takesString: Bool = false, state: String? = nil) -> Object {
        let type = unsafe takesString ? g_variant_type_new("s") : nil
        defer { if let type = unsafe type { unsafe g_variant_type_free(type) } }
        guard let state else {
            let action = unsafe add(g_simple_action_new(name, type))
            action.connect("activate") { [weak self] _ in self?.run.append(name) }
            return action
        }
        return unsafe add(g_simple_action_new_stateful(name, type, g_variant_new_string(state)))
    }

    /// Adds a toggle action, which an activation switches.
    package func addAction(_ name: String, isOn: Bool) -> Object {
        unsafe add(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0)))
    }

    /// Adds an action whose state is a number of a type, which is also that of its parameter if it has one.
    @discardableResult
    package func addAction(
        _ name: String, number: Double, type: String = "d", takesNumber: Bool = true
    ) -> Object {
        let text = type == "d" ? "\(number)" : "@\(type) \(Int(number))"
        let state = unsafe g_variant_parse(nil, text, nil, nil, nil)!
        defer { unsafe g_variant_unref(state) }
        return unsafe add(
            g_simple_action_new_stateful(name, takesNumber ? g_variant_get_type(state) : nil, state))
    }

    /// The state of an action, which is a number.
    package func number(_ name: String) -> Double {
        guard let state = unsafe g_action_group_get_action_state(actions.opaque, name) else { return .nan }
        defer { unsafe g_variant_unref(state) }
        let text = unsafe g_variant_print(state, 0)!
        defer { unsafe g_free(text) }
        return unsafe Double(String(cString: text)) ?? .nan
    }

    package func removeAction(_ name: String) { unsafe g_action_map_remove_action(actions.opaque, name) }

    /// Changes the state of an action, as its program does.
    package func change(_ name: String, to number: Double) {
        unsafe g_action_group_change_action_state(actions.opaque, name, g_variant_new_double(number))
    }

    @unsafe private func add(_ made: OpaquePointer?) -> Object {
        let action = unsafe Object(adopting: UnsafeMutableRawPointer(made!))
        unsafe g_action_map_add_action(actions.opaque, action.opaque)
        return action
    }

    /// Adds an item, by default at the end; its direction and other attributes have any type.
    @safe package func append(
        _ label: String, _ action: String? = nil, submenu: TestMenu? = nil,
        hiddenWhen: String? = nil, cssClass: String? = nil, accel: String? = nil,
        direction: OpaquePointer? = nil, attributes: KeyValuePairs<String, MenuAttribute> = [:],
        at index: Int = -1
    ) {
        let item = unsafe g_menu_item_new(label, action)
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(item)) }
        if let submenu { unsafe g_menu_item_set_submenu(item, submenu.pointer) }
        for case (let name, let text?) in [
            ("hidden-when", hiddenWhen), ("css-class", cssClass), ("accel", accel),
        ] { unsafe g_menu_item_set_attribute_value(item, name, g_variant_new_string(text)) }
        if let direction = unsafe direction {
            unsafe g_menu_item_set_attribute_value(item, "direction", direction)
        }
        for (name, value) in attributes {
            unsafe g_menu_item_set_attribute_value(item, name, value.variant)
        }
        unsafe g_menu_insert_item(menu, gint(index), item)
    }

    package func append(section: TestMenu) { unsafe g_menu_append_section(menu, nil, section.pointer) }

    package func forgetRuns() { run = [] }

    package func remove(at index: Int) { unsafe g_menu_remove(menu, gint(index)) }

    @unsafe package var pointer: UnsafeMutablePointer<GMenuModel> {
        unsafe model.pointer.assumingMemoryBound(to: GMenuModel.self)
    }
}
