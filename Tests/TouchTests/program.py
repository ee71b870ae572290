"""The program under test, as the one who drives it sees it."""

import math
import pathlib
import time

from driven import Driven
from place import Place
from process import SECONDS

PROGRAM = pathlib.Path(__file__).resolve().parent / "controls.js"
# What begins the lines that tell where fingers and pointer are.
INPUT = "pointer", "pressed", "finger", "scrolled", "held", "hovered"
# Where there is nothing to point at, from the left.
ASIDE = 420


class Program(Driven):
    """The program on a compositor."""

    def __init__(self, compositor, *arguments, known_warning=None):
        super().__init__(compositor, ["gjs", PROGRAM, *arguments], known_warning)
        self.aside = 0
        self.scrolled = 0

    def begin(self):
        self.wait_for("READY")
        places = [line.split()[1:] for line in self.lines if line.startswith("place")]
        self.places = {name: Place(*map(float, numbers)) for name, *numbers in places}
        self.told()

    def wait_for(self, start, seconds=SECONDS):
        """Waits until a line begins so, and returns it."""
        return self.await_line(start, lambda line: line.startswith(start), seconds)

    def wait_until(self, what, holds, seconds=SECONDS):
        """Waits until a line that begins so says what is wanted, be it the last one."""
        self.await_line(
            what, lambda line: line.startswith(f"{what} ") and holds(*map(float, line.split()[1:])), seconds)

    def drag(self, name, start, end, fraction=0.75):
        """A finger's way about a middle."""
        place = self.places[name]
        self.compositor.down(*place.at(start, fraction))
        self.slide(place.arc(start, end, fraction))
        self.compositor.up()

    def take(self, name, degrees, *finger):
        """Puts a finger on a knob and moves it outwards until it has the knob, which does not turn by that."""
        place = self.places[name]
        self.compositor.down(*place.at(degrees, 0.5), *finger)
        self.compositor.move(*place.at(degrees), *finger)
        self.wait_for(f"{name} drag-begin")

    def scroll(self, distance, step=4):
        """Scrolls down with two fingers on a touchpad."""
        self.lines = [line for line in self.lines if not line.startswith("scrolled")]
        self.scrolled += distance
        for _ in range(0, distance, step):
            self.compositor.scroll(step)
        # Mutter makes each step a little shorter.
        self.wait_until("scrolled", lambda total: total > 0.99 * self.scrolled)

    def _catch_up(self):
        """Waits until the pointer is told of where it has been put, as is then all input before.

        It may take several times: the window's first place is not its last, as the compositor zooms it in, and
        where the pointer comes back after a finger is not told of.
        """
        deadline = time.monotonic() + SECONDS
        while True:
            self.aside += 1
            self.compositor.point(ASIDE, self.aside)
            try:
                return self.wait_until(
                    "pointer", lambda x, y: math.dist((x, y), (ASIDE, self.aside)) < 0.01, seconds=0.05)
            except TimeoutError:
                if time.monotonic() > deadline:
                    raise

    def told(self):
        """What has been told since the last time, but of the input itself, of all input up to now."""
        self._catch_up()
        told = [line for line in self.lines if not line.startswith(INPUT)]
        self.lines = []
        return told
