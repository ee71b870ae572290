// A spinning wheel of icons with labels, on a rim. Prints the label in the middle when it stops.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
let wheel = SpinningWheelWidget(items: [
    RotaryWheelItem(label: "Monday", iconName: "weather-clear"),
    RotaryWheelItem(label: "Tuesday", iconName: "weather-overcast"),
    RotaryWheelItem(label: "Wednesday", iconName: "weather-showers"),
    RotaryWheelItem(label: "Thursday", iconName: "weather-snow"),
])
wheel.itemWidth = 200
wheel.onSettled = { wheel, _ in print(wheel.selectedText ?? "") }
wheel.isEndless = true

let window = GTK_WINDOW(gtk_window_new())
gtk_window_set_default_size(window, 600, 600)
gtk_window_set_child(window, wheel.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
