import CRotaryWheel
import CRotaryWheelGtk

// Operations on a control.
extension World {
    func act(_ operation: Operation, on control: Control) {
        let widget = control.widget
        switch operation.verb {
        case "set":
            if operation[2] == "rotation" || operation[2] == "position" { control.isPlaced = true }
            Control.set(operation[2], operation[3], of: control.pointer)
        case "use": if control.kind.takesModel { control.object.set("model", to: models[operation[2]]?.list) }
        case "call":
            let method = control.kind.methods.first { $0.name == operation[2] }
            method?.call(Call(world: self, control: control, operation: operation))
        case "show": show(control)
        case "unparent": unparent(control)
        case "drop": drop(control)
        case "hide":
            guard control.isWidget else { return }
            leave { gtk_widget_set_visible(widget, 0) }
            // GtkWindow keeps its previous focus widget until the next frame, and forever without one.
            pass(40)
        case "reveal": if control.isWidget, control.kind != .popover { gtk_widget_set_visible(widget, 1) }
        case "mirror", "unmirror":
            let direction = operation.verb == "mirror" ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
            if control.isWidget { gtk_widget_set_direction(widget, direction) }
        case "disable", "enable":
            if control.isWidget { gtk_widget_set_sensitive(widget, operation.verb == "enable" ? 1 : 0) }
        default: break
        }
    }

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
            leave { gtk_widget_unparent(control.widget) }
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

    /// Moves a gesture to a control, or to the page without one.
    func move(_ gesture: Control, to index: Int) {
        guard mayMove(gesture) else { return }
        let other = controls["wheel\(index)"] ?? controls["knob\(index)"]
        rotary_wheel_rotation_gesture_set_widget(gesture.opaque, other?.widget ?? fixed)
    }
}
