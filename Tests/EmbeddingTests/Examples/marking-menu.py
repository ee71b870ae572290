"""A window whose label opens a marking menu, by the secondary button, a long press, keys or a pen."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gio, GLib, Gtk, RotaryWheel

page = Gtk.Label(label="Press the secondary button")

menu = Gio.Menu()
menu.append("Close", "window.close")
menu.append("Minimize", "window.minimize")
RotaryWheel.MarkingMenuPopover.attach(page, menu)

Gtk.Window(title="Marking menu", default_width=600, default_height=600, child=page).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
