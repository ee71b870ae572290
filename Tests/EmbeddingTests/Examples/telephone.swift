// The dial of an old telephone: it turns one way and returns. Prints the digit at the finger stop after each drag.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
final class Listener: RotaryWheelDelegate {
    func wheelDidEndDragging(_ dial: RotaryWheelWidget, total: Angle) { print(dial.currentText ?? "") }
}
let listener = Listener()

// The finger stop is as wide as two holes; the dial turns until the last hole is there.
let items = (["Stop"] + "1234567890".map { String($0) }).map { RotaryWheelItem(label: $0) }
items[0].weight = 2
let dial = RotaryWheelWidget(items: items)
dial.direction = .counterclockwise
dial.isFlippable = false
dial.indicatorAngle = Angle(degrees: 15)
dial.turning = .clockwise
dial.returnsToStart = true
dial.minimumRotation = .zero
dial.maximumRotation = Angle(degrees: 315)
dial.ringExit = .ends
dial.gripInner = 0.5
dial.delegate = listener

let window = GTK_WINDOW(gtk_window_new())
gtk_window_set_default_size(window, 600, 600)
gtk_window_set_child(window, dial.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
