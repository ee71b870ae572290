"""A client reads and sets the knob, its entry and its menu."""

import pytest

from atspi import Atspi, activate, is_in, value_text, wait, walk


@pytest.mark.main
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


def changed(value):
    """The lines of a change from 50."""
    return ["touched True", "begin 50", f"knob value {value}", f"end {value}", "touched False"]


def hold(program):
    """Prints the signals around changes of the knob."""
    program.order("hold")
    program.await_events()
    program.lines.clear()


def lines(program, last):
    """All lines up to the last one."""
    program.wait_for(last)
    return program.lines


def test_step_by_a_client_is_bracketed(program):
    hold(program)
    assert activate(program.find("slider", "Volume"), "knob.increase")
    assert lines(program, "touched False") == changed(51)


def test_value_typed_by_a_client_is_bracketed(program):
    hold(program)
    assert activate(program.find("slider", "Volume"), "knob.edit")
    entry = program.find("text", "Value")
    assert Atspi.EditableText.set_text_contents(entry.get_editable_text_iface(), "81")
    program.press("Return")
    assert [line for line in lines(program, "touched False") if line != "pressed"] == changed(81)


def test_value_set_by_a_client_is_bracketed(program):
    hold(program)
    assert Atspi.Value.set_current_value(program.find("slider", "Volume").get_value_iface(), 72)
    # GTK 4.8 sets the value as the app would.
    if program.has_values:
        assert lines(program, "touched False") == changed(72)
    else:
        assert lines(program, "knob value 72") == ["knob value 72"]


def test_read_only_knob_is_focusable_and_keeps_its_value(program):
    knob = program.find("slider", "Volume")
    assert not is_in(knob, Atspi.StateType.READ_ONLY)
    program.order("set can-control False")
    wait("the state", lambda: is_in(knob, Atspi.StateType.READ_ONLY))
    assert is_in(knob, Atspi.StateType.FOCUSABLE) and is_in(knob, Atspi.StateType.SENSITIVE)
    program.focus("Volume")
    wait("the knob", lambda: program.focused == "Volume")
    for action in "knob.increase", "knob.edit", "knob.reset":
        activate(knob, action)
    if program.has_values:
        Atspi.Value.set_current_value(knob.get_value_iface(), 72)
    program.press("Up", "7")
    program.await_events()
    assert not program.has("text")
    assert Atspi.Value.get_current_value(knob.get_value_iface()) == 50
    program.order("set can-control True")
    wait("the state", lambda: not is_in(knob, Atspi.StateType.READ_ONLY))
    assert activate(knob, "knob.increase")
    program.wait_for("knob value 51")


def test_value_that_means_off_is_said(program):
    knob = program.find("slider", "Volume")
    program.order("set taper decibel")
    program.order("set has-off True")
    assert Atspi.Value.set_current_value(knob.get_value_iface(), 1)
    program.wait_for("knob value 1")
    assert activate(knob, "knob.decrease")
    program.wait_for("knob value 0")
    program.await_events()
    assert said(program) == "Off"


def test_texts_are_said_and_typed_with_their_units(program):
    knob = program.find("slider", "Volume")
    program.order("set format frequency")
    program.await_events()
    assert said(program) == "50\u00a0Hz"
    assert activate(knob, "knob.edit")
    entry = program.find("text", "Value")
    assert Atspi.EditableText.set_text_contents(entry.get_editable_text_iface(), "0.08 kHz")
    program.press("Return")
    program.wait_for("knob value 80")
    program.await_events()
    assert said(program) == "80\u00a0Hz"


@pytest.mark.parametrize("locale, typed, texts", [
    ("de_DE", "0,0725 kHz", ["50,00\u00a0Hz", "72,50\u00a0Hz", "72,50\u00a0Hz; LFO 40,00\u00a0Hz bis 60,00\u00a0Hz"]),
    ("ar_EG", "0.0725 kHz", ["50.00\u00a0Hz", "72.50\u00a0Hz", "72.50\u00a0Hz; LFO من 40.00\u00a0Hz إلى 60.00\u00a0Hz"]),
    ("ps_AF", "٠٫٠٧٢٥ kHz", ["٥٠٫٠٠\u00a0Hz", "٧٢٫٥٠\u00a0Hz", "٧٢٫٥٠\u00a0Hz; LFO ۴٠٫٠٠\u00a0Hz to ٦٠٫٠٠\u00a0Hz"]),
])
def test_texts_are_said_and_typed_in_the_locale(open_controls, make_locale, locale, typed, texts):
    environment, _ = make_locale(locale)
    program = open_controls(**environment)
    knob = program.find("slider", "Volume")
    for order in "set format frequency", "set digits 2":
        program.order(order)
    wait(lambda: value_text(knob), lambda: value_text(knob) == texts[0])
    assert activate(knob, "knob.edit")
    entry = wait("the entry", lambda: next((node for node in walk(knob) if node.get_role_name() == "text"), None))
    assert Atspi.EditableText.set_text_contents(entry.get_editable_text_iface(), typed)
    program.press("Return")
    program.wait_for("knob value 72.5")
    wait(lambda: value_text(knob), lambda: value_text(knob) == texts[1])
    program.order("modulate")
    wait(lambda: value_text(knob), lambda: value_text(knob) == texts[2])


def test_bubble_of_the_value_is_not_said_twice(program):
    program.order("set value-display changing")
    program.focus("Volume")
    wait("the knob", lambda: program.focused == "Volume")
    program.press("Up")
    program.wait_for("knob value 51")
    program.await_events()
    assert said(program) == "51\u00a0dB"
    assert len([event for event in program.events if event[2] == "51\u00a0dB"]) <= 1
    assert program.focused == "Volume"


def test_value_beyond_the_end_is_said(program):
    knob = program.find("slider", "Volume")
    assert Atspi.Value.set_current_value(knob.get_value_iface(), 99)
    program.order("set wrap True")
    program.order("hold")
    program.await_events()
    assert activate(knob, "knob.increase")
    program.wait_for("wrapped 1")
    program.await_events()
    assert said(program) == "0\u00a0dB"
    assert Atspi.Value.get_current_value(knob.get_value_iface()) == 0
    assert activate(knob, "knob.decrease")
    program.wait_for("wrapped -1")
    program.await_events()
    assert said(program) == "99\u00a0dB"


def test_value_of_a_controller_is_said(program):
    hold(program)
    # The controller has not met the knob.
    program.order("controller 0.2")
    program.wait_for("controller False")
    program.order("controller 0.8")
    assert lines(program, "touched False") == [
        "controller False", "touched True", "begin 50", "knob value 80", "controller True", "end 80", "touched False"]
    program.await_events()
    assert said(program) == "80\u00a0dB"
    assert Atspi.Value.get_current_value(program.find("slider", "Volume").get_value_iface()) == 80


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
    """What a client last heard of the knob: older versions of GTK emit a description, newer ones have a value text."""
    words = program.descriptions("Volume")
    return words[-1] if words else value_text(program.find("slider", "Volume"))


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
