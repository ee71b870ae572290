"""Programs that embed controls in a window, driven by the pointer of an X server."""

import math
import os
import pty
import re
import select
import subprocess

import xtest
from process import USUAL, Limit, Running, run

# Limit of each wait, in seconds; LeakSanitizer makes programs slow.
SECONDS = 40


class Program(Running):
    """A program with a window. It prints the expected lines alone, and exits with 0."""

    # Fewer colors are in its window until it is drawn.
    least_colors = 50

    def __init__(self, *command, env=None):
        # Each language flushes every line on a terminal.
        self.terminal, line = pty.openpty()
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=line, stderr=line, env=env)
        os.close(line)
        self.text = ""

    def begin(self):
        self.window = xtest.await_window(self.process.pid)
        self.await_colors(self.least_colors)

    def finish(self):
        code = self.process.wait(SECONDS)
        self.read(0)
        assert code == 0 and not self.text, f"{code} {self.text!r}"

    def end(self):
        super().end()
        os.close(self.terminal)

    def measure(self, what, window=None):
        """A number of a window, its own by default, such as %k, of colors, which is small until it is drawn."""
        return int(run("import", "-silent", "-window", str(window or self.window), "-format", what, "info:"))

    def await_colors(self, least, window=None):
        limit = Limit(SECONDS)
        while self.measure("%k", window) < least:
            assert not limit.is_over(), f"nothing is drawn; {self.text}"

    def read(self, seconds):
        """Reads new output; returns whether there was any."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            output = os.read(self.terminal, 4096).decode().replace("\r\n", "\n")
        except OSError:
            output = ""  # The program has ended.
        # An empty line precedes each warning of GTK.
        self.text = "".join(line for line in (self.text + output).splitlines(True)
                            if not line.isspace() and not any(text in line for text in USUAL))
        return bool(output)

    def expect(self, pattern):
        """Waits for the next line, which must match; returns its groups."""
        limit = Limit(SECONDS)
        while "\n" not in self.text:
            has_ended = self.process.poll() is not None
            goes_on = self.read(limit.STEP) or not has_ended and not limit.is_over()
            assert goes_on, f"not {pattern!r}, only {self.text!r}"
        line, self.text = self.text.split("\n", 1)
        match = re.fullmatch(pattern, line)
        assert match, f"{line!r} is not {pattern!r}"
        return match.groups()

    def drag(self, *path, button=1):
        """Presses at the first point, moves through the others, and releases at the last."""
        for is_down, places in (True, path[:1]), (False, path[1:]):
            for place in places:
                xtest.point(*place, self.window)
            xtest.do("button", button, is_down)

    def turn(self, x, y, radius, start, end):
        """Drags round a point between two angles in degrees, clockwise from the right."""
        angles = map(math.radians, range(start, end + 1, 3))
        self.drag(*((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles))

    def click(self, x, y, button=1):
        xtest.point(x, y, self.window)
        xtest.click(button)


class Example(Program):
    """A program that prints what the user does, until its window is closed."""

    least_colors = 20

    def finish(self):
        xtest.do("close", self.window)
        super().finish()

    def press(self, *keys):
        xtest.do("focus", self.window)
        xtest.Keyboard().press(*keys)

    def expect_last(self, text):
        """Waits for a line, after others."""
        while self.expect("(.*)")[0] != text:
            pass


class MarkingMenu(Program):
    """A program whose page opens a marking menu, with an item above that closes the window."""

    least_colors = 10
