"""A pen and a keyboard of the X server's `inputtest` driver, for a compositor on that server."""

from mouse import Pointer
from xtest import do

WIDTH, HEIGHT = 1280, 720
# The X server's code of a key.
KEYS = {"Escape": 9}
TIP, BARREL = 1, 3


class Pen(Pointer):
    primary, secondary = TIP, BARREL
    # GTK may warn that it keeps the grab of the button on the barrel: it does not count that button's presses.
    known_warning = "Broken accounting of active state"

    def __init__(self):
        assert do("open_devices"), "the display has no pen"
        self.pressed = set()
        do("pen_near", 0.0, 0.0)
        self.point(1, 1)

    def _axes(self):
        return self.place[0] / WIDTH, self.place[1] / HEIGHT, 500.0 if TIP in self.pressed else 0.0

    def _press(self, button, is_pressed):
        do("pen_button", button, is_pressed, *self._axes())

    def point(self, x, y):
        """Moves the pen, above the surface or on it."""
        self.place = (x, y)
        do("pen_move", *self._axes())

    def press_also(self, button):
        """Presses and releases another button where the pen is."""
        self.down(*self.place, button)
        self.up(button)

    def leave(self, path):
        """Moves along a path and releases the tip."""
        for place in path:
            self.point(*place)
        self.up()

    def hold(self, key):
        do("device_key", KEYS[key], True)

    def release(self, key):
        do("device_key", KEYS[key], False)
