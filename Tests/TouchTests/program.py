"""The program controls.js: the controls in a fullscreen window."""

import math
import pathlib
import time

from driven import Driven
from place import Place
from process import SECONDS

PROGRAM = pathlib.Path(__file__).resolve().parent / "controls.js"
# First words of the lines that report input.
INPUT = "pointer", "pressed", "finger", "scrolled", "held", "hovered"
# The x coordinate of a gap between the controls.
ASIDE = 420


class Program(Driven):
    """Shows a wheel and two knobs beside a page that scrolls, or with `lists` a dial menu and a spinning wheel."""

    def __init__(self, device, *arguments, known_warning=None):
        super().__init__(device, ["gjs", PROGRAM, *arguments], known_warning)
        self.aside = 0
        self.scrolled = 0

    def begin(self):
        self.wait_for("READY")
        places = [line.split()[1:] for line in self.lines if line.startswith("place")]
        self.places = {name: Place(*map(float, numbers)) for name, *numbers in places}
        self.reports()

    def wait_for(self, start, seconds=SECONDS):
        """Waits for a line that begins with a text, and returns it."""
        return self.await_line(start, lambda line: line.startswith(start), seconds)

    def wait_until(self, word, holds, seconds=SECONDS):
        """Waits for a line with a first word and numbers for which a condition holds."""
        self.await_line(
            word, lambda line: line.startswith(f"{word} ") and holds(*map(float, line.split()[1:])), seconds)

    def drag(self, name, start, end, fraction=0.75):
        """Drags on a control from one angle to another."""
        place = self.places[name]
        self.device.down(*place.at(start, fraction))
        self.slide(place.arc(start, end, fraction))
        self.device.up()

    def take(self, name, degrees, *finger):
        """Presses on a knob and moves outwards until the knob begins a drag, which does not turn it yet."""
        place = self.places[name]
        self.device.down(*place.at(degrees, 0.5), *finger)
        self.device.move(*place.at(degrees), *finger)
        self.wait_for(f"{name} drag-begin")

    def push(self, name, dx, count):
        """Begins a touch in the center of a control and moves it sideways, by a distance in each of some moves."""
        place = self.places[name]
        self.device.down(place.x, place.y)
        self.slide([(place.x + dx * i, place.y) for i in range(1, count + 1)])

    def hold_for_menu(self, name, finger=0):
        """Begins a touch on a knob and waits for the menu that a long press opens; returns where its last item is."""
        self.order("long presses")
        self.wait_for("long presses")
        self.device.down(*self.places[name].at(-90), finger)
        return tuple(map(float, self.wait_for("menu").split()[1:]))

    def scroll(self, distance, step=4):
        """Scrolls down with two fingers on a touchpad."""
        self.forget("scrolled")
        self.scrolled += distance
        for _ in range(0, distance, step):
            self.device.scroll(step)
        # Mutter shortens each step a little.
        self.wait_until("scrolled", lambda total: total > 0.99 * self.scrolled)

    def _catch_up(self):
        """Waits until the program reports the pointer where it was moved to, which follows all earlier input.

        It may take several moves: the window's first position is not its last, as the compositor animates it, and
        mutter does not report where the pointer returns after a touch.
        """
        deadline = time.monotonic() + SECONDS
        while True:
            self.aside += 1
            self.device.point(ASIDE, self.aside)
            try:
                return self.wait_until(
                    "pointer", lambda x, y: math.dist((x, y), (ASIDE, self.aside)) < 0.01, seconds=0.05)
            except TimeoutError:
                if time.monotonic() > deadline:
                    raise

    def reports(self):
        """The lines since the last call, without those of input, once all earlier input is handled."""
        self._catch_up()
        reports = [line for line in self.lines if not line.startswith(INPUT)]
        self.lines = []
        return reports
