"""Moves through banks of knobs by keys, and operates the faders of an audio interface."""

import pytest

from conftest import HERE
from embedded import Example
from process import PYTHON

pytestmark = pytest.mark.timeout(300)

PROGRAMS = {"c": ["knob-bank.c"], "python": [PYTHON, "knob-bank.py"]}


@pytest.fixture(params=PROGRAMS)
def command(request, compiled):
    """The command of each program in turn."""
    first, *rest = PROGRAMS[request.param]
    return [first, HERE / rest[0]] if rest else [compiled(first)]


def test_bank_is_one_tab_stop(command, display):
    with Example(*command) as program:
        program.press("Home", "Up")
        program.expect("before 1")
        program.press("Tab", "Up")
        program.expect("first 1")
        program.press("Right", "Right", "Up", "Up", "Down")
        for value in 1, 2, 1:
            program.expect(f"third {value}")
        program.press("Right", "Left", "Up")
        program.expect("second 1")
        program.press("Tab", "Up")
        program.expect("after 1")
        program.press("shift+Tab", "Up")
        program.expect("third 2")
        program.press("Left", "shift+Tab", "Up")
        program.expect("before 2")


def test_channel_strips(compiled, display, leak_check):
    source = (HERE / "channel-strips.c").read_text()
    assert len(source.splitlines()) < 150
    with Example(compiled("channel-strips.c"), env=leak_check.environment) as program:
        program.expect("channel 5 clips")
        program.press("Up")
        program.expect("channel 1 \\+1 dB")
        program.press("Home")
        program.expect("channel 1 off")
        program.press("Up")
        program.expect("channel 1 -80 dB")
        program.press("Right", "Right", "Right", "Right", "Delete")
        program.expect("channel 5 cleared")
        program.press("Tab", "Tab", "Down")
        program.expect("channel 17 -1 dB")
        # The last row is read-only.
        program.press("Tab", "Down", "End", "Home", "shift+Tab", "Up")
        program.expect("channel 24 \\+1 dB")
