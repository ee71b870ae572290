"""Orca speaks each control and its changes."""

import contextlib

import pytest

from atspi import Atspi, is_focused, wait, walk
from program import ORCA_ASKS
from screen_reader import ScreenReader


@pytest.fixture
def program(open_controls):
    return open_controls(known_warning=ORCA_ASKS)


@pytest.fixture
def start_orca(accessibility_bus):
    """Starts Orca, which first reads the open window, and ends it before the program closes."""
    with contextlib.ExitStack() as readers:
        yield lambda: readers.enter_context(ScreenReader(accessibility_bus))


def press_and_hear(program, orca, key, *expected, newer=None):
    program.press(key)
    orca.hear(*expected, newer=newer)


def press_and_skip(program, orca, key, *expected):
    program.press(key)
    orca.skip_to(*expected)


def move_away_and_back(app, orca, page, away, back):
    """Moves the focus away and back: since Orca 48, it otherwise follows the selection in the list of pages."""
    if app.has_gtk(4, 24):
        orca.skip_to("Pages.", "List with 7 items.", page)
    press_and_skip(app, orca, "shift+Tab", away)
    press_and_skip(app, orca, "Tab", back)


def test_orca_speaks_each_control(program, start_orca):
    orca = start_orca()
    # Orca drops keys while it reads the window.
    orca.skip_to("Before push button.")
    press_and_skip(program, orca, "Tab", "Shapes.", "List with 8 items.", "Circles.")
    press_and_hear(program, orca, "Right", "Flower")
    press_and_hear(program, orca, "Right", "Monster")
    # The sectors on the way to the last one are silent.
    press_and_hear(program, orca, "End", "3 Circles")
    press_and_hear(program, orca, "Tab", "Open push button.")
    press_and_hear(program, orca, "Tab", "Volume horizontal slider 50.", "50 dB.",
                   newer="Volume horizontal slider 50 dB 50 percent.")
    press_and_hear(program, orca, "Up", "51 dB")
    press_and_hear(program, orca, "Down", "50 dB")
    # The state is spoken once.
    press_and_hear(program, orca, "Tab", "Edit menu Menu collapsed push button.")
    # Older versions speak the expanded button that has lost the focus, before or after the item.
    press_and_skip(program, orca, "Return", "Copy.")
    press_and_skip(program, orca, "Right", "Cut")
    press_and_hear(program, orca, "Left", "Copy")
    press_and_skip(program, orca, "Tab", "Close")
    press_and_skip(program, orca, "Tab", "Pictures.", "List with 3 items.", "Picture 1, 1 of 1000000.")
    press_and_hear(program, orca, "Right", "Picture 2, 2 of 1000000")
    press_and_hear(program, orca, "End", "Picture 1000000, 1000000 of 1000000")
    # The last change is not spoken again.
    press_and_hear(program, orca, "Tab", "After push button.")
    if program.has_values:
        # Values that Orca would speak twice are exported once the focus has left.
        for name, reached in [("Shapes", 7), ("Pictures", 999_999)]:
            value = program.find("list", name).get_value_iface()
            wait(lambda: f"{name} at {reached}", lambda: Atspi.Value.get_current_value(value) == reached)
        # They are silent then.
        press_and_hear(program, orca, "Tab", "Before push button.")


def test_orca_speaks_a_control_that_has_the_focus_before_its_allocation(program, start_orca):
    orca = start_orca()
    orca.skip_to("Before push button.")
    program.order("add(make_wheel(), 'New wheel')")
    orca.skip_to("New wheel.", "List with 8 items.", "Circles.")
    program.order("add(make_spinning_wheel(), 'New spinning-wheel')")
    # The number of visible items may be unknown yet.
    orca.skip_to("New spinning-wheel")
    orca.skip_to("Picture 1, 1 of 1000000.")
    program.order("add(make_dial(), 'New dial')")
    orca.skip_to("New dial menu Menu collapsed push button.")


def test_orca_speaks_the_app(open_app, start_orca):
    app = open_app()
    wheel = app.find("list", "A wheel of 8 shapes")
    wait("the wheel to have the focus", lambda: is_focused(wheel))
    orca = start_orca()
    orca.skip_to("A wheel of 8 shapes.", "List with 8 items.", "Circles.")
    press_and_skip(app, orca, "Tab", "Open push button.")
    press_and_hear(app, orca, "shift+Tab", "A wheel of 8 shapes.", "List with 8 items.", "Circles.")
    press_and_hear(app, orca, "Right", "Flower")
    app.press("ctrl+4")
    knob = app.find("slider", "Drums, level")
    while not is_focused(knob):
        focused = next((node for node in walk(app.root) if is_focused(node)), None)
        app.press("Tab")
        wait("the focus to move on", lambda: not focused or not is_focused(focused))
    orca.skip_to("−6.0 dB.")
    move_away_and_back(app, orca, "Knobs", "Pause button.", "−6.0 dB.")
    press_and_skip(app, orca, "Up", "−5.5 dB")
    app.press("ctrl+5")
    orca.skip_to("Telephone dial.")
    orca.skip_to("No number.")
    move_away_and_back(app, orca, "Telephone", "About This Page", "No number.")
    # The number once the dial is back; of the digit at the finger stop, a busy Orca 48 is silent.
    press_and_skip(app, orca, "5", "5")
    press_and_skip(app, orca, "3", "53")
