"""A client, keys and a pointer choose items of a marking menu, and hear the levels, the items and the choice."""

import pytest

import xtest
from atspi import BUTTON, Atspi, activate, children, extents, is_in, items, value_text, wait
from program import ON_WAYLAND

ITEMS = ["Copy", "Cut", "Paste", "Delete", "Undo", "Format"]


@pytest.fixture
def level(program):
    """Adds a submenu; the function waits until the open level has exactly some items, and returns the menu."""
    program.order("menu.append_submenu('Format', make_menu(['Bold', 'Italic']))")
    program.focus("Pictures")
    program.focus_by("Tab", "After")

    def level(*names):
        menu = program.find("menu", "Menu", program.find("dialog", "Menu"))
        wait(names, lambda: [item.get_name() for item in items(menu, "menu item")] == list(names))
        return menu
    return level


def test_keys_choose_in_a_submenu(program, level):
    program.focus_by("Return", "Menu")
    level(*ITEMS)
    program.forget_events()
    program.press("Left")
    program.await_events()
    program.press("Return")
    level("Bold", "Italic")
    program.await_events()
    program.press("Right")
    program.await_events()
    program.press("Return")
    program.wait_for("action italic")
    program.wait_for("popover closed")
    program.await_events()
    # The item that Right has announced is not announced again.
    assert program.heard("accessible-description", "Menu") == ["Format", "Format, Bold", "Italic"], program.events
    # The menu that opens again has its first item before the focus, and is described with it.
    program.events.clear()
    program.focus_by("Return", "Menu")
    assert level(*ITEMS).get_description() == "Copy"
    program.await_events()
    focused = program.events.index(("focused", "Menu", 1))
    assert ("accessible-description", "Menu", "Copy") not in program.events[focused:], program.events


@pytest.mark.main
def test_client_chooses_in_a_submenu(program, level):
    assert activate(program.find(BUTTON, "After"), "click")
    menu = level(*ITEMS)
    assert activate(program.find("menu item", "Format", menu), "click")
    level("Bold", "Italic")
    assert activate(menu, "marking-menu.back")
    level(*ITEMS)
    assert activate(program.find("menu item", "Format", menu), "click")
    level("Bold", "Italic")
    program.forget_events()
    assert activate(program.find("menu item", "Italic", menu), "click")
    program.wait_for("action italic")
    program.wait_for("popover closed")
    program.await_events()
    # Neither is the level that the menu shows when it is closed.
    assert program.heard("accessible-description", "Menu") == ["Italic"], program.events


def test_toggle_is_heard_with_its_state(program):
    program.order("actions.add_action(Gio.SimpleAction.new_stateful('wrap', None, GLib.Variant('b', True)))")
    program.order("menu.append('Wrap', 'edit.wrap')")
    program.focus("Pictures")
    program.focus_by("Tab", "After")
    for is_on in [True, False, True]:
        program.focus_by("Return", "Menu")
        toggle = program.find("menu item", "Wrap", program.find("dialog", "Menu"))
        wait("the state", lambda: is_in(toggle, Atspi.StateType.CHECKED) == is_on)
        program.forget_events()
        program.press("Left")
        program.await_events()
        program.press("Return")
        program.wait_for("popover closed")
        program.await_events()
        # Its new state is not heard: it is that of the next time.
        assert program.heard("accessible-description", "Menu") == ["Wrap, checked" if is_on else "Wrap"], program.events


COLORS = {"Red": "#e01b24", "White": "#ffffff", "Glass": "rgba(0,0,0,0)"}


def checked(menu):
    return [item.get_name() for item in items(menu, "menu item") if is_in(item, Atspi.StateType.CHECKED)]


def test_swatches_have_names_and_states(program):
    program.order("actions.add_action(Gio.SimpleAction.new_stateful('color', GLib.VariantType('s'), "
                  "GLib.Variant('s', '#e01b24')))")
    program.order("menu.remove_all()")
    for name, color in COLORS.items():
        program.order(f"swatch = Gio.MenuItem.new('{name}', 'edit.color::{color}')")
        program.order(f"swatch.set_attribute_value('color', GLib.Variant('s', '{color}')); menu.append_item(swatch)")
    program.order("dial.set_expanded(True)")
    program.focus("Pictures")
    program.focus_by("Tab", "After")
    for chosen, following in [("Red", 2), ("White", 3), ("Glass", 1)]:
        program.focus_by("Return", "Menu")
        for menu in [program.find("menu", "Edit"), program.find("menu", "Menu", program.find("dialog", "Menu"))]:
            wait("the swatches", lambda: [item.get_name() for item in items(menu, "menu item")] == list(COLORS))
            wait(lambda: f"{chosen}, not {checked(menu)}", lambda: checked(menu) == [chosen])
        assert not any(child.get_name() for item in items(menu, "menu item") for child in children(item))
        program.press(str(following), "Return")
        program.wait_for("popover closed")
        program.await_events()
    assert program.heard("accessible-description", "Menu")[:2] == ["Red, checked", "White"], program.events


def test_client_repeats_an_item_that_keeps_the_menu_open(program, level):
    program.order("item = Gio.MenuItem.new('Again', 'edit.undo')")
    program.order("item.set_attribute_value('keep-open', GLib.Variant('b', True)); menu.append_item(item)")
    program.focus_by("Return", "Menu")
    menu = level(*ITEMS, "Again")
    for _ in range(2):
        assert activate(program.find("menu item", "Again", menu), "click")
        program.wait_for("action undo")
    assert activate(program.find("menu item", "Copy", menu), "click")
    program.wait_for("popover closed")


def test_client_reads_and_sets_the_value_of_an_item(program, level):
    program.order("volume = Gio.SimpleAction.new_stateful('volume', GLib.VariantType('d'), GLib.Variant('d', 70))")
    program.order("volume.connect('notify::state', lambda action, _: say('volume', action.get_state()))")
    program.order("actions.add_action(volume); item = Gio.MenuItem.new('Volume', 'edit.volume')")
    program.order("for name, value in dict(lower='0', upper='100', step='5', unit='%').items(): "
                  "item.set_attribute_value(name, GLib.Variant('s', value))")
    program.order("menu.append_item(item)")
    program.focus_by("Return", "Menu")
    menu = program.find("menu", "Menu", program.find("dialog", "Menu"))
    slider = program.find("slider", "Volume", menu)
    value = slider.get_value_iface()
    assert (Atspi.Value.get_minimum_value(value), Atspi.Value.get_maximum_value(value)) == (0, 100)
    assert Atspi.Value.get_current_value(value) == 70 and value_text(slider) == "70\u00a0%"
    assert Atspi.Value.set_current_value(value, 35)
    program.wait_for("volume 35.0")
    wait("the text", lambda: value_text(slider) == "35\u00a0%")
    # Keys enter it, and the menu is described by it.
    program.forget_events()
    program.press("Left")
    program.await_events()
    program.press("Return", "Up")
    program.wait_for("volume 40.0")
    program.await_events()
    assert program.heard("accessible-description", "Menu") == ["Volume, 35\u00a0%", "Volume, 40\u00a0%"]


@pytest.fixture
def pointer(program):
    """Moves the pointer to a place beside the middle of the button that has the menu."""
    if ON_WAYLAND:
        pytest.skip("no client knows where a window is")
    area = extents(program.find(BUTTON, "After"))

    def pointer(right, down):
        xtest.point(area.x + area.width // 2 + right, area.y + area.height // 2 + down)
    yield pointer
    xtest.do("button", 3, False)


def test_item_under_a_resting_pointer_is_heard(program, level, pointer):
    pointer(0, 0)
    xtest.click(3)
    level(*ITEMS)
    program.forget_events()
    for right, down, name in [(100, -60, "Cut"), (100, 60, "Paste")]:
        pointer(right, down)
        wait(name, lambda: program.heard("accessible-description", "Menu")[-1:] == [name])
    # Items on the way of a pointer that does not rest are silent.
    assert program.heard("accessible-description", "Menu") == ["Cut", "Paste"], program.events
    xtest.click()
    program.wait_for("action paste")
    program.wait_for("popover closed")
    program.await_events()
    # So is the chosen item, which was heard.
    assert program.heard("accessible-description", "Menu") == ["Cut", "Paste"], program.events


def test_item_that_a_mark_chooses_is_announced(program, level, pointer):
    for right, down, name in [(100, -60, "Cut"), (100, 60, "Paste"), (100, 60, "Paste")]:
        program.forget_events()
        pointer(0, 0)
        xtest.do("button", 3, True)
        pointer(right // 2, down // 2)
        pointer(right, down)
        xtest.do("button", 3, False)
        program.wait_for(f"action {name.lower()}")
        program.await_events()
        # No node with the focus has the item; GTK before 4.14 has no announcements.
        assert program.heard("announcement", "Controls") == [name] * program.has_gtk(4, 14), program.events
