import CRotaryWheel
import CRotaryWheelFuzz
import CRotaryWheelGtk
import CRotaryWheelHand
import RotaryWheelInterop

// Marking menus.
extension World {
    /// Gives a control a menu with submenus; some have more items than a level shows.
    func setMenu(_ count: Int, of control: Control) {
        control.menus = []
        if count > 0 { addMenu(count * 3 % 17, levels: 3, to: control) }
        control.object.set("menu-model", to: control.menus.last)
    }

    private func addMenu(_ count: Int, levels: Int, to control: Control) {
        let menu = Object(adopting: UnsafeMutableRawPointer(g_menu_new()))
        for index in 0..<count {
            insertItem(index, at: Int32(index), levels: levels, into: menu, of: control)
        }
        control.menus.append(menu)
    }

    private func insertItem(
        _ index: Int, at place: Int32, levels: Int, into menu: Object, of control: Control
    ) {
        let item = g_menu_item_new("item \(index)", index % 5 == 4 ? "fuzz.missing" : nil)
        defer { g_object_unref(UnsafeMutableRawPointer(item)) }
        if index % 4 == 3 {
            let direction = [0, 90.5, -1e308, .infinity, 90, .nan][index % 6]
            g_menu_item_set_attribute_value(item, "direction", g_variant_new_double(direction))
        }
        if index % 6 == 3 {
            let color = ["red", "white", "rgba(0,0,0,0.5)"][index / 6 % 3]
            g_menu_item_set_attribute_value(item, "color", g_variant_new_string(color))
        }
        if index % 3 == 2 { g_menu_item_set_attribute_value(item, "keep-open", g_variant_new_boolean(1)) }
        if index % 6 == 2 {
            g_menu_item_set_detailed_action(item, "fuzz.value")
            let bound = [1, 0, -1e308, .infinity, 1e308, .nan][index % 5]
            for (name, number) in [("lower", 0), ("upper", bound), ("step", bound / 7)] {
                g_menu_item_set_attribute_value(item, name, g_variant_new_double(number))
            }
        }
        if index % 3 == 1, levels > 1 {
            addMenu((index * 5 + levels) % 14, levels: levels - 1, to: control)
            let submenu = control.menus.last!.pointer.assumingMemoryBound(to: GMenuModel.self)
            g_menu_item_set_submenu(item, submenu)
        }
        g_menu_insert_item(menu.opaque, place, item)
    }

    /// Inserts the actions of menus.
    func insertActions() {
        let actions = Object(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
        let value = g_simple_action_new_stateful("value", nil, g_variant_new_double(0.5))!
        g_action_map_add_action(actions.opaque, value)
        gtk_widget_insert_action_group(window, "fuzz", actions.opaque)
        g_object_unref(UnsafeMutableRawPointer(value))
    }

    /// Changes one of the menus of a control.
    func changeMenu(_ index: Int, _ change: Int, of control: Control) {
        guard !control.menus.isEmpty else { return }
        let menu = control.menus[control.menus.count - 1 - index % control.menus.count]
        let count = Int(g_menu_model_get_n_items(menu.pointer.assumingMemoryBound(to: GMenuModel.self)))
        switch change % 4 {
        case 0: insertItem(change + index, at: Int32(index % (count + 1)), levels: 2, into: menu, of: control)
        case 1: insertItem(change, at: -1, levels: 1, into: menu, of: control)
        case 2 where count > 0: g_menu_remove(menu.opaque, Int32(index % count))
        case 3 where change > 9: g_menu_remove_all(menu.opaque)
        default: break
        }
    }

    /// Attaches a popover to another control or the page, or detaches it.
    func attach(_ control: Control, to index: Int) {
        guard !control.isLeaving, depth == 0 else { return }
        let others = controls.values.filter { $0.isWidget && $0.kind != .popover }.sorted {
            $0.name < $1.name
        }
        let other = index % 4 == 1 || others.isEmpty ? fixed : others[index % others.count].widget
        rotary_wheel_marking_menu_popover_set_attached_widget(control.opaque, index % 4 == 0 ? nil : other)
    }

    /// Draws a stroke: how it begins, a point of a control in fractions of its size, for each move its pixels and
    /// milliseconds, and how it ends.
    func stroke(_ operation: Operation, of control: Control) {
        guard !isPressed, let start = move(operation.number(3), operation.number(4), of: control) else {
            return
        }
        let how = operation[2]
        deliver()
        hold(how, true)
        var (x, y) = start
        for index in stride(from: 5, to: operation.words.count - 1, by: 3) {
            let steps = 3.0
            for _ in 0..<Int(steps) {
                x += operation.number(index) / steps
                y += operation.number(index + 1) / steps
                hand_move(Int32(x), Int32(y))
                deliver()
                pass(operation.number(index + 2) / steps)
            }
        }
        switch operation.words.last {
        case "escape": for isDown: Int32 in [1, 0] { hand_key("Escape", isDown) }
        case "button": for isDown: Int32 in [1, 0] { hand_button(1, isDown) }
        case "hidden":
            if controls[control.name] === control { act(Operation(["hide", control.name]), on: control) }
        default: break
        }
        deliver()
        hold(how, false)
    }

    private func hold(_ how: String, _ isDown: Bool) {
        if let button = UInt32(how) {
            isPressed = isDown
            hand_button(button, isDown ? 1 : 0)
        } else {
            hand_key(how, isDown ? 1 : 0)
        }
        deliver()
    }
}
