"""Shows one of each control with the names that an app sets, and prints their signals and `pressed` for each key.

Arguments are settings of GTK, as in `gtk-theme-name=HighContrast`, `dark=1`, or `libadwaita`, for its theme. Orders are
lines of Python, which know all names of this program.
"""

import os
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk, RotaryWheel

SECTORS = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles"]
ACTIONS = ["Copy", "Cut", "Paste", "Delete", "Undo"]
MODIFIERS = Gdk.KEY_Alt_L, Gdk.KEY_Shift_L


class Million(GObject.Object, Gio.ListModel):
    """A million texts, created on demand."""

    def do_get_item_type(self):
        return Gtk.StringObject.__gtype__

    def do_get_n_items(self):
        return 1_000_000

    def do_get_item(self, position):
        return Gtk.StringObject.new(f"Picture {position + 1}") if position < 1_000_000 else None


def say(*words):
    print(*words, flush=True)


def name(control, text):
    """Names a control as apps do, by a label with its mnemonic."""
    label = Gtk.Label(label=f"_{text}", use_underline=True, mnemonic_widget=control)
    column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
    column.append(control)
    named[text] = control
    column.append(label)
    return column


def make_wheel():
    wheel = RotaryWheel.Widget(model=Gtk.StringList.new(SECTORS), hub=Gtk.Button(label="Open"))
    wheel.connect("settled", lambda _, position: say("wheel settled", position))
    wheel.connect("activate", lambda _, position: say("wheel activate", position))
    return wheel


def make_knob():
    knob = RotaryWheel.Knob.new_with_range(0, 100, 1)
    knob.set_value(50)
    knob.set_unit("dB")
    knob.connect("value-changed", lambda knob: say("knob value", f"{knob.get_value():g}"))
    knob.connect("drag-begin", lambda knob: say("begin", f"{knob.get_value():g}"))
    knob.connect("drag-end", lambda _, value: say("end", f"{value:g}"))
    knob.connect("notify::touched", lambda knob, _: say("touched", knob.get_touched()))
    return knob


def make_menu(texts):
    """A menu of actions that print their names."""
    menu = Gio.Menu()
    for text in texts:
        action = Gio.SimpleAction.new(text.lower())
        action.connect("activate", lambda action, _: say("action", action.get_name()))
        actions.add_action(action)
        menu.append(text, f"edit.{text.lower()}")
    return menu


def make_dial():
    dial = RotaryWheel.DialMenu(menu_model=menu)
    dial.connect("settled", lambda _, position: say("dial settled", position))
    return dial


def make_popover():
    """The context menu of the last button, which the button opens, too."""
    popover = RotaryWheel.MarkingMenuPopover.attach(last, menu)
    popover.connect("closed", lambda _: say("popover closed"))
    last.connect("clicked", lambda button: popover.popup_at(button.get_width() / 2, button.get_height() / 2))
    return popover


def make_spinning_wheel():
    wheel = RotaryWheel.SpinningWheel(model=Million())
    wheel.connect("settled", lambda _, position: say("spinning settled", position))
    return wheel


def show_disabled(texts):
    """Replaces the sectors of the wheel by disabled ones, except the first."""
    items = Gio.ListStore.new(RotaryWheel.Item)
    for text in texts:
        items.append(RotaryWheel.Item(label=text, enabled=text == texts[0]))
    wheel.set_model(items)


def clip():
    """Gives the knob a meter, and shows a level that clips."""
    meter = RotaryWheel.KnobMeter.new(1)
    meter.connect("notify::clipped", lambda meter, _: say("clipped", meter.get_clipped()))
    knob.set_meter(meter)
    for level in (-20, 3, -20):
        meter.set_levels(level, 0)


def add(control, text):
    """Adds a control and focuses it."""
    grid.attach(name(control, text), 0, len(named), 2, 1)
    control.grab_focus()


def read_orders(source, condition):
    for line in os.read(source, 10_000).decode().splitlines():
        exec(line, globals())
    if condition & GLib.IOCondition.IN:
        return True
    loop.quit()
    return False


def pressed(_controller, key, *_):
    # After GTK has begun to handle the key.
    if key not in MODIFIERS:
        GLib.idle_add(say, "pressed", priority=GLib.PRIORITY_DEFAULT)


def realized(widget):
    # An open popover receives the keys instead of its window.
    if isinstance(widget, Gtk.Native):
        keys = Gtk.EventControllerKey(propagation_phase=Gtk.PropagationPhase.CAPTURE)
        keys.connect("key-pressed", pressed)
        widget.add_controller(keys)
    return True


def say_when_drawn(word):
    """Prints a word once a new frame is on the screen."""
    def painted(clock):
        clock.disconnect_by_func(painted)
        window.get_display().sync()
        say(word)
    window.get_frame_clock().connect("after-paint", painted)
    window.queue_draw()


GLib.set_prgname("controls")
if "libadwaita" in sys.argv:
    gi.require_version("Adw", "1")
    from gi.repository import Adw
    Adw.init()
    sys.argv.remove("libadwaita")
for name_and_value in sys.argv[1:]:
    setting, value = name_and_value.split("=")
    if setting == "dark":
        # GTK 4.20 and later warn of the other setting.
        setting, value = (("gtk-interface-color-scheme", "2") if hasattr(Gtk, "InterfaceColorScheme")
                          else ("gtk-application-prefer-dark-theme", "1"))
    Gtk.Settings.get_default().set_property(setting, int(value) if value.isdigit() else value)
loop = GLib.MainLoop()
window = Gtk.Window(title="Controls", default_width=900, default_height=800)
named = {}
actions = Gio.SimpleActionGroup()
window.insert_action_group("edit", actions)
menu = make_menu(ACTIONS)
wheel, knob, dial, spinning_wheel = make_wheel(), make_knob(), make_dial(), make_spinning_wheel()
grid = Gtk.Grid(column_spacing=24, row_spacing=24, margin_top=24, margin_start=24, margin_end=24)
first = Gtk.Button(label="Before")
grid.attach(first, 0, 0, 2, 1)
grid.attach(name(wheel, "Shapes"), 0, 1, 1, 1)
grid.attach(name(knob, "Volume"), 1, 1, 1, 1)
grid.attach(name(dial, "Edit"), 0, 2, 1, 1)
grid.attach(name(spinning_wheel, "Pictures"), 1, 2, 1, 1)
last = Gtk.Button(label="After")
grid.attach(last, 0, 3, 2, 1)
popover = make_popover()
window.set_child(grid)
GObject.add_emission_hook(Gtk.Widget, "realize", realized)
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, read_orders)
window.present()
say_when_drawn("READY")
loop.run()
popover.unparent()
window.destroy()
