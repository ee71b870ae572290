"""Draws strokes with a finger through a menu of three levels, which a long press opens."""

import math

import pytest

from changing_menus import *
from marking_menu import ITEMS, LONG, NEVER, PARTS, PLACES, SOON, corners, share_of

# The radius of a finger's tip in pixels.
FINGER = 22
# More than the radius of a ring of four items.
RING = 160


@pytest.fixture
def menu(open_marking_menu):
    """The program, whose long presses are short."""
    menu = open_marking_menu()
    menu.do("settings.gtk_long_press_time = 100")
    return menu


def center(level):
    """The middle of the items of a level."""
    return tuple(sum(numbers) / len(level) for numbers in zip(*level.values()))


@pytest.mark.parametrize("place", ["middle", "bottom right"])
def test_long_press_opens_the_menu_under_the_finger(menu, device, place):
    menu.pause_after(NEVER)
    # The whole ring has room.
    start = menu.near(place, *"0123", first=RING)
    menu.press(start)
    assert math.dist(center(menu.level_of("")), start) < 2
    # It stays open after a release where the press was, for taps.
    menu.lift()
    menu.await_input((300, 300))
    menu.tap(*corners(start, "2")[0])
    for item in "23", "231":
        menu.tap(*menu.level_of(item[:-1])[item])
    assert menu.chosen() == "231"
    menu.wait_for("closed")


@pytest.mark.parametrize("place", [pytest.param("middle", marks=pytest.mark.main), *PLACES[1:]])
def test_strokes_after_a_long_press_choose(menu, place):
    menu.pause_after(NEVER)
    for item in share_of(place):
        start = menu.near(place, item, first=LONG)
        menu.press(start)
        menu.level_of("")
        # Each corner opens a level; movements in the middle of the first one do not count.
        menu.trace(start, item, LONG, 2 * PARTS)
        menu.lift()
        assert menu.chosen() == item
        menu.wait_for("closed")
        # The compositor may still send touches to the menu.
        menu.await_input((300, 300))


@pytest.mark.parametrize("place", PLACES)
def test_strokes_that_pause_choose(menu, place):
    menu.pause_after(SOON)
    for item in share_of(place):
        menu.pause_through(menu.near(place, item, first=LONG), item)
        menu.lift()
        assert menu.chosen() == item
        menu.wait_for("closed")
        # The compositor may still send touches to the menu.
        menu.await_input((300, 300))


@pytest.mark.parametrize("place", PLACES)
def test_name_is_beside_the_finger(menu, device, place):
    menu.pause_after(NEVER)
    start = menu.near(place, *"0123")
    menu.press(start)
    menu.level_of("")
    width, height = (2 * number for number in menu.places["middle"])
    for item in "0123":
        finger, = corners(start, item)
        device.move(*finger)
        left, top, right, bottom = menu.name(item)
        nearest = min(max(finger[0], left), right), min(max(finger[1], top), bottom)
        assert math.dist(nearest, finger) > FINGER
        assert 0 <= left < right <= width and 0 <= top < bottom <= height
    menu.lift()
    menu.level_of("3")


@pytest.mark.parametrize("label", ["", "0", "01"])
def test_release_in_the_dead_zone_cancels(menu, device, label):
    menu.pause_after(SOON)
    start = menu.places["middle"]
    menu.pause_through(start, label or "0")
    # From the last level's middle into that of the first one.
    menu.slide([start])
    menu.level_of("")
    menu.lift()
    menu.wait_for("closed")
    menu.check_nothing_chosen()


def begin_in_the_open_menu(menu):
    """Opens the menu by a long press, and begins a stroke to an item."""
    menu.pause_after(NEVER)
    start = menu.places["middle"]
    menu.press(start)
    menu.level_of("")
    menu.lift()
    menu.await_input((300, 300))
    menu.press(start)
    menu.slide([corners(start, "0")[0]])


def test_second_finger_cancels(menu, device):
    begin_in_the_open_menu(menu)
    menu.press((100, 100), 1)
    menu.wait_for("closed")
    menu.lift(1)
    menu.lift()
    menu.check_nothing_chosen()


@pytest.mark.parametrize("label", ["", "0", "01"])
def test_escape_cancels(menu, label):
    menu.pause_after(SOON)
    start = menu.places["middle"]
    menu.pause_through(start, label + "2")
    menu.cancel()
    menu.wait_for("closed")
    menu.lift()
    menu.check_nothing_chosen()
    # The next stroke begins anew.
    menu.await_input((300, 300))
    menu.pause_through(start, "231")
    menu.lift()
    assert menu.chosen() == "231"
    menu.wait_for("closed")


def test_escape_cancels_a_stroke_through_the_open_menu(menu):
    begin_in_the_open_menu(menu)
    menu.cancel()
    menu.wait_for("closed")
    menu.lift()
    menu.check_nothing_chosen()


def test_marks_on_a_dial_in_a_container_choose(menu, device):
    menu.pause_after(NEVER)
    start = menu.embed()
    for item in ITEMS:
        menu.mark(start, item)
        assert menu.chosen() == item
    # A second finger cancels a mark.
    menu.stroke(start, "23")
    menu.press((100, 100), 1)
    menu.lift(1)
    menu.lift()
    menu.check_nothing_chosen()
    menu.mark(start, "231")
    assert menu.chosen() == "231"
