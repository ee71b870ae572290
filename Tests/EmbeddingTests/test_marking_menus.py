"""Opens the marking menus of programs in several languages, and compares them with the documentation."""

import re
import textwrap

import pytest

from conftest import EXAMPLES
from embedded import MarkingMenu
from process import ROOT

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
