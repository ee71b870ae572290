"""A wheel of names that a button in its middle spins. Prints the name at the indicator when it stops."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel

wheel = RotaryWheel.Widget(model=Gtk.StringList.new(["Ada", "Ben", "Cem", "Dee"]))
wheel.set_hub(Gtk.Button(label="Spin", action_name="wheel.spin"))
wheel.connect("settled", lambda wheel, position: print(wheel.get_selected_item().get_string(), flush=True))

Gtk.Window(title="Wheel", default_width=600, default_height=600, child=wheel).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
