"""An angle all around, clockwise from the top. Prints it when it changes; a click on the knob resets it."""

import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel

knob = RotaryWheel.Knob.new_with_range(0, 360, 1)
knob.set_format(RotaryWheel.KnobFormat.ANGLE)
knob.set_wrap(True)
knob.set_start_angle(-math.pi / 2)
knob.set_drag_style(RotaryWheel.KnobDragStyle.CIRCULAR_ABSOLUTE)
for angle in range(0, 360, 45):
    knob.add_mark(angle, None)
knob.connect("value-changed", lambda knob: print(f"{knob.get_value():g}°", flush=True))
knob.connect("activate", lambda knob: knob.reset())

Gtk.Window(title="Angle", default_width=600, default_height=600, child=knob).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
