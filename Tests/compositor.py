"""Touches, a pointer, a touchpad and a keyboard on a headless mutter, by its RemoteDesktop interface."""

import contextlib

import gi

gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib

from process import SECONDS

REMOTE = "org.gnome.Mutter.RemoteDesktop"
CAST = "org.gnome.Mutter.ScreenCast"
DISPLAYS = "org.gnome.Mutter.DisplayConfig"
TWO_FINGERS = 4
# The limit of each call, in milliseconds.
LIMIT = 1000 * SECONDS
HELD = {"shift": "Shift_L", "ctrl": "Control_L", "alt": "Alt_L"}


class Compositor:
    # The first words of the lines that report presses and moves.
    press_word = move_word = "finger"
    has_pointer = False
    # The finger that opens menus by a long press, as the secondary button of a mouse does by a press.
    primary = secondary = 0
    # A warning of GTK that the device causes.
    known_warning = None
    # Whether input is sent without waiting for the compositor.
    is_hasty = False

    def __init__(self, scales=(1,)):
        """Places all monitors side by side, each with its scale."""
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.scales = scales
        connectors = self._set_scales(scales)
        self.session = self._call(REMOTE, "/org/gnome/Mutter/RemoteDesktop", REMOTE, "CreateSession")
        name = self._call(REMOTE, self.session, "org.freedesktop.DBus.Properties", "Get",
                          GLib.Variant("(ss)", (f"{REMOTE}.Session", "SessionId")))
        cast = self._call(CAST, "/org/gnome/Mutter/ScreenCast", CAST, "CreateSession",
                          GLib.Variant("(a{sv})", ({"remote-desktop-session-id": GLib.Variant("s", name)},)))
        # The session starts before a recording, so that none begins; positions refer to the stream of a monitor.
        self._notify("Start")
        self.streams = [
            self._call(CAST, cast, f"{CAST}.Session", "RecordMonitor", GLib.Variant("(sa{sv})", (connector, {})))
            for connector in connectors]
        self.choose(0)
        self.pressed = set()
        # A device exists from its first use on, and a program that runs already misses its arrival.
        self.point(1, 1)
        self.down(1, 1)
        self.up()
        self.hold("Escape")
        self.release("Escape")

    def _set_scales(self, scales):
        """Sets the scale of each monitor; returns the connectors."""
        serial, monitors, logical, _ = self.bus.call_sync(
            DISPLAYS, "/org/gnome/Mutter/DisplayConfig", DISPLAYS, "GetCurrentState", None, None, 0, LIMIT,
            None).unpack()
        connectors = [names[0] for names, _, _ in monitors]
        if tuple(scale for _, _, scale, *_ in logical) == tuple(scales):
            return connectors
        wanted, x = [], 0
        for (names, modes, _), scale in zip(monitors, scales, strict=True):
            wanted.append((x, 0, scale, 0, x == 0, [(names[0], modes[0][0], {})]))
            x += round(modes[0][1] / scale)
        # 1: the configuration is temporary.
        self._call(DISPLAYS, "/org/gnome/Mutter/DisplayConfig", DISPLAYS, "ApplyMonitorsConfig", GLib.Variant(
            "(uua(iiduba(ssa{sv}))a{sv})", (serial, 1, wanted, {})))
        return connectors

    def choose(self, monitor):
        """Chooses the monitor whose pixels the following positions refer to."""
        self.stream = self.streams[monitor]
        # The number of the screen's pixels to a pixel of the program.
        self.scale = self.scales[monitor]

    def _call(self, name, path, interface, method, arguments=None):
        answer = self.bus.call_sync(name, path, interface, method, arguments, None, 0, LIMIT, None)
        return answer.unpack()[0] if answer.n_children() else None

    def _notify(self, method, signature="()", *arguments):
        call = (REMOTE, self.session, f"{REMOTE}.Session", method, GLib.Variant(signature, arguments), None, 0, LIMIT, None)
        if self.is_hasty:
            self.bus.call(*call)
        else:
            self.bus.call_sync(*call)

    def point(self, x, y):
        """Moves the pointer."""
        self._notify("NotifyPointerMotionAbsolute", "(sdd)", self.stream, self.scale * x, self.scale * y)

    def down(self, x, y, finger=0):
        """Begins a touch."""
        self.pressed.add(finger)
        self._notify("NotifyTouchDown", "(sudd)", self.stream, finger, self.scale * x, self.scale * y)

    def move(self, x, y, finger=0):
        """Moves a touch."""
        self._notify("NotifyTouchMotion", "(sudd)", self.stream, finger, self.scale * x, self.scale * y)

    def up(self, finger=0):
        """Ends a touch."""
        self.pressed.remove(finger)
        self._notify("NotifyTouchUp", "(u)", finger)

    @contextlib.contextmanager
    def hasty(self):
        """Sends input without waiting: a busy compositor handles all events together."""
        self.is_hasty = True
        try:
            yield
        finally:
            self.is_hasty = False
            self.bus.flush_sync()

    def leave(self, path):
        """Moves along a path and releases, without waiting."""
        with self.hasty():
            for place in path:
                self.move(*place)
            self.up()

    def lift(self):
        """Ends all touches and releases all buttons."""
        for pressed in sorted(self.pressed):
            self.up(pressed)

    def scroll(self, distance, across=0):
        """Scrolls down and to the right with two fingers on a touchpad."""
        self._notify("NotifyPointerAxis", "(ddu)", across, distance, TWO_FINGERS)

    def hold(self, key):
        """Presses a key with its modifiers, as in `ctrl+comma`."""
        for keyval in _keyvals(key):
            self._notify("NotifyKeyboardKeysym", "(ub)", keyval, True)

    def release(self, key):
        """Releases a key with its modifiers."""
        for keyval in reversed(_keyvals(key)):
            self._notify("NotifyKeyboardKeysym", "(ub)", keyval, False)


def _keyvals(key):
    return [Gdk.keyval_from_name(HELD.get(name, name)) for name in key.split("+")]
