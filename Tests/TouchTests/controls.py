"""Shows a wheel, two knobs, and a page with a wheel and a knob to scroll; prints where they are and what they tell.

Reads what to do: to `hide` or `show` the window, or to know `long presses`. It ends with its input.
"""

import math
import os

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Graphene", "1.0")
gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gdk, GLib, GObject, Graphene, Gtk, RotaryWheel

controls = {}


def say(*words):
    print(*words, flush=True)


def place_of(widget):
    """Where a widget's middle is in the window."""
    native = widget.get_native()
    _, middle = widget.compute_point(native, Graphene.Point().init(widget.get_width() / 2, widget.get_height() / 2))
    x, y = native.get_surface_transform()
    return middle.x + x, middle.y + y


def add(name, control, size):
    control.set_size_request(size, size)
    control.props.halign = control.props.valign = Gtk.Align.CENTER
    control.connect("drag-begin", lambda _: say(name, "drag-begin"))
    controls[name] = control
    return control


def make_wheel(name, size):
    def settled(wheel, position):
        # In sectors, clockwise; 0 has no sign.
        say(name, "settled", position, f"{round(wheel.props.rotation * 4 / math.pi, 6) + 0.0:g}")

    wheel = RotaryWheel.Widget(sector_count=8)
    wheel.connect("settled", settled)
    return add(name, wheel, size)


def make_knob(name, size):
    knob = RotaryWheel.Knob.new_with_range(0, 100, 1)
    knob.set_value(50)
    knob.set_value_display(RotaryWheel.KnobValueDisplay.CENTER)
    knob.connect("value-changed", lambda knob: say(name, "value", f"{knob.get_value():g}"))
    knob.connect("drag-end", lambda _, value: say(name, "drag-end", f"{value:g}"))
    return add(name, knob, size)


def shown(widget):
    """Says where the last item of a menu is, once that is drawn."""
    def drawn(clock):
        clock.disconnect(handler)
        surface, item = widget.get_surface(), items(widget)[-1]
        x, y = place_of(item)
        motion = Gtk.EventControllerMotion()
        motion.connect("enter", lambda *_: say("hovered"))
        item.add_controller(motion)
        say("menu", x + surface.get_position_x(), y + surface.get_position_y())

    if isinstance(widget, Gtk.PopoverMenu):
        clock = widget.get_frame_clock()
        handler = clock.connect("after-paint", drawn)
    return True


def items(widget):
    if widget.get_css_name() == "modelbutton":
        return [widget]
    child, found = widget.get_first_child(), []
    while child:
        found += items(child)
        child = child.get_next_sibling()
    return found


def drawn(clock):
    """Says where everything is, once it is drawn over all of the screen."""
    surface = window.get_surface()
    if not surface.get_state() & Gdk.ToplevelState.FULLSCREEN:
        return
    clock.disconnect_by_func(drawn)
    for name, control in controls.items():
        say("place", name, *place_of(control), min(control.get_width(), control.get_height()) / 2)
    say("READY")


def know_long_presses():
    settings.props.gtk_long_press_time = long_press_time
    say("long presses")


def told(source, condition):
    orders = {b"hide": window.hide, b"show": window.present, b"long presses": know_long_presses, b"": loop.quit}
    orders[os.read(source, 100).strip()]()
    return True


page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=20, height_request=2000)
page.append(make_wheel("page-wheel", 240))
page.append(make_knob("page-knob", 160))
scrolled = Gtk.ScrolledWindow(child=page, hexpand=True)
scrolled.get_vadjustment().connect("value-changed", lambda adjustment: say("page", f"{adjustment.get_value():g}"))

knobs = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=40, valign=Gtk.Align.CENTER)
knobs.append(make_knob("knob", 160))
knobs.append(make_knob("other-knob", 160))

row = Gtk.Box(spacing=40)
row.append(make_wheel("wheel", 400))
row.append(knobs)
row.append(scrolled)

pointer = Gtk.EventControllerMotion(propagation_phase=Gtk.PropagationPhase.CAPTURE)
pointer.connect("motion", lambda _, x, y: say("pointer", x, y))
pointer.connect("enter", lambda _, x, y: say("pointer", x, y))

GObject.add_emission_hook(Gtk.Widget, "map", shown)
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, told)
# A compositor that is slow with a drag's first move is not to make it a long press.
settings = Gtk.Settings.get_default()
settings.props.gtk_long_press_time, long_press_time = 60000, settings.props.gtk_long_press_time
loop = GLib.MainLoop()
window = Gtk.Window(child=row, fullscreened=True)
window.add_controller(pointer)
window.present()
window.get_frame_clock().connect("after-paint", drawn)
loop.run()
window.destroy()
