// A knob for a gain of -60 to 6 dB that catches at 0 dB. Prints the gain when it changes.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
let knob = KnobWidget(in: -60...6, step: 0.1)
knob.unit = "dB"
knob.defaultValue = 0
knob.value = 0
knob.addMark(at: 0)
knob.addDetent(at: 0)
knob.onValueChanged = { knob, value in print(value, "dB") }

let window = GTK_WINDOW(gtk_window_new())
gtk_window_set_default_size(window, 600, 600)
gtk_window_set_child(window, knob.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
