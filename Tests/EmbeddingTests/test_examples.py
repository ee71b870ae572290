"""Operates the examples that the app shows: each control in each language, and the files of the interface."""

import itertools
import re
import shutil
import textwrap

import pytest

from conftest import EXAMPLES, HERE
from embedded import Example, MarkingMenu
from process import ROOT, run
from toolchain import compile_program

pytestmark = pytest.mark.timeout(300)

# The languages in the documentation, and the ends of the names of their examples.
DOCUMENTED = {"c": "c", "cpp": "cc", "javascript": "js", "python": "py", "xml": "ui", "vala": "vala"}
LANGUAGES = sorted([*DOCUMENTED.values(), "swift"])
# The app does not show these. Blueprint 0.6 has no lookups of two properties, which the telephone needs.
BLUEPRINTS = ["wheel", "spinning-wheel", "dial-menu", "knob", "angle", "helm", "marking-menu"]


def spin(program):
    # The sector opposite the indicator.
    program.click(510, 300)
    program.expect_last("2" if program.is_blueprint else "Cem")


def scroll(program):
    program.click(300, 250, button=5)
    program.expect_last("1" if program.is_blueprint else "Tuesday")


def choose(program):
    program.press("Right", "Return")
    program.expect_last("1" if program.is_blueprint else "Copy")


def turn(program):
    program.press("End", "Down")
    program.expect_last("5.9" if program.is_ui else "5.9 dB")


def dial(program):
    # The third hole is at the top.
    program.turn(300, 300, 225, -90, 15)
    program.expect_last("3")
    if program.is_ui:
        program.expect_last("Stop")


def steer(program):
    program.press("Right")
    program.expect_last("0.785398" if program.is_ui else "45")


def aim(program):
    program.press("Shift_L+Up", "Up")
    program.expect_last("16" if program.is_ui else "16°")
    if not program.is_ui:
        program.click(300, 250)
        program.expect_last("0°")


USES = {"wheel": spin, "spinning-wheel": scroll, "dial-menu": choose, "knob": turn, "angle": aim, "telephone": dial,
        "helm": steer}
# The telephone and the helm are wheels, and the angle is a knob.
CONTROLS = ["wheel", "spinning-wheel", "dial-menu", "knob"]


def use(control, language, command_of, environment=None):
    with Example(*command_of(f"Examples/{control}.{language}"), env=environment) as program:
        program.is_blueprint = language == "blp"
        program.is_ui = language in ("ui", "blp")
        USES[control](program)


# The examples in Swift are a package of their own, whose build takes long.
@pytest.mark.parametrize("control, language", [
    pytest.param(control, language, marks=pytest.mark.main if control in CONTROLS and language != "swift" else [])
    for control, language in itertools.product(USES, [*LANGUAGES, "blp"])
    if language != "blp" or control in BLUEPRINTS])
def test_example_runs(control, language, command_of, display):
    use(control, language, command_of)


# C and C++ call the functions as the programs of Tests/MemoryTests do.
@pytest.mark.parametrize("control, language", itertools.product(CONTROLS, sorted({*LANGUAGES} - {"c", "cc"})))
def test_example_leaks_nothing_of_the_library(control, language, command_of, display, leak_check):
    use(control, language, command_of, leak_check.environment)
    leak_check.assert_no_leaks()


@pytest.mark.parametrize("language", [pytest.param("c", marks=pytest.mark.main), *LANGUAGES[1:], "blp"])
def test_mark_runs_an_action(language, command_of, display):
    with MarkingMenu(*command_of(f"Examples/marking-menu.{language}")) as program:
        program.drag(*((300, 300 - step) for step in range(0, 101, 5)), button=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_click_opens_the_marking_menu(language, command_of, display, leak_check):
    with MarkingMenu(*command_of(f"Examples/marking-menu.{language}"), env=leak_check.environment) as program:
        page = program.measure("%k")
        program.click(300, 300, button=3)
        # The items are drawn over the page.
        program.await_colors(page + 100, "root")
        # In the wedge of the item that closes the window, between its bubble and the center.
        program.click(300, 240)
    leak_check.assert_no_leaks()


@pytest.mark.parametrize("language, suffix", DOCUMENTED.items())
def test_documentation_shows_the_marking_menu(language, suffix):
    page = (ROOT / "Resources/documentation/marking-menus.md").read_text()
    shown = re.search(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[1]
    source = (EXAMPLES / f"marking-menu.{suffix}").read_text()
    assert len(shown.splitlines()) <= 6
    assert any(textwrap.indent(shown, " " * indent) in source for indent in (0, 2, 4))


@pytest.mark.parametrize("name, folder", [("ToolsInAMenu", "Sources/RotaryWheel/RotaryWheel.docc"),
                                          ("tools-in-a-menu", "Resources/documentation")])
def test_documentation_shows_the_tools_in_a_menu(name, folder):
    page = (ROOT / folder / f"{name}.md").read_text()
    for language in "c", "python", "xml":
        blocks = re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
        source = (HERE / f"Articles/tools-in-a-menu.{DOCUMENTED[language]}").read_text()
        # The last one in XML is an icon alone.
        assert [any(textwrap.indent(block, " " * indent) in source for indent in (2, 4)) for block in blocks[:3]] == [True] * 3
        assert max(len(block.splitlines()) for block in blocks) <= 10


@pytest.mark.parametrize("language", [pytest.param("c", marks=pytest.mark.main), "py", "ui"])
def test_tools_in_a_menu_run(language, command_of, display):
    name = "Articles/tools-in-a-menu"
    command = [*command_of(f"{name}.py"), HERE / f"{name}.ui"] if language == "ui" else command_of(f"{name}.{language}")
    with Example(*command) as program:
        # Undo is at the top; the menu stays open around the pointer.
        for y in 300, 220:
            program.drag(*((300, y - step) for step in range(0, 81, 5)), button=3)
            program.expect("undo")
        program.press("Escape")
        # Blue is on the left.
        program.drag(*((300 - step, 300) for step in range(0, 81, 5)), button=3)
        program.expect("'#1c71d8'")


@pytest.mark.main
def test_documentation_completes_a_blueprint(compiled, tmp_path, display):
    page = (ROOT / "Resources/documentation/getting-started.md").read_text()
    shown, code = re.search(r"^```blueprint\n(.*?)^```$.*?^```c\n(.*?)^```$", page, re.MULTILINE | re.DOTALL).groups()
    assert shown == (EXAMPLES / "knob.blp").read_text()
    source = tmp_path / "complete.c"
    source.write_text(f"#include <rotary-wheel.h>\nint main (void) {{ gtk_init (); rotary_wheel_init ();\n{code}}}\n")
    shutil.copy(compiled("Examples/knob.blp"), tmp_path / "knob.ui")
    (tmp_path / "program").mkdir()
    run(compile_program(source, tmp_path / "program"), cwd=tmp_path, quiet=True)


def test_every_control_is_in_every_language():
    controls = [*USES, "marking-menu"]
    wanted = {f"{control}.{language}" for control in controls for language in LANGUAGES}
    assert {path.name for path in EXAMPLES.iterdir()} == wanted | {f"{control}.blp" for control in BLUEPRINTS}
    listed = (ROOT / "Resources/io.github.rotarywheel.Demo.gresource.xml").read_text()
    # No page of the app is about the angle.
    shown = {name for name in wanted if not name.startswith("angle.")}
    assert not [name for name in shown if f"<file>Examples/{name}</file>" not in listed]
