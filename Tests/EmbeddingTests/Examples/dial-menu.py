"""A dial menu of actions round a button. Prints the action that the user chooses."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel

actions = Gtk.StringList.new(["Cut", "Copy", "Paste", "Undo", "Redo", "Delete"])
dial = RotaryWheel.DialMenu(model=actions, expanded=True)
dial.connect("activate", lambda dial, position: print(dial.get_selected_item().get_string(), flush=True))

Gtk.Window(title="Dial menu", default_width=600, default_height=600, child=dial).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
