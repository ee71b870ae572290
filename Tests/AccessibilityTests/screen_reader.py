"""Orca, GNOME's screen reader, without a voice: what it would say is written down."""

import os
import pathlib
import subprocess
import tempfile

from client import wait

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


class ScreenReader:
    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.log = pathlib.Path(self.folder.name, "said")
        self.log.touch()
        self.read = 0

    def __enter__(self):
        data = pathlib.Path(self.folder.name, "data/orca")
        data.mkdir(parents=True)
        (data / "orca-customizations.py").write_text(CUSTOMIZATIONS.format(said=str(self.log)))
        subprocess.run(
            ["gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus",
             "-m", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled", "<true>"],
            check=True, stdout=subprocess.DEVNULL)
        self.process = subprocess.Popen(
            ["orca", "--disable=braille"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=os.environ | {"XDG_DATA_HOME": str(data.parent), "G_DEBUG": ""})
        try:
            self.hear("Screen reader on.")
        except BaseException:
            self._kill()
            raise
        return self

    def __exit__(self, *_):
        self._kill()

    def _kill(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()

    def _said(self):
        return self.log.read_text().replace("\u00a0", " ").splitlines()

    def hear(self, last):
        """Waits until something is said, and returns all that has been since the last time."""
        wait(lambda: f"{last!r} after {self._said()}", lambda: last in self._said()[self.read:])
        said = self._said()[self.read:]
        heard = said[:said.index(last) + 1]
        self.read += len(heard)
        return heard
