// A window whose label opens a marking menu, by the secondary button, a long press, keys or a pen.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
let page = gtk_label_new("Press the secondary button")!

let menu = g_menu_new()!
g_menu_append(menu, "Close", "window.close")
g_menu_append(menu, "Minimize", "window.minimize")
let model = G_MENU_MODEL(menu)
MarkingMenuPopover.attach(to: page, menuModel: model)
g_object_unref(model)

let window = GTK_WINDOW(gtk_window_new())
gtk_window_set_default_size(window, 600, 600)
gtk_window_set_child(window, page)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
