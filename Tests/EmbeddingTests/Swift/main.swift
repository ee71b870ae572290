import CRotaryWheelGtk
import RotaryWheel

gtk_init()
let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
let wheel = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster", "Person"])
wheel.onSettled = { wheel, _ in print(wheel.selectedText ?? "") }
gtk_window_set_child(window, wheel.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
