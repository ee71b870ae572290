import CRotaryWheelFuzz
import CRotaryWheelHand
import CRotaryWheelShims

// Pointer, keyboard and time.
extension World {
    func input(_ operation: Operation) {
        switch operation.verb {
        case "move", "stroke":
            guard let control = controls[operation[1]], isLaidOut(control) else { return }
            if operation.verb == "stroke" { return stroke(operation, of: control) }
            move(operation.number(2), operation.number(3), of: control)
        case "press", "release":
            guard isPressed != (operation.verb == "press") else { return }
            isPressed.toggle()
            hand_button(1, isPressed ? 1 : 0)
        case "click":
            // A newly opened GtkWindow loses a press after such a click.
            guard !isPressed, controls.values.allSatisfy(isLaidOut) else { return }
            for isDown: Int32 in [1, 0] { hand_button(UInt32(operation.int(1)), isDown) }
        case "key": for isDown: Int32 in [1, 0] { hand_key(operation[1], isDown) }
        case "focus":
            if let control = controls[operation[1]], control.isWidget {
                gtk_widget_grab_focus(control.widget)
            }
            return
        default: return
        }
        deliver()
    }

    /// Whether a control has an allocation, and so can be pressed.
    private func isLaidOut(_ control: Control) -> Bool {
        !control.isWidget || gtk_widget_get_width(control.widget) > 0
    }

    /// Moves the pointer to a point of a control, in fractions of its size; returns the place on the screen.
    @discardableResult
    func move(_ x: Double, _ y: Double, of control: Control) -> (x: Double, y: Double)? {
        let widget = control.isWidget ? control.widget : fixed
        guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
            gtk_widget_get_mapped(widget) != 0
        else { return nil }
        var point = graphene_point_t(
            x: Float(x * Double(gtk_widget_get_width(widget))),
            y: Float(y * Double(gtk_widget_get_height(widget))))
        var place = graphene_point_t()
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_compute_point(widget, root, &point, &place) != 0 else { return nil }
        var (dx, dy) = (0.0, 0.0)
        gtk_native_get_surface_transform(native, &dx, &dy)
        if cgtk_is_a(UnsafeRawPointer(surface), gdk_popup_get_type()) != 0 {
            dx += Double(gdk_popup_get_position_x(surface))
            dy += Double(gdk_popup_get_position_y(surface))
        }
        (dx, dy) = (Double(place.x) + dx, Double(place.y) + dy)
        hand_move(Int32(dx), Int32(dy))
        return (dx, dy)
    }

    /// Delivers the input to the controls.
    func deliver() {
        gdk_display_sync(gdk_display_get_default())
        drain()
    }

    /// Handles pending events.
    func drain() {
        guard depth == 0 || !(isPressed || pressEnds > 0) else {
            // GTK uses freed memory if a handler runs a main loop while a new grab cancels the press. A popover that
            // opens on the release has such a grab.
            isKept = true
            return
        }
        drains += 1
        defer { drains -= 1 }
        if drains > 1 { isKept = true }
        // A source that is always pending would block the run.
        for _ in 0..<200 where g_main_context_iteration(nil, 0) == 0 { return }
        fail("the main loop is never idle")
    }

    /// Advances the time, one frame after another.
    func pass(_ milliseconds: Double) {
        if leaving > 0 { isKept = true }
        var left = milliseconds
        repeat {
            let step = milliseconds > 1000 ? milliseconds / 10 : min(left, 17)
            fuzz_pass_time(step)
            left -= step
            frames += 1
            // Otherwise GTK 4.8 may crash in a layout before it handles the leave event of a closed popover.
            gdk_display_sync(gdk_display_get_default())
            drain()
        } while left > 0.5
    }
}
