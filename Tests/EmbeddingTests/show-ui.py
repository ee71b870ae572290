"""Shows the window of a UI file. Prints the label or the value of its object `output` when it changes."""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel

builder = Gtk.Builder.new_from_file(sys.argv[1])
output = builder.get_object("output")
if isinstance(output, Gtk.Label):
    output.connect("notify::label", lambda label, spec: print(label.get_label(), flush=True))
elif output:
    output.get_adjustment().connect("value-changed", lambda values: print(f"{values.get_value():g}", flush=True))
builder.get_object("window").present()
del builder, output
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
