package import CRotaryWheelGtk
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// Asserts that a dial is finalized at the end of the test.
    package func watched(_ dial: DialMenuWidget) -> DialMenuWidget {
        watch(dial.object, "the dial")
        return dial
    }

    /// A watched dial of the numbers from 1.
    package func makeDial(_ count: Int = 8) -> DialMenuWidget {
        watched(DialMenuWidget(labels: (0..<count).map { "\($0 + 1)" }))
    }

    /// Shows a dial in its own window.
    @discardableResult
    package func show(_ dial: DialMenuWidget, width: Int = 480, height: Int = 480) throws -> TestWindow {
        try show(dial.object, width: width, height: height)
    }
}

extension DialMenuWidget {
    /// The dial as a widget.
    package var object: Widget { unsafe Widget(retaining: widget) }

    /// Records all signals and notifications, except those of the motion.
    package func record() -> EventRecord {
        EventRecord(of: object, signals: ["settled", "activate"], except: EventRecord.motion)
    }

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

    package func waitUntilSettled(
        _ record: EventRecord, times: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try MainLoop.pass(
            until: "the dial settles; events: \(record.events.suffix(20))", file: file, line: line
        ) {
            record.all("settled").count >= times
        }
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

    /// Moves the pointer to the center of a widget.
    package func middle(of widget: Widget) -> InputAction {
        let (x, y) = middlePoint(of: widget)
        return .move(x: x, y: y)
    }
}

/// A mutable GMenu and its actions.
@MainActor
package final class TestMenu {
    package let model: MenuModel
    private let actions = unsafe Object(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
    /// The names of the activated actions.
    package private(set) var run: [String] = []

    package init() { unsafe model = MenuModel(adopting: UnsafeMutableRawPointer(g_menu_new())) }

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
        let made =
            if let state { unsafe g_simple_action_new_stateful(name, type, g_variant_new_string(state)) } else
            {
                unsafe g_simple_action_new(name, type)
            }
        let action = unsafe Object(adopting: UnsafeMutableRawPointer(made!))
        unsafe g_action_map_add_action(actions.opaque, action.opaque)
        if state == nil {
            action.connect("activate") { [weak self] arguments in self?.run.append(name) }
        }
        return action
    }

    /// Adds a toggle action, which an activation switches.
    package func addAction(_ name: String, isOn: Bool) -> Object {
        let action = unsafe Object(
            adopting: UnsafeMutableRawPointer(
                g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))))
        unsafe g_action_map_add_action(actions.opaque, action.opaque)
        return action
    }

    package func append(
        _ label: String, _ action: String? = nil, icon: String? = nil, hiddenWhen: String? = nil,
        cssClass: String? = nil, accel: String? = nil
    ) {
        insert(label, action, at: -1, icon: icon, hiddenWhen: hiddenWhen, cssClass: cssClass, accel: accel)
    }

    package func insert(
        _ label: String, _ action: String? = nil, at index: Int, icon: String? = nil,
        hiddenWhen: String? = nil, cssClass: String? = nil, accel: String? = nil
    ) {
        let item = unsafe g_menu_item_new(label, action)
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(item)) }
        if let icon {
            unsafe g_menu_item_set_icon(item, Object.themedIcon(icon).opaque)
        }
        for case (let name, let text?) in [
            ("hidden-when", hiddenWhen), ("css-class", cssClass), ("accel", accel),
        ] {
            unsafe g_menu_item_set_attribute_value(item, name, g_variant_new_string(text))
        }
        unsafe g_menu_insert_item(menu, gint(index), item)
    }

    /// Appends an item with the direction that it should have, of any type.
    package func append(_ label: String, _ action: String? = nil, direction: OpaquePointer) {
        let item = unsafe g_menu_item_new(label, action)
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(item)) }
        unsafe g_menu_item_set_attribute_value(item, "direction", direction)
        unsafe g_menu_append_item(menu, item)
    }

    package func append(section: TestMenu) {
        unsafe g_menu_append_section(
            menu, nil, section.model.pointer.assumingMemoryBound(to: GMenuModel.self))
    }

    package func append(_ label: String, _ action: String? = nil, submenu: TestMenu) {
        insert(label, action, submenu: submenu, at: -1)
    }

    package func insert(_ label: String, _ action: String? = nil, submenu: TestMenu, at index: Int) {
        let item = unsafe g_menu_item_new(label, action)
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(item)) }
        unsafe g_menu_item_set_submenu(
            item, submenu.model.pointer.assumingMemoryBound(to: GMenuModel.self))
        unsafe g_menu_insert_item(menu, gint(index), item)
    }

    package func forgetRuns() { run = [] }

    package func remove(at index: Int) { unsafe g_menu_remove(menu, gint(index)) }

    @unsafe package var pointer: UnsafeMutablePointer<GMenuModel> {
        unsafe model.pointer.assumingMemoryBound(to: GMenuModel.self)
    }
}
