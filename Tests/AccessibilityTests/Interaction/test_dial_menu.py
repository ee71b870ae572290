"""A client expands the dial menu and its popover, and activates their items."""

import pytest

from atspi import BUTTON, Atspi, activate, is_in, items, wait

ACTIONS = ["Copy", "Cut", "Paste", "Delete", "Undo"]


def bubbles_of(dial):
    """Waits for all menu items, and returns them."""
    return wait("the bubbles", lambda: len(found := items(dial, "menu item")) == len(ACTIONS) and found)


@pytest.mark.main
def test_dial_is_a_menu_whose_items_a_client_activates(program):
    dial = program.find("menu", "Edit")
    # A collapsed menu has its button alone.
    assert not items(dial, "menu item")
    assert activate(program.find(BUTTON, "Menu", dial), "click")
    bubbles = bubbles_of(dial)
    assert [bubble.get_name() for bubble in bubbles] == ACTIONS
    assert [bubble.get_index_in_parent() for bubble in bubbles] == list(range(5))
    assert activate(program.find("menu item", "Delete", dial), "click")
    program.wait_for("action delete")
    program.wait_for("dial settled 3")
    wait("the bubbles to collapse", lambda: not items(dial, "menu item"))
    program.await_events()
    assert program.descriptions("Edit") == ["Delete"], program.events
    assert activate(dial, "dial.expand")
    bubbles_of(dial)
    assert activate(dial, "dial.next")
    program.wait_for("dial settled 4")
    assert activate(dial, "dial.collapse")
    wait("the bubbles to collapse", lambda: not items(dial, "menu item"))


def test_button_of_the_dial_emits_each_state_once(program):
    button = program.find(BUTTON, "Menu")
    program.focus_by("alt+e", "Menu")
    program.focus_by("Return", "Edit")
    program.focus_by("Tab", "Close")
    program.focus_by("Return", "Menu")
    program.await_events()
    # Focusing it emits nothing, and no press accompanies the expansion.
    states = [event for event in program.events
              if event[0] in ("expanded", "pressed") and event[1] in ("Menu", "Close")]
    assert states == [("expanded", "Close", 1), ("expanded", "Menu", 0)], program.events
    assert not is_in(button, Atspi.StateType.EXPANDED) and is_in(button, Atspi.StateType.EXPANDABLE)


@pytest.mark.main
def test_client_opens_a_dial_popover_twice_and_activates_an_item(program):
    program.order("dial_popover = RotaryWheel.DialMenuPopover.attach(grid, menu)")
    for item, action in [("Paste", "paste"), ("Undo", "undo")]:
        program.order("grid.activate_action('dial-menu.popup', None)")
        popover = program.find("dialog", "Menu")
        bubbles = bubbles_of(program.find("menu", "Menu", popover))
        assert [bubble.get_name() for bubble in bubbles] == ACTIONS
        assert program.find(BUTTON, "Close", popover)
        assert activate(program.find("menu item", item, popover), "click")
        program.wait_for(f"action {action}")
        wait("the popover to close", lambda: not program.has("dialog"))
    program.order("dial_popover.set_attached_widget(None)")
