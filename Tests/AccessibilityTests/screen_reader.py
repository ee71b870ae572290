"""Orca, GNOME's screen reader, without a voice: what it would say is written down."""

import os
import pathlib
import re
import subprocess
import tempfile

from client import BUS, wait

# Orca runs this when it starts. What it says of keys goes another way.
CUSTOMIZATIONS = """
from orca import speech

speak = speech._speak


def write(text, *rest):
    with open({said!r}, "a") as said:
        print(text.replace("\\n", " "), file=said)
    return speak(text, *rest)


speech._speak = write
"""


class XServer:
    """Where Orca finds its own keys on a compositor, as a desktop has Xwayland for that."""

    def __init__(self):
        answer, told = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(told), "-nolisten", "tcp"], pass_fds=[told],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(told)
        with open(answer) as line:
            self.display = f":{line.readline().strip()}"

    def end(self):
        self.process.kill()
        self.process.wait()


class ScreenReader:
    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.place = pathlib.Path(self.folder.name)
        self.log = self.place / "said"
        self.log.touch()
        self.read = 0
        self.server = None if "DISPLAY" in os.environ else XServer()

    def __enter__(self):
        data = self.place / "data/orca"
        data.mkdir(parents=True)
        (data / "orca-customizations.py").write_text(CUSTOMIZATIONS.format(said=str(self.log)))
        # Orca does not start where `pgrep` finds another one of the user's; here each session has its own.
        pgrep = self.place / "pgrep"
        pgrep.write_text("#!/bin/sh\n")
        pgrep.chmod(0o755)
        environment = os.environ | {
            "XDG_DATA_HOME": str(data.parent), "G_DEBUG": "", "PATH": f"{self.place}:{os.environ['PATH']}"}
        if self.server:
            environment["DISPLAY"] = self.server.display
        subprocess.run(
            ["gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus",
             "-m", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled", "<true>"],
            check=True, stdout=subprocess.DEVNULL)
        self.process = subprocess.Popen(
            ["orca", "--disable=braille"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
        try:
            self.hear("Screen reader on.")
            # The last event that it asks for; what happened before, be it a key, would go unsaid.
            wait("Orca to listen", lambda: "Window:Destroy:" in events_asked_for())
        except BaseException:
            self._kill()
            raise
        return self

    def __exit__(self, *_):
        self._kill()

    def _kill(self):
        self.process.kill()
        self.process.wait()
        if self.server:
            self.server.end()
        self.folder.cleanup()

    def _said(self):
        """The words of all that was said, without the full stops; how they are grouped depends on the version."""
        return words(self.log.read_text())

    def hear(self, *expected, newer=None):
        """Waits until something is said, or what newer versions say, and nothing else has been since the last time."""
        choices = [words(choice) for choice in (" ".join(expected), newer) if choice]

        def heard():
            said = self._said()[self.read:]
            return next((choice for choice in choices if said[:len(choice)] == choice), None)
        self.read += len(wait(lambda: f"{choices}, only {' '.join(self._said()[self.read:])!r}", heard))

    def skip_to(self, *expected):
        """Waits until something is said, whatever else has been before."""
        awaited = words(" ".join(expected))

        def end():
            said = self._said()
            starts = range(self.read, len(said) - len(awaited) + 1)
            return next((start + len(awaited) for start in starts if said[start:start + len(awaited)] == awaited), None)
        self.read = wait(lambda: f"{' '.join(awaited)!r} in {' '.join(self._said()[self.read:])!r}", end)


def events_asked_for():
    """The events that assistive technologies listen to, as text."""
    registry = "org.a11y.atspi.Registry"
    return subprocess.run(
        ["gdbus", "call", "--address", BUS, "-d", registry, "-o", "/org/a11y/atspi/registry",
         "-m", f"{registry}.GetRegisteredEvents"],
        check=True, capture_output=True, text=True).stdout


def words(text):
    # Versions of GTK and Orca differ in when they name the window, and in what they call a button.
    text = re.sub(r"^.* frame$", "", text, flags=re.MULTILINE)
    text = text.replace("\u00a0", " ").replace("push button", "button")
    return [word.rstrip(".") for word in text.split()]
