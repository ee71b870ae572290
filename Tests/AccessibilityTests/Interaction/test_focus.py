"""Keys move the focus between controls, which show it."""

import pytest

from atspi import is_focused, wait

# All controls in their order, with the buttons in the hub and between the bubbles.
STOPS = ["Before", "Shapes", "Open", "Volume", "Menu", "Pictures", "After"]
# The node that has the focus of a control: a collapsed dial menu has its button alone.
FOCUS_OF = {"Shapes": "Shapes", "Volume": "Volume", "Edit": "Menu", "Pictures": "Pictures"}


def await_focus_ring(program):
    """Waits until the program reports a visible focus ring."""
    program.lines.clear()
    program.order("ring")
    program.wait_for("ring True")


def test_tab_enters_and_leaves_each_control_in_one_step(program):
    wait("the first button", lambda: program.focused == "Before")
    for name in STOPS[1:] + ["Before"]:
        program.focus_by("Tab", name)
    for name in reversed(STOPS):
        program.focus_by("shift+Tab", name)


def test_tab_enters_and_leaves_the_expanded_dial(program):
    wait("the first button", lambda: program.focused == "Before")
    for name in ["Shapes", "Open", "Volume", "Menu"]:
        program.focus_by("Tab", name)
    program.focus_by("Return", "Edit")
    for name in ["Close", "Pictures"]:
        program.focus_by("Tab", name)
    for name in ["Close", "Edit", "Volume"]:
        program.focus_by("shift+Tab", name)


@pytest.mark.parametrize("key, name, settled", [
    ("alt+s", "Shapes", "wheel settled 1"), ("alt+p", "Pictures", "spinning settled 3")])
def test_arrows_do_not_leave_a_list(program, key, name, settled):
    program.focus_by(key, name)
    program.press("Left", "Up", "Right", "Down", "Right")
    program.wait_for(settled)
    assert program.focused == name


def test_arrows_do_not_leave_the_knob(program):
    program.focus_by("alt+v", "Volume")
    program.press("Up", "Left", "Right", "Up")
    program.wait_for("knob value 52")
    assert program.focused == "Volume"


def test_bank_of_knobs_is_one_stop(open_app):
    app = open_app("--page", "knobs")
    wait("the first knob", lambda: is_focused(app.find("slider", "Drums, level")))
    for keys, name in (["Right"], "Drums, pan"), (["Down", "Right"], "Bass, level"), (["Left"], "Drums, pan"):
        app.press(*keys)
        wait(f"the focus on {name}", lambda: is_focused(app.find("slider", name)))
    # The kind of filter is between the banks.
    app.press("Tab", "Tab")
    wait("the next bank", lambda: is_focused(app.find("slider", "Cutoff")))


def test_tab_goes_round_the_lesson(open_app):
    app = open_app("--page", "strokes")
    wait("the sheet", lambda: app.focused == "Practice")
    for name in ["Start Again", "Main Menu", "Strokes", "About This Page", "Practice"]:
        app.focus_by("Tab", name)
    for name in ["About This Page", "Strokes", "Main Menu", "Start Again", "Practice"]:
        app.focus_by("shift+Tab", name)


def test_app_opens_with_the_focus_on_its_control(open_app):
    app = open_app()
    wheel = app.find("list", "A wheel of 8 shapes")
    wait("the wheel to have the focus", lambda: is_focused(wheel))
    app.press("Tab")
    wait("the next control to have it", lambda: app.heard("focused", "Open") == [1])
    lost = [name for kind, name, value in app.events if (kind, value) == ("focused", 0)]
    assert len(lost) == 1, f"others had the focus before: {lost}"


@pytest.mark.parametrize("name, focus", reversed(FOCUS_OF.items()))
def test_control_grabs_the_focus_and_shows_it(program, name, focus):
    # A key makes the focus visible.
    program.focus_by("Tab", "Shapes")
    program.focus(name)
    wait(lambda: f"{focus}, not {program.focused}", lambda: program.focused == focus)
    await_focus_ring(program)
    # The focus is not trapped.
    program.focus_by("Tab", STOPS[STOPS.index(focus) + 1])


@pytest.mark.parametrize("name, focus", FOCUS_OF.items())
def test_mnemonic_focuses_a_control(program, name, focus):
    program.focus_by(f"alt+{name[0].lower()}", focus)
    await_focus_ring(program)


def test_mnemonics_move_the_focus_between_controls(program):
    program.focus_by("alt+s", "Shapes")
    program.focus_by("alt+s", "Shapes")
    program.focus_by("alt+v", "Volume")
    # The button of the collapsed dial has the focus, then a bubble of the expanded one.
    program.focus_by("alt+e", "Menu")
    program.focus_by("Return", "Edit")
    program.focus_by("alt+p", "Pictures")
    program.focus_by("alt+e", "Edit")
