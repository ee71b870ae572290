"""The program under test, as the one who drives it sees it."""

import math
import os
import pathlib
import select
import subprocess
import tempfile
import time

PROGRAM = pathlib.Path(__file__).resolve().parent / "controls.js"
# Any wait takes a fraction of this.
SECONDS = 10
# What begins the lines that tell where fingers and pointer are.
INPUT = "pointer", "finger", "scrolled", "held"
# Where there is nothing to point at, from the left.
ASIDE = 420


class Place:
    """Where a round control is on the screen."""

    def __init__(self, x, y, radius):
        self.x, self.y, self.radius = x, y, radius

    def at(self, degrees, fraction=0.75):
        """A place at an angle, clockwise from the right, and at a fraction of the radius."""
        angle = math.radians(degrees)
        return (self.x + self.radius * fraction * math.cos(angle), self.y + self.radius * fraction * math.sin(angle))

    def arc(self, start, end, fraction=0.75, step=3):
        """The way from just after an angle to another one."""
        count = round(abs(end - start) / step)
        return [self.at(start + (end - start) * i / count, fraction) for i in range(1, count + 1)]


class Program:
    """Runs the program on a compositor; it must end well, without a word of complaint."""

    def __init__(self, compositor, *arguments):
        self.compositor = compositor
        self.lines = []
        self.rest = ""
        self.aside = 0
        self.scrolled = 0
        self.complaints = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            ["gjs", PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints)

    def __enter__(self):
        try:
            self.wait_for("READY")
            places = [line.split()[1:] for line in self.lines if line.startswith("place")]
            self.places = {name: Place(*map(float, numbers)) for name, *numbers in places}
            self.told()
        except BaseException:
            self._kill()
            raise
        return self

    def __exit__(self, kind, error, trace):
        try:
            if kind is None:
                self.process.stdin.close()
                code = self.process.wait(SECONDS)
                complaints = self._complaints()
                assert code == 0 and not complaints, f"{code} {complaints}"
        finally:
            self._kill()

    def _kill(self):
        self.compositor.lift()
        self.process.kill()
        self.process.wait()

    def _complaints(self):
        self.complaints.seek(0)
        return self.complaints.read()

    def _read(self, deadline):
        """Reads on; whether there was anything before the deadline."""
        ready, _, _ = select.select([self.process.stdout], [], [], max(deadline - time.monotonic(), 0))
        text = os.read(self.process.stdout.fileno(), 65536).decode() if ready else ""
        *lines, self.rest = (self.rest + text).split("\n")
        self.lines += lines
        return bool(text)

    def wait_for(self, start, seconds=SECONDS):
        """Waits until a line begins so, and returns it."""
        deadline = time.monotonic() + seconds
        while not (found := [line for line in self.lines if line.startswith(start)]):
            if not self._read(deadline):
                raise TimeoutError(f"no {start!r}, only {self.lines} {self._complaints()}")
        return found[0]

    def wait_until(self, what, holds):
        """Waits until a line that begins so says what is wanted, be it the last one."""
        deadline = time.monotonic() + SECONDS
        while not any(line.startswith(f"{what} ") and holds(*map(float, line.split()[1:])) for line in self.lines):
            if not self._read(deadline):
                raise TimeoutError(f"not {what!r} as wanted, only {self.lines} {self._complaints()}")

    def slide(self, *ways):
        """Moves fingers that are down, the first one along the first way, and so on, all at the same time.

        The next move follows once the last is drawn, as a hand goes by what it sees.
        """
        for places in zip(*ways, strict=True):
            for finger, place in enumerate(places):
                self.compositor.move(*place, finger)
            self.wait_until("finger", lambda x, y: math.dist((x, y), places[-1]) < 1)

    def scroll(self, distance, step=4):
        """Scrolls down with two fingers on a touchpad."""
        self.lines = [line for line in self.lines if not line.startswith("scrolled")]
        self.scrolled += distance
        for _ in range(0, distance, step):
            self.compositor.scroll(step)
        # Mutter makes each step a little shorter.
        self.wait_until("scrolled", lambda total: total > 0.99 * self.scrolled)

    def order(self, order):
        self.process.stdin.write(f"{order}\n".encode())
        self.process.stdin.flush()

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
                return self.wait_for(f"pointer {ASIDE} {self.aside}", seconds=0.05)
            except TimeoutError:
                if time.monotonic() > deadline:
                    raise

    def told(self):
        """What has been told since the last time, but of the input itself, of all input up to now."""
        self._catch_up()
        told = [line for line in self.lines if not line.startswith(INPUT)]
        self.lines = []
        return told
