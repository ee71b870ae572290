"""Shows a window with the controls."""

import argparse

import rotarywheel
from gi.repository import Gio, GLib, Gtk

NAMES = ["Ada", "Ben", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal"]
DAYS = {"Monday": "weather-clear", "Tuesday": "weather-few-clouds", "Wednesday": "weather-overcast",
        "Thursday": "weather-showers", "Friday": "weather-storm", "Saturday": "weather-snow", "Sunday": "weather-fog"}
ACTIONS = {"Copy": "edit-copy", "Cut": "edit-cut", "Paste": "edit-paste", "Find": "edit-find", "Undo": "edit-undo",
           "Redo": "edit-redo", "Save": "document-save", "Print": "document-print"}


def make_wheel():
    wheel = rotarywheel.Widget(model=Gtk.StringList.new(NAMES))
    wheel.set_hub(Gtk.Button(label="Spin", action_name="wheel.spin"))
    return wheel


def make_spinning_wheel():
    days = Gio.ListStore.new(rotarywheel.Item)
    for day, icon in DAYS.items():
        days.append(rotarywheel.Item.new(day, f"{icon}-symbolic"))
    return rotarywheel.SpinningWheel(model=days, endless=True, item_width=110, item_height=130, radius=400,
                                     valign=Gtk.Align.CENTER, height_request=216)


def make_dial_menu():
    menu = Gio.Menu()
    for label, icon in ACTIONS.items():
        item = Gio.MenuItem.new(label, "win.act")
        item.set_icon(Gio.ThemedIcon.new(f"{icon}-symbolic"))
        menu.append_item(item)
    return rotarywheel.DialMenu(menu_model=menu, expanded=True, item_size=56)


def make_knob():
    knob = rotarywheel.Knob.new_with_range(0, 100, 1)
    knob.set_properties(value=70, unit="%", halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    knob.set_size_request(216, 256)
    for value in range(0, 101, 10):
        knob.add_mark(value, f"{value}" if value in (0, 50, 100) else None)
    return knob


CONTROLS = {"Wheel": make_wheel, "Spinning Wheel": make_spinning_wheel, "Dial Menu": make_dial_menu, "Knob": make_knob}


def make_grid():
    grid = Gtk.Grid(column_spacing=36, row_spacing=24, column_homogeneous=True, row_homogeneous=True)
    for position, (name, make_control) in enumerate(CONTROLS.items()):
        control = make_control()
        control.set_properties(hexpand=True, vexpand=True)
        control.update_property([Gtk.AccessibleProperty.LABEL], [name])
        cell = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12, width_request=280, height_request=280)
        cell.append(control)
        cell.append(Gtk.Label(label=name, css_classes=["heading"]))
        grid.attach(cell, position % 2, position // 2, 1, 1)
    for side in "top", "bottom", "start", "end":
        grid.set_property(f"margin-{side}", 24)
    return grid


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title="Rotary Wheel", child=make_grid())
    window.add_action(Gio.SimpleAction.new("act"))
    window.present()


def main():
    parser = argparse.ArgumentParser(prog="python3 -m rotarywheel", description=__doc__)
    parser.add_argument("--version", action="version", version=f"rotarywheel {rotarywheel.__version__}")
    parser.add_argument("--path", action="store_true", help="print the folder of the shared library and the typelib")
    if parser.parse_args().path:
        print(rotarywheel.LIBRARY_PATH)
        return
    GLib.set_prgname("rotarywheel")
    app = Gtk.Application()
    app.connect("activate", activate)
    app.run()


main()
