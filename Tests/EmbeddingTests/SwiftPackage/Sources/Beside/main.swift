// A wheel of the library in a box of another binding of GTK, whose modules have common names.
import CGtk
import Gtk
import RotaryWheel
import TestSupport

gtk_init()
let wheel = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"])
let box = Box()
box.append(wheel.widget)
let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
gtk_window_set_child(window, box.widget)
gtk_window_present(window)
while gtk_widget_get_mapped(wheel.widget) == 0 { g_main_context_iteration(nil, 1) }
print(describeChild(of: box.widget), wheel.selectedText!)
