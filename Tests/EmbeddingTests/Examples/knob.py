"""A knob for a gain of -60 to 6 dB that catches at 0 dB. Prints the gain when it changes."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel

knob = RotaryWheel.Knob.new_with_range(-60, 6, 0.1)
knob.set_unit("dB")
knob.set_default_value(0)
knob.set_value(0)
knob.add_mark(0, "0")
knob.add_detent(0)
knob.connect("value-changed", lambda knob: print(f"{knob.get_value():g} dB", flush=True))

Gtk.Window(title="Knob", default_width=600, default_height=600, child=knob).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
