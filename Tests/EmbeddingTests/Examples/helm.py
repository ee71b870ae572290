"""A ship's wheel: it rests anywhere, between stops after one and a half turns. Prints its degrees when it stops."""

import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel

wheel = RotaryWheel.Widget(
    sector_count=8, snap=False, minimum_rotation=-3 * math.pi, maximum_rotation=3 * math.pi,
    direction=RotaryWheel.Direction.COUNTER_CLOCKWISE)
wheel.connect("settled", lambda wheel, position: print(round(math.degrees(wheel.get_rotation())), flush=True))

Gtk.Window(title="Ship’s wheel", default_width=600, default_height=600, child=wheel).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
