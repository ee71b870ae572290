"""Opens the menu in each way, with items of each kind, and changes it while it is open."""

import pytest

from changing_menus import *
from marking_menu import LONG, NEVER, SOON, beyond, corners


def test_keys_for_menus_open_it(menu, device):
    menu.do("area.grab_focus()")
    for key in ["Menu", "shift+F10"]:
        menu.press_key(key)
        menu.level_of("")
        menu.press_key("Right")
        menu.press_key("Return")
        menu.level_of("1")
        menu.press_key("Return")
        menu.level_of("10")
        menu.press_key("Return")
        assert menu.chosen() == "100"
        menu.wait_for("closed")


# A modifier that is released first changes the symbol of the key.
@pytest.mark.parametrize("turbo, keys", [("F8", ["F8"]), ("<Shift>a", ["shift", "a"])])
def test_turbo_key_draws_a_mark_without_a_button(menu, device, turbo, keys):
    menu.pause_after(NEVER)
    menu.do(f"popover.turbo_key = '{turbo}'")
    start = menu.places["middle"]
    menu.hover(start)
    for key in keys:
        device.hold(key)
    menu.trace(start, "210")
    for key in keys:
        device.release(key)
    assert menu.chosen() == "210"


@pytest.mark.parametrize("way", ["Escape", "button", "dead zone"])
@pytest.mark.parametrize("is_shown", [False, True], ids=["mark", "menu"])
def test_stroke_by_the_turbo_key_is_canceled(menu, device, is_shown, way):
    menu.pause_after(SOON if is_shown else NEVER)
    menu.do("popover.turbo_key = 'F8'")
    start = menu.places["middle"]
    menu.hover(start)
    device.hold("F8")
    if is_shown:
        menu.level_of("")
        menu.hover(corners(start, "0", LONG)[0])
        menu.level_of("0")
        if way == "dead zone":
            menu.hover(start)
            menu.level_of("")
    else:
        menu.slide([corners(start, "1")[0]])
        if way == "dead zone":
            menu.slide([start])
    if way != "dead zone":
        menu.cancel(device.primary if way == "button" else None)
    device.release("F8")
    if is_shown:
        menu.wait_for("closed")
    menu.check_nothing_chosen()
    # The next stroke begins anew.
    menu.pause_after(NEVER)
    menu.mark(start, "321")
    assert menu.chosen() == "321"


def test_hover_mode_chooses_by_crossing_the_edge(menu, device):
    menu.pause_after(NEVER)
    menu.do("dial.hover_mode = true")
    center = menu.places["middle"]
    menu.click(*center, device.secondary)
    menu.level_of("")
    for step, shown in [(1, "1"), (0, "10"), (3, None)]:
        center = beyond(center, 90 * step + (45 if shown == "10" else 0), 250)
        menu.hover(center)
        if shown:
            menu.level_of(shown)
    assert menu.chosen() == "103"
    menu.wait_for("closed")


def test_marks_change_toggles_and_radio_items(menu):
    menu.pause_after(NEVER)
    menu.do("popover.menu_model = menuOfKinds()")
    start = menu.places["middle"]
    for item, state in [("0", "toggle true"), ("0", "toggle false"), ("2", "radio B"), ("1", "radio A")]:
        menu.mark(start, item)
        menu.wait_for(f"state {state}")


def test_mark_of_a_disabled_item_opens_the_menu(menu, device):
    menu.pause_after(NEVER)
    menu.do("popover.menu_model = menuOfKinds()")
    menu.mark(menu.places["middle"], "3")
    level = menu.level("A", "B", "Disabled", "Toggle")
    menu.check_nothing_chosen()
    menu.click(*level["Disabled"], device.primary)
    menu.check_nothing_chosen()
    menu.click(*level["B"], device.primary)
    menu.wait_for("state radio B")
    menu.wait_for("closed")


def test_press_where_a_press_has_opened_the_menu_does_not_reach_the_widget_below(menu, device):
    menu.pause_after(SOON)
    menu.do("below = new Gtk.GestureClick()", "below.connect('pressed', () => say('chosen', 'below'))",
            "area.add_controller(below)")
    menu.press(menu.places["middle"], device.secondary)
    menu.level_of("")
    menu.lift(device.secondary)
    menu.wait_for("released")
    device.press_also(device.primary)
    # A click in the center closes it.
    menu.wait_for("closed")
    menu.check_nothing_chosen()


def test_marks_are_the_same_from_right_to_left(menu):
    menu.pause_after(NEVER)
    menu.do("Gtk.Widget.set_default_direction(Gtk.TextDirection.RTL)")
    for item in ["111", "120", "303"]:
        menu.mark(menu.places["middle"], item)
        assert menu.chosen() == item
