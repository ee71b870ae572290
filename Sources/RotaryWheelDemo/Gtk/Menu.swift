import CRotaryWheelGtk

/// A GMenu.
@MainActor
final class Menu {
    let handle = Handle(adopting: g_menu_new())

    /// The GMenuModel.
    var model: UnsafeMutablePointer<GMenuModel> { handle.cast() }

    /// Adds an item, which may activate an action, such as `win.page::wheel`.
    ///
    /// - Parameter direction: the fixed direction in a dial, in degrees clockwise from the top.
    func append(_ label: String, _ action: String? = nil, iconName: String? = nil, direction: Int? = nil) {
        append(g_menu_item_new(label, action), iconName.map { Handle(iconName: $0) }, direction)
    }

    /// Adds a submenu.
    func append(_ label: String, submenu: Menu, iconName: String? = nil, direction: Int? = nil) {
        let icon = iconName.map { Handle(iconName: $0) }
        append(g_menu_item_new_submenu(label, submenu.model), icon, direction)
    }

    /// Adds an item with a GIcon, which activates an action with a string as its target.
    func append(_ label: String, _ action: String, target: String, icon: Handle?, direction: Int? = nil) {
        let item = g_menu_item_new(label, nil)!
        g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(target))
        append(item, icon, direction)
    }

    func append(section: Menu) { g_menu_append_section(handle.opaque, nil, section.model) }

    func removeAll() { g_menu_remove_all(handle.opaque) }

    /// Takes over an item.
    private func append(_ pointer: OpaquePointer, _ icon: Handle?, _ direction: Int?) {
        let item = Handle(adopting: pointer)
        if let icon { g_menu_item_set_icon(item.opaque, icon.opaque) }
        if let direction {
            g_menu_item_set_attribute_value(item.opaque, "direction", g_variant_new_int32(gint(direction)))
        }
        g_menu_append_item(handle.opaque, item.opaque)
    }
}

// MARK: Actions

extension Handle {
    /// Adds an action to a window or an application.
    @discardableResult
    func addAction(_ name: String, _ handler: @escaping @MainActor () -> Void) -> Handle {
        addAction(name, parameter: nil) { _ in handler() }
    }

    /// Adds an action whose parameter has a type, such as `s` for a string.
    ///
    /// - Parameter choice: the state of an action whose handler changes its state, a string.
    @discardableResult
    func addAction(
        _ name: String, parameter: String?, choice: String? = nil,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> Handle {
        let type: OpaquePointer? = parameter.flatMap { g_variant_type_new($0) }
        defer { g_variant_type_free(type) }
        let new: OpaquePointer? =
            if let choice {
                g_simple_action_new_stateful(name, type, g_variant_new_string(choice))
            } else {
                g_simple_action_new(name, type)
            }
        let action = Handle(adopting: new!)
        action.connect(choice == nil ? "activate" : "change-state") { handler($0[0].text) }
        g_action_map_add_action(opaque, action.opaque)
        return action
    }
}

// MARK: Menu buttons

extension Handle {
    /// Sets the menu of a GtkMenuButton, whose widgets are created when it first opens.
    func makeMenuWhenOpened(_ model: Handle, named name: String) {
        beforeOpening { button in
            guard gtk_menu_button_get_menu_model(button) == nil else { return }
            gtk_menu_button_set_menu_model(button, model.cast())
        }
        connect("notify::popover") { button in
            guard let popover = button.emitter.handle("popover") else { return }
            popover.setAccessibleLabel(name)
            popover.connect("map") { $0.emitter.nameMenuItems() }
            popover.dropSurfaceWhenClosed()
        }
    }

    /// Unrealizes a GtkPopover when it closes.
    ///
    /// After a layout GTK also sends the events of a resting pointer to a hidden surface, which would get the next press.
    /// The tooltip goes first: its timer needs a surface under the pointer.
    func dropSurfaceWhenClosed() {
        connect("unmap") {
            let popover = $0.emitter.widget
            guard gtk_widget_get_visible(popover) == 0 else { return }
            g_object_set_data(
                UnsafeMutablePointer(gtk_widget_get_display(popover)), "gdk-display-current-tooltip", nil)
            gtk_widget_unrealize(popover)
        }
    }

    /// Calls the handler before a GtkMenuButton opens.
    func beforeOpening(_ handler: @escaping @MainActor (OpaquePointer) -> Void) {
        gtk_menu_button_set_create_popup_func(
            opaque,
            { button, data in
                nonisolated(unsafe) let button = button!
                let handler = Kept<@MainActor (OpaquePointer) -> Void>.of(data)
                MainActor.assumeIsolated { handler(button) }
            }, Kept(handler).data, { Kept<Any>.release($0) })
    }

    /// Sets the accessible names of the menu items in a widget: GTK 4.18 names them by labels that it hides.
    private func nameMenuItems() {
        for item in children {
            if item.isA(g_type_from_name("GtkModelButton")) {
                gtk_accessible_reset_relation(item.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
                item.setAccessibleLabel(item.string("text") ?? "")
            } else {
                item.nameMenuItems()
            }
        }
    }
}
