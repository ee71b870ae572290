"""A page with a marking menu whose items have fixed directions, accelerators, a key for strokes and hover mode. Prints
the properties that it sets, the mark of an item, and what the menu does; the item on the left closes the window."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gio, GLib, Gtk, RotaryWheel


def say(*words):
    print(*words, flush=True)


def opened(windows, *_):
    """Closes the window with all marks once it is there."""
    for window in windows:
        if isinstance(window, RotaryWheel.StrokesWindow):
            say("strokes")
            GLib.idle_add(window.destroy)


def append(label, action, accel, direction):
    item = Gio.MenuItem.new(label, action)
    if accel:
        item.set_attribute_value("accel", GLib.Variant("s", accel))
    item.set_attribute_value("direction", GLib.Variant("d", direction))
    menu.append_item(item)


page, menu, actions = Gtk.Label(label="Page"), Gio.Menu(), Gio.SimpleActionGroup()
append("Left", "window.close", None, 270)
append("Across", "page.across", "<Control>k", 45)
append("Down", "page.down", None, 180)
append("Strokes", "dial-menu.show-strokes", "F1", 0)
for name in "across", "down":
    action = Gio.SimpleAction.new(name)
    action.connect("activate", lambda action, _: say(action.get_name()))
    actions.add_action(action)
page.insert_action_group("page", actions)

popover = RotaryWheel.DialMenuPopover.attach(page, menu)
popover.set_turbo_key("F8")
dial = popover.get_dial()
say("wedges", int(dial.get_targets() == RotaryWheel.DialTargets.WEDGES))
dial.set_show_delay(5000)
dial.set_dwell(4000)
dial.set_hover_mode(True)
say(popover.get_turbo_key(), dial.get_show_delay(), dial.get_dwell(), int(dial.get_hover_mode()))
say(dial.get_mark("page.across"))
say(popover.get_mark("window.close"))
dial.connect("notify::expanded", lambda dial, _: say("open" if dial.get_expanded() else "closed"))

Gtk.Window(default_width=600, default_height=600, child=page).present()
windows = Gtk.Window.get_toplevels()
windows.connect("items-changed", opened)
while windows.get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
