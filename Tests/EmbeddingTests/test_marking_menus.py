"""Opens the marking menus of programs in several languages, and compares them with the documentation."""

import pathlib
import re
import textwrap

import pytest

from conftest import EXAMPLES
from embedded import FixedDirections, MarkingMenu
from process import PYTHON, ROOT

pytestmark = pytest.mark.timeout(300)

LANGUAGES = {
    "c": "c", "cpp": "cc", "vala": "vala", "python": "py", "javascript": "js", "xml": "ui", "swift": "swift",
}


@pytest.fixture(params=LANGUAGES)
def command(request, start_example):
    """The command of each program in turn."""
    return start_example(f"marking-menu.{LANGUAGES[request.param]}")


@pytest.mark.parametrize("command", [pytest.param("c", marks=pytest.mark.main), *list(LANGUAGES)[1:]], indirect=True)
def test_mark_runs_an_action(command, display):
    with MarkingMenu(*command) as program:
        program.draw_mark()


def test_click_opens_the_menu(command, display, leak_check):
    with MarkingMenu(*command, env=leak_check.environment) as program:
        program.open()
        program.choose()
    leaks = leak_check.leaks()
    assert not leaks, leaks[0]


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "swift"])
def test_documentation_shows_the_example(language):
    page = (ROOT / "Resources/documentation/marking-menus.md").read_text()
    shown = re.search(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[1]
    source = (EXAMPLES / f"marking-menu.{LANGUAGES[language]}").read_text()
    assert len(shown.splitlines()) <= 6
    assert any(textwrap.indent(shown, " " * indent) in source for indent in (0, 2, 4))


@pytest.mark.parametrize("language", ["c", "py"])
def test_menu_with_fixed_directions(language, compiled, display):
    source = f"dial-popover.{language}"
    command = [compiled(source)] if language == "c" else [PYTHON, pathlib.Path(__file__).with_name(source)]
    with FixedDirections(*command) as program:
        for line in "wedges 1", "F8 5000 4000 1", "M 0 0 L 7.07 -7.07", "M 0 0 L -10 0":
            program.expect(re.escape(line))
        program.draw(70, -70)
        program.expect("across")
        # By crossing the outer edge, without a button.
        program.open()
        program.hover(0, 250)
        program.expect("closed")
        program.expect("down")
        for key, word in [("ctrl+k", "across"), ("F1", "strokes")]:
            program.open()
            program.press(key)
            assert sorted(program.expect("(.*)")[0] for _ in range(2)) == sorted(["closed", word])
        program.hold_key("F8", -70, 0)
