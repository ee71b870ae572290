import CRotaryWheelGtk
import RotaryWheel

/// A container of knobs that is one Tab stop, as RotaryWheel's article “Knobs of mixers” has it.
@MainActor
enum KnobBank {
    /// Lets the arrow keys to the left and right move among the knobs of a container, in their order, and Tab leave it.
    @unsafe static func make(_ bank: UnsafeMutablePointer<GtkWidget>, of knobs: [KnobWidget]) {
        unsafe Handlers.addKeys(to: bank) { key in
            // An open entry has the focus, and the keys.
            guard let here = knobs.firstIndex(where: { unsafe gtk_widget_is_focus($0.widget) != 0 }) else {
                return false
            }
            switch key {
            case GDK_KEY_Left, GDK_KEY_Right:
                let isMirrored = unsafe gtk_widget_get_direction(knobs[here].widget) == GTK_TEXT_DIR_RTL
                let next = here + ((key == GDK_KEY_Right) == isMirrored ? -1 : 1)
                if knobs.indices.contains(next) { unsafe gtk_widget_grab_focus(knobs[next].widget) }
                return true
            // GTK goes on from the last knob with Tab, and from the first with Shift and Tab.
            case GDK_KEY_Tab: unsafe gtk_widget_grab_focus(knobs[knobs.count - 1].widget)
            case GDK_KEY_ISO_Left_Tab: unsafe gtk_widget_grab_focus(knobs[0].widget)
            default: break
            }
            return false
        }
    }
}
