# A knob with each taper: prints the value in the middle of its travel, and what keys do at its end.
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gtk, RotaryWheel

Gtk.init()
Taper = RotaryWheel.KnobTaper
knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=10, step_increment=1), digits=4)


def show(name):
    # Half of the travel, by steps of a tenth.
    knob.set_value(0)
    for _ in range(5):
        knob.activate_action("knob.increase")
    print(f"{name} {knob.get_value():.2f}")


show("linear")
knob.set_properties(taper=Taper.POWER, skew=0.5)
show("power")
knob.set_table([0.5], [1])
show("table")
knob.set_curve_func(lambda place: 10 * place * place)
show("custom")

knob.set_properties(taper=Taper.DECIBEL, has_off=True, value=2)
while not knob.props.off:
    knob.activate_action("knob.decrease")
print(knob.get_layout().get_text())

# A hardware controller, which the knob follows once it has met its place.
knob.set_properties(taper=Taper.LINEAR, has_off=False, value=5)
assert not knob.set_controller_value(0.25, True)
assert knob.set_controller_value(0.75, True)
knob.turn_controller(-2)
print(f"controller {knob.get_value():.2f}")
assert not knob.automate(1)
