"""Clicks a hundred times, with press and release at the same time. Each click counts, also right after a drag."""

import itertools
import math

import pytest

from app import SECTORS

pytestmark = pytest.mark.timeout(120)

FOLDERS = ["Attic", "Barn", "Cellar", "Den", "Eaves", "Foyer", "Garage", "Hall", "Kitchen", "Library"]
# For each click of a test, whether it follows a drag.
AFTER_DRAGS = [number % 3 == 2 for number in range(25)]


def test_clicks_on_the_wheel(open_page, device):
    app = open_page("wheel")
    app.wait_for("LABEL Circles")
    wheel = app.wheel
    selected = 0
    for is_after_drag in AFTER_DRAGS:
        if is_after_drag:
            app.drag(wheel.turn(-90, 0))
            selected -= 2
        # The sector at the top is the next but one.
        device.click(*wheel.at(-90))
        selected += 2
        app.wait_for(f"LABEL {SECTORS[selected % len(SECTORS)]}")


def test_clicks_on_the_pictures(open_page, device, samples):
    app = open_page("pictures", **samples)
    app.wait_for("DETAIL 1 of ")
    x, y = app.find("spinningwheel").center
    width = app.find("item").width
    selected = 0
    for is_after_drag in AFTER_DRAGS:
        if is_after_drag:
            app.drag(lambda part: (x + width * (0.4 - part), y))
            selected += 1
        step = 1 if selected == 0 else -1
        device.click(x + 0.8 * width * step, y)
        selected += step
        app.wait_for(f"SETTLED {selected}")


def test_clicks_on_the_dial(open_page, device, store_dial):
    store_dial(*FOLDERS)
    app = open_page("dial")
    dial = app.find("dialmenu").circle
    radius = math.dist(app.find("label", FOLDERS[0], within="dialmenu").center, (dial.x, dial.y)) / dial.radius
    pitch = 360 / len(FOLDERS)
    selected = 0
    for is_after_drag in AFTER_DRAGS:
        if is_after_drag:
            app.drag(dial.turn(-90, -90 - pitch, radius))
            selected += 1
        device.click(*dial.at(-90 + pitch, radius))
        selected += 1
        app.wait_for(f"ITEM {FOLDERS[selected % len(FOLDERS)]}")
        app.find("label", FOLDERS[selected % len(FOLDERS)], within="dialmenu")


def test_clicks_on_the_knobs(open_page, device):
    app = open_page("knobs")
    knobs = itertools.cycle((name, app.find("track", before=name).circle) for name in ["Bass", "Guitar"])
    for is_after_drag in AFTER_DRAGS:
        name, place = next(knobs)
        if is_after_drag:
            # Forth and back, as a knob stops at its ends.
            app.drag(lambda part: place.at(-90 + 40 * math.sin(math.pi * part)))
            name, place = next(knobs)
        device.click(place.x, place.y)
        # The click focuses the knob.
        app.lines.clear()
        app.press("Up")
        app.wait_for(f"KNOB {name}, pan ")
