// An angle all around, clockwise from the top. Prints it when it changes; a click on the knob resets it.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
let angle = KnobWidget(in: 0...360, step: 1)
angle.format = .angle
angle.wraps = true
angle.startAngle = Angle(degrees: -90)
angle.dragStyle = .circularAbsolute
for mark in stride(from: 0.0, to: 360, by: 45) { angle.addMark(at: mark) }
angle.onValueChanged = { _, value in print("\(Int(value))°") }
angle.onActivate = { angle in angle.reset() }

let window = GTK_WINDOW(gtk_window_new())
gtk_window_set_default_size(window, 600, 600)
gtk_window_set_child(window, angle.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
