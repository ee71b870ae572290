"""Fingers, a mouse and a keyboard of the X server's `inputtest` driver."""

import struct

from inputtest import HEIGHT, MOTION, TOUCH, WIDTH, Device, Hand

# The range of the axes of a touchscreen.
RANGE = 65535
# The kinds of touch events, X11/extensions/XI2.h.
BEGIN, UPDATE, END = 18, 19, 20


class Touchscreen(Hand):
    # The first word of the lines that report its moves.
    reported_as = "finger"
    # The finger that opens menus by a long press, as the secondary button of a mouse does by a press.
    secondary = 0

    def __init__(self):
        super().__init__()
        self.mouse, self.fingers = Device("MOUSE"), Device("FINGERS")
        self.places = {}

    def point(self, x, y):
        """Moves the mouse."""
        self.mouse.send(MOTION, struct.pack("=I", True), {0: x, 1: y})
        self.mouse.wait()

    def down(self, x, y, finger=0):
        """Begins a touch."""
        self.pressed.add(finger)
        self._touch(BEGIN, finger, (x, y))
        self.fingers.wait()

    def move(self, x, y, finger=0):
        """Moves a touch."""
        self._move(x, y, finger)
        self.fingers.wait()

    def up(self, finger=0):
        """Ends a touch."""
        self.pressed.remove(finger)
        self._touch(END, finger, self.places[finger])
        self.fingers.wait()

    def _move(self, x, y, finger=0):
        self._touch(UPDATE, finger, (x, y))

    def _touch(self, kind, finger, place):
        self.places[finger] = place
        axes = {0: place[0] * RANGE / WIDTH, 1: place[1] * RANGE / HEIGHT}
        self.fingers.send(TOUCH, struct.pack("=II", finger, kind), axes)
