// All four controls in a window: a wheel that switches the stack in its hub, a knob that shares its adjustment with a
// scale, a spinning wheel of 100,000 items, and a dial menu that closes the window. Prints their events.
import CRotaryWheelGtk
import RotaryWheel

gtk_init()
let stack = OpaquePointer(gtk_stack_new()!)
for name in ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Rings"] {
    gtk_stack_add_titled(stack, gtk_label_new(name), name, name)
}
let wheel = RotaryWheelWidget()
let pages = gtk_stack_get_pages(stack)!
wheel.model = pages
g_object_unref(UnsafeMutableRawPointer(pages))
wheel.hub = UnsafeMutablePointer(stack)
wheel.hasInertia = false
wheel.onSettled = { wheel, sector in
    print("settled", sector, wheel.selected!, String(cString: gtk_stack_get_visible_child_name(stack)))
}

final class KnobPrinter: KnobDelegate {
    func knobDidEndDragging(_ knob: KnobWidget) {
        print("knob", knob.value, knob.value, gtk_adjustment_get_value(knob.adjustment))
    }
}
let printer = KnobPrinter()
let knob = KnobWidget(in: 0...100, step: 1)
knob.dragStyle = .vertical
knob.delegate = printer
let scale = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, knob.adjustment)

let spinning = SpinningWheelWidget(labels: (0..<100_000).map(String.init))
spinning.onSettled = { wheel, item in print("item", item, wheel.selectedText!) }

let menu = g_menu_new()!
g_menu_append(menu, "Close", "window.close")
g_menu_append(menu, "Minimize", "window.minimize")
let model = UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
let dial = DialMenuWidget(menuModel: model)
g_object_unref(model)

let grid = UnsafeMutableRawPointer(gtk_grid_new()!).assumingMemoryBound(to: GtkGrid.self)
gtk_grid_set_row_homogeneous(grid, 1)
gtk_grid_set_column_homogeneous(grid, 1)
gtk_grid_attach(grid, wheel.widget, 0, 0, 1, 2)
gtk_grid_attach(grid, knob.widget, 1, 0, 1, 1)
gtk_grid_attach(grid, scale, 1, 1, 1, 1)
gtk_grid_attach(grid, spinning.widget, 0, 2, 1, 2)
gtk_grid_attach(grid, dial.widget, 1, 2, 1, 2)
let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
gtk_window_set_default_size(window, 800, 800)
gtk_window_set_child(window, UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkWidget.self))
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
