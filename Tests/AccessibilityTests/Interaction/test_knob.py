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


def said(program):
    """What a client last heard of the knob: older versions of GTK emit a description, newer ones have a value text."""
    words = program.descriptions("Volume")
    return words[-1] if words else value_text(program.find("slider", "Volume"))


def focus_knob(program):
    program.focus("Volume")
    wait("the knob", lambda: program.focused == "Volume")


def enter(program, text):
    """Types a text into the entry, whose action does nothing on GTK 4.8."""
    entry = program.find("text", "Value")
    assert Atspi.EditableText.set_text_contents(entry.get_editable_text_iface(), text)
    program.press("Return")
    return entry


def test_value_set_by_a_client_is_bracketed(program):
    assert Atspi.Value.set_current_value(program.find("slider", "Volume").get_value_iface(), 72)
    # GTK 4.8 sets the value as the app would.
    bracketed = ["touched True", "begin 50", "knob value 72", "end 72", "touched False"]
    lines = bracketed if program.has_values else ["knob value 72"]
    program.wait_for(lines[-1])
    assert program.lines == lines


def test_read_only_knob_is_focusable_and_keeps_its_value(program):
    knob = program.find("slider", "Volume")
    assert not is_in(knob, Atspi.StateType.READ_ONLY)
    program.order("knob.set_can_control(False)")
    wait("the state", lambda: is_in(knob, Atspi.StateType.READ_ONLY))
    assert is_in(knob, Atspi.StateType.FOCUSABLE) and is_in(knob, Atspi.StateType.SENSITIVE)
    focus_knob(program)
    for action in "knob.increase", "knob.edit", "knob.reset":
        activate(knob, action)
    if program.has_values:
        Atspi.Value.set_current_value(knob.get_value_iface(), 72)
    program.press("Up", "7")
    program.await_events()
    assert not program.has("text") and Atspi.Value.get_current_value(knob.get_value_iface()) == 50
    program.order("knob.set_can_control(True)")
    wait("the state", lambda: not is_in(knob, Atspi.StateType.READ_ONLY))


def test_bubble_of_the_value_is_announced_once(program):
    program.order("knob.set_value_display(RotaryWheel.KnobValueDisplay.CHANGING)")
    focus_knob(program)
    program.press("Up")
    program.wait_for("knob value 51")
    program.await_events()
    assert said(program) == "51\u00a0dB"
    assert len([event for event in program.events if event[2] == "51\u00a0dB"]) <= 1
    assert program.focused == "Volume"


def test_client_hears_why_a_text_is_refused_and_enters_another(program):
    assert activate(program.find("slider", "Volume"), "knob.edit")
    entry = enter(program, "loud")
    assert program.find("label", "Enter a number.")
    wait("the description", lambda: entry.get_description() == "Enter a number.")
    enter(program, "81")
    program.wait_for("knob value 81")
    wait("the popover to close", lambda: not program.has("text"))


def test_client_uses_the_menu_of_the_knob(program):
    knob = program.find("slider", "Volume")
    program.order("clip()")
    program.wait_for("clipped True")
    for key, item, has_run in [
        ("Menu", "Clear Clip Light", lambda: "clipped False" in program.lines),
        ("shift+F10", "Reset", lambda: "knob value 0" in program.lines),
        ("Menu", "Enter Value…", lambda: program.has("text")),
    ]:
        # The answer also means that a menu that closes has released the keyboard.
        focus_knob(program)
        program.press(key)
        assert activate(program.find("menu item", item, program.find("menu", "Menu", knob)), "click")
        wait("the menu to close", lambda: not any(node.get_role_name() == "menu item" for node in walk(knob)))
        program.await_events()
        assert has_run(), f"{item}: {program.lines}"


def test_clip_light_is_announced_and_cleared(program):
    knob = program.find("slider", "Volume")
    program.order("clip()")
    program.wait_for("clipped True")
    program.await_events()
    assert said(program) == "50\u00a0dB; Clipped"
    # Moving levels are not reported.
    assert len(program.descriptions("Volume")) <= 1
    assert activate(knob, "knob.clear-clip")
    program.wait_for("clipped False")
    program.await_events()
    assert said(program) == "50\u00a0dB"


def test_client_activates_a_knob_that_an_app_listens_to(program):
    knob = program.find("slider", "Volume")
    assert activate(knob, "knob.activate")
    program.order("knob.connect('activate', lambda knob: say('activated', f'{knob.get_value():g}'))")
    assert activate(knob, "knob.activate")
    program.wait_for("activated 50")
    focus_knob(program)
    program.press("space")
    program.wait_for("activated 50")
    program.order("knob.set_can_control(False)")
    activate(knob, "knob.activate")
    program.press("space")
    program.await_events()
    assert program.lines.count("activated 50") == 1, program.lines


def test_client_hears_an_angle(program):
    program.order("knob.set_format(RotaryWheel.KnobFormat.ANGLE); knob.set_wrap(True)")
    focus_knob(program)
    program.press("shift+Up")
    program.wait_for("knob value 60")
    program.await_events()
    assert said(program) == "60°"
