"""A program that fingers, a pen or the pointer drive, and that tells of them."""

import math
import time

from process import Process, has_first_word

# How long a hand rests, in seconds: longer than what a velocity is taken from.
REST = 0.25
# In how many moves a flick goes along its way.
MOVES = 10


class Driven(Process):
    """Its lines begin with what came, in whichever case, and go on with where in its window."""

    # Where the window is on the screen.
    origin = 0, 0

    def __init__(self, compositor, command, known_warning=None, environment=None):
        self.compositor = self.keyboard = compositor
        super().__init__(command, known_warning, environment)

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

    def flick(self, way):
        """Moves what is down along a way, a function from 0 to 1, and takes it up with speed.

        It rests first, and goes all the way at once then: the speed is that of the way within 50 ms, the least that counts
        after a rest, or within up to 150 ms where the machine stands still before the finger is taken up.
        """
        self.rest()
        self.compositor.leave([way(move / MOVES) for move in range(1, MOVES + 1)])

    def rest(self):
        """Lets the hand rest, and takes the program's lines meanwhile."""
        end = time.monotonic() + REST
        while (left := end - time.monotonic()) > 0:
            self.read(left)

    def _await_move(self, place):
        """Waits until the program knows of a place that was moved to."""
        def is_told(line):
            if not has_first_word(line, self.compositor.told_as):
                return False
            numbers = line.split()[1:3]
            told = [float(number) + start for number, start in zip(numbers, self.origin)]
            return len(told) == 2 and math.dist(told, place) < 1
        self.await_line(f"{self.compositor.told_as} at {place}", is_told)
