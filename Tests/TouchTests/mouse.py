"""A mouse and a keyboard, on a headless mutter with a touchpad, or on an X server."""

from gi.repository import GLib

from compositor import LIMIT, REMOTE, Compositor
from process import run

# The kernel's codes of buttons.
PRIMARY, SECONDARY = 0x110, 0x111


class Mouse(Compositor):
    # The first word of the lines that report its moves.
    reported_as = "pointer"
    primary, secondary = PRIMARY, SECONDARY
    # The number of the screen's pixels to a pixel of the program.
    scale = 1

    def point(self, x, y):
        super().point(self.scale * x, self.scale * y)

    def _press(self, button, is_pressed):
        self._notify("NotifyPointerButton", "(ib)", button, is_pressed)

    def down(self, x, y, button=PRIMARY):
        """Presses a button."""
        self.pressed.add(button)
        self.point(x, y)
        self._press(button, True)

    def move(self, x, y, finger=0):
        self.point(x, y)

    def up(self, button=PRIMARY):
        """Releases a button."""
        self.pressed.remove(button)
        self._press(button, False)

    def click(self, x, y):
        """Presses and releases the button at the same time."""
        self.point(x, y)
        for is_pressed in True, False:
            self.bus.call(REMOTE, self.session, f"{REMOTE}.Session", "NotifyPointerButton",
                          GLib.Variant("(ib)", (PRIMARY, is_pressed)), None, 0, LIMIT, None)
        self.bus.flush_sync()

    def press_also(self, button):
        """Presses and releases another button where the pointer is."""
        for is_pressed in True, False:
            self._press(button, is_pressed)

    def turn(self, clicks):
        """Turns the mouse's wheel down."""
        for _ in range(clicks):
            self._notify("NotifyPointerAxisDiscrete", "(ui)", 0, 1)


class XMouse:
    reported_as = "pointer"
    primary, secondary = 1, 3
    scale = 1

    def __init__(self):
        self.pressed = set()

    def _do(self, *commands):
        return run("timeout", "10", "xdotool", *map(str, commands)).strip()

    def _place(self, x, y):
        return "mousemove", round(self.scale * x), round(self.scale * y)

    def point(self, x, y):
        self._do(*self._place(x, y))

    def move(self, x, y, finger=0):
        self.point(x, y)

    def down(self, x, y, button=1):
        self.pressed.add(button)
        self._do(*self._place(x, y), "mousedown", button)

    def up(self, button=1):
        self.pressed.discard(button)
        self._do("mouseup", button)

    def press_also(self, button):
        """Presses and releases another button where the pointer is."""
        self._do("click", button)

    def lift(self):
        for button in sorted(self.pressed):
            self.up(button)

    def click(self, x, y):
        """Presses and releases the button at the same time."""
        self._do(*self._place(x, y), "mousedown", 1, "mouseup", 1)

    def focus(self, process):
        """Focuses the window of a program, as the X server has no window manager."""
        self._do("windowfocus", "--sync", self._window(process))

    def resize(self, process, width, height):
        """Resizes the window of a program."""
        self._do("windowsize", "--sync", self._window(process), width, height)

    def _window(self, process):
        return self._do("search", "--sync", "--onlyvisible", "--pid", process)

    def hold(self, key):
        self._do("keydown", key)

    def release(self, key):
        self._do("keyup", key)
