"""The window of embed.ui, which has all four controls. Prints their signals."""

import pathlib

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel


def settled(wheel, position):
    print("settled", position, wheel.props.selected, wheel.props.hub.get_visible_child_name(), flush=True)


def turned(knob, value):
    print("knob", f"{value:g} {knob.get_value():g} {scale.get_value():g}", flush=True)


def reached(wheel, position):
    print("item", position, wheel.props.selected_item.get_string(), flush=True)


builder = Gtk.Builder.new_from_file(str(pathlib.Path(__file__).with_name("embed.ui")))
wheel, knob, scale, spinning = map(builder.get_object, ["wheel", "knob", "scale", "spinning"])
wheel.connect("settled", settled)
knob.connect("drag-end", turned)
spinning.connect("settled", reached)
wheel.set_model(wheel.props.hub.get_pages())
spinning.set_model(Gtk.StringList.new([str(i) for i in range(100_000)]))
builder.get_object("window").present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
