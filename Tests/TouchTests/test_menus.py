"""Draws strokes through a menu of three levels by a finger, a mouse or a pen on GNOME's compositor."""

import math

import pytest

from marking_menu import ASIDE, ITEM, LONG, NEVER, PARTS, PLACES, SOON, center, corners
from process import has_first_word

# All items take that long on a busy machine.
pytestmark = pytest.mark.timeout(300)

# The radius of a finger's tip in pixels.
FINGER = 22
FROM_EACH_PLACE = pytest.mark.parametrize("place", [pytest.param("middle", marks=pytest.mark.main), *PLACES[1:]])


@pytest.fixture
def finger(menu, device):
    """The menu for a finger, which opens it by a long press."""
    if device.has_pointer:
        pytest.skip("needs a finger")
    menu.pause_after(NEVER)
    return menu


@pytest.fixture
def pointed(menu, device):
    """The menu for a mouse with a keyboard."""
    if not hasattr(device, "turn"):
        pytest.skip("needs a mouse")
    menu.pause_after(NEVER)
    return menu


@FROM_EACH_PLACE
def test_strokes_choose_each_item(menu, device, items, place):
    menu.pause_after(NEVER)
    for item in items:
        if device.has_pointer:
            start = menu.near(place, item)
            menu.press_at(start)
            menu.trace(start, item)
        else:
            start = menu.near(place, item, first=LONG)
            menu.press_at(start)
            menu.level_of("")
            # Each corner opens a level; movements in the middle of the first one do not count.
            menu.trace(start, item, LONG, 2 * PARTS)
        menu.release()
        menu.expect_choice(item)
        if device.has_pointer:
            # From the press to the action, no frame shows an item.
            assert not [line for line in menu.lines if has_first_word(line, "level") and line != "level"]
        menu.forget("level")


@pytest.mark.parametrize("place", PLACES)
def test_strokes_that_pause_choose_each_item(menu, items, place):
    menu.pause_after(SOON)
    for item in items:
        menu.pause_through(menu.near(place, item, first=LONG), item)
        menu.release()
        menu.expect_choice(item)


@pytest.mark.parametrize("place", PLACES)
def test_taps_choose_items_where_they_are_drawn(menu, device, items, place):
    menu.pause_after(NEVER)
    width, height = (2 * number for number in menu.places["middle"])
    start = menu.places[place]
    for item in items[::3]:
        menu.open(start)
        for depth in range(3):
            level = menu.level_of(item[:depth])
            for x, y in level.values():
                assert ITEM / 2 <= x <= width - ITEM / 2 and ITEM / 2 <= y <= height - ITEM / 2, level
            if depth == 0:
                # The whole ring has room.
                assert place != "middle" or math.dist(center(level), start) < 2
            menu.tap(*level[item[:depth + 1]], device.primary)
        menu.expect_choice(item)


@pytest.mark.parametrize("place", ["middle"])
def test_marks_on_a_menu_in_a_container_choose_and_are_canceled(menu, device, items, place):
    menu.pause_after(NEVER)
    menu.do("embed()")
    # The menu has its place after a frame.
    menu.await_input(*ASIDE)
    start = menu.places[place]

    def draw(item):
        menu.down(*start, device.primary)
        menu.trace(start, item)
    for item in items:
        draw(item)
        device.up(device.primary)
        menu.expect_choice(item)
    for way in "Escape", "another press":
        draw("231")
        if way == "Escape" or not device.has_pointer:
            menu.cancel(way)
        else:
            device.press_also(device.secondary)
        device.up(device.primary)
        menu.do("")
        assert menu.choices == [], way


@pytest.mark.parametrize("way", ["Escape", "another press", "dead zone"])
def test_strokes_are_canceled(menu, device, way):
    if way == "another press" and not device.has_pointer:
        pytest.skip("a press for long keeps other fingers from the program")
    start = menu.places["middle"]

    def cancel():
        menu.cancel(way) if way != "dead zone" else menu.slide([start])
    if device.has_pointer:
        menu.pause_after(NEVER)
        menu.press_at(start)
        # Back into the middle, a mark is no longer one of three levels.
        menu.trace(start, "012" if way != "dead zone" else "0")
        cancel()
        menu.release()
        menu.do("")
        assert menu.choices == []
    menu.pause_after(SOON)
    for label in "0", "01", "012":
        menu.pause_through(start, label)
        cancel()
        if way == "dead zone":
            menu.level_of("")
        menu.release()
        menu.expect_closed()
    # The next stroke begins anew.
    menu.pause_through(start, "321")
    menu.release()
    menu.expect_choice("321")


def test_way_back_goes_back_a_level(menu, device):
    menu.pause_after(SOON)
    start = menu.places["middle"]
    menu.press_at(start)
    menu.level_of("")
    first, second = corners(start, "10")
    for place, shown in [(first, "1"), (second, "10"), (first, "1"), (start, ""), (corners(start, "3")[0], "3")]:
        device.move(*place)
        menu.level_of(shown)
    menu.cancel("Escape")
    menu.expect_closed()


@pytest.mark.parametrize("place", PLACES)
def test_name_is_beside_the_finger(finger, device, place):
    start = finger.near(place, *"0123")
    finger.press_at(start)
    finger.level_of("")
    width, height = (2 * number for number in finger.places["middle"])
    for item in "0123":
        tip, = corners(start, item)
        device.move(*tip)
        left, top, right, bottom = finger.name(item)
        nearest = min(max(tip[0], left), right), min(max(tip[1], top), bottom)
        assert math.dist(nearest, tip) > FINGER
        assert 0 <= left < right <= width and 0 <= top < bottom <= height
    finger.release()
    finger.level_of("3")


@pytest.mark.parametrize("way", ["Escape", "another press"])
def test_stroke_through_the_open_menu_is_canceled(finger, way):
    start = finger.places["middle"]
    finger.open(start)
    finger.level_of("")
    finger.down(*start)
    finger.slide([corners(start, "0")[0]])
    finger.cancel(way)
    finger.device.lift()
    finger.expect_closed()


def test_keys_for_menus_open_it(pointed):
    pointed.do("area.grab_focus()")
    for key in ["Menu", "shift+F10"]:
        pointed.press(key)
        pointed.level_of("")
        pointed.press("Right", "Return", "Return", "Return")
        pointed.expect_choice("100")


# A modifier that is released first changes the symbol of the key.
@pytest.mark.parametrize("turbo, keys", [("F8", ["F8"]), ("<Shift>a", ["shift", "a"])])
def test_turbo_key_draws_a_mark_without_a_button(pointed, device, turbo, keys):
    pointed.do(f"popover.turbo_key = '{turbo}'")
    start = pointed.places["middle"]
    pointed.await_input(*start)
    pointed.slide([start])
    for way in None, "Escape":
        for key in keys:
            device.hold(key)
        pointed.trace(start, "210")
        if way:
            pointed.cancel(way)
        for key in keys:
            device.release(key)
        if not way:
            pointed.expect_choice("210")
            pointed.slide([start])
    pointed.do("")
    assert pointed.choices == []


def test_hover_mode_chooses_by_crossing_the_edge(menu, device):
    if not device.has_pointer:
        pytest.skip("needs a pointer")
    menu.pause_after(NEVER)
    menu.do("markingMenu.hover_mode = true")
    place = menu.places["middle"]
    menu.press_at(place)
    menu.release()
    menu.level_of("")
    # Far beyond each ring.
    for right, down, shown in [(250, 0, "1"), (177, -177, "10"), (-250, 0, None)]:
        place = place[0] + right, place[1] + down
        menu.slide([place])
        if shown:
            menu.level_of(shown)
    menu.expect_choice("103")


def test_press_where_a_press_has_opened_the_menu_does_not_reach_the_widget_below(pointed, device):
    pointed.pause_after(SOON)
    pointed.do("below = new Gtk.GestureClick()", "below.connect('pressed', () => say('chosen', 'below'))",
               "area.add_controller(below)")
    pointed.press_at(pointed.places["middle"])
    pointed.level_of("")
    pointed.release()
    pointed.wait_for("released")
    # A click in the center closes it.
    device.press_also(device.primary)
    pointed.expect_closed()
