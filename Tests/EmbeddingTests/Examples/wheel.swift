// A wheel of names that a button in its middle spins. Prints the name at the indicator when it stops.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
let wheel = RotaryWheelWidget(labels: ["Ada", "Ben", "Cem", "Dee"])
wheel.onSettled = { wheel, _ in print(wheel.selectedText ?? "") }

let spin = gtk_button_new_with_label("Spin")!
wheel.hub = spin
gtk_actionable_set_action_name(OpaquePointer(spin), "wheel.spin")

let window = GTK_WINDOW(gtk_window_new())
gtk_window_set_default_size(window, 600, 600)
gtk_window_set_child(window, wheel.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
