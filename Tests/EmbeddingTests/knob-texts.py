# A knob that reads roman numerals; the formats that are ready.
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gio, GLib, Gtk, RotaryWheel

Gtk.init()
NUMERALS = ["I", "II", "III", "IV"]
Format = RotaryWheel.KnobFormat
knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=3, value=3, step_increment=1), digits=0)
window = Gtk.Window(child=knob)


def read(text):
    if text not in NUMERALS:
        raise GLib.Error.new_literal(Gio.io_error_quark(), f"{text} is no numeral", Gio.IOErrorEnum.INVALID_ARGUMENT)
    return True, NUMERALS.index(text)


def show():
    print(knob.get_layout().get_text())


def iterate():
    GLib.MainContext.default().iteration(True)


def enter(text):
    """Types a text into the entry of the knob, the first widget of its popover that takes text."""
    knob.edit()
    while not isinstance(window.get_focus(), Gtk.Text):
        iterate()
    entry = window.get_focus().get_parent()
    entry.set_text(text)
    entry.emit("activate")


for knob.props.format in (Format.NUMBER, Format.FREQUENCY, Format.DECIBELS, Format.TIME, Format.PERCENT, Format.PAN,
                          Format.SEMITONES):
    show()
window.present()
while not window.is_active():
    iterate()
knob.props.format = Format.PERCENT
enter("200 %")
show()
knob.set_format_value_func(lambda knob, value: NUMERALS[int(value)])
knob.set_parse_func(read)
enter("II")
show()
enter("V")
show()
window.destroy()
