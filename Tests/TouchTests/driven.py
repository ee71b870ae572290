"""A program that fingers, a pen or the pointer drive, and that tells of them."""

import math
import time

from process import Process, is_of

# How long it takes from one move of a flick to the next, in seconds.
MOVE = 1 / 60


class Driven(Process):
    """Its lines begin with what came, in whichever case, and go on with where in its window."""

    # Where the window is on the screen.
    origin = 0, 0

    def __init__(self, compositor, command, known_complaint=None, environment=None):
        self.compositor = self.keyboard = compositor
        super().__init__(command, known_complaint, environment)

    def end(self):
        self.compositor.lift()
        super().end()

    def tap(self, x, y):
        """Puts a finger down, and lifts it once the program knows: some compositors tell of none that has gone before."""
        self.forget("finger")
        self.compositor.down(x, y)
        self.await_word("finger")
        self.lift()

    def click(self, x, y, button):
        """Presses a button, and lets go once the program knows: a compositor shows no menu of one that is up again."""
        self.forget("pressed")
        self.compositor.down(x, y, button)
        self.await_word("pressed")
        self.lift(button)

    def lift(self, *button):
        """Lets go of a finger or a button."""
        self.compositor.up(*button)

    def slide(self, *ways):
        """Moves fingers that are down, the first one along the first way, and so on, all at the same time.

        The next move follows once the last is drawn, as a hand goes by what it sees.
        """
        for places in zip(*ways, strict=True):
            for finger, place in enumerate(places):
                self.compositor.move(*place, finger)
            self._await_move(places[-1])

    def flick(self, way, seconds):
        """Moves what is down as evenly as the clock goes, however slow the machine is, and takes it up.

        The way is a function of what is over of the time, from 0 to 1. A hand that is in motion does not wait for what it sees:
        between its moves this listens to the program.
        """
        start = time.monotonic()
        while (passed := time.monotonic() - start) < seconds:
            self.compositor.move(*way(passed / seconds))
            self.listen(start + passed + MOVE)
        self.compositor.leave(*way(1))

    def listen(self, end):
        """Takes the program's lines until a time."""
        while (rest := end - time.monotonic()) > 0:
            self.read(rest)

    def _await_move(self, place):
        """Waits until the program knows of a place that was moved to."""
        def is_told(line):
            if not is_of(line, self.compositor.told_as):
                return False
            numbers = line.split()[1:3]
            told = [float(number) + start for number, start in zip(numbers, self.origin)]
            return len(told) == 2 and math.dist(told, place) < 1
        self.await_line(f"{self.compositor.told_as} at {place}", is_told)
