"""Programs that embed controls in a window, driven by the pointer of an X server."""

import ctypes
import math
import os
import pty
import re
import select
import subprocess
import time

from process import Running, run

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
        self.window = xdotool("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]
        self.await_colors(self.least_colors)

    def finish(self):
        code = self.process.wait(SECONDS)
        self.read(0)
        assert code == 0 and not self.text, f"{code} {self.text!r}"

    def end(self):
        super().end()
        os.close(self.terminal)

    def colors(self, window=None):
        """The number of colors in a window, its own by default, which is small until it is drawn."""
        return int(run("import", "-silent", "-window", window or self.window, "-format", "%k", "info:"))

    def await_colors(self, least, window=None):
        deadline = time.monotonic() + SECONDS
        while self.colors(window) < least:
            assert time.monotonic() < deadline, f"nothing is drawn; {self.text}"

    def read(self, seconds):
        """Reads new output; returns whether there was any."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            output = os.read(self.terminal, 4096).decode().replace("\r\n", "\n")
        except OSError:
            output = ""  # The program has ended.
        self.text += output
        return bool(output)

    def expect(self, pattern):
        """Waits for the next line, which must match; returns its groups."""
        deadline = time.monotonic() + SECONDS
        while "\n" not in self.text:
            assert self.read(deadline - time.monotonic()), f"not {pattern!r}, only {self.text!r}"
        line, self.text = self.text.split("\n", 1)
        match = re.fullmatch(pattern, line)
        assert match, f"{line!r} is not {pattern!r}"
        return match.groups()

    def drag(self, *path, button=1):
        """Presses at the first point, moves through the others, and releases at the last."""
        moves = [["mousemove", "--window", self.window, str(round(x)), str(round(y))] for x, y in path]
        moves[0] += ["mousedown", str(button)]
        xdotool(*sum(moves, []), "mouseup", str(button))

    def turn(self, x, y, radius, start, end):
        """Drags round a point between two angles in degrees, clockwise from the right."""
        angles = map(math.radians, range(start, end + 1, 3))
        self.drag(*((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles))

    def click(self, x, y, button=1):
        xdotool("mousemove", "--window", self.window, str(x), str(y), "click", str(button))


class Example(Program):
    """A program that prints what the user does, until its window is closed."""

    least_colors = 20

    def finish(self):
        ask_to_close(int(self.window))
        super().finish()

    def press(self, *keys):
        xdotool("windowfocus", "--sync", self.window, "key", *keys)

    def expect_last(self, text):
        """Waits for a line, after others."""
        while self.expect("(.*)")[0] != text:
            pass


class MarkingMenu(Program):
    """A program whose page opens a marking menu, with an item above that closes the window."""

    least_colors = 10


def xdotool(*words):
    return run("xdotool", *words)


def ask_to_close(window):
    """Asks a program to close its window, as a window manager does."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    protocols, close = (x11.XInternAtom(display, name, False) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    # Of an XClientMessageEvent: the type, the window, the kind of the message, the bits of a word, and the first word.
    event = (ctypes.c_long * 24)()
    event[0], event[4], event[5], event[6], event[7] = 33, window, protocols, 32, close
    x11.XSendEvent(display, ctypes.c_ulong(window), False, ctypes.c_long(0), event)
    x11.XCloseDisplay(display)
