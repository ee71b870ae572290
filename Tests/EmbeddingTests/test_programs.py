"""Turns all four controls by the pointer in a window of a UI file, and faders by keys in C."""

import re
import subprocess

import pytest

from conftest import EXAMPLES, HERE
from embedded import Example, Program
from process import ROOT, run
from toolchain import compile_program

pytestmark = pytest.mark.timeout(300)


@pytest.mark.main
def test_program_turns_every_control_and_leaks_nothing_of_the_library(compiled, display, leak_check):
    with Program(compiled("embed-properties.c"), HERE / "embed.ui", env=leak_check.environment) as program:
        # The wheel and the knob are on top, the spinning wheel and the dial below.
        program.turn(200, 200, 150, -90, 0)
        program.expect("settled 6 6 Swirl")
        program.drag(*((600, 100 - step) for step in range(0, 61, 2)))
        value, own, scale = map(float, program.expect(r"knob (\S+) (\S+) (\S+)"))
        # The whole travel is 200 pixels; the first pixels only begin the drag.
        assert 27 <= value <= 30 and value == own == scale, (value, own, scale)
        program.click(200, 600, button=5)
        program.expect("item 1 1")
        # From the center, which opens the menu and activates the item that closes the window.
        program.drag(*((600, 600 - step) for step in range(0, 151, 5)))
    leak_check.assert_no_leaks()


def test_leak_check_finds_a_leak(leak_check, tmp_path, tmp_path_factory):
    source = tmp_path / "leak.c"
    source.write_text("#include <rotary-wheel.h>\nint main (void) { rotary_wheel_item_new (NULL, NULL); }\n")
    program = compile_program(source, tmp_path_factory.mktemp("leak"))
    subprocess.run([program], check=True, env=leak_check.environment)
    assert leak_check.leaks()


def test_examples_are_short():
    limits = {path: 45 for path in EXAMPLES.iterdir()} | {HERE / "channel-strips.c": 149}
    lines = {path: len(path.read_text().splitlines()) for path in limits}
    assert not [path.name for path in limits if lines[path] > limits[path]]


@pytest.mark.main
def test_documentation_shows_the_example_in_c(compiled):
    source = (HERE / "start.c").read_text()
    page = ROOT / "Resources/documentation/getting-started.md"
    assert f"```c\n{source}```" in page.read_text()
    compiled("start.c")


@pytest.mark.parametrize("name", [pytest.param("embed.ui", marks=pytest.mark.main), *(
    f"Examples/{path.name}" for path in sorted(EXAMPLES.glob("*.ui")))])
def test_ui_file_is_valid(name, prefix):
    # The tool knows the types of loaded libraries alone.
    library = prefix / "lib/librotarywheel-1.so.0"
    run("env", f"LD_PRELOAD={library}", "gtk4-builder-tool", "validate", HERE / name, quiet=True)


def test_channel_strips(compiled, display, leak_check):
    with Example(compiled("channel-strips.c"), env=leak_check.environment) as program:
        for keys, line in [
            ([], "channel 5 clips"), (["Up"], "channel 1 +1 dB"), (["Home"], "channel 1 off"),
            (["Up"], "channel 1 -80 dB"), (["Right", "Right", "Right", "Right", "Delete"], "channel 5 cleared"),
            (["Left", "Down"], "channel 4 -1 dB"), (["Tab", "Tab", "Down"], "channel 17 -1 dB"),
            # The last row is read-only.
            (["Tab", "Down", "End", "Home", "shift+Tab", "Up"], "channel 24 +1 dB"),
            # Left from the last one; Shift+Tab leaves the bank from its first one.
            (["Left", "shift+Tab", "Up"], "channel 16 +1 dB"),
        ]:
            if keys:
                program.press(*keys)
            program.expect(re.escape(line))
    leak_check.assert_no_leaks()


def test_menu_stays_open_and_has_a_value(compiled, display, leak_check):
    with Example(compiled("menu-values.c"), env=leak_check.environment) as program:
        # Each stroke upward begins where the menu is after the one before.
        for y, lines in (400, ["open", "undo"]), (320, ["undo"]):
            program.drag(*((300, y - step) for step in range(0, 81, 8)), button=3)
            for line in lines:
                program.expect(line)
        for keys, line in [(["Down", "Return", "Up"], "volume 60"), (["Escape"], "volume 50")]:
            program.press(*keys)
            program.expect(line)
        program.press("Escape")
    leak_check.assert_no_leaks()
