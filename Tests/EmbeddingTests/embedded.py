"""A program that embeds the four controls in a window, as the one who turns them sees it."""

import math
import os
import pty
import re
import select
import subprocess
import time

from process import Running

# Any wait takes a fraction of this; a checker of memory makes programs slow.
SECONDS = 40
CELL = 200


class Embedded(Running):
    """Runs a program whose window has a wheel and a knob on top, and a spinning wheel and a dial menu below.

    It must end well, and say nothing but what is waited for.
    """

    def __init__(self, *command, env=None):
        # On a terminal every language prints each line at once.
        self.terminal, line = pty.openpty()
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=line, stderr=line, env=env)
        os.close(line)
        self.text = ""

    def begin(self):
        self.window = xdotool("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]
        deadline = time.monotonic() + SECONDS
        while self.colours() < 50:
            assert time.monotonic() < deadline, f"nothing is drawn; {self.text}"

    def finish(self):
        code = self.process.wait(SECONDS)
        self.read(0)
        assert code == 0 and not self.text, f"{code} {self.text!r}"

    def end(self):
        super().end()
        os.close(self.terminal)

    def colours(self):
        """How many are on the screen; few before anything but the background is drawn."""
        picture = ["import", "-silent", "-window", self.window, "-format", "%k", "info:"]
        return int(subprocess.run(picture, check=True, capture_output=True, text=True).stdout)

    def read(self, seconds):
        """Reads on; whether there was anything."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            said = os.read(self.terminal, 4096).decode().replace("\r\n", "\n")
        except OSError:
            said = ""  # It has ended.
        self.text += said
        return bool(said)

    def hears(self, pattern):
        """Waits until a whole line matches, which must be the next one; returns its groups."""
        deadline = time.monotonic() + SECONDS
        while "\n" not in self.text:
            assert self.read(deadline - time.monotonic()), f"not {pattern!r}, only {self.text!r}"
        line, self.text = self.text.split("\n", 1)
        match = re.fullmatch(pattern, line)
        assert match, f"{line!r} is not {pattern!r}"
        return match.groups()

    def drag(self, *way):
        """Presses at the first place, goes through all the others and lets go at the last."""
        moves = [["mousemove", "--window", self.window, str(round(x)), str(round(y))] for x, y in way]
        moves[0] += ["mousedown", "1"]
        xdotool(*sum(moves, []), "mouseup", "1")

    def turn_wheel(self):
        x, y, radius = CELL, CELL, 0.75 * CELL
        angles = [math.radians(degrees) for degrees in range(-90, 1, 3)]
        self.drag(*((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles))
        self.hears("settled 6 6 Swirl")

    def turn_knob(self):
        x, y = 3 * CELL, CELL / 2
        self.drag(*((x, y - step) for step in range(0, 61, 2)))
        value, own, scale = map(float, self.hears(r"knob (\S+) (\S+) (\S+)"))
        # 200 pixels are the whole travel; the first ones only show that it is a drag.
        assert 27 <= value <= 30 and value == own == scale, (value, own, scale)

    def scroll_spinning_wheel(self):
        xdotool("mousemove", "--window", self.window, str(CELL), str(3 * CELL), "click", "5")
        self.hears("item 1 1")

    def open_dial(self):
        """A stroke from the centre: the menu opens, and what it points at is chosen, which closes the window."""
        x, y = 3 * CELL, 3 * CELL
        self.drag(*((x, y - step) for step in range(0, 151, 5)))


def xdotool(*words):
    return subprocess.run(["xdotool", *words], check=True, capture_output=True, text=True).stdout
