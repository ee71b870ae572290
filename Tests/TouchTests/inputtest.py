"""Devices of the X server's `inputtest` driver, also for a compositor on that server."""

import os
import socket
import struct

WIDTH, HEIGHT = 1280, 720
# The numbers of the protocol, xf86-input-inputtest-protocol.h.
VERSION, SYNC, MOTION, PROXIMITY, BUTTON, KEY, TOUCH = range(7)
# The X server's codes of keys.
KEYS = {"Escape": 9, "Up": 98}


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


class Hand:
    """What presses, with `up` and a `_move` that does not wait, and a keyboard."""

    def __init__(self):
        self.keyboard = Device("KEYBOARD")
        self.pressed = set()

    def leave(self, path):
        """Moves along a path and releases, without waiting: a busy server handles all events together."""
        for place in path:
            self._move(*place)
        self.up()

    def lift(self):
        """Releases everything that is pressed."""
        for pressed in sorted(self.pressed):
            self.up(pressed)

    def focus(self, _process):
        """Does nothing: keys go to the window below the pointer, or to the one that the compositor focuses."""

    def hold(self, key):
        """Presses a key."""
        self._press_key(key, True)

    def release(self, key):
        """Releases a key."""
        self._press_key(key, False)

    def _press_key(self, key, is_pressed):
        self.keyboard.send(KEY, struct.pack("=iI", KEYS[key], is_pressed))
        self.keyboard.wait()
