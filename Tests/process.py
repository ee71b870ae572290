"""Programs under test: they print events on standard output and read orders from standard input."""

import os
import pathlib
import select
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
# The interpreter of Debian's packages: another one on the path lacks their modules.
PYTHON = "/usr/bin/python3"
# Limit of each wait, in seconds; a wait takes a fraction of it.
SECONDS = 30
# What GTK 4.24 prints for any popover that closes in its first frames, and without a sandbox or a graphics card.
USUAL = "gdk_frame_timings_", "Glycin running without sandbox", "MESA: error: ZINK"


def run(*command, cwd=None, quiet=False, **environment):
    """Runs a command that must succeed, without output on standard error if quiet; returns its standard output."""
    done = subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=os.environ | environment)
    assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout}{done.stderr}"
    assert not quiet or not done.stderr, f"{command}: {done.stderr}"
    return done.stdout


class Limit:
    """A limit of a wait in seconds. A machine that stands still, as a virtual one may, is not late by that time."""

    # The longest part that counts, and so that anything waits for at once.
    STEP = 0.25

    def __init__(self, seconds=SECONDS):
        self.rest, self.last = seconds, time.monotonic()

    def is_over(self):
        """Whether the time is over; it passes by the calls."""
        now = time.monotonic()
        self.rest, self.last = self.rest - min(now - self.last, self.STEP), now
        return self.rest <= 0


def wait_until_still(what, observe):
    """Repeats an observation until two in a row are equal, and returns it. None is no observation.

    What is observed is a text, or a function that returns one.
    """
    limit = Limit()
    last = None
    while not limit.is_over():
        now = observe()
        if now is not None and now == last:
            return now
        last = now
    raise TimeoutError(f"{what() if callable(what) else what} does not stand still; last: {last}")


class Running:
    """A program that runs as long as a block. It must be ready before the block and exit with 0 after it."""

    def __enter__(self):
        try:
            self.begin()
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(self, kind, error, trace):
        try:
            if kind is None:
                self.finish()
        finally:
            self.end()

    def begin(self):
        """Waits until the program is ready."""

    def finish(self):
        """Waits until the program has ended successfully."""

    def end(self):
        """Ends the program in any state."""
        self.process.kill()
        self.process.wait()


class Process(Running):
    """A program that exits with 0 when its input ends. Its standard error may only have the known warning."""

    # The device that holds and releases keys.
    keyboard = None

    def __init__(self, command, known_warning=None, environment=None):
        self.known_warning = known_warning
        self.lines = []
        self._rest = ""
        self._warnings = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._warnings, env=environment)

    def finish(self):
        self.process.stdin.close()
        code = self.process.wait(SECONDS)
        known = [*USUAL, self.known_warning] if self.known_warning else USUAL
        warnings = "".join(line for line in self.warnings().splitlines(True) if line.strip() and not any(
            text in line for text in known))
        assert code == 0 and not warnings, f"{code} {warnings}"

    def warnings(self):
        """The standard error so far."""
        self._warnings.seek(0)
        return self._warnings.read()

    def read(self, seconds=0):
        """Reads new lines, and waits at most some seconds for them; returns whether there was output."""
        ready, _, _ = select.select([self.process.stdout], [], [], max(seconds, 0))
        text = os.read(self.process.stdout.fileno(), 65536).decode() if ready else ""
        *lines, self._rest = (self._rest + text).split("\n")
        self.lines += lines
        return bool(text)

    def await_line(self, what, matches, seconds=SECONDS):
        """Waits for a line that matches, among those read before too, and returns it."""
        limit = Limit(seconds)
        while not (found := next(filter(matches, self.lines), None)):
            has_ended = self.process.poll() is not None
            if not self.read(min(limit.rest, limit.STEP)) and (has_ended or limit.is_over()):
                raise TimeoutError(f"no {what!r}, only {self.lines} {self.warnings()}")
        return found

    def order(self, order):
        """Writes an order to the program."""
        self.process.stdin.write(f"{order}\n".encode())
        self.process.stdin.flush()

    def await_word(self, word):
        """Waits for a line whose first word matches, in any case."""
        self.await_line(word, lambda line: has_first_word(line, word))

    def forget(self, word):
        """Drops the lines whose first word matches, in any case."""
        self.lines = [line for line in self.lines if not has_first_word(line, word)]

    def press(self, *keys):
        """Presses keys in turn; releases each once the program reports the press, as a hand is no faster."""
        for key in keys:
            self.forget("pressed")
            self.keyboard.hold(key)
            try:
                self.await_word("pressed")
            finally:
                self.keyboard.release(key)


def has_first_word(line, word):
    """Whether the first word of a line matches, in any case."""
    return line.lower().partition(" ")[0] == word
