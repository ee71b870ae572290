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
    program.order("say('ring', bool(window.get_focus().get_state_flags() & Gtk.StateFlags.FOCUS_VISIBLE))")
    program.wait_for("ring True")


def press_through(program, key, *names):
    """Presses a key until each of the nodes has had the focus in turn."""
    for name in names:
        program.focus_by(key, name)


def test_tab_enters_and_leaves_each_control_in_one_step(program):
    wait("the first button", lambda: program.focused == "Before")
    press_through(program, "Tab", *STOPS[1:], "Before")
    press_through(program, "shift+Tab", *reversed(STOPS))
    # The expanded dial has a bubble and the button.
    press_through(program, "Tab", *STOPS[1:STOPS.index("Menu") + 1])
    program.focus_by("Return", "Edit")
    press_through(program, "Tab", "Close", "Pictures")
    press_through(program, "shift+Tab", "Close", "Edit", "Volume")


@pytest.mark.parametrize("key, name, line", [
    ("alt+s", "Shapes", "wheel settled 1"), ("alt+p", "Pictures", "spinning settled 3"),
    ("alt+v", "Volume", "knob value 51"),
])
def test_arrows_do_not_leave_a_control(program, key, name, line):
    program.focus_by(key, name)
    program.press("Left", "Up", "Right", "Down", "Right")
    program.wait_for(line)
    program.await_events()
    assert program.focused == name


def test_tab_goes_round_the_lesson(open_app):
    app = open_app("--page", "strokes")
    wait("the sheet", lambda: app.focused == "Practice")
    press_through(app, "Tab", "Skip the Lesson", "Main Menu", "Strokes", "About This Page", "Practice")
    press_through(app, "shift+Tab", "About This Page", "Strokes", "Main Menu", "Skip the Lesson", "Practice")


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


def test_mnemonics_move_the_focus_between_controls_which_show_it(program):
    # The button of the collapsed dial has the focus, then a bubble of the expanded one.
    for key, name in [("alt+s", "Shapes"), ("alt+s", "Shapes"), ("alt+v", "Volume"), ("alt+e", "Menu"),
                      ("Return", "Edit"), ("alt+p", "Pictures"), ("alt+e", "Edit")]:
        program.focus_by(key, name)
        await_focus_ring(program)
