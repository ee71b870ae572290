import CRotaryWheelGtk
import RotaryWheelInterop

/// A GMenu.
@MainActor
final class Menu {
    private let object = unsafe Object(adopting: UnsafeMutableRawPointer(g_menu_new()))

    /// The GMenuModel.
    @unsafe var model: UnsafeMutablePointer<GMenuModel> {
        unsafe object.pointer.assumingMemoryBound(to: GMenuModel.self)
    }

    /// Adds an item, which may activate an action, such as `win.page::wheel`.
    ///
    /// - Parameter direction: the fixed direction in a dial, in degrees clockwise from the top.
    func append(_ label: String, _ action: String? = nil, iconName: String? = nil, direction: Int? = nil) {
        unsafe append(g_menu_item_new(label, action), iconName, direction)
    }

    /// Adds a submenu.
    func append(_ label: String, submenu: Menu, iconName: String? = nil, direction: Int? = nil) {
        unsafe append(g_menu_item_new_submenu(label, submenu.model), iconName, direction)
    }

    /// Takes over an item.
    @unsafe private func append(_ pointer: OpaquePointer?, _ iconName: String?, _ direction: Int?) {
        guard let pointer = unsafe pointer else { return }
        let item = unsafe Object(adopting: UnsafeMutableRawPointer(pointer))
        if let iconName {
            let icon = unsafe Object(adopting: UnsafeMutableRawPointer(g_themed_icon_new(iconName)))
            unsafe g_menu_item_set_icon(item.opaque, icon.opaque)
        }
        if let direction {
            unsafe g_menu_item_set_attribute_value(
                item.opaque, "direction", g_variant_new_int32(gint(direction)))
        }
        unsafe g_menu_append_item(object.opaque, item.opaque)
    }
}

extension Widget {
    /// Sets the menu of a GtkMenuButton; its widgets are created when it first opens.
    func setMenu(_ model: Object) {
        let reference = unsafe g_object_ref(model.pointer)
        unsafe gtk_menu_button_set_create_popup_func(
            opaque,
            { button, model in
                guard unsafe gtk_menu_button_get_menu_model(button) == nil else { return }
                unsafe gtk_menu_button_set_menu_model(
                    button, model?.assumingMemoryBound(to: GMenuModel.self))
            }, reference, { unsafe g_object_unref($0) })
    }
}
