"""Embeds a wheel of eight named sectors with a button in its hub, and prints what it tells."""

import gi

gi.require_version("Graphene", "1.0")
gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Graphene, Gtk, RotaryWheel

NAMES = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles"]


def say(*words):
    print(*words, flush=True)


def drawn(clock, wheel):
    """Says where the wheel's centre is in its window, and how far the rim from there, once they are drawn."""
    clock.disconnect_by_func(drawn)
    width, height = wheel.get_width(), wheel.get_height()
    native = wheel.get_native()
    _, middle = wheel.compute_point(native, Graphene.Point().init(width / 2, height / 2))
    x, y = native.get_surface_transform()
    say("READY", middle.x + x, middle.y + y, min(width, height) / 2)


def settled(wheel, position):
    say("settled", position, wheel.props.selected_item.get_string())


def activated(wheel, position):
    say("activated", position)
    loop.quit()


loop = GLib.MainLoop()
wheel = RotaryWheel.Widget(model=Gtk.StringList.new(NAMES), hub=Gtk.Button(label="Show"))
wheel.connect("settled", settled)
wheel.connect("activate", activated)
window = Gtk.Window(title="Embedded wheel", child=wheel, default_width=480, default_height=480)
window.present()
wheel.get_frame_clock().connect("after-paint", drawn, wheel)
loop.run()
window.destroy()
