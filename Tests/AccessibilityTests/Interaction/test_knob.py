"""A client reads and sets the knob, its entry and its menu."""

import pytest

from atspi import Atspi, activate, wait, walk


def test_knob_is_a_slider_that_a_client_sets(program):
    knob = program.find("slider", "Volume")
    value = knob.get_value_iface()
    assert Atspi.Value.get_minimum_value(value) == 0 and Atspi.Value.get_maximum_value(value) == 100
    assert Atspi.Value.get_current_value(value) == 50
    assert Atspi.Value.set_current_value(value, 72)
    program.wait_for("knob value 72")
    assert Atspi.Value.get_current_value(value) == 72
    # By its step, which GTK does not export to AT-SPI.
    assert activate(knob, "knob.increase")
    program.wait_for("knob value 73")
    assert activate(knob, "knob.decrease")
    program.await_events()
    # Once each: older versions of GTK emit a description, newer ones a value that clients read.
    words, values = program.descriptions("Volume"), program.heard("accessible-value", "Volume")
    assert (words, len(values)) in (([f"{value}\u00a0dB" for value in (72, 73, 72)], 0), ([], 3)), program.events


def test_client_enters_a_value(program):
    assert activate(program.find("slider", "Volume"), "knob.edit")
    entry = program.find("text", "Value")
    assert Atspi.EditableText.set_text_contents(entry.get_editable_text_iface(), "81")
    # The action of GTK 4.8 does nothing.
    program.press("Return")
    program.wait_for("knob value 81")
    wait("the popover to close", lambda: not program.has("text"))


def test_client_hears_why_a_text_is_refused(program):
    assert activate(program.find("slider", "Volume"), "knob.edit")
    entry = program.find("text", "Value")
    assert Atspi.EditableText.set_text_contents(entry.get_editable_text_iface(), "loud")
    program.press("Return")
    assert program.find("label", "Enter a number.")
    wait("the description", lambda: entry.get_description() == "Enter a number.")
    program.press("Escape")
    wait("the popover to close", lambda: not program.has("text"))


@pytest.fixture
def open_menu(program):
    """Focuses the knob and opens its menu by a key."""
    knob = program.find("slider", "Volume")

    def open_menu(key):
        # The answer also means that a menu that closes has released the keyboard.
        program.focus("Volume")
        wait("the knob", lambda: program.focused == "Volume")
        program.press(key)
        return program.find("menu", "Menu", knob)
    return open_menu


@pytest.mark.parametrize("key", ["Menu", "shift+F10"])
def test_menu_resets_the_knob(program, open_menu, key):
    knob = program.find("slider", "Volume")
    assert Atspi.Value.set_current_value(knob.get_value_iface(), 60)
    program.wait_for("knob value 60")
    menu = open_menu(key)
    assert program.find("menu item", "Enter Value…", menu)
    assert activate(program.find("menu item", "Reset", menu), "click")
    program.wait_for("knob value 0")
    wait("the menu to close", lambda: not any(node.get_role_name() == "menu item" for node in walk(knob)))


def test_second_menu_opens_the_entry(program, open_menu):
    knob = program.find("slider", "Volume")
    assert activate(program.find("menu item", "Reset", open_menu("Menu")), "click")
    wait("the menu to close", lambda: not any(node.get_role_name() == "menu item" for node in walk(knob)))
    assert activate(program.find("menu item", "Enter Value…", open_menu("Menu")), "click")
    assert program.find("text", "Value")


def said(program):
    """What a client last heard of the knob: older versions of GTK emit a description, newer ones a value."""
    words = program.descriptions("Volume")
    return words[-1] if words else program.find("slider", "Volume").get_value_iface().get_text()


def test_clip_light_is_said_and_cleared(program):
    knob = program.find("slider", "Volume")
    program.order("meter")
    program.wait_for("clipped True")
    program.await_events()
    assert said(program) == "50\u00a0dB; Clipped"
    # Moving levels are not reported.
    assert len(program.descriptions("Volume")) <= 1
    assert activate(knob, "knob.clear-clip")
    program.wait_for("clipped False")
    program.await_events()
    assert said(program) == "50\u00a0dB"


def test_modulation_is_said_in_words(program):
    program.order("modulate")
    program.await_events()
    assert said(program) == "50\u00a0dB; LFO 40\u00a0dB to 60\u00a0dB"


def test_menu_clears_the_clip_light(program, open_menu):
    program.order("meter")
    program.wait_for("clipped True")
    assert activate(program.find("menu item", "Clear Clip Light", open_menu("Menu")), "click")
    program.wait_for("clipped False")
