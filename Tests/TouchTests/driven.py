"""Programs that an input device drives, and that report the events that arrive."""

import itertools
import math
import time

from process import SECONDS, Limit, Process, has_first_word

# Duration of a rest in seconds: longer than the history that a velocity is computed from.
REST = 0.25
# Number of moves of a flick.
MOVES = 10


class Driven(Process):
    """A program whose lines begin with an event, and continue with its position in the window."""

    # The position of the window on the screen.
    origin = 0, 0

    def __init__(self, device, command, known_warning=None, environment=None):
        self.device = self.keyboard = device
        super().__init__(command, known_warning, environment)

    def end(self):
        self.device.lift()
        super().end()

    def wait_for(self, start, seconds=SECONDS):
        """Waits for a line that begins with some words, drops the lines up to it, and returns it."""
        line = self.await_line(start, lambda line: line == start or line.startswith(f"{start} "), seconds)
        del self.lines[:self.lines.index(line) + 1]
        return line

    def down(self, x, y, *pressed):
        """Begins a touch or presses a button, and waits until the program reports it: menus open during a press only."""
        word = self.device.press_word
        self.forget(word)
        self.device.down(x, y, *pressed)
        self.await_word(word)

    def tap(self, x, y, *pressed):
        """Taps or clicks; some compositors drop a touch that ends before the program reports it."""
        self.down(x, y, *pressed)
        self.device.up(*pressed)

    def slide(self, *paths):
        """Moves touches along one path each, all at the same time.

        Each move follows the frame that shows the last one, as a hand follows what it sees.
        """
        for places in zip(*paths, strict=True):
            for finger, place in enumerate(places):
                self.device.move(*place, finger)
            self.await_move(self.device.move_word, places[-1])

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

    def await_move(self, word, place, seconds=SECONDS, is_late=True, within=1):
        """Waits until the program reports a move to a place, or also one on a window below a menu."""
        def matches(line):
            words = line.split()
            return has_first_word(line, word) and len(words) > 2 and (is_late or words[-1] != "late") and math.dist(
                [float(number) + start for number, start in zip(words[1:3], self.origin)], place) < within
        self.await_line(f"{word} at {place}", matches, seconds)

    def await_input(self, x, y):
        """Points near a place until the program reports the pointer there, which follows all earlier input.

        It may take several moves: the compositor enlarges new windows, whose points are off at first, sends input to a
        menu for some milliseconds after it closes, and does not report where the pointer returns after a touch.
        """
        limit = Limit()
        for step in itertools.count():
            place = x, y + 2 * (step % 20)
            self.forget("pointer")
            self.device.point(*place)
            try:
                return self.await_move("pointer", place, seconds=0.05, is_late=False, within=0.25)
            except TimeoutError:
                if limit.is_over():
                    raise
