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

    /// Adds an item that activates an action, such as `win.page::wheel`.
    func append(_ label: String, _ action: String, iconName: String? = nil) {
        let item = unsafe g_menu_item_new(label, action)
        if let iconName {
            let icon = unsafe g_themed_icon_new(iconName)
            unsafe g_menu_item_set_icon(item, icon)
            unsafe g_object_unref(UnsafeMutableRawPointer(icon))
        }
        unsafe g_menu_append_item(OpaquePointer(object.pointer), item)
        unsafe g_object_unref(UnsafeMutableRawPointer(item))
    }

    /// Adds a submenu.
    func append(_ label: String, submenu: Menu) {
        unsafe g_menu_append_submenu(OpaquePointer(object.pointer), label, submenu.model)
    }

    /// Adds a section.
    func append(section: Menu) {
        unsafe g_menu_append_section(OpaquePointer(object.pointer), nil, section.model)
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
