"""Draws strokes with a mouse through a menu of three levels."""

import math

import pytest

from marking_menu import LONG, NEVER, PLACES, SOON, corners, share_of
from process import has_first_word

# All items with all drawing take that long on a busy machine.
pytestmark = pytest.mark.timeout(300)


@pytest.mark.parametrize("place", [pytest.param("middle", marks=pytest.mark.main), *PLACES[1:]])
def test_marks_choose_each_item(menu, items, place):
    menu.pause_after(NEVER)
    for item in items:
        menu.mark(menu.near(place, item), item)
        assert menu.chosen() == item
        # From the press to the action, no frame shows an item.
        assert not [line for line in menu.lines if has_first_word(line, "level")]


@pytest.mark.parametrize("place", PLACES)
def test_strokes_that_pause_choose_each_item(menu, items, place):
    menu.pause_after(SOON)
    for item in items:
        menu.pause_through(menu.near(place, item, first=LONG), item)
        menu.lift(menu.device.secondary)
        assert menu.chosen() == item


@pytest.mark.parametrize("place", PLACES)
def test_clicks_choose_each_item_where_it_is_drawn(menu, place):
    menu.pause_after(NEVER)
    for item in share_of(place):
        menu.click(*menu.places[place], menu.device.secondary)
        for depth in range(3):
            level = menu.level_of(item[:depth])
            menu.click(*level[item[:depth + 1]], menu.device.primary)
        assert menu.chosen() == item
        menu.wait_for("closed")


def test_marks_on_a_dial_in_a_container_choose_and_are_canceled(menu):
    menu.check_embedded_dial()


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


@pytest.mark.parametrize("way", ["Escape", "second button", "dead zone"])
@pytest.mark.parametrize("place", PLACES)
def test_cancels_marks(menu, items, place, way):
    menu.pause_after(NEVER)
    for item in a_fifth(items, place):
        start = menu.near(place, item)
        # Back into the middle, a mark is no longer one of three levels.
        menu.stroke(start, item if way != "dead zone" else item[0])
        if way == "dead zone":
            menu.slide([start])
        end(menu, way)
    check_next_stroke(menu)


@pytest.mark.parametrize("way", ["Escape", "second button", "dead zone"])
@pytest.mark.parametrize("place", PLACES)
def test_cancels_menus(menu, items, place, way):
    menu.pause_after(SOON)
    some = a_fifth(items, place)
    for item in ["", some[0][:1], some[0][:2], *some]:
        start = menu.near(place, item or "0", first=LONG)
        menu.pause_through(start, item)
        if way == "dead zone":
            if not item:
                # A stroke counts from where it leaves the middle.
                menu.device.move(*corners(start, "0")[0])
                menu.level_of("0")
            menu.device.move(*start)
            menu.level_of("")
        end(menu, way, "closed")
    check_next_stroke(menu)


def a_fifth(items, place):
    return items[PLACES.index(place)::len(PLACES)]


def end(menu, way, *lines):
    """Cancels a stroke, if it is not back in the dead zone, releases the button, and waits for lines."""
    if way != "dead zone":
        menu.cancel(menu.device.primary if way == "second button" else None)
    menu.lift(menu.device.secondary)
    for line in lines:
        menu.wait_for(line)
    menu.check_nothing_chosen()


def check_next_stroke(menu):
    """Fails if the next stroke does not begin anew."""
    menu.pause_after(NEVER)
    menu.mark(menu.places["middle"], "321")
    assert menu.chosen() == "321"
