"""A pen and a keyboard of the X server's `inputtest` driver, also for a compositor on that server."""

import os
import socket
import struct

WIDTH, HEIGHT = 1280, 720
# The numbers of the protocol, xf86-input-inputtest-protocol.h.
VERSION, SYNC, MOTION, PROXIMITY, BUTTON, KEY = range(6)
# The ranges of the pen's axes.
RANGE = 65536
TIP, BARREL = 1, 3
PRESSURE = 4
ON_WAYLAND = os.environ["GDK_BACKEND"] == "wayland"
# On Wayland, GTK may warn that it keeps the grab of the button on the barrel: it does not count that button's presses.
GRAB_LEFT = "Broken accounting of active state" if ON_WAYLAND else None
# The X server's codes of keys.
KEYS = {"Escape": 9}


class Device:
    """A device of the driver, by the variable with its socket."""

    def __init__(self, variable):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.environ[variable])
        self.send(VERSION, struct.pack("=HH", 1, 1))
        assert self.socket.recv(12)

    def send(self, kind, data=b""):
        self.socket.sendall(struct.pack("=II", 8 + len(data), kind) + data)

    def wait(self):
        """Waits until the server has handled all messages."""
        self.send(SYNC)
        assert self.socket.recv(8)


class Pen:
    # The first word of the lines that report its moves.
    reported_as = "pointer"
    primary, secondary = TIP, BARREL

    def __init__(self):
        self.pen, self.keyboard = Device("PEN"), Device("KEYBOARD")
        self.pressed = set()
        self.place = (1, 1)
        self.pen.send(PROXIMITY, struct.pack("=I4x", True) + self._axes())
        self.point(1, 1)

    def _axes(self):
        axes = [0.0] * 64
        axes[0], axes[1] = self.place[0] * RANGE / WIDTH, self.place[1] * RANGE / HEIGHT
        axes[PRESSURE] = 500 if TIP in self.pressed else 0
        return struct.pack("=I8s4x128d", 0, (1 | 2 | 1 << PRESSURE).to_bytes(8, "little"), *axes, *[0.0] * 64)

    def _move(self, x, y):
        self.place = (x, y)
        self.pen.send(MOTION, struct.pack("=I4x", True) + self._axes())

    def point(self, x, y):
        """Moves the pen, above the surface or on it."""
        self._move(x, y)
        self.pen.wait()

    def move(self, x, y, finger=0):
        """Moves the pen."""
        self.point(x, y)

    def down(self, x, y, button=TIP):
        """Presses the tip or the button on the barrel."""
        # The pressure precedes the press of the tip.
        self.pressed.add(button)
        self.point(x, y)
        self._press(button)

    def up(self, button=TIP):
        """Releases the tip or the button on the barrel."""
        self.pressed.remove(button)
        self._press(button)

    def press_also(self, button):
        """Presses and releases another button where the pen is."""
        self.down(*self.place, button)
        self.up(button)

    def leave(self, path):
        """Moves the pen along a path and releases it, without waiting: a busy server handles all events together."""
        for place in path:
            self._move(*place)
        self.up()

    def _press(self, button):
        self.pen.send(BUTTON, struct.pack("=iiI4x", True, button, button in self.pressed) + self._axes())
        self.pen.wait()

    def lift(self):
        """Releases everything that is pressed."""
        for button in sorted(self.pressed):
            self.up(button)

    def focus(self, _process):
        """Does nothing: keys go to the window below the pen, or to the one that the compositor focuses."""

    def hold(self, key):
        """Presses a key."""
        self._press_key(key, True)

    def release(self, key):
        """Releases a key."""
        self._press_key(key, False)

    def _press_key(self, key, is_pressed):
        self.keyboard.send(KEY, struct.pack("=iI", KEYS[key], is_pressed))
        self.keyboard.wait()
