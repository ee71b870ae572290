"""Tests of menus with items of each kind, and of menus that change: for each device that draws strokes.

The modules of a device's tests import all of them, and provide the fixture `menu`.
"""

from marking_menu import LONG, SOON, corners

KINDS = "A", "B", "Disabled", "Toggle"


def open_kinds(menu):
    """Opens the menu of kinds, and keeps the press."""
    menu.press(menu.places["middle"], menu.device.secondary)
    return menu.level(*KINDS)


def check_open(menu, *labels):
    """Fails unless the menu is open with some items."""
    menu.check_nothing_chosen()
    menu.order("say('open', popover.visible, ...items().map(item => item.split(' ')[0]))")
    menu.wait_for(" ".join(("open true", *labels)))
    menu.wait_for("done")


def end(menu):
    """Waits until the menu has closed, and until its display server sends input to the window."""
    menu.wait_for("closed")
    menu.await_input((300, 300))


def test_strokes_change_toggles_and_radio_items(menu, device):
    menu.pause_after(SOON)
    menu.do("popover.menu_model = menuOfKinds()")
    for item, state in [
            ("Toggle", "toggle true"), ("Toggle", "toggle false"), ("B", "radio B"), ("A", "radio A")]:
        menu.slide([open_kinds(menu)[item]])
        menu.lift(device.secondary)
        menu.wait_for(f"state {state}")
        end(menu)


def test_disabled_item_leaves_the_menu_open(menu, device):
    menu.pause_after(SOON)
    menu.do("popover.menu_model = menuOfKinds()")
    menu.slide([open_kinds(menu)["Disabled"]])
    menu.lift(device.secondary)
    check_open(menu, *KINDS)


def test_disabled_submenu_does_not_open(menu, device):
    menu.pause_after(SOON)
    menu.do("submenu = Gio.MenuItem.new_submenu('1', menuOf('1'))", "submenu.set_detailed_action('menu.disabled')",
            "root.remove(1)", "root.insert_item(1, submenu)")
    menu.press(menu.places["middle"], device.secondary)
    menu.slide([menu.level_of("")["1"]])
    menu.lift(device.secondary)
    check_open(menu, *"0123")


def test_directions_are_the_same_from_right_to_left(menu, device):
    menu.pause_after(SOON)
    menu.do("Gtk.Widget.set_default_direction(Gtk.TextDirection.RTL)")
    for item in ["111", "120", "303"]:
        menu.pause_through(menu.places["middle"], item)
        menu.lift(device.secondary)
        assert menu.chosen() == item
        end(menu)


def test_items_that_vanish_while_a_stroke_is_open(menu, device):
    menu.pause_after(SOON)
    start = menu.places["middle"]
    menu.pause_through(start, "12")
    # The stroke continues in the level that is left.
    menu.do("root.get_item_link(1, 'submenu').remove_all()")
    menu.wait_for("closed")
    menu.cancel()
    menu.lift(device.secondary)
    menu.check_nothing_chosen()
    menu.await_input((300, 300))
    menu.pause_through(start, "012")
    menu.lift(device.secondary)
    assert menu.chosen() == "012"
    end(menu)


def test_item_that_is_inserted_while_the_menu_is_open(menu, device):
    menu.pause_after(SOON)
    menu.press(menu.places["middle"], device.secondary)
    menu.level_of("")
    menu.do("root.append_item(itemOf('4'))")
    level = menu.level("0", "1", "2", "3", "4")
    menu.slide([level["4"]])
    menu.lift(device.secondary)
    assert menu.chosen() == "4"
    end(menu)


def test_stroke_stays_in_a_submenu_whose_item_moves(menu, device):
    menu.pause_after(SOON)
    menu.pause_through(menu.places["middle"], "121")
    menu.do("root.insert_item(0, itemOf('4'))", "root.get_item_link(2, 'submenu').insert_item(0, itemOf('14'))")
    menu.lift(device.secondary)
    assert menu.chosen() == "121"
    end(menu)


def test_action_that_vanishes_while_the_menu_is_open(menu, device):
    menu.pause_after(SOON)
    start = menu.places["middle"]
    menu.pause_through(start, "12")
    menu.do("actions.remove_action('choose')")
    device.move(*corners(start, "123", LONG)[-1])
    menu.lift(device.secondary)
    check_open(menu, *(f"12{index}" for index in range(4)))
