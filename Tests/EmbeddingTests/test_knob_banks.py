"""Moves through banks of knobs by keys, operates the faders of an audio interface, and holds a knob."""

import math

import pytest

from conftest import HERE
from embedded import Example
from process import PYTHON

pytestmark = pytest.mark.timeout(300)

PROGRAMS = {
    "bank-c": ["knob-bank.c"], "bank-python": [PYTHON, "knob-bank.py"],
    "hands-c": ["knob-hands.c"], "hands-python": [PYTHON, "knob-hands.py"],
    "sound-c": ["knob-sound.c"], "sound-python": [PYTHON, "knob-sound.py"]}
BANKS, HANDS, SOUNDS = list(PROGRAMS)[:2], list(PROGRAMS)[2:4], list(PROGRAMS)[4:]


@pytest.fixture
def command(request, compiled):
    """The command of a program."""
    first, *rest = PROGRAMS[request.param]
    return [first, HERE / rest[0]] if rest else [compiled(first)]


@pytest.mark.parametrize("command", BANKS, indirect=True)
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


@pytest.mark.parametrize("command", HANDS, indirect=True)
def test_hand_holds_a_knob(command, display):
    with Example(*command) as program:
        program.press("Down")
        for line in "held", "begin 0", "lap -1", "end 359", "free":
            program.expect(line)
        # A quarter of a turn from the top to the right, beyond the end, which shows at the release alone.
        program.drag(*((100 + 60 * math.sin(angle), 90 - 60 * math.cos(angle))
                       for angle in (math.radians(degrees) for degrees in range(0, 91, 3))))
        program.expect("held")
        program.expect("begin 359")
        program.expect("lap 1")
        value, = map(float, program.expect(r"end (\S+)"))
        # The first pixels only begin the drag.
        assert 70 <= value <= 89
        program.expect("free")
        # Space on the button locks the knob, then unlocks it.
        program.press("Tab", "space", "shift+Tab", "Up", "Home", "Tab", "space", "shift+Tab", "Home")
        program.expect("held")
        program.expect(f"begin {value:g}")
        program.expect("end 0")
        program.expect("free")


@pytest.mark.parametrize("command", SOUNDS, indirect=True)
def test_knob_has_sound(command, display):
    with Example(*command) as program:
        program.expect("arcs 0 1")
        program.expect("clipped 1")
        # The same way up twice: slowly at first, a pixel at a time, then as fast as xdotool moves.
        program.drag(*((100, 120 - step) for step in range(41)), pause=0.05)
        slow, = map(float, program.expect(r"value (\S+)"))
        program.drag(*((100, 120 - step) for step in range(0, 41, 10)))
        both, = map(float, program.expect(r"value (\S+)"))
        # At most a tenth of the 20 that 40 pixels are, then at least twice as much.
        assert 0 < slow <= 2 and both - slow >= 2 * slow, (slow, both)
