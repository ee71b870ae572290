"""A client and keys choose an item of a submenu in a marking menu, and hear the levels, the items and the choice."""

import pytest

from atspi import BUTTON, Atspi, activate, is_in, items, wait

ITEMS = ["Copy", "Cut", "Paste", "Delete", "Undo", "Format"]


@pytest.fixture
def level(program):
    """Adds a submenu; the function waits until the open level has exactly some items, and returns the menu."""
    program.order("submenu Format Bold Italic")
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
    program.await_events()
    program.events.clear()
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
    # The menu that opens again has its first item before the focus. GTK 4.18 emits no change of a hidden node.
    program.events.clear()
    program.focus_by("Return", "Menu")
    assert level(*ITEMS).get_description() == "Copy"
    program.await_events()
    focused = program.events.index(("focused", "Menu", 1))
    assert ("accessible-description", "Menu", "Copy") in program.events[:focused] or program.has_values, program.events
    assert ("accessible-description", "Menu", "Copy") not in program.events[focused:], program.events


def test_client_chooses_in_a_submenu(program, level):
    assert activate(program.find(BUTTON, "After"), "click")
    menu = level(*ITEMS)
    assert activate(program.find("menu item", "Format", menu), "click")
    level("Bold", "Italic")
    assert activate(menu, "dial.back")
    level(*ITEMS)
    assert activate(program.find("menu item", "Format", menu), "click")
    level("Bold", "Italic")
    program.await_events()
    program.events.clear()
    assert activate(program.find("menu item", "Italic", menu), "click")
    program.wait_for("action italic")
    program.wait_for("popover closed")
    program.await_events()
    # Neither is the level that the menu shows when it is closed.
    assert program.heard("accessible-description", "Menu") == ["Italic"], program.events


def test_toggle_is_heard_with_its_state(program):
    program.order("toggle Wrap")
    program.focus("Pictures")
    program.focus_by("Tab", "After")
    for is_on in [True, False, True]:
        program.focus_by("Return", "Menu")
        toggle = program.find("menu item", "Wrap", program.find("dialog", "Menu"))
        wait("the state", lambda: is_in(toggle, Atspi.StateType.CHECKED) == is_on)
        program.await_events()
        program.events.clear()
        program.press("Left")
        program.await_events()
        program.press("Return")
        program.wait_for("popover closed")
        program.await_events()
        # Its new state is not heard: it is that of the next time.
        assert program.heard("accessible-description", "Menu") == ["Wrap, checked" if is_on else "Wrap"], program.events
