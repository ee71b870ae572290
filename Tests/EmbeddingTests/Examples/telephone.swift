// The dial of an old telephone: it turns one way and returns. Prints the digit at the finger stop after each drag.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
final class Listener: RotaryWheelDelegate {
    func wheelDidEndDragging(_ dial: RotaryWheelWidget, total: Angle) { print(dial.currentText ?? "") }
}
let listener = Listener()

let dial = RotaryWheelWidget(labels: ["Stop"] + "1234567890".map { String($0) })
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
// The finger stop is as wide as two holes; the dial turns until the last hole is there.
dial.weights = [2] + Array(repeating: 1, count: 10)

let window = GTK_WINDOW(gtk_window_new())
gtk_window_set_default_size(window, 600, 600)
gtk_window_set_child(window, dial.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
