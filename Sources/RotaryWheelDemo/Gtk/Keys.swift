import CRotaryWheelAdwaita

extension Handle {
    /// Adds a GtkShortcutController to a widget.
    func addShortcuts(
        scope: GtkShortcutScope = GTK_SHORTCUT_SCOPE_LOCAL, phase: GtkPropagationPhase = GTK_PHASE_BUBBLE
    ) -> Handle {
        let controller = Handle(adopting: gtk_shortcut_controller_new())
        gtk_shortcut_controller_set_scope(controller.opaque, scope)
        gtk_event_controller_set_propagation_phase(controller.opaque, phase)
        addController(controller)
        return controller
    }

    /// Lets keys activate an action, in a GtkShortcutController.
    func addShortcut(_ keys: String, _ action: String) {
        gtk_shortcut_controller_add_shortcut(
            opaque, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), gtk_named_action_new(action)))
    }

    /// Calls the handler with the keys that are pressed in a widget, before its children get them.
    func onKey(_ handler: @escaping @MainActor (Arguments) -> Void) {
        let controller = Handle(adopting: gtk_event_controller_key_new())
        gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
        controller.connect("key-pressed", handler)
        addController(controller)
    }

    /// Closes a dialog by Ctrl+W, and by Escape even while it shows an AdwToast, which would handle the key.
    ///
    /// An open popover handles the keys first.
    func closeByKeys() {
        onKey { arguments in
            let (key, hasControl) = (
                Int32(arguments[0].uint), arguments[2].flags & CGDK_CONTROL_MASK.rawValue != 0
            )
            guard let dialog = arguments.emitter.handle("widget"),
                key == GDK_KEY_w && hasControl || key == GDK_KEY_Escape && dialog.showsToast,
                gtk_root_get_focus(gtk_widget_get_root(dialog.widget)).map({
                    gtk_widget_get_native($0) == gtk_widget_get_native(dialog.widget)
                }) != false
            else { return }
            arguments.answer(true)
            cadw_close_dialog(dialog.pointer)
        }
    }

    /// Whether a widget is mapped, and is or contains the widget of an AdwToast.
    private var showsToast: Bool {
        gtk_widget_get_mapped(widget) != 0
            && (string("css-name") == "toast" || children.contains { $0.showsToast })
    }

    /// Adds an event controller to a widget.
    func addController(_ controller: Handle) {
        // The widget takes over a reference.
        gtk_widget_add_controller(widget, OpaquePointer(g_object_ref(controller.pointer)))
    }
}
