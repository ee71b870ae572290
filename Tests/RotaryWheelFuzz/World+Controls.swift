import CRotaryWheel
import CRotaryWheelGtk

// Operations on a control.
extension World {
    func act(_ operation: Operation, on control: Control) {
        let widget = control.widget
        switch operation.verb {
        case "set":
            if operation[2] == "rotation" || operation[2] == "position" { control.isPlaced = true }
            control.set(operation[2], operation[3])
        case "use": use(models[operation[2]], by: control)
        case "call": call(operation[2], operation, on: control)
        case "show": show(control)
        case "unparent": unparent(control)
        case "drop": drop(control)
        case "hide": hide(control)
        case "reveal": if control.isWidget, control.kind != .popover { gtk_widget_set_visible(widget, 1) }
        case "mirror": if control.isWidget { gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL) }
        case "unmirror": if control.isWidget { gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR) }
        case "disable": if control.isWidget { gtk_widget_set_sensitive(widget, 0) }
        case "enable": if control.isWidget { gtk_widget_set_sensitive(widget, 1) }
        default: break
        }
    }

    // MARK: In the window

    private func show(_ control: Control) {
        if control.kind == .gesture {
            guard mayMove(control) else { return }
            if controls.values.contains(where: { $0.kind == .gesture && $0 !== control }) { isKept = true }
            rotary_wheel_rotation_gesture_set_widget(control.opaque, fixed)
            return
        }
        let widget = control.widget
        guard gtk_widget_get_parent(widget) == nil else { return }
        if control.kind == .popover {
            gtk_widget_set_parent(widget, fixed)
        } else {
            let place = (Int(control.name.drop { $0.isLetter }) ?? 1) - 1
            let pointer = UnsafeMutableRawPointer(fixed).assumingMemoryBound(to: GtkFixed.self)
            gtk_fixed_put(pointer, widget, Double(place % 2 * 160), Double(place / 2 % 2 * 160))
            gtk_widget_set_size_request(widget, 150, 150)
        }
    }

    private func hide(_ control: Control) {
        guard control.isWidget else { return }
        leave { gtk_widget_set_visible(control.widget, 0) }
        // GtkWindow keeps its previous focus widget until the next frame, and forever without one.
        pass(40)
    }

    func unparent(_ control: Control) {
        // GTK leaks any focused or hovered widget that is unparented while it is being unmapped.
        guard !control.isLeaving, leaving == 0 else { return }
        control.isLeaving = true
        defer { control.isLeaving = false }
        if control.kind == .gesture {
            guard mayMove(control) else { return }
            rotary_wheel_rotation_gesture_set_widget(control.opaque, nil)
        } else if control.kind == .popover {
            // GTK uses the popover after `closed` handlers, so apps unparent it in an idle function.
            guard depth == 0, gtk_widget_get_parent(control.widget) != nil else { return }
            if gtk_widget_get_parent(control.widget) != nil { leave { gtk_widget_unparent(control.widget) } }
        } else if gtk_widget_get_parent(control.widget) == fixed {
            let pointer = UnsafeMutableRawPointer(fixed).assumingMemoryBound(to: GtkFixed.self)
            leave { gtk_fixed_remove(pointer, control.widget) }
            pass(40)
        }
    }

    /// Whether a gesture may leave its widget.
    ///
    /// GTK uses it after free if it leaves in a handler while another gesture of the widget claims a press.
    private func mayMove(_ gesture: Control) -> Bool {
        depth == 0 || !controls.values.contains { $0.kind == .gesture && $0 !== gesture }
    }

    private func leave(_ body: () -> Void) {
        leaving += 1
        body()
        leaving -= 1
    }

    // MARK: Models and methods

    private func use(_ model: ModelSource?, by control: Control) {
        switch control.kind {
        case .wheel: rotary_wheel_widget_set_model(control.opaque, model?.opaque)
        case .rim: rotary_wheel_spinning_wheel_set_model(control.opaque, model?.opaque)
        case .dial: rotary_wheel_dial_menu_set_model(control.opaque, model?.opaque)
        case .popover, .knob, .gesture: break
        }
    }

    private func call(_ method: String, _ operation: Operation, on control: Control) {
        let (pointer, index, number) = (control.opaque, operation.int(3), operation.number(3))
        let steps = gint(clamping: index)
        switch (control.kind, method) {
        case (.wheel, "turn-to"): rotary_wheel_widget_turn_to(pointer, guint(index))
        case (.wheel, "step"): rotary_wheel_widget_step(pointer, steps)
        case (.wheel, "spin"): rotary_wheel_widget_spin(pointer, number)
        case (.wheel, "spin-to"):
            control.isPlaced = control.isPlaced || control.number(of: "random-landing") == 1
            rotary_wheel_widget_spin_to(pointer, guint(index), 3 - steps, 40 * guint(index))
        case (.wheel, "turn-to-angle"):
            control.isPlaced = true
            rotary_wheel_widget_turn_to_angle(pointer, number, 200)
        case (.wheel, "stop"): rotary_wheel_widget_stop(pointer)
        case (.wheel, "weights"): setWeights(index, of: control)
        case (.wheel, "hub"): rotary_wheel_widget_set_hub(pointer, index % 2 == 0 ? gtk_button_new() : nil)
        case (.wheel, "content"):
            rotary_wheel_widget_set_content_func(
                pointer, index % 2 == 0 ? { _, _ in gtk_label_new("x") } : nil, nil, nil)
        case (.rim, "scroll-to"):
            rotary_wheel_spinning_wheel_scroll_to(pointer, guint(index), index % 3 == 0 ? 0 : 1)
        case (.rim, "step"): rotary_wheel_spinning_wheel_step(pointer, steps)
        case (.rim, "adjustment"): setAdjustment(number, of: control)
        case (.dial, "menu"), (.popover, "menu"): setMenu(index, of: control)
        case (.dial, "change-menu"), (.popover, "change-menu"):
            changeMenu(index, operation.int(4), of: control)
        case (.popover, "attach"): attach(control, to: index)
        case (.popover, "turbo"): setTurboKey(index, of: control)
        case (.popover, "dial"): setDial(index, operation.int(4), of: control)
        case (.popover, "popup"):
            guard !control.isLeaving else { return }
            rotary_wheel_dial_menu_popover_popup_at(pointer, Double(index) * 20, Double(index) * 20)
            // GTK 4.8 leaks a popover that opens and closes within a frame.
            pass(40)
        case (.popover, "popdown"):
            gtk_popover_popdown(popover(control))
            pass(40)
        case (.knob, "reset"): rotary_wheel_knob_reset(pointer)
        case (.knob, "edit"): rotary_wheel_knob_edit(pointer)
        case (.knob, "mark"): rotary_wheel_knob_add_mark(pointer, number, nil)
        case (.knob, "clear-marks"): rotary_wheel_knob_clear_marks(pointer)
        case (.knob, "detent"): rotary_wheel_knob_add_detent(pointer, number)
        case (.knob, "clear-detents"): rotary_wheel_knob_clear_detents(pointer)
        case (.knob, "bounds"): setBounds(number, of: control)
        case (.knob, "pictures"): setPictures(index, of: control)
        case (.gesture, "widget"):
            guard mayMove(control) else { return }
            let other = controls["wheel\(index)"] ?? controls["knob\(index)"]
            rotary_wheel_rotation_gesture_set_widget(pointer, other?.widget ?? fixed)
        case (_, "action"): activate(index, of: control)
        default: break
        }
    }

    /// Shows an icon in some of the layers of a knob.
    private func setPictures(_ index: Int, of control: Control) {
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        let picture = gtk_icon_theme_lookup_icon(
            theme, index % 2 == 0 ? "pan-up-symbolic" : "image-missing", nil, 16, 1, GTK_TEXT_DIR_NONE,
            GtkIconLookupFlags(rawValue: 0))
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        rotary_wheel_knob_set_picture(control.opaque, index % 3 == 0 ? nil : picture)
        rotary_wheel_knob_set_background_picture(control.opaque, index % 5 == 0 ? picture : nil)
        rotary_wheel_knob_set_overlay_picture(control.opaque, index % 7 == 0 ? picture : nil)
    }

    func popover(_ control: Control) -> UnsafeMutablePointer<GtkPopover> {
        control.pointer.assumingMemoryBound(to: GtkPopover.self)
    }

    private func activate(_ index: Int, of control: Control) {
        let actions: [String]
        switch control.kind {
        case .wheel, .rim: actions = ["wheel.next", "wheel.previous", "wheel.activate"]
        case .dial:
            actions = [
                "dial.next", "dial.previous", "dial.activate", "dial.expand", "dial.collapse", "dial.back",
            ]
        case .knob: actions = ["knob.edit", "knob.reset", "knob.increase", "knob.decrease"]
        case .popover, .gesture: return
        }
        gtk_widget_activate_action_variant(control.widget, actions[index % actions.count], nil)
    }

    private func setWeights(_ steps: Int, of control: Control) {
        let count = control.count
        guard (1...50).contains(count), steps != 0 else {
            return rotary_wheel_widget_set_weights(control.opaque, nil, 0)
        }
        let weights = (0..<count).map { Double(1 + ($0 * abs(steps % 7)) % 5) }
        rotary_wheel_widget_set_weights(control.opaque, weights, gsize(count))
    }

    private func setAdjustment(_ number: Double, of control: Control) {
        if let adjustment = rotary_wheel_spinning_wheel_get_adjustment(control.opaque), number < 90 {
            control.isPlaced = true
            gtk_adjustment_set_value(adjustment, number / 5)
        } else {
            rotary_wheel_spinning_wheel_set_adjustment(
                control.opaque, number > 95 ? nil : gtk_adjustment_new(0, 0, 1, 1, 1, 0))
        }
    }

    private func setBounds(_ number: Double, of control: Control) {
        guard number.isFinite else { return }
        // GtkRange uses itself after `value-changed`, whose handler may release it.
        g_object_ref(control.pointer)
        defer { g_object_unref(control.pointer) }
        let range = control.pointer.assumingMemoryBound(to: GtkRange.self)
        gtk_range_set_range(range, min(number, 50), max(number, 50))
    }
}
