"""What fingers and pens have in common."""

import time


class Hand:
    def flick(self, way, seconds):
        """Moves what is down as evenly as the clock goes, however slow the machine is, and takes it up.

        The way is a function of what is over of the time, from 0 to 1.
        """
        start = time.monotonic()
        while (passed := (time.monotonic() - start) / seconds) < 1:
            self.move(*way(passed))
        self.move(*way(1))
        self.up()
