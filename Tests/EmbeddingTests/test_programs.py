"""Turns all four controls by the pointer, in windows of programs in several languages."""

import pathlib
import subprocess

import pytest

from conftest import PROGRAMS
from embedded import Embedded
from process import PYTHON, run
from toolchain import flags

pytestmark = pytest.mark.timeout(300)

HERE = pathlib.Path(__file__).resolve().parent


def use(command, environment=None):
    with Embedded(*command, env=environment) as program:
        program.turn_wheel()
        program.turn_knob()
        program.scroll_spinning_wheel()
        program.open_dial()


# The example in Swift is a package of its own, whose build takes long.
@pytest.mark.parametrize("command", [
    pytest.param(name, marks=[] if name == "Swift" else pytest.mark.main) for name in PROGRAMS], indirect=True)
def test_program_turns_every_control(command, display):
    use(command)


def test_program_leaks_nothing_of_the_library(command, display, leak_check):
    use(command, leak_check.environment)
    leaks = leak_check.leaks()
    assert not leaks, leaks[0]


def test_leak_check_finds_a_leak(leak_check, tmp_path):
    source, program = tmp_path / "leak.c", tmp_path / "leak"
    source.write_text("#include <rotary-wheel.h>\nint main (void) { rotary_wheel_item_new (NULL, NULL); }\n")
    run("gcc", source, "-o", program, *flags(), quiet=True)
    subprocess.run([program], check=True, env=leak_check.environment)
    assert leak_check.leaks()


def test_examples_are_short():
    examples = [*HERE.glob("embed[-.]*"), HERE / "SwiftPackage/Sources/Embedded/main.swift"]
    # One of them lists all properties.
    checked = [path for path in examples if path.suffix != ".ui" and path.name != "embed-properties.c"]
    long = [path.name for path in checked if len(path.read_text().splitlines()) >= 60]
    assert len(examples) >= 8 and not long, long


@pytest.mark.main
def test_documentation_shows_the_example_in_c(compiled):
    source = (HERE / "start.c").read_text()
    page = HERE.parents[1] / "Resources/documentation/getting-started.md"
    assert f"```c\n{source}```" in page.read_text()
    compiled("start.c")


def test_elimination_draws_each_item_once(compiled, display):
    program = compiled("draw.c")
    results = [subprocess.run([program, str(seed)], check=True, capture_output=True, text=True).stdout.split()
               for seed in range(10)]
    assert all(sorted(result) == ["Ada", "Ben", "Cem", "Dee"] for result in results)
    assert len({tuple(result) for result in results}) > 3


def test_knobs_with_pictures_are_drawn(compiled, display):
    picture = HERE.parents[1] / "Resources/pictures/samples/Sunset.svg"
    result = subprocess.run([compiled("knob-pictures.c"), picture], check=True, capture_output=True, text=True)
    assert result.stderr == ""


@pytest.mark.parametrize("language", ["c", "py"])
@pytest.mark.parametrize("name, lines", {
    "knob-scales": ["linear 5.00", "power 2.50", "table 1.00", "custom 2.50", "Off", "controller 5.50"],
    "knob-texts": ["3", "3 Hz", "+3 dB", "3 ms", "300 %", "100 R", "+3 st", "200 %", "II", "II"],
}.items())
def test_knob_has_scales_and_texts(compiled, display, name, lines, language):
    command = [compiled(f"{name}.c")] if language == "c" else [PYTHON, HERE / f"{name}.py"]
    result = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
    assert result.stdout.replace("\u00a0", " ").splitlines() == lines
    assert result.stderr == ""


@pytest.mark.main
def test_ui_file_is_valid(prefix):
    # The tool knows the types of loaded libraries alone.
    library = prefix / "lib/librotarywheel-1.so.0"
    run("env", f"LD_PRELOAD={library}", "gtk4-builder-tool", "validate", HERE / "embed.ui", quiet=True)


def test_program_has_the_marks_of_a_menu(compiled, display):
    program = compiled("strokes.c")
    for action, mark in {"win.copy": "M 0 0 L 0 -10", "win.cut": "M 0 0 L 0 10", "win.paste": "none"}.items():
        result = subprocess.run([program, action], check=True, capture_output=True, text=True, timeout=60)
        assert (result.stdout, result.stderr) == (f"{mark}\n", "")
