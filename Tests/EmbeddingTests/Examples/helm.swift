// A ship's wheel: it rests anywhere, between stops after one and a half turns. Prints its degrees when it stops.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
let wheel = RotaryWheelWidget(sectorCount: 8)
wheel.snaps = false
wheel.minimumRotation = Angle(degrees: -540)
wheel.maximumRotation = Angle(degrees: 540)
wheel.direction = .counterclockwise
wheel.onSettled = { wheel, _ in print(Int(wheel.rotation.degrees.rounded())) }

let window = GTK_WINDOW(gtk_window_new())
gtk_window_set_default_size(window, 600, 600)
gtk_window_set_child(window, wheel.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
