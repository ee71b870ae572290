"""What fingers and pens have in common."""

import time

# How many places a touchscreen tells of in a second. Many more, and what programs say of them would not be read in time.
RATE = 125


class Hand:
    def flick(self, way, seconds):
        """Moves what is down as evenly as the clock goes, however slow the machine is, and takes it up.

        The way is a function of what is over of the time, from 0 to 1.
        """
        start = time.monotonic()
        while (passed := (time.monotonic() - start) / seconds) < 1:
            self.move(*way(passed))
            time.sleep(1 / RATE)
        self.leave(*way(1))

    def leave(self, x, y):
        """Moves what is down to a place, and takes it up there at once."""
        self.move(x, y)
        self.up()
