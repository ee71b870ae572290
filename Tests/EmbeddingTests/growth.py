"""Creates and finalizes 10,000 widgets; prints the bytes that each has left behind, without the first thousand."""

import ctypes
import gc

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel

KINDS = RotaryWheel.Widget, RotaryWheel.Knob, RotaryWheel.SpinningWheel, RotaryWheel.DialMenu, RotaryWheel.MarkingMenu
ALL, FIRST = 10_000, 1_000


class Memory(ctypes.Structure):
    """The struct mallinfo2 of glibc, whose fifth and eighth fields are the bytes in use."""

    _fields_ = [("fields", ctypes.c_size_t * 10)]


heap = ctypes.CDLL(None).mallinfo2
heap.restype = Memory


def in_use():
    gc.collect()
    fields = heap().fields
    return fields[4] + fields[7]


def make(kind):
    if kind is RotaryWheel.Knob:
        return kind.new_with_range(0, 100, 1)
    return kind(model=Gtk.StringList.new(["Circles", "Flower", "Monster"]))


window = Gtk.Window()
window.present()
for number in range(ALL):
    if number == FIRST:
        before = in_use()
    window.set_child(make(KINDS[number % len(KINDS)]))
    while GLib.MainContext.default().pending():
        GLib.MainContext.default().iteration(False)
window.set_child(None)
print((in_use() - before) / (ALL - FIRST))
