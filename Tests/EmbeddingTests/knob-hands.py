# A knob that a hand holds, with a button that takes the control away. A drag changes the value at its end.
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import GLib, GObject, Gtk, RotaryWheel

knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(upper=360, step_increment=1), digits=0, wrap=True, live=False)
knob.set_size_request(200, 200)
knob.connect("notify::touched", lambda knob, _: print("held" if knob.props.touched else "free", flush=True))
knob.connect("drag-begin", lambda knob: print(f"begin {knob.get_value():g}", flush=True))
knob.connect("drag-end", lambda knob, value: print(f"end {value:g}", flush=True))
knob.connect("wrapped", lambda knob, direction: print("lap", direction, flush=True))
lock = Gtk.ToggleButton(label="Lock")
lock.bind_property("active", knob, "can-control", GObject.BindingFlags.INVERT_BOOLEAN)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
box.append(knob)
box.append(lock)
window = Gtk.Window(title="Hands", child=box)
loop = GLib.MainLoop()
window.connect("close-request", lambda window: loop.quit())
window.present()
loop.run()
