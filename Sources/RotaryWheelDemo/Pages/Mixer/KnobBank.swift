import CRotaryWheelAdwaita
import RotaryWheel

/// A container of knobs that is one Tab stop, as RotaryWheel's article “Knobs of mixers” has it.
@MainActor
enum KnobBank {
    /// Lets the arrow keys to the left and right move among the knobs of a container, in their order, and Tab leave it.
    static func make(_ bank: Handle, of knobs: [KnobWidget]) {
        bank.onKey { arguments in
            let isPlain =
                arguments[2].flags & (CGDK_CONTROL_MASK.rawValue | CGDK_ALT_MASK.rawValue) == 0
            arguments.answer(isPlain && move(by: Int32(arguments[0].uint), among: knobs))
        }
    }

    /// Moves the focus by a key, and returns whether nothing else gets the key.
    private static func move(by key: Int32, among knobs: [KnobWidget]) -> Bool {
        // An open entry has the focus, and the keys.
        guard let here = knobs.firstIndex(where: { gtk_widget_is_focus($0.widget) != 0 }) else {
            return false
        }
        switch key {
        case GDK_KEY_Left, GDK_KEY_Right:
            let isMirrored = gtk_widget_get_direction(knobs[here].widget) == GTK_TEXT_DIR_RTL
            let isForward = (key == GDK_KEY_Right) != isMirrored
            focusFirst(of: isForward ? Array(knobs[(here + 1)...]) : knobs[..<here].reversed())
            return true
        // GTK goes on from the last knob with Tab, and from the first with Shift and Tab.
        case GDK_KEY_Tab: focusFirst(of: knobs.reversed())
        case GDK_KEY_ISO_Left_Tab: focusFirst(of: knobs)
        default: break
        }
        return false
    }

    /// Focuses the first knob that takes the focus; one that is insensitive does not.
    private static func focusFirst(of knobs: [KnobWidget]) {
        _ = knobs.first { gtk_widget_grab_focus($0.widget) != 0 }
    }
}
