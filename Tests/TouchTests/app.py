"""The app on a compositor."""

import dataclasses
import itertools
import os

from driven import Driven
from process import wait_until_still

# The center of the screen, where windows open.
CENTER = 640, 360
# Number of moves of a swipe.
STEPS = 30
# First words of the lines that report positions and input.
ANSWERS = "WINDOW", "BOX", "POINTER", "PRESSED", "RELEASED", "FINGER"


@dataclasses.dataclass
class Box:
    """A widget: its allocation on the screen, its name in CSS and its text."""

    x: float
    y: float
    width: float
    height: float
    name: str
    text: str

    @property
    def center(self):
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, box):
        return (self.x <= box.x and box.x + box.width <= self.x + self.width
                and self.y <= box.y and box.y + box.height <= self.y + self.height)


class App(Driven):
    def __init__(self, device, *command, known_warning=None, **environment):
        super().__init__(device, command, known_warning, os.environ | {"ROTARY_WHEEL_DEMO_TRACE": "2"} | environment)

    def begin(self):
        self.await_word("ready")
        self.enter("Rotary Wheel")

    def _forget_answers(self):
        self.lines = [line for line in self.lines if not line.startswith(ANSWERS)]

    def boxes(self):
        """The visible widgets by the titles of their windows, each followed by its descendants."""
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
        self._forget_answers()
        return boxes

    def find(self, name, text=None, within=None):
        """Waits until a widget is visible and stands still, and returns it: the first one in the last one of a name."""
        shown = []

        def observe():
            nonlocal shown
            boxes = shown = self.boxes().get(self.title, [])
            if within is not None:
                starts = (index for index, box in enumerate(boxes) if box.name == within)
                boxes = boxes[max(starts, default=len(boxes)):]
            return next((box for box in boxes if box.name == name and text in (None, box.text)), None)
        return wait_until_still(lambda: f"{name} {text or ''} among {shown}", observe)

    def enter(self, title):
        """Continues in the window of a title once it stands still."""
        self.title = title
        self.origin = (0, 0)
        steps = itertools.count()

        def observe():
            self._forget_answers()
            # Two moves in a row differ, so that a late report of the first is none of the second.
            step = next(steps)
            x, y = CENTER[0] + step * step % 37, CENTER[1]
            self.device.point(x, y)
            try:
                line = self.await_line(
                    "POINTER", lambda line: line.startswith("POINTER") and line.endswith(f" {title}"), seconds=0.05)
            except TimeoutError:
                return None
            reported = list(map(float, line.split()[1:3]))
            return x - reported[0], y - reported[1]
        self.origin = wait_until_still(f"the window {title}", observe)
        # Nothing opens in the corner.
        self.device.point(1, 1)

    def hold(self, *paths):
        """Begins a touch at the start of each path and moves along them, without a release."""
        for finger, path in enumerate(paths):
            self.device.down(*path[0], finger)
        self.slide(*(path[1:] for path in paths))

    def swipe(self, x, y, right, down=0):
        """Drags by a distance, and rests before the release; the following lines are its effects."""
        self.hold([(x + right * step / STEPS, y + down * step / STEPS) for step in range(STEPS + 1)])
        self.rest()
        self.forget("released")
        self.device.up()
        self.await_word("released")
