"""The dial of an old telephone: it turns one way and returns. Prints the digit at the finger stop after each drag."""

import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gio, GLib, Gtk, RotaryWheel

# The finger stop is as wide as two holes; the dial turns until the last hole is there.
items = Gio.ListStore.new(RotaryWheel.Item)
for label in ["Stop", *"1234567890"]:
    items.append(RotaryWheel.Item(label=label, weight=2 if label == "Stop" else 1))
dial = RotaryWheel.Widget(
    model=items, flippable=False, direction=RotaryWheel.Direction.COUNTER_CLOCKWISE, indicator_angle=math.pi / 12,
    turning=RotaryWheel.Turning.CLOCKWISE, return_to_start=True, minimum_rotation=0,
    maximum_rotation=1.75 * math.pi, ring_exit=RotaryWheel.RingExit.END, grip_inner=0.5)
dial.connect("drag-end", lambda dial, total: print(dial.get_current_item().get_label(), flush=True))

Gtk.Window(title="Telephone", default_width=600, default_height=600, child=dial).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
