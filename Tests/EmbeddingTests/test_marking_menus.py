"""Opens the marking menus of programs in several languages, and compares them with the documentation."""

import re
import textwrap

import pytest

from conftest import HERE
from embedded import MarkingMenu
from process import PYTHON, ROOT, run

pytestmark = pytest.mark.timeout(300)

PROGRAMS = {
    "c": ["marking-menu.c"], "cpp": ["marking-menu.cc"], "vala": ["marking-menu.vala"],
    "python": [PYTHON, "marking-menu.py"], "javascript": ["gjs", "marking-menu.js"],
    "xml": [PYTHON, "marking-menu-ui.py"],
}
SOURCES = {language: command[-1].replace("-ui.py", ".ui") for language, command in PROGRAMS.items()}


@pytest.fixture(params=PROGRAMS)
def command(request, compiled):
    """The command of each program in turn."""
    first, *rest = PROGRAMS[request.param]
    return [first, HERE / rest[0]] if rest else [compiled(first)]


def test_mark_runs_an_action(command, display):
    with MarkingMenu(*command) as program:
        program.draw_mark()


def test_click_opens_the_menu(command, display, leak_check):
    with MarkingMenu(*command, env=leak_check.environment) as program:
        program.open()
        program.choose()
    leaks = leak_check.leaks()
    assert not leaks, leaks[0]


@pytest.mark.parametrize("language", SOURCES)
def test_documentation_shows_the_example(language):
    page = (ROOT / "Resources/documentation/marking-menus.md").read_text()
    shown = re.search(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[1]
    source = (HERE / SOURCES[language]).read_text()
    assert len(shown.splitlines()) <= 6
    assert any(textwrap.indent(shown, " " * indent) in source for indent in (0, 2, 4))


def test_ui_file_is_valid(prefix):
    # The tool knows the types of loaded libraries alone.
    library = prefix / "lib/librotarywheel-1.so.0"
    run("env", f"LD_PRELOAD={library}", "gtk4-builder-tool", "validate", HERE / "marking-menu.ui", quiet=True)
