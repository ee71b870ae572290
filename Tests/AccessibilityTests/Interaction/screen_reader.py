"""Orca, GNOME's screen reader, with a log of its speech."""

import os
import pathlib
import re
import subprocess
import tempfile

from atspi import wait
from process import PYTHON, Running, run

# Starts Orca with a log of its speech. That for typed keys takes another path.
START = """
import importlib.util, runpy, shutil, sys

if importlib.util.find_spec("orca.speech"):
    import orca.orca  # Orca 48 cannot import a part of it first.
    from orca import speech as owner
    name = "_speak"
else:  # Orca 51
    from orca.speech_presenter import SpeechPresenter as owner
    name = "_speak_single"
speak = getattr(owner, name)
log = sys.argv.pop(1)


def write(*arguments):
    with open(log, "a") as file:
        print(next(text for text in arguments if isinstance(text, str)).replace("\\n", " "), file=file)
    return speak(*arguments)


setattr(owner, name, write)
runpy.run_path(shutil.which("orca"), run_name="__main__")
"""
REGISTRY = "org.a11y.atspi.Registry"


class XServer(Running):
    """The X server where Orca grabs its own keys on a compositor, as Xwayland is on a desktop."""

    def __init__(self):
        answer, end = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(end), "-nolisten", "tcp"], pass_fds=[end],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(end)
        with open(answer) as line:
            self.display = f":{line.readline().strip()}"


class ScreenReader(Running):
    def __init__(self, bus):
        self.bus = bus
        self.folder = tempfile.TemporaryDirectory()
        place = pathlib.Path(self.folder.name)
        self.log = place / "speech"
        self.log.touch()
        self.position = 0
        # Orca exits if `pgrep` finds another one of the user; here each session has its own.
        pgrep = place / "pgrep"
        pgrep.write_text("#!/bin/sh\n")
        pgrep.chmod(0o755)
        environment = os.environ | {"G_DEBUG": "", "PATH": f"{place}:{os.environ['PATH']}"}
        self.server = None if "DISPLAY" in os.environ else XServer()
        if self.server:
            environment["DISPLAY"] = self.server.display
        report_screen_reader(True)
        self.process = subprocess.Popen(
            [PYTHON, "-c", START, self.log, "--disable=braille"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env=environment)

    def begin(self):
        self.hear("Screen reader on.")
        # Orca registers this event last; it drops earlier ones, and keys too.
        wait("Orca to listen", lambda: "Window:Destroy:" in registered_events(self.bus))

    def end(self):
        super().end()
        report_screen_reader(False)
        if self.server:
            self.server.end()
        self.folder.cleanup()

    def _words(self):
        """The words of all speech without full stops; their grouping depends on the version."""
        return words(self.log.read_text())

    def hear(self, *expected, newer=None):
        """Waits for the next speech, which is the expected text or that of newer versions, and nothing else."""
        choices = [words(choice) for choice in (" ".join(expected), newer) if choice]

        def heard():
            spoken = self._words()[self.position:]
            return next((choice for choice in choices if spoken[:len(choice)] == choice), None)
        found = wait(lambda: f"{choices}, only {' '.join(self._words()[self.position:])!r}", heard)
        self.position += len(found)

    def skip_to(self, *expected):
        """Waits for a text, and skips the speech before it."""
        awaited = words(" ".join(expected))

        def end():
            spoken = self._words()
            starts = range(self.position, len(spoken) - len(awaited) + 1)
            return next((start + len(awaited) for start in starts
                         if spoken[start:start + len(awaited)] == awaited), None)
        self.position = wait(lambda: f"{' '.join(awaited)!r} in {' '.join(self._words()[self.position:])!r}", end)


BUS = "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus"


def is_screen_reader_reported():
    """Whether the bus has the state of the screen reader, which AT-SPI 2.62 no longer has."""
    return "ScreenReaderEnabled" in run("gdbus", "introspect", *BUS)


def report_screen_reader(is_on):
    """Reports on the bus whether a screen reader is on."""
    if is_screen_reader_reported():
        run("gdbus", "call", *BUS, "-m", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled",
            f"<{str(is_on).lower()}>")


def registered_events(bus):
    """The events that assistive technologies listen to, as text."""
    return run("gdbus", "call", "--address", bus, "-d", REGISTRY, "-o", "/org/a11y/atspi/registry",
               "-m", f"{REGISTRY}.GetRegisteredEvents")


def words(text):
    # Versions of GTK and Orca differ in when they speak the window, and in their word for a button.
    text = re.sub(r"^.* frame$", "", text, flags=re.MULTILINE)
    text = text.replace("\u00a0", " ").replace("push button", "button")
    # Orca 51 speaks the description of a list twice.
    text = re.sub(r"( items )(.+) \2$", r"\1\2", text, flags=re.MULTILINE)
    return [word.rstrip(".") for word in text.split()]
