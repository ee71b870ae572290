"""Fixtures of programs that embed the controls."""

import pathlib

import pytest

from leaks import LeakCheck
from process import PYTHON, ROOT
from toolchain import compile_program

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE / "Examples"
PACKAGE = ROOT / ".build/swift-package/debug"


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
def command_of(compiled):
    """Returns the command of a program in the language of its file."""
    def command_of(name):
        source = HERE / name
        match source.suffix:
            case ".swift":
                return [PACKAGE / source.stem]
            case ".py":
                return [PYTHON, source]
            case ".js":
                return ["gjs", source]
            case ".ui":
                return [PYTHON, HERE / "show-ui.py", source]
            case ".blp":
                return [PYTHON, HERE / "show-ui.py", compiled(name)]
            case _:
                return [compiled(name)]
    return command_of


@pytest.fixture
def leak_check(prefix, tmp_path):
    return LeakCheck(tmp_path)
