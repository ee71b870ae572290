"""An open menu at twice the scale: its places, its text, and its edges."""

import os

import pytest

from marking_menu import NEVER, beyond, direction
from picture import Picture
from process import wait_until_still

pytestmark = pytest.mark.skipif("WAYLAND_DISPLAY" in os.environ, reason="pictures are those of an X screen")

# The screen, and the diameter of an item, in pixels of the program.
WIDTH, HEIGHT, ITEM = 640, 512, 72
SCALE = 2


@pytest.fixture
def menu(open_marking_menu, device):
    device.scale = SCALE
    menu = open_marking_menu(WIDTH, HEIGHT, environment=os.environ | {"GDK_SCALE": str(SCALE)})
    menu.pause_after(NEVER)
    yield menu
    device.lift()
    device.scale = 1


def scaled(*numbers):
    """Numbers of pixels of the screen."""
    return tuple(round(SCALE * number) for number in numbers)


@pytest.mark.parametrize("place", ["middle", "top left", "bottom right"])
def test_items_are_chosen_where_they_are_drawn(menu, device, place):
    for item in "012", "130", "311":
        menu.click(*menu.places[place], device.secondary)
        for depth in range(3):
            menu.click(*menu.level_of(item[:depth])[item[:depth + 1]], device.primary)
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


@pytest.mark.parametrize("place", ["middle", "top left", "top right", "bottom left", "bottom right"])
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
