// A dial menu of actions round a button. Prints the action that the user chooses.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
let dial = DialMenuWidget(labels: ["Cut", "Copy", "Paste", "Undo", "Redo", "Delete"])
dial.isExpanded = true
dial.onActivate = { dial, _ in print(dial.selectedText ?? "") }

let window = GTK_WINDOW(gtk_window_new())
gtk_window_set_default_size(window, 600, 600)
gtk_window_set_child(window, dial.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
