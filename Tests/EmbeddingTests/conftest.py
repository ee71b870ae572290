"""Fixtures of programs that embed the controls."""

import pathlib

import pytest

from leaks import LeakCheck
from process import PYTHON, ROOT
from toolchain import compile_program

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE / "Examples"
PACKAGE = ROOT / ".build/swift-package/debug"
PROGRAMS = {
    "C": ["embed.c"], "C++": ["embed.cc"], "Vala": ["embed.vala"], "Python": [PYTHON, "embed.py"],
    "JavaScript": ["gjs", "embed.js"], "UI file": [PYTHON, "embed-ui.py"],
    "properties": ["embed-properties.c", "embed.ui"], "Swift": [PACKAGE / "Embedded"],
}


@pytest.fixture(scope="session")
def compiled(prefix, tmp_path_factory):
    """Returns the program of a source, which it compiles once."""
    folder = tmp_path_factory.mktemp("compiled")
    programs = {}

    def compiled(name):
        if name not in programs:
            programs[name] = compile_program(HERE / name, folder)
        return programs[name]
    return compiled


@pytest.fixture(scope="session")
def start_example(compiled):
    """Returns the command of an example in the language of its file."""
    def start_example(name):
        source = EXAMPLES / name
        match source.suffix:
            case ".swift":
                return [PACKAGE / source.stem]
            case ".py":
                return [PYTHON, source]
            case ".js":
                return ["gjs", source]
            case ".ui":
                return [PYTHON, HERE / "show-ui.py", source]
            case _:
                return [compiled(f"Examples/{name}")]
    return start_example


@pytest.fixture(params=PROGRAMS)
def command(request, compiled):
    """The command of each program in turn."""
    first, *rest = PROGRAMS[request.param]
    if str(first).endswith((".c", ".cc", ".vala")):
        first = compiled(first)
    return [first, *(HERE / name for name in rest)]


@pytest.fixture
def leak_check(prefix, tmp_path):
    return LeakCheck(tmp_path)
