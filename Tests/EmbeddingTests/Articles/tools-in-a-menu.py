"""A window whose label opens a menu of tools: undo, which keeps the menu open, a thickness, and colors. Prints what they
do. The argument is a UI file with another menu.
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gio, GLib, Gtk, RotaryWheel


def make_menu():
    menu = Gio.Menu()

    undo = Gio.MenuItem.new("Undo", "pen.undo")
    undo.set_attribute_value("keep-open", GLib.Variant("b", True))
    menu.append_item(undo)

    thickness = Gio.MenuItem.new("Thickness", "pen.thickness")
    for name, value in [("lower", 1), ("upper", 24), ("step", 1)]:
        thickness.set_attribute_value(name, GLib.Variant("d", value))
    thickness.set_attribute_value("unit", GLib.Variant("s", "px"))
    menu.append_item(thickness)

    for name, color in [("Red", "#e01b24"), ("Blue", "#1c71d8")]:
        swatch = Gio.MenuItem.new(name, None)
        swatch.set_action_and_target_value("pen.color", GLib.Variant("s", color))
        swatch.set_attribute_value("color", GLib.Variant("s", color))
        menu.append_item(swatch)
    return menu


def make_actions():
    actions = Gio.SimpleActionGroup()
    undo = Gio.SimpleAction.new("undo")
    undo.connect("activate", lambda *_: print("undo", flush=True))
    actions.add_action(undo)
    for name, kind, state in [("thickness", None, GLib.Variant("d", 4)), ("color", "s", GLib.Variant("s", "#e01b24"))]:
        action = Gio.SimpleAction.new_stateful(name, kind and GLib.VariantType(kind), state)
        action.connect("notify::state", lambda action, _: print(action.get_state().print_(False), flush=True))
        actions.add_action(action)
    return actions


page = Gtk.Label(label="Press the secondary button")
page.insert_action_group("pen", make_actions())
menu = Gtk.Builder.new_from_file(sys.argv[1]).get_object("menu") if sys.argv[1:] else make_menu()
RotaryWheel.MarkingMenuPopover.attach(page, menu)

Gtk.Window(title="Tools in a menu", default_width=600, default_height=600, child=page).present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
