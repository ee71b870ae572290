"""Programs that an input device drives, and that report the events that arrive."""

import math
import time

from process import SECONDS, Process, has_first_word

# Duration of a rest in seconds: longer than the history that a velocity is computed from.
REST = 0.25
# Number of moves of a flick.
MOVES = 10


class Driven(Process):
    """A program whose lines begin with an event, in any case, and continue with its position in the window."""

    # The position of the window on the screen.
    origin = 0, 0

    def __init__(self, device, command, known_warning=None, environment=None):
        self.device = self.keyboard = device
        super().__init__(command, known_warning, environment)

    def end(self):
        self.device.lift()
        super().end()

    def tap(self, x, y):
        """Begins a touch and ends it once the program reports it: some compositors drop a touch that has ended."""
        self.forget("finger")
        self.device.down(x, y)
        self.await_word("finger")
        self.lift()

    def click(self, x, y, button):
        """Presses a button and releases it once the program reports the press: menus open during a press only."""
        self.forget("pressed")
        self.device.down(x, y, button)
        self.await_word("pressed")
        self.lift(button)

    def lift(self, *button):
        """Ends a touch or releases a button."""
        self.device.up(*button)

    def slide(self, *paths):
        """Moves touches along one path each, all at the same time.

        Each move follows the frame that shows the last one, as a hand follows what it sees.
        """
        for places in zip(*paths, strict=True):
            for finger, place in enumerate(places):
                self.device.move(*place, finger)
            self._await_move(places[-1])

    def flick(self, path):
        """Moves along a path, a function of its fraction, and ends the touch with speed.

        After a rest all moves arrive at once: the velocity is that of the path within 50 ms, the least that counts
        after a rest, or within up to 150 ms where the machine stalls before the end of the touch.
        """
        self.rest()
        self.device.leave([path(move / MOVES) for move in range(1, MOVES + 1)])

    def rest(self):
        """Does nothing for a while but read the program's lines."""
        end = time.monotonic() + REST
        while (left := end - time.monotonic()) > 0:
            self.read(left)

    def _await_move(self, place, seconds=SECONDS, word=None):
        """Waits until the program reports a move to a place, by default one of the device."""
        word = word or self.device.reported_as

        def matches(line):
            if not has_first_word(line, word):
                return False
            numbers = [float(number) + start for number, start in zip(line.split()[1:3], self.origin)]
            return len(numbers) == 2 and math.dist(numbers, place) < 1
        self.await_line(f"{word} at {place}", matches, seconds)
