"""A program under test, which says on standard output what it does and takes orders on standard input."""

import os
import select
import subprocess
import tempfile
import time

# Any wait takes a fraction of this.
SECONDS = 10


class Running:
    """A program that runs as long as a block: it must be ready before, and end well after it."""

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
        """Waits until the program is as far as it is to be."""

    def finish(self):
        """Waits until the program has ended, which must be well."""

    def end(self):
        """Ends the program, whatever it does."""
        self.process.kill()
        self.process.wait()


class Process(Running):
    """Runs a program; it must end well with its input, without any but the known complaint."""

    # What holds and releases keys.
    keyboard = None

    def __init__(self, command, known_complaint=None, environment=None):
        self.known_complaint = known_complaint
        self.lines = []
        self._rest = ""
        self._complaints = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints, env=environment)

    def finish(self):
        self.process.stdin.close()
        code = self.process.wait(SECONDS)
        complaints = "".join(line for line in self.complaints().splitlines(True) if line.strip() and not (
            self.known_complaint and self.known_complaint in line))
        assert code == 0 and not complaints, f"{code} {complaints}"

    def complaints(self):
        self._complaints.seek(0)
        return self._complaints.read()

    def read(self, seconds=0):
        """Takes further lines, waiting for them for a time at most; whether there was anything."""
        ready, _, _ = select.select([self.process.stdout], [], [], max(seconds, 0))
        text = os.read(self.process.stdout.fileno(), 65536).decode() if ready else ""
        *lines, self._rest = (self._rest + text).split("\n")
        self.lines += lines
        return bool(text)

    def await_line(self, what, is_wanted, seconds=SECONDS):
        """Waits for a line that is wanted, and returns it, be it one of those before."""
        deadline = time.monotonic() + seconds
        while not (found := next(filter(is_wanted, self.lines), None)):
            if not self.read(deadline - time.monotonic()):
                raise TimeoutError(f"no {what!r}, only {self.lines} {self.complaints()}")
        return found

    def order(self, order):
        self.process.stdin.write(f"{order}\n".encode())
        self.process.stdin.flush()

    def await_word(self, word):
        """Waits for a line that begins with a word, in whichever case."""
        self.await_line(word, lambda line: is_of(line, word))

    def forget(self, word):
        self.lines = [line for line in self.lines if not is_of(line, word)]

    def press(self, *keys):
        """Presses keys one after the other, and lets go of each once the program says that it is pressed, as a hand is no faster."""
        for key in keys:
            self.forget("pressed")
            self.keyboard.hold(key)
            try:
                self.await_word("pressed")
            finally:
                self.keyboard.release(key)


def is_of(line, word):
    """Whether a line begins with a word, in whichever case."""
    return line.lower().partition(" ")[0] == word
