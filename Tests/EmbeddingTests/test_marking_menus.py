"""Opens the marking menus of programs in several languages."""

import pytest

from conftest import HERE
from embedded import MarkingMenu
from process import PYTHON, run

pytestmark = pytest.mark.timeout(300)

PROGRAMS = {
    "c": ["marking-menu.c"], "cpp": ["marking-menu.cc"], "vala": ["marking-menu.vala"],
    "python": [PYTHON, "marking-menu.py"], "javascript": ["gjs", "marking-menu.js"],
    "xml": [PYTHON, "marking-menu-ui.py"],
}


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


def test_ui_file_is_valid(prefix):
    # The tool knows the types of loaded libraries alone.
    library = prefix / "lib/librotarywheel-1.so.0"
    run("env", f"LD_PRELOAD={library}", "gtk4-builder-tool", "validate", HERE / "marking-menu.ui", quiet=True)
