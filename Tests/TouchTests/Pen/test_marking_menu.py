"""Draws strokes with the button on the barrel of a pen through a menu of three levels."""

import pytest

from changing_menus import *
from marking_menu import ITEMS, LONG, NEVER, PLACES, SOON, corners, share_of
from pen import GRAB_LEFT, ON_WAYLAND

pytestmark = pytest.mark.timeout(120)


@pytest.fixture
def menu(open_marking_menu):
    return open_marking_menu(known_warning=GRAB_LEFT)


@pytest.fixture
def items(place):
    """The items to choose from a place; see the fixture of the mouse."""
    return share_of(place) if ON_WAYLAND else ITEMS


@pytest.mark.parametrize("place", [pytest.param("middle", marks=pytest.mark.main), *PLACES[1:]])
def test_marks_choose(menu, items, place):
    menu.pause_after(NEVER)
    for item in items:
        menu.mark(menu.near(place, item), item)
        assert menu.chosen() == item


@pytest.mark.parametrize("place", PLACES)
def test_strokes_that_pause_choose(menu, items, place):
    menu.pause_after(SOON)
    for item in items:
        menu.pause_through(menu.near(place, item, first=LONG), item)
        menu.lift(menu.device.secondary)
        assert menu.chosen() == item


def test_marks_on_a_dial_in_a_container_choose_and_are_canceled(menu):
    menu.check_embedded_dial()


def test_press_of_the_button_opens_the_menu_for_taps(menu, device):
    menu.pause_after(NEVER)
    menu.click(*menu.places["middle"], device.secondary)
    for item in "2", "23", "231":
        place = menu.level_of(item[:-1])[item]
        menu.click(*place, device.primary)
    assert menu.chosen() == "231"
    menu.wait_for("closed")


@pytest.mark.parametrize("way", ["Escape", "tip"])
@pytest.mark.parametrize("is_shown", [False, True], ids=["mark", "menu"])
def test_key_or_other_button_cancels(menu, device, is_shown, way):
    menu.pause_after(SOON if is_shown else NEVER)
    start = menu.places["middle"]
    if is_shown:
        menu.pause_through(start, "012")
    else:
        menu.stroke(start, "012")
    menu.cancel(None if way == "Escape" else device.primary)
    if is_shown:
        menu.wait_for("closed")
    menu.lift(device.secondary)
    menu.check_nothing_chosen()
    # The next stroke begins anew.
    menu.pause_after(NEVER)
    menu.mark(start, "321")
    assert menu.chosen() == "321"


def test_stroke_back_into_the_middle_cancels(menu, device):
    menu.pause_after(SOON)
    start = menu.places["middle"]
    menu.press(start, device.secondary)
    menu.level_of("")
    device.move(*corners(start, "0")[0])
    menu.level_of("0")
    menu.slide([start])
    menu.lift(device.secondary)
    menu.wait_for("closed")
    menu.check_nothing_chosen()
