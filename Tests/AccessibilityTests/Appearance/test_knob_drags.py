"""A client and the screen follow drags of knobs by a real pointer."""

import math
import re

import pytest

from atspi import Atspi, value_text, wait
from picture import Picture
from process import run
from screen import box, labels

# The time of a slow hand for a pixel, in seconds.
SLOW = "0.05"


@pytest.fixture
def press():
    """Presses the button of the mouse at a place, and releases it after the test if it is still down."""
    def press(x, y):
        run("xdotool", "mousemove", str(x), str(y), "mousedown", "1")
    yield press
    run("xdotool", "mouseup", "1")


def move(*places, pause="0"):
    run("xdotool", *(word for x, y in places for word in ("mousemove", str(x), str(y), "sleep", pause)))


def test_client_follows_a_slow_and_a_fast_drag(program, press):
    program.order("set drag-style velocity")
    program.order("hold")
    knob = program.find("slider", "Volume")
    value = knob.get_value_iface()
    x, y, width, height = box(knob)
    x, y = x + width // 2, y + height // 2
    ends = [50]
    # The same way up twice: first a pixel at a time, then as fast as xdotool moves.
    for moves, pause in ([[up] for up in range(1, 41)], SLOW), ([range(10, 41, 10)], "0"):
        program.lines.clear()
        program.events.clear()
        press(x, y)
        values = [ends[-1]]
        for ups in moves:
            move(*((x, y - up) for up in ups), pause=pause)
            values.append(Atspi.Value.get_current_value(value))
        assert values == sorted(values), values
        run("xdotool", "mouseup", "1")
        program.wait_for("touched False")
        ends.append(Atspi.Value.get_current_value(value))
        assert program.lines[:2] == ["touched True", f"begin {ends[-2]:g}"], program.lines
        assert f"end {ends[-1]:g}" in program.lines
        program.await_events()
        text = f"{ends[-1]:g}\u00a0dB"
        assert value_text(knob) == text
        # The words of older versions of GTK change with the end of a drag alone.
        assert program.has_values or program.descriptions("Volume") == [text], program.events
    start, slow, both = ends
    # At most a tenth of the 20 that 40 pixels are, then at least twice as much.
    assert 0 < slow - start <= 2 and both - slow >= 2 * (slow - start), ends


def test_client_gets_a_value_that_is_not_live_at_the_release(program, press):
    program.order("set live False")
    program.order("hold")
    knob = program.find("slider", "Volume")
    value = knob.get_value_iface()
    x, y, width, height = box(knob)
    x, y = x + width // 2, y + height // 2
    press(x, y)
    move(*((x, y - up) for up in (10, 20, 30, 40)))
    # The knob shows what it would be.
    name = labels(knob)[0]
    wait("the value that the knob would have", lambda: name.get_name() != "50\u00a0dB")
    assert Atspi.Value.get_current_value(value) == 50
    run("xdotool", "mouseup", "1")
    program.wait_for("touched False")
    program.await_events()
    end = Atspi.Value.get_current_value(value)
    assert end > 50 and f"end {end:g}" in program.lines, program.lines
    assert value_text(knob) == f"{end:g}\u00a0dB"


class Ring:
    """Where a knob from 0 to 100 has the outer side of its only arc, by the documented travel and the layout."""

    def __init__(self, knob):
        x, y, width, height = box(knob)
        text, = labels(knob)
        below = box(text)[3] + 6
        diameter = min(width, height - below)
        self.center = x + width // 2, y + (height - below) // 2
        self.radius = diameter / 2 - 0.3 * max(diameter * 0.05, 2.5)
        self.outside = x, y

    def has_arc(self, picture, value):
        """Whether the arc covers the place of a value."""
        angle = math.radians(120 + 3 * value)
        (x, y), radius = self.center, self.radius
        color = picture.color(round(x + radius * math.cos(angle)), round(y + radius * math.sin(angle)))
        return color != picture.color(*self.outside)

    def shows(self, low, high):
        """Whether the arc on the screen is that between two values."""
        picture = Picture()
        inside, beside = (low + 2, (low + high) / 2, high - 2), (low - 4, high + 4)
        return [self.has_arc(picture, value) for value in (*inside, *beside)] == [True] * 3 + [False] * 2


def test_arc_moves_with_a_drag(program, press):
    for order in "modulate", "follow", "hold", "set drag-style vertical":
        program.order(order)
    program.await_events()
    program.events.clear()
    knob = program.find("slider", "Volume")
    ring = Ring(knob)
    wait("the arc", lambda: ring.shows(40, 60))

    def value():
        return Atspi.Value.get_current_value(knob.get_value_iface())
    x, y = ring.center
    press(x, y)
    move(*((x, y - up) for up in range(0, 41, 5)))
    wait(lambda: f"the arc around {value()}", lambda: value() > 60 and ring.shows(value() - 10, value() + 10))
    run("xdotool", "mouseup", "1")
    program.wait_for("touched False")
    program.await_events()
    text = "{:g}\u00a0dB; LFO {:g}\u00a0dB to {:g}\u00a0dB".format(value(), value() - 10, value() + 10)
    assert value_text(knob) == text
    assert program.has_values or program.descriptions("Volume") == [text], program.events


def test_words_of_an_arc_follow_drags(open_app, press):
    app = open_app("--page", "knobs")
    sweep, cutoff = app.find("slider", "Sweep"), app.find("slider", "Cutoff")

    def hertz(text):
        number, unit = text.split("\u00a0")
        return float(number) * {"Hz": 1, "kHz": 1000}[unit]

    def words():
        return [hertz(text) for text in re.fullmatch("(.+); Sweep (.+) to (.+)", value_text(cutoff)).groups()]
    before = words()
    assert before == [1000, 500, 2000]
    # A part of a turn counterclockwise from the right.
    for knob in sweep, cutoff:
        x, y, width, height = box(knob)
        angles = [math.radians(degrees) for degrees in range(0, 61, 6)]
        start, *path = [(round(x + width / 2 + 20 * math.cos(angle)), round(y + height / 3 - 20 * math.sin(angle)))
                        for angle in angles]
        press(*start)
        move(*path)
        run("xdotool", "mouseup", "1")

        def has_followed():
            octaves = float(value_text(sweep).split("\u00a0")[0])
            center, low, high = words()
            # Three digits are said.
            return words() != before and all(
                math.isclose(said, center * 2 ** move, rel_tol=0.01) for said, move in [(low, -octaves), (high, octaves)])
        wait(words, has_followed)
        before = words()
    assert before[0] < 1000
