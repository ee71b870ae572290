"""A fullscreen area of controls.js whose context menu has three levels of four items."""

import itertools
import math

from process import SECONDS, has_first_word
from program import Program

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
# A place without items.
ASIDE = 300, 300
# A delay that no busy machine reaches, and one that ends soon, in milliseconds.
NEVER, SOON = 5000, 30


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


def center(level):
    """The middle of the items of a level."""
    return tuple(sum(numbers) / len(level) for numbers in zip(*level.values()))


class MarkingMenu(Program):
    def __init__(self, device, **options):
        # The items that have run their actions, and are not yet expected.
        self.choices = []
        super().__init__(device, "menu", **options)

    def begin(self):
        width, height = map(int, self.wait_for("size").split()[2:])
        self.places = {
            "middle": (width / 2, height / 2),
            "top left": (1, 1), "top right": (width - 2, 1),
            "bottom left": (1, height - 2), "bottom right": (width - 2, height - 2)}
        self.await_input(*ASIDE)

    def finish(self):
        super().finish()
        assert self.choices == []

    def read(self, seconds=0):
        has_output = super().read(seconds)
        self.choices += [line.split()[1] for line in self.lines if has_first_word(line, "chosen")]
        self.forget("chosen")
        return has_output

    def near(self, place, *labels, first=LENGTH):
        """The start of the strokes to some items that is nearest to a place, which no finger nor pointer leaves."""
        ways = zip((0, 0), *(point for label in labels for point in corners((0, 0), label, first)))
        numbers = zip(self.places[place], self.places["top left"], self.places["bottom right"], ways)
        return tuple(min(max(number, math.ceil(least - min(way))), math.floor(most - max(way)))
                     for number, least, most, way in numbers)

    def pause_after(self, delay):
        """Sets the delay after which the menu and a submenu open."""
        self.do(f"markingMenu.show_delay = {delay}; markingMenu.dwell = {delay}")

    def level(self, *labels):
        """Waits until a level shows exactly some items; returns their centers."""
        line = self.await_line(
            f"level {labels}", lambda line: has_first_word(line, "level") and tuple(line.split()[1::3]) == labels)
        del self.lines[:self.lines.index(line) + 1]
        words = line.split()
        return {label: (float(x), float(y)) for label, x, y in zip(words[1::3], words[2::3], words[3::3])}

    def level_of(self, label):
        """Waits until the level of a submenu shows, "" for the first; returns the centers of its items."""
        return self.level(*(f"{label}{index}" for index in range(4)))

    def name(self, label):
        """Waits until the name of an item shows beside the finger; returns its rectangle: left, top, right, bottom."""
        x, y, width, height = map(float, self.wait_for(f"name {label}").split()[2:])
        return x, y, x + width, y + height

    def press_at(self, place):
        """Begins a stroke by the secondary button, or for long by a finger."""
        self.await_input(*(place if self.device.has_pointer else ASIDE))
        self.down(*place, self.device.secondary)

    def release(self):
        self.device.up(self.device.secondary)

    def open(self, place):
        """Opens the menu by a press, after which it stays open."""
        self.press_at(place)
        if not self.device.has_pointer:
            self.await_line("level", lambda line: line.startswith("level "))
        self.release()
        self.await_input(*ASIDE)

    def trace(self, start, label, first=LENGTH, parts=PARTS):
        """Moves along the mark of an item."""
        for before, corner in itertools.pairwise([start, *corners(start, label, first)]):
            self.slide([
                tuple(a + (b - a) * part / parts for a, b in zip(before, corner)) for part in range(1, parts + 1)])

    def pause_through(self, start, label):
        """Draws a stroke that pauses until each level shows; the last item is only pointed at."""
        self.press_at(start)
        self.level_of("")
        for depth, corner in enumerate(corners(start, label, LONG), 1):
            self.device.move(*corner)
            if depth < 3:
                self.level_of(label[:depth])

    def cancel(self, way):
        """Cancels a stroke by Escape, or by another button or finger."""
        if way == "Escape":
            self.device.hold("Escape")
            self.device.release("Escape")
        elif self.device.has_pointer:
            self.device.press_also(self.device.primary)
        else:
            self.tap(100, 100, 1)

    def expect_choice(self, item):
        """Waits until an item has run its action and the menu is closed."""
        while not self.choices:
            assert self.read(SECONDS), f"no item is chosen; {self.lines} {self.warnings()}"
        assert self.choices.pop(0) == item
        # The lines before the answer stay.
        self.order("while (popover.get_mapped()) GLib.MainContext.default().iteration(true)")
        self.await_line("a closed menu", lambda line: line == "done")
        self.forget("done")

    def expect_closed(self):
        """Waits until the menu has closed, without a choice."""
        self.await_line("level", lambda line: line == "level")
        self.forget("level")
        self.do("")
        assert self.choices == []
