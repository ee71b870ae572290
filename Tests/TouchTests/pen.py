"""A pen and a keyboard of the X server's `inputtest` driver, also for a compositor on that server."""

import os
import struct

from inputtest import BUTTON, HEIGHT, MOTION, PROXIMITY, WIDTH, Device, Hand

# The ranges of the pen's axes.
RANGE = 65536
TIP, BARREL = 1, 3
PRESSURE = 4
ON_WAYLAND = os.environ["GDK_BACKEND"] == "wayland"
# On Wayland, GTK may warn that it keeps the grab of the button on the barrel: it does not count that button's presses.
GRAB_LEFT = "Broken accounting of active state" if ON_WAYLAND else None


class Pen(Hand):
    # The first word of the lines that report its moves.
    reported_as = "pointer"
    primary, secondary = TIP, BARREL

    def __init__(self):
        super().__init__()
        self.pen = Device("PEN")
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

    def _press(self, button):
        self.pen.send(BUTTON, struct.pack("=iiI", True, button, button in self.pressed), self._axes())
        self.pen.wait()
