"""A spinning wheel of icons with labels, on a rim. Prints the label in the middle when it stops."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gio, GLib, Gtk, RotaryWheel

DAYS = {
    "Monday": "weather-clear", "Tuesday": "weather-overcast", "Wednesday": "weather-showers",
    "Thursday": "weather-snow",
}

items = Gio.ListStore.new(RotaryWheel.Item)
for day, icon in DAYS.items():
    items.append(RotaryWheel.Item.new(day, icon))

wheel = RotaryWheel.SpinningWheel(model=items, item_width=200, endless=True)
wheel.connect("settled", lambda wheel, position: print(wheel.get_selected_item().get_label(), flush=True))

Gtk.Window(title="Spinning wheel", default_width=600, default_height=600, child=wheel).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
