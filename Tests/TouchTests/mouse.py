"""A mouse, a touchpad and a keyboard for whatever runs on a headless mutter."""

from compositor import Compositor

# As the kernel numbers them.
PRIMARY, SECONDARY = 0x110, 0x111


class Mouse(Compositor):
    # What programs are told of its moves.
    told_as = "pointer"

    def _press(self, button, is_pressed):
        self._notify("NotifyPointerButton", "(ib)", button, is_pressed)

    def down(self, x, y, button=PRIMARY):
        self.pressed.add(button)
        self.point(x, y)
        self._press(button, True)

    def move(self, x, y, finger=0):
        self.point(x, y)

    def up(self, button=PRIMARY):
        self.pressed.remove(button)
        self._press(button, False)

    def turn(self, clicks):
        """Turns the mouse's wheel, as for scrolling down."""
        for _ in range(clicks):
            self._notify("NotifyPointerAxisDiscrete", "(ui)", 0, 1)
