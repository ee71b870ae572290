"""Draws strokes with a mouse through a menu of three levels."""

import math

import pytest

from marking_menu import NEVER, PLACES, SOME, SOON, corners
from process import has_first_word

# All items with all drawing take that long on a busy machine.
pytestmark = pytest.mark.timeout(300)


@pytest.mark.parametrize("place", PLACES)
def test_marks_choose_each_item(menu, items, place):
    menu.pause_after(NEVER)
    for item in items:
        menu.mark(menu.near(place), item)
        assert menu.chosen() == item
        # From the press to the action, no frame shows an item.
        assert not [line for line in menu.lines if has_first_word(line, "level")]


@pytest.mark.parametrize("place", PLACES)
def test_strokes_that_pause_choose_each_item(menu, items, place):
    menu.pause_after(SOON)
    for item in items:
        menu.pause_through(menu.near(place), item)
        menu.lift(menu.device.secondary)
        assert menu.chosen() == item


@pytest.mark.parametrize("place", PLACES)
def test_clicks_choose_each_item_where_it_is_drawn(menu, place):
    menu.pause_after(NEVER)
    for item in SOME:
        menu.click(*menu.places[place], menu.device.secondary)
        for depth in range(3):
            level = menu.level_of(item[:depth])
            menu.click(*level[item[:depth + 1]], menu.device.primary)
        assert menu.chosen() == item
        menu.wait_for("closed")


def test_mark_that_ends_on_a_submenu_opens_it(menu, device):
    menu.pause_after(NEVER)
    menu.mark(menu.places["middle"], "12")
    level = menu.level_of("12")
    menu.click(*level["123"], device.primary)
    assert menu.chosen() == "123"


def test_hesitation_opens_the_menu_where_the_stroke_is(menu, device):
    # Longer than a frame takes on a busy machine.
    menu.pause_after(1500)
    start = menu.places["middle"]
    menu.stroke(start, "12")
    level = menu.level_of("12")
    center = [sum(numbers) / len(level) for numbers in zip(*level.values())]
    assert math.dist(center, corners(start, "12")[-1]) < 2
    menu.slide([level["120"]])
    menu.lift(device.secondary)
    assert menu.chosen() == "120"
    menu.wait_for("closed")


def test_clicks_in_the_center_go_back_and_close(menu, device):
    menu.pause_after(NEVER)
    menu.click(*menu.places["middle"], device.secondary)
    for item in "1", "12":
        menu.click(*menu.level_of(item[:-1])[item], device.primary)
    for shown in "12", "1", "":
        level = menu.level_of(shown)
        center = [sum(numbers) / len(level) for numbers in zip(*level.values())]
        menu.click(*center, device.primary)
    menu.wait_for("closed")
    menu.check_nothing_chosen()


def test_way_back_goes_back_a_level(menu, device):
    menu.pause_after(SOON)
    start = menu.places["middle"]
    menu.press(start, device.secondary)
    menu.level_of("")
    first, second = corners(start, "10")
    for place, shown in [(first, "1"), (second, "10"), (first, "1"), (start, ""), (corners(start, "3")[0], "3")]:
        device.move(*place)
        menu.level_of(shown)
    menu.cancel()
    menu.wait_for("closed")


# The strokes that are canceled: one that opens nothing, and those that have opened the levels.
STROKES = [pytest.param("mark", "012", id="mark")] + [
    pytest.param("menu", "012"[:depth], id=f"level {depth + 1}") for depth in range(3)]
WAYS = ["Escape", "second button", "dead zone"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind, label", STROKES)
def test_cancels(menu, device, kind, label, way):
    start = menu.places["middle"]
    menu.pause_after(NEVER if kind == "mark" else SOON)
    if kind == "mark":
        # Back into the middle, a mark is no longer one of three levels.
        menu.stroke(start, label if way != "dead zone" else "0")
    else:
        menu.pause_through(start, label)
    if way == "Escape":
        menu.cancel()
    elif way == "second button":
        menu.cancel(device.primary)
    elif kind == "mark":
        menu.slide([start])
    elif label:
        # From the level's last submenu's middle into that of the first level, and out of all wedges.
        menu.slide([start])
        menu.level_of("")
    else:
        # A stroke that has left the middle and returned.
        out = corners(start, "0")[0]
        device.move(*out)
        menu.level_of("0")
        device.move(*start)
        menu.level_of("")
    menu.lift(device.secondary)
    if kind == "menu":
        menu.wait_for("closed")
    menu.check_nothing_chosen()
    # The next stroke begins anew.
    menu.pause_after(NEVER)
    menu.mark(start, "321")
    assert menu.chosen() == "321"
