"""The window of marking-menu.ui."""

import pathlib

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel

builder = Gtk.Builder.new_from_file(str(pathlib.Path(__file__).with_name("marking-menu.ui")))
builder.get_object("window").present()
del builder
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
