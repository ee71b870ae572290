"""The program marking-menu.js: a fullscreen area whose context menu has three levels of four items."""

import itertools
import math
import pathlib

from driven import Driven
from process import SECONDS, has_first_word

PROGRAM = pathlib.Path(__file__).resolve().parent / "marking-menu.js"
# The diameter of an item.
ITEM = 72
# The length of each segment of a stroke: beyond the middle of a level, and short of the distance that opens one.
LENGTH = 60
# The length of a first segment to which no other one leads back into the middle of the first level.
LONG = 110
# The number of moves along each segment: with less, corners are uncertain and open the menu.
PARTS = 4
# The labels of the items, whose digits are their places level by level.
ITEMS = ["".join(digits) for digits in itertools.product("0123", repeat=3)]
# Where strokes begin, or as near as their way stays on the screen.
PLACES = ["middle", "top left", "top right", "bottom left", "bottom right"]
# A delay that no busy machine reaches, and one that ends soon, in milliseconds.
NEVER, SOON = 5000, 30


def share_of(place):
    """Some items for a place: together the places have all items."""
    return ITEMS[PLACES.index(place)::len(PLACES)]


def direction(level, item):
    """The direction of an item of a level, in degrees clockwise from the top."""
    return 90 * int(item) + (45 if level == 1 else 0)


def beyond(start, degrees, distance=LENGTH):
    """The point at a distance and a direction from another."""
    angle = math.radians(degrees)
    return start[0] + distance * math.sin(angle), start[1] - distance * math.cos(angle)


def corners(start, label, first=LENGTH):
    """The points of a stroke where it turns and ends, after its start, and the length of its first segment."""
    lengths = [first, LENGTH, LENGTH]
    points = itertools.accumulate(
        enumerate(label), lambda place, step: beyond(place, direction(*step), lengths[step[0]]), initial=start)
    return list(points)[1:]


class MarkingMenu(Driven):
    def __init__(self, device, width=1280, height=720, **options):
        self.places = {
            "middle": (width / 2, height / 2),
            "top left": (1, 1), "top right": (width - 2, 1),
            "bottom left": (1, height - 2), "bottom right": (width - 2, height - 2)}
        # The items that have run their actions, and are not yet expected.
        self.choices = []
        super().__init__(device, ["gjs", PROGRAM], **options)

    def finish(self):
        super().finish()
        assert self.choices == []

    def read(self, seconds=0):
        has_output = super().read(seconds)
        self.choices += [line.split()[1] for line in self.lines if has_first_word(line, "chosen")]
        self.forget("chosen")
        return has_output

    def begin(self):
        self.wait_for("READY")
        self.device.focus(self.process.pid)
        # The compositor animates new windows.
        self.await_input((300, 300))

    def await_input(self, place):
        """Points at a place until the compositor sends input to what the program shows there: some milliseconds later."""
        self.forget("pointer")
        for step in range(200):
            x, y = place[0] + (step + 1) % 2, place[1]

            def matches(line):
                words = line.split()
                return words[0] == "pointer" and len(words) == 3 and math.dist(map(float, words[1:]), (x, y)) < 0.5
            self.device.point(x, y)
            try:
                return self.await_line(f"input at {place}", matches, 0.05)
            except TimeoutError:
                pass
        raise TimeoutError(f"no input at {place}; {self.lines} {self.warnings()}")

    def near(self, place, *labels, first=LENGTH):
        """The start of the strokes to some items that is nearest to a place, which no finger nor pointer leaves."""
        ways = zip((0, 0), *(point for label in labels for point in corners((0, 0), label, first)))
        return tuple(
            min(max(number, math.ceil(least - min(way))), math.floor(most - max(way)))
            for number, least, most, way in zip(
                self.places[place], self.places["top left"], self.places["bottom right"], ways))

    def wait_for(self, start, seconds=SECONDS):
        """Waits for a line that begins with a text, drops the lines up to it, and returns the line."""
        line = self.await_line(start, lambda line: line == start or line.startswith(f"{start} "), seconds)
        del self.lines[:self.lines.index(line) + 1]
        return line

    def do(self, *orders):
        """Runs orders of JavaScript."""
        for order in orders:
            self.order(order)
            self.wait_for("done")

    def pause_after(self, delay):
        """Sets the delay after which the menu and a submenu open."""
        self.do(f"dial.show_delay = {delay}; dial.dwell = {delay}")

    def level(self, *labels):
        """Waits until a level shows exactly some items; returns their centers."""
        def shown(line):
            words = line.split()
            return words[:1] == ["level"] and tuple(words[1::3]) == labels
        words = self.await_line(f"level {labels}", shown).split()
        del self.lines[:self.lines.index(" ".join(words)) + 1]
        return {label: (float(x), float(y)) for label, x, y in zip(words[1::3], words[2::3], words[3::3])}

    def level_of(self, label):
        """Waits until the level of a submenu shows, "" for the first; returns the centers of its items."""
        return self.level(*(f"{label}{index}" for index in range(4)))

    def name(self, label):
        """Waits until the name of an item shows beside the finger; returns its rectangle: left, top, right, bottom."""
        x, y, width, height = map(float, self.wait_for(f"name {label}").split()[2:])
        return x, y, x + width, y + height

    def press(self, place, *button):
        """Begins a press, and waits until the program reports it."""
        if self.device.reported_as == "pointer":
            self.await_input(place)
        self.forget("pressed")
        self.forget("finger")
        self.device.down(*place, *button)
        self.await_line("press", lambda line: line.split()[0] in ("pressed", "finger"))

    def click(self, x, y, button):
        """Presses and releases a button."""
        self.press((x, y), button)
        self.lift(button)

    def stroke(self, start, label, button=None):
        """Draws a stroke without a pause and without the release, by default with the secondary button."""
        self.press(start, self.device.secondary if button is None else button)
        self.trace(start, label)

    def trace(self, start, label, first=LENGTH, parts=PARTS):
        """Moves along the mark of an item."""
        for before, corner in itertools.pairwise([start, *corners(start, label, first)]):
            self.slide([
                tuple(a + (b - a) * part / parts for a, b in zip(before, corner)) for part in range(1, parts + 1)])

    def pause_through(self, start, label):
        """Draws a stroke that pauses until each level shows; the last item is only pointed at."""
        self.press(start, self.device.secondary)
        self.level_of("")
        for depth, corner in enumerate(corners(start, label, LONG), 1):
            self.device.move(*corner)
            if depth < 3:
                self.level_of(label[:depth])

    def hover(self, place):
        """Moves the pointer, and waits until the program reports it."""
        self.slide([place])

    def hold(self, key):
        """Presses a key, and waits until the program reports it."""
        self.forget("pressed")
        self.device.hold(key)
        self.await_word("pressed")

    def press_key(self, key):
        """Presses and releases a key."""
        self.hold(key)
        self.device.release(key)

    def cancel(self, button=None):
        """Presses Escape or another button during a stroke, which keeps both from the program."""
        if button:
            self.device.press_also(button)
        else:
            self.device.hold("Escape")
            self.device.release("Escape")

    def mark(self, start, label, button=None):
        """Draws the mark of an item, by default with the secondary button."""
        self.stroke(start, label, button)
        self.lift(self.device.secondary if button is None else button)

    def embed(self):
        """Shows a dial in the window itself; returns its center."""
        self.do("embed()")
        # The dial has its place after a frame.
        self.await_input((300, 300))
        return self.places["middle"]

    def check_embedded_dial(self):
        """Chooses items by marks on a dial in the window itself, and cancels others."""
        self.pause_after(NEVER)
        start = self.embed()
        for item in share_of("middle"):
            self.mark(start, item, self.device.primary)
            assert self.chosen() == item
        for button in None, self.device.secondary:
            self.stroke(start, "23", self.device.primary)
            self.cancel(button)
            self.lift(self.device.primary)
            self.check_nothing_chosen()

    def chosen(self):
        """Waits until an item has run its action; returns its label."""
        while not self.choices:
            assert self.read(SECONDS), f"no item is chosen; {self.lines} {self.warnings()}"
        return self.choices.pop(0)

    def check_nothing_chosen(self):
        """Fails if an item has run its action."""
        self.do("")
        assert self.choices == []
