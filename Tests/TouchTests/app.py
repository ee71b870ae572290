"""The app on a compositor, as the one who uses it sees it."""

import contextlib
import itertools
import os
import pathlib
import tempfile
import time

from driven import Driven
from place import Place
from process import SECONDS

APP = pathlib.Path(__file__).resolve().parents[2] / ".build/debug/rotary-wheel-demo"
# Where to point to be told where a window is: in the middle of the screen, as that is where windows open.
MIDDLE = 640, 360
# In how many steps a finger goes along a way.
STEPS = 30


# What begins the lines that tell where things, fingers and the pointer are.
ANSWERS = "WINDOW", "BOX", "POINTER", "PRESSED", "RELEASED", "FINGER"


class Box:
    """Where a widget is on the screen, what it is called in CSS, and its text."""

    def __init__(self, x, y, width, height, name, text):
        self.x, self.y, self.width, self.height = x, y, width, height
        self.name, self.text = name, text

    def __repr__(self):
        return f"{self.name} {self.text!r} {self.width:g} × {self.height:g}"

    @property
    def middle(self):
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def circle(self):
        return Place(*self.middle, min(self.width, self.height) / 2)

    def holds(self, box):
        return (self.x <= box.x and box.x + box.width <= self.x + self.width
                and self.y <= box.y and box.y + box.height <= self.y + self.height)


class App(Driven):
    def __init__(self, compositor, *arguments, known_warning=None, **environment):
        super().__init__(
            compositor, [APP, *arguments], known_warning,
            os.environ | {"ROTARY_WHEEL_DEMO_TRACE": "2"} | environment)

    def begin(self):
        self.await_line("READY", lambda line: line.startswith("READY"))
        self.enter("Rotary Wheel")

    def wait_for(self, start):
        """Waits for a line that begins so, and returns it; only lines after it are waited for from then on."""
        line = self.await_line(start, lambda line: line.startswith(start))
        del self.lines[:self.lines.index(line) + 1]
        return line

    def places(self):
        """All widgets that show, by the titles of their windows, in the order in which they stand in one another."""
        self.order("boxes")
        self.await_line("BOXES", lambda line: line == "BOXES end")
        boxes = {}
        for line in self.lines:
            word, *rest = line.split(" ", 6)
            if word == "WINDOW":
                title = line.split(" ", 1)[1]
            elif word == "BOX":
                *numbers, name, text = rest
                x, y, width, height = map(float, numbers)
                boxes.setdefault(title, []).append(
                    Box(x + self.origin[0], y + self.origin[1], width, height, name, text))
        self.lines = [line for line in self.lines if not line.startswith(ANSWERS)]
        return boxes

    def find(self, name, text=None, before=None, within=None):
        """Waits until a widget shows and stands still, and returns it.

        It is the last one before a text, or the first one within the last of some name.
        """
        deadline = time.monotonic() + SECONDS
        last = None
        while time.monotonic() < deadline:
            boxes = shown = self.places().get(self.title, [])
            if before is not None:
                boxes = boxes[next((index for index, box in enumerate(boxes) if box.text == before), 0)::-1]
            if within is not None:
                boxes = boxes[max((index for index, box in enumerate(boxes) if box.name == within), default=len(boxes)):]
            found = next((box for box in boxes if box.name == name and text in (None, box.text)), None)
            if found and last and vars(found) == vars(last):
                return found
            last = found
        raise TimeoutError(f"no {name} {text or ''} that stands still, only {shown}")

    @property
    def wheel(self):
        """The face of the wheel's page, not of the wheel that switches pages."""
        return self.find("face", before="Open").circle

    def enter(self, title):
        """Goes on in a window, once that stands still: the pointer is told twice of the same place of it."""
        self.title = title
        self.origin = (0, 0)
        last = None
        deadline = time.monotonic() + SECONDS
        for step in itertools.count():
            self.lines = [line for line in self.lines if not line.startswith(ANSWERS)]
            # Never twice as far as the last time, so that a late answer to another place is none to this one.
            x, y = MIDDLE[0] + step * step % 37, MIDDLE[1]
            self.compositor.point(x, y)
            try:
                line = self.await_line(
                    "POINTER", lambda line: line.startswith("POINTER") and line.endswith(f" {title}"), seconds=0.05)
            except TimeoutError:
                if time.monotonic() > deadline:
                    raise
                continue
            told = list(map(float, line.split()[1:3]))
            origin = x - told[0], y - told[1]
            if origin == last:
                break
            last = origin
        self.origin = origin
        # Where nothing opens.
        self.compositor.point(1, 1)

    def lift(self, *button):
        """Lets go, until the app knows: only what it shows after that is what has come of it."""
        self.forget("released")
        super().lift(*button)
        self.await_word("released")

    def drag(self, way):
        """Moves a finger along a way, a function from 0 to 1, rests at its end, and takes it up."""
        self.compositor.down(*way(0))
        self.slide([way(step / STEPS) for step in range(1, STEPS + 1)])
        self.rest()
        self.lift()


@contextlib.contextmanager
def rows_for_slow_hands():
    """The environment of an app whose rows may be pressed for long.

    One of GTK's takes no press that is longer than a double click, as it may be on a busy machine.
    """
    with tempfile.TemporaryDirectory() as home:
        settings = pathlib.Path(home) / "glib-2.0/settings"
        settings.mkdir(parents=True)
        (settings / "keyfile").write_text("[org/gnome/desktop/peripherals/mouse]\ndouble-click=10000\n")
        yield {"XDG_CONFIG_HOME": home, "GSETTINGS_BACKEND": "keyfile"}
