# A bank of knobs that is one Tab stop: Left and Right move among them, Up and Down change a value.
import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gdk, GLib, Gtk, RotaryWheel


def make_bank(bank):
    def move(keys, key, code, modifiers):
        if key in (Gdk.KEY_Left, Gdk.KEY_Right):
            bank.child_focus(Gtk.DirectionType.LEFT if key == Gdk.KEY_Left else Gtk.DirectionType.RIGHT)
        # Tab leaves the bank from its last knob, Shift+Tab from its first one.
        elif key == Gdk.KEY_Tab:
            bank.get_last_child().child_focus(Gtk.DirectionType.TAB_FORWARD)
        elif key == Gdk.KEY_ISO_Left_Tab:
            bank.get_first_child().child_focus(Gtk.DirectionType.TAB_FORWARD)
        return key in (Gdk.KEY_Left, Gdk.KEY_Right)

    keys = Gtk.EventControllerKey(propagation_phase=Gtk.PropagationPhase.CAPTURE)
    keys.connect("key-pressed", move)
    bank.add_controller(keys)


box, bank = Gtk.Box(spacing=12), Gtk.Box(spacing=6)
make_bank(bank)
for name in "before", "first", "second", "third", "after":
    knob = RotaryWheel.Knob.new_with_range(0, 100, 1)
    knob.set_properties(name=name, width_request=48)
    knob.connect("value-changed", lambda knob: print(knob.get_name(), f"{knob.get_value():g}", flush=True))
    if name == "first":
        box.append(bank)
    (box if name in ("before", "after") else bank).append(knob)
window = Gtk.Window(title="Bank", child=box)
loop = GLib.MainLoop()
window.connect("close-request", lambda window: loop.quit())
window.present()
loop.run()
