"""All four controls in a window: a wheel that switches the stack in its hub, a knob that shares its adjustment with a
scale, a spinning wheel of 100,000 items, and a dial menu that closes the window. Prints their signals."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gio, GLib, Gtk, RotaryWheel

NAMES = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Rings"]


def settled(wheel, position):
    print("settled", position, wheel.props.selected, stack.get_visible_child_name(), flush=True)


def turned(knob, value):
    print("knob", f"{value:g} {knob.get_value():g} {scale.get_value():g}", flush=True)


def reached(wheel, position):
    print("item", position, wheel.props.selected_item.get_string(), flush=True)


stack = Gtk.Stack()
for name in NAMES:
    stack.add_titled(Gtk.Label(label=name), name, name)
wheel = RotaryWheel.Widget(model=stack.get_pages(), hub=stack, inertia=False)
wheel.connect("settled", settled)

scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1)
knob = RotaryWheel.Knob(adjustment=scale.get_adjustment(), drag_style=RotaryWheel.KnobDragStyle.VERTICAL)
knob.connect("drag-end", turned)

spinning = RotaryWheel.SpinningWheel(model=Gtk.StringList.new([str(i) for i in range(100_000)]))
spinning.connect("settled", reached)

menu = Gio.Menu()
menu.append("Close", "window.close")
menu.append("Minimize", "window.minimize")

grid = Gtk.Grid(row_homogeneous=True, column_homogeneous=True)
grid.attach(wheel, 0, 0, 1, 2)
grid.attach(knob, 1, 0, 1, 1)
grid.attach(scale, 1, 1, 1, 1)
grid.attach(spinning, 0, 2, 1, 2)
grid.attach(RotaryWheel.DialMenu(menu_model=menu), 1, 2, 1, 2)
Gtk.Window(title="Embedded controls", default_width=800, default_height=800, child=grid).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
