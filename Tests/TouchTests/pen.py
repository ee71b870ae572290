"""A pen, a mouse and a keyboard of the X server's `inputtest` driver, for a compositor on that server."""

import os
import socket
import struct

from mouse import Pointer

WIDTH, HEIGHT = 1280, 720
# The numbers of the protocol, xf86-input-inputtest-protocol.h.
VERSION, SYNC, MOTION, PROXIMITY, BUTTON, KEY = range(6)
# The X server's code of a key.
KEYS = {"Escape": 9}
# The ranges of the pen's axes.
RANGE = 65536
TIP, BARREL = 1, 3
PRESSURE = 4


class Device:
    """A device of the driver, by the variable with its socket."""

    def __init__(self, variable):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.environ[variable])
        self.send(VERSION, struct.pack("=HH", 1, 1))
        assert self.socket.recv(12)

    def send(self, kind, data=b"", axes=None):
        """Sends a message, with the values of axes by their numbers."""
        if axes:
            values = [axes.get(axis, 0.0) for axis in range(64)]
            mask = sum(1 << axis for axis in axes).to_bytes(8, "little")
            data += bytes(-len(data) % 8) + struct.pack("=I8s4x128d", 0, mask, *values, *[0.0] * 64)
        self.socket.sendall(struct.pack("=II", 8 + len(data), kind) + data)

    def wait(self):
        """Waits until the server has handled all messages."""
        self.send(SYNC)
        assert self.socket.recv(8)


class Pen(Pointer):
    primary, secondary = TIP, BARREL
    # GTK may warn that it keeps the grab of the button on the barrel: it does not count that button's presses.
    known_warning = "Broken accounting of active state"

    def __init__(self):
        self.keyboard, self.pen = Device("KEYBOARD"), Device("PEN")
        self.pressed = set()
        self.place = (1, 1)
        self.pen.send(PROXIMITY, struct.pack("=I", True), self._axes())
        self.point(1, 1)

    def _axes(self):
        return {
            0: self.place[0] * RANGE / WIDTH, 1: self.place[1] * RANGE / HEIGHT,
            PRESSURE: 500 if TIP in self.pressed else 0}

    def _move(self, x, y):
        self.place = (x, y)
        self.pen.send(MOTION, struct.pack("=I", True), self._axes())

    def _press(self, button):
        self.pen.send(BUTTON, struct.pack("=iiI", True, button, button in self.pressed), self._axes())
        self.pen.wait()

    def point(self, x, y):
        """Moves the pen, above the surface or on it."""
        self._move(x, y)
        self.pen.wait()

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
        """Moves along a path and releases the tip, without waiting: a busy server handles all events together."""
        for place in path:
            self._move(*place)
        self.up()

    def hold(self, key, is_pressed=True):
        """Presses or releases a key."""
        self.keyboard.send(KEY, struct.pack("=iI", KEYS[key], is_pressed))
        self.keyboard.wait()

    def release(self, key):
        self.hold(key, False)
