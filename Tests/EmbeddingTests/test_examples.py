"""Operates the examples that the app shows: each control in each language, and the files of the interface."""

import pytest

from conftest import EXAMPLES, ROOT
from embedded import Example
from process import run

pytestmark = pytest.mark.timeout(300)

LANGUAGES = "c", "cc", "js", "py", "swift", "ui", "vala"


def spin(program):
    # The sector opposite the indicator.
    program.click(510, 300)
    program.expect_last("Cem")


def scroll(program):
    program.click(300, 250, button=5)
    program.expect_last("Tuesday")


def choose(program):
    program.press("Right", "Return")
    program.expect_last("Copy")


def turn(program):
    program.press("End", "Down")
    program.expect_last("5.9" if program.is_ui else "5.9 dB")


def dial(program):
    # The third hole is at the top.
    program.turn(-90, 15)
    program.expect_last("3")
    if program.is_ui:
        program.expect_last("Stop")


def steer(program):
    program.press("Right")
    program.expect_last("0.785398" if program.is_ui else "45")


USES = {"wheel": spin, "spinning-wheel": scroll, "dial-menu": choose, "knob": turn, "telephone": dial, "helm": steer}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("control", USES)
def test_example_runs(control, language, start_example, display):
    with Example(*start_example(f"{control}.{language}")) as program:
        program.is_ui = language == "ui"
        USES[control](program)


def test_every_control_is_in_every_language():
    controls = [*USES, "marking-menu"]
    wanted = {f"{control}.{language}" for control in controls for language in LANGUAGES}
    assert {path.name for path in EXAMPLES.iterdir()} == wanted
    listed = (ROOT / "Resources/io.github.rotarywheel.Demo.gresource.xml").read_text()
    assert not [name for name in wanted if f"<file>Examples/{name}</file>" not in listed]


def test_examples_are_short():
    lines = {path.name: len(path.read_text().splitlines()) for path in EXAMPLES.iterdir()}
    assert max(lines.values()) <= 45, max(lines, key=lines.get)


@pytest.mark.parametrize("name", [path.name for path in sorted(EXAMPLES.glob("*.ui"))])
def test_ui_file_is_valid(name, prefix):
    # The tool knows the types of loaded libraries alone.
    library = prefix / "lib/librotarywheel-1.so.0"
    run("env", f"LD_PRELOAD={library}", "gtk4-builder-tool", "validate", EXAMPLES / name, quiet=True)
