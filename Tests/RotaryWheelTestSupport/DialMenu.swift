package import CRotaryWheelGtk
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// Sees to it that a dial is gone when the test has ended.
    package func watched(_ dial: DialMenuWidget) -> DialMenuWidget {
        watch(dial.object, "the dial")
        return dial
    }

    /// A dial of the numbers from 1 that is gone when the test has ended.
    package func makeDial(_ count: Int = 8) -> DialMenuWidget {
        watched(DialMenuWidget(labels: (0..<count).map { "\($0 + 1)" }))
    }

    /// Shows a dial in a window of its own.
    @discardableResult
    package func show(_ dial: DialMenuWidget, width: Int = 480, height: Int = 480) throws -> TestWindow {
        try show(dial.object, width: width, height: height)
    }
}

extension DialMenuWidget {
    /// The dial as any GObject.
    package var object: Widget { unsafe Widget(retaining: widget) }

    /// Records all signals and notifications but those on the way.
    package func record() -> EventRecord {
        EventRecord(of: object, signals: ["settled", "activate"], except: EventRecord.way)
    }

    /// The widgets of the bubbles that show.
    package var bubbles: [Widget] {
        object.children.filter { unsafe String(cString: gtk_widget_get_css_name($0.widget)) == "bubble" }
    }

    /// The bubble with a caption.
    package func bubble(_ caption: String) -> Widget? {
        bubbles.first { $0.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: caption) == nil }
    }

    /// Whether the bubbles have all come to their places.
    package var isOut: Bool { !bubbles.isEmpty && bubbles.allSatisfy { $0.opacity > 0.99 } }

    package func waitUntilOut(file: StaticString = #filePath, line: UInt = #line) throws {
        try MainLoop.wait(for: "the bubbles to come out", file: file, line: line) { isOut }
    }

    package func waitUntilBack(file: StaticString = #filePath, line: UInt = #line) throws {
        try MainLoop.wait(for: "the bubbles to go back", file: file, line: line) { bubbles.isEmpty }
    }

    package func waitUntilSettled(
        _ record: EventRecord, times: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try MainLoop.wait(
            for: "the dial to settle; it told \(record.events.suffix(20))", file: file, line: line
        ) {
            record.all("settled").count >= times
        }
    }
}

extension Widget {
    package var opacity: Double { unsafe gtk_widget_get_opacity(widget) }

    /// How large the widget is drawn in its window, whatever lies between turns and scales.
    package func drawnWidth(in window: TestWindow) -> Double {
        window.point(Double(width), 0, of: self).x - window.point(0, 0, of: self).x
    }
}

extension TestWindow {
    /// The middle of a widget in the window's coordinates.
    package func middlePoint(of widget: Widget) -> (x: Double, y: Double) {
        let (x, y) = (Double(widget.width) / 2, Double(widget.height) / 2)
        return point(x, y, of: widget)
    }

    /// Moves to the middle of a widget.
    package func middle(of widget: Widget) -> HandAction {
        let (x, y) = middlePoint(of: widget)
        return .move(x: x, y: y)
    }
}

/// A GMenu that a test changes, and the actions that its items run.
@MainActor
package final class TestMenu {
    package let model: MenuModel
    private let actions = unsafe Object(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
    /// The actions that were run, with what was chosen: `go "there"`.
    package private(set) var run: [String] = []

    package init() { unsafe model = MenuModel(adopting: UnsafeMutableRawPointer(g_menu_new())) }

    @unsafe private var menu: OpaquePointer { unsafe model.opaque }

    /// Lets a widget have the actions, as `test.` and their names.
    package func giveActions(to widget: Widget) {
        unsafe gtk_widget_insert_action_group(widget.widget, "test", actions.opaque)
    }

    /// Adds an action that takes nothing, or a string.
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

    /// Adds an item.
    package func append(
        _ label: String, _ action: String? = nil, icon: String? = nil, hiddenWhen: String? = nil
    ) {
        insert(label, action, at: -1, icon: icon, hiddenWhen: hiddenWhen)
    }

    package func insert(
        _ label: String, _ action: String? = nil, at index: Int, icon: String? = nil,
        hiddenWhen: String? = nil
    ) {
        let item = unsafe g_menu_item_new(label, action)
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(item)) }
        if let icon {
            unsafe g_menu_item_set_icon(item, Object.themedIcon(icon).opaque)
        }
        if let hiddenWhen {
            unsafe g_menu_item_set_attribute_value(item, "hidden-when", g_variant_new_string(hiddenWhen))
        }
        unsafe g_menu_insert_item(menu, gint(index), item)
    }

    package func append(section: TestMenu) {
        unsafe g_menu_append_section(
            menu, nil, section.model.pointer.assumingMemoryBound(to: GMenuModel.self))
    }

    package func append(_ label: String, submenu: TestMenu) {
        unsafe g_menu_append_submenu(
            menu, label, submenu.model.pointer.assumingMemoryBound(to: GMenuModel.self))
    }

    package func remove(at index: Int) { unsafe g_menu_remove(menu, gint(index)) }

    /// The menu as C knows it.
    @unsafe package var pointer: UnsafeMutablePointer<GMenuModel> {
        unsafe model.pointer.assumingMemoryBound(to: GMenuModel.self)
    }
}
