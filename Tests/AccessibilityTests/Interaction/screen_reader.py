"""Orca, GNOME's screen reader, with a log of its speech."""

import os
import pathlib
import re
import subprocess
import tempfile

from atspi import wait
from process import Running

# Orca runs this at its start. Its speech for typed keys takes another path.
CUSTOMIZATIONS = """
from orca import speech

speak = speech._speak


def write(text, *rest):
    with open({log!r}, "a") as log:
        print(text.replace("\\n", " "), file=log)
    return speak(text, *rest)


speech._speak = write
"""
REGISTRY = "org.a11y.atspi.Registry"


class XServer:
    """The X server where Orca grabs its own keys on a compositor, as Xwayland is on a desktop."""

    def __init__(self):
        answer, end = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(end), "-nolisten", "tcp"], pass_fds=[end],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(end)
        with open(answer) as line:
            self.display = f":{line.readline().strip()}"

    def end(self):
        self.process.kill()
        self.process.wait()


class ScreenReader(Running):
    def __init__(self, bus):
        self.bus = bus
        self.folder = tempfile.TemporaryDirectory()
        place = pathlib.Path(self.folder.name)
        self.log = place / "speech"
        self.log.touch()
        self.position = 0
        data = place / "data/orca"
        data.mkdir(parents=True)
        (data / "orca-customizations.py").write_text(CUSTOMIZATIONS.format(log=str(self.log)))
        # Orca exits if `pgrep` finds another one of the user; here each session has its own.
        pgrep = place / "pgrep"
        pgrep.write_text("#!/bin/sh\n")
        pgrep.chmod(0o755)
        environment = os.environ | {
            "XDG_DATA_HOME": str(data.parent), "G_DEBUG": "", "PATH": f"{place}:{os.environ['PATH']}"}
        self.server = None if "DISPLAY" in os.environ else XServer()
        if self.server:
            environment["DISPLAY"] = self.server.display
        report_screen_reader(True)
        self.process = subprocess.Popen(
            ["orca", "--disable=braille"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)

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
        self.position = wait(
            lambda: f"{' '.join(awaited)!r} in {' '.join(self._words()[self.position:])!r}", end)


def report_screen_reader(is_on):
    """Reports on the bus whether a screen reader is on."""
    subprocess.run(
        ["gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus",
         "-m", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled", f"<{str(is_on).lower()}>"],
        check=True, stdout=subprocess.DEVNULL)


def registered_events(bus):
    """The events that assistive technologies listen to, as text."""
    return subprocess.run(
        ["gdbus", "call", "--address", bus, "-d", REGISTRY, "-o", "/org/a11y/atspi/registry",
         "-m", f"{REGISTRY}.GetRegisteredEvents"],
        check=True, capture_output=True, text=True).stdout


def words(text):
    # Versions of GTK and Orca differ in when they speak the window, and in their word for a button.
    text = re.sub(r"^.* frame$", "", text, flags=re.MULTILINE)
    text = text.replace("\u00a0", " ").replace("push button", "button")
    return [word.rstrip(".") for word in text.split()]
