"""Prints the names of the writable properties that the widgets define themselves."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GObject, RotaryWheel

for kind in RotaryWheel.Widget, RotaryWheel.Knob, RotaryWheel.SpinningWheel, RotaryWheel.DialMenu:
    for spec in kind.list_properties():
        if spec.owner_type == kind.__gtype__ and spec.flags & GObject.ParamFlags.WRITABLE:
            print(spec.name)
