"""What has a pointer: a mouse with a keyboard on a headless mutter with a touchpad, and the mouse of an X server."""

import xtest
from compositor import Compositor
from process import run

# The kernel's codes of buttons.
PRIMARY, SECONDARY = 0x110, 0x111


class Pointer:
    """A device whose pointer the program sees also while nothing is pressed."""

    press_word, move_word = "pressed", "pointer"
    has_pointer = True

    def move(self, x, y, finger=0):
        self.point(x, y)

    def down(self, x, y, button=None):
        """Presses a button, by default the primary one."""
        button = button or self.primary
        # The pressure of a pen precedes the press of its tip.
        self.pressed.add(button)
        self.point(x, y)
        self._press(button, True)

    def up(self, button=None):
        """Releases a button."""
        button = button or self.primary
        self.pressed.discard(button)
        self._press(button, False)

    def lift(self):
        """Releases everything that is pressed."""
        for pressed in sorted(self.pressed):
            self.up(pressed)


class Mouse(Pointer, Compositor):
    primary, secondary = PRIMARY, SECONDARY
    # On Wayland, GTK 4.8 takes the secondary button as held after its release, and counts its end again when a menu
    # closes.
    known_warning = (
        "Broken accounting of active state" if run("pkg-config", "--modversion", "gtk4").startswith("4.8.") else None)

    def _press(self, button, is_pressed):
        self._notify("NotifyPointerButton", "(ib)", button, is_pressed)

    def press_also(self, button):
        """Presses and releases another button where the pointer is."""
        for is_pressed in True, False:
            self._press(button, is_pressed)

    def turn(self, clicks):
        """Turns the mouse's wheel down."""
        for _ in range(clicks):
            self._notify("NotifyPointerAxisDiscrete", "(ui)", 0, 1)


class XMouse(Pointer, xtest.Keyboard):
    primary, secondary = 1, 3
    known_warning = None

    def __init__(self):
        self.pressed = set()
        # How many pixels of the screen are one of the program.
        self.scale = 1

    def point(self, x, y):
        xtest.point(self.scale * x, self.scale * y)

    def _press(self, button, is_pressed):
        xtest.do("button", button, is_pressed)
