"""A pen for whatever runs on an X server whose input is driven by its `inputtest` driver, or on a compositor on that."""

import os
import socket
import struct

WIDTH, HEIGHT = 1280, 720
# The numbers of the protocol, xf86-input-inputtest-protocol.h.
VERSION, SYNC, MOTION, PROXIMITY, BUTTON = range(5)
# The ranges of the pen's axes.
RANGE = 65536
TIP, BARREL = 1, 3
PRESSURE = 4


class Pen:
    # What programs are told of its moves.
    told_as = "pointer"

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.environ["PEN"])
        self.pressed = set()
        self.place = (1, 1)
        self._send(VERSION, struct.pack("=HH", 1, 1))
        assert self.socket.recv(12)
        self._send(PROXIMITY, struct.pack("=I4x", True) + self._axes())
        self.point(1, 1)

    def _send(self, kind, data=b""):
        self.socket.sendall(struct.pack("=II", 8 + len(data), kind) + data)

    def _axes(self):
        axes = [0.0] * 64
        axes[0], axes[1] = self.place[0] * RANGE / WIDTH, self.place[1] * RANGE / HEIGHT
        axes[PRESSURE] = 500 if TIP in self.pressed else 0
        return struct.pack("=I8s4x128d", 0, (1 | 2 | 1 << PRESSURE).to_bytes(8, "little"), *axes, *[0.0] * 64)

    def _await(self):
        """Waits until the server has all that was sent."""
        self._send(SYNC)
        assert self.socket.recv(8)

    def _move(self, x, y):
        self.place = (x, y)
        self._send(MOTION, struct.pack("=I4x", True) + self._axes())

    def point(self, x, y):
        """Moves the pen, above the glass or on it."""
        self._move(x, y)
        self._await()

    def move(self, x, y, finger=0):
        self.point(x, y)

    def down(self, x, y, button=TIP):
        """Puts the pen's tip down, or presses the button on its barrel."""
        # A tip is pressed before it counts as down.
        self.pressed.add(button)
        self.point(x, y)
        self._press(button)

    def up(self, button=TIP):
        self.pressed.remove(button)
        self._press(button)

    def leave(self, way):
        """Moves the pen along places, and takes it up there, all at once: a busy server comes to all of it together."""
        for place in way:
            self._move(*place)
        self.up()

    def _press(self, button):
        self._send(BUTTON, struct.pack("=iiI4x", True, button, button in self.pressed) + self._axes())
        self._await()

    def lift(self):
        """Lets go of whatever is still pressed."""
        for button in sorted(self.pressed):
            self.up(button)
