"""The controls follow the contrast and the reduced motion of the settings portal."""

import itertools
import pathlib

import pytest

from atspi import wait
from process import PYTHON, Process
from screen import border_contrasts

PORTAL = pathlib.Path(__file__).resolve().parent / "portal.py"
# The least contrast of graphical objects.
GRAPHICS = 3


@pytest.fixture
def send(running):
    """Sends a setting by a portal."""
    portal = running(Process([PYTHON, PORTAL]))
    portal.await_word("ready")

    def send(setting):
        portal.forget("emitted")
        portal.order(setting)
        portal.await_word("emitted")
    return send


@pytest.fixture(params=[
    ("org.freedesktop.appearance contrast uint32 0", "org.freedesktop.appearance contrast uint32 1"),
    ("org.gnome.desktop.a11y.interface high-contrast false", "org.gnome.desktop.a11y.interface high-contrast true"),
    ("org.freedesktop.appearance contrast 'high'", "org.freedesktop.appearance contrast uint32 1"),
], ids=["appearance", "GNOME", "wrong type"])
def settings(request):
    """A setting of normal contrast, and one of high contrast."""
    return request.param


def test_controls_follow_the_setting(send, settings, open_expanded):
    normal, high = settings
    send(normal)
    program = open_expanded()
    assert min(border_contrasts(program)) < GRAPHICS
    send(high)
    wait("borders", lambda: min(border_contrasts(program)) >= GRAPHICS)
    send(normal)
    wait("no borders", lambda: min(border_contrasts(program)) < GRAPHICS)


def test_controls_read_the_setting_at_the_start(send, settings, open_expanded):
    send(settings[1])
    program = open_expanded()
    wait("borders from the start", lambda: min(border_contrasts(program)) >= GRAPHICS)


def test_motions_follow_the_setting(send, open_controls):
    moving, still = (f"org.freedesktop.appearance reduced-motion uint32 {value}" for value in (0, 1))
    positions = itertools.cycle([2, 5])

    def jumps():
        """Whether the spinning wheel is immediately at another item."""
        settled = f"spinning settled {next(positions)}"
        for word in "spinning", "gone":
            program.forget(word)
        program.order(f"spinning_wheel.set_selected({settled.split()[-1]}); say('gone')")
        program.await_line(settled, lambda line: line == settled)
        program.await_word("gone")
        return program.lines.index(settled) < program.lines.index("gone")

    send(still)
    program = open_controls()
    wait("no motion from the start", jumps)
    send(moving)
    wait("motions", lambda: not jumps())
    send(still)
    wait("no motion", jumps)
