"""An open menu at twice the scale, at a fractional one, and on a large screen: its places, its text, and its edges.

For a fractional scale, GTK 4.8 draws at the next integer one, and the compositor reduces the picture.
"""

import os

import pytest

from marking_menu import ITEM, NEVER, PLACES, beyond, direction
from picture import Picture
from process import wait_until_still

IS_X = "WAYLAND_DISPLAY" not in os.environ
pytestmark = pytest.mark.skipif(not IS_X and "SCALE" not in os.environ, reason="the compositor has scale 1")

SCALE = float(os.environ.get("SCALE", 2))
# The screen in pixels of the program.
WIDTH, HEIGHT = (
    int(size) / SCALE for size in os.environ.get("SCREEN" if IS_X else "MONITORS", "1280x1024").split("x"))


@pytest.fixture
def menu(open_menu, device):
    device.scale = SCALE
    menu = open_menu(WIDTH, HEIGHT, environment=os.environ | ({"GDK_SCALE": f"{SCALE:.0f}"} if IS_X else {}))
    menu.pause_after(NEVER)
    yield menu
    device.lift()
    device.scale = 1


def scaled(*numbers):
    """Numbers of pixels of the screen."""
    return tuple(round(SCALE * number) for number in numbers)


@pytest.mark.parametrize("place", PLACES)
def test_items_are_chosen_where_they_are_drawn(menu, device, place):
    for item in "012", "130", "311":
        menu.click(*menu.places[place], device.secondary)
        for depth in range(3):
            level = menu.level_of(item[:depth])
            for x, y in level.values():
                assert ITEM / 2 <= x <= WIDTH - ITEM / 2 and ITEM / 2 <= y <= HEIGHT - ITEM / 2, level
            menu.click(*level[item[:depth + 1]], device.primary)
        assert menu.chosen() == item
        menu.wait_for("closed")


def test_clicks_beside_the_bubbles_choose_by_wedge(menu, device):
    for item in "203", "121":
        center = menu.places["middle"]
        menu.click(*center, device.secondary)
        for depth, digit in enumerate(item):
            level = menu.level_of(item[:depth])
            center = tuple(sum(numbers) / len(level) for numbers in zip(*level.values()))
            # Nearer than the bubble, 40 degrees beside its middle.
            menu.click(*beyond(center, direction(depth, digit) + 40, 50), device.primary)
        assert menu.chosen() == item
        menu.wait_for("closed")


def test_marks_choose(menu):
    for item in "012", "130", "311":
        menu.mark(menu.places["middle"], item)
        assert menu.chosen() == item


@pytest.mark.skipif(not IS_X, reason="pictures are those of an X screen")
@pytest.mark.parametrize("place", PLACES)
def test_bubbles_are_whole_and_their_texts_are_sharp(menu, device, place):
    menu.do("dial.show_marks = false", "popover.menu_model = menuOfKinds()")
    menu.click(*menu.places[place], device.secondary)
    level = menu.level("A", "B", "Disabled", "Toggle")
    picture = wait_until_still("the screen", Picture)
    for label, (x, y) in level.items():
        # One letter may have all edges in the same columns.
        if len(label) > 1:
            edges = picture.hard_edges(scaled(x - 28, y - 10, 56, 20))
            assert min(edges) > 3, (label, edges)
        for side in range(15, 360, 30):
            inside, outside = (
                picture.color(*scaled(*beyond((x, y), side, ITEM / 2 + distance))) for distance in (-2, 2))
            assert inside != outside, (label, side)
    menu.cancel()
    menu.wait_for("closed")
