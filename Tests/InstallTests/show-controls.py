"""Shows the window of each UI file and each control of rotarywheel, until its first frame; prints its name."""

import sys

import rotarywheel
from gi.repository import Gio, GLib, Gtk

MENU = Gio.Menu()
MENU.append("Close", "window.close")


def wait_until(condition):
    while not condition():
        GLib.MainContext.default().iteration(True)


def show(widget, name):
    """Shows a widget in a window, unless it is one, and closes that after the first frame that has the widget."""
    is_popover = isinstance(widget, Gtk.Popover)
    window = widget if isinstance(widget, Gtk.Window) else Gtk.Window(child=Gtk.Box() if is_popover else widget)
    window.present()
    wait_until(window.get_mapped)
    if is_popover:
        widget.set_parent(window.get_child())
        widget.popup()
        wait_until(widget.get_mapped)
    frames = []
    widget.get_frame_clock().connect("after-paint", lambda clock: frames.append(clock.get_frame_counter()))
    widget.queue_draw()
    wait_until(lambda: frames)
    assert widget.get_width() > 0 and widget.get_height() > 0, name
    if is_popover:
        widget.unparent()
    window.destroy()
    print(name)


# Before any use of the classes, which registers them.
for file in sys.argv[1:]:
    show(Gtk.Builder.new_from_file(file).get_object("window"), file)
for name in dir(rotarywheel):
    kind = getattr(rotarywheel, name)
    if isinstance(kind, type) and issubclass(kind, Gtk.Widget):
        control = kind()
        if control.find_property("menu-model"):
            control.set_menu_model(MENU)
        elif control.find_property("model"):
            control.set_model(Gtk.StringList.new(["Ada", "Ben", "Cem"]))
        show(control, name)
