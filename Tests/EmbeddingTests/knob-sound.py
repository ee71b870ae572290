# A knob with a meter, two arcs of modulation and drags whose effect depends on their speed.
import math

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, Gtk, RotaryWheel

knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=100, step_increment=1), drag_style="velocity",
                        meter_channels=1, meter_upper=0)
knob.set_size_request(200, 200)
oscillator = knob.add_modulation(20, 80, "lfo", "LFO")
envelope = knob.add_modulation(60, 40, None, None)
knob.set_modulation(envelope, 70, 30)
print("arcs", oscillator, envelope, flush=True)
knob.connect("notify::clipped", lambda knob, _: print("clipped", int(knob.get_clipped()), flush=True))
knob.connect("drag-end", lambda knob, value: print(f"value {value:g}", flush=True))


def feed(knob, clock):
    """Moves the live dot of an oscillator, and raises the level with each frame."""
    frame = clock.get_frame_counter() % 61
    knob.set_modulation_value(oscillator, 20 + frame)
    knob.set_levels(frame - 60, -math.inf)
    return GLib.SOURCE_CONTINUE


knob.add_tick_callback(feed)
window = Gtk.Window(title="Sound", child=knob)
loop = GLib.MainLoop()
window.connect("close-request", lambda window: loop.quit())
window.present()
loop.run()
