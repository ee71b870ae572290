"""Runs a program for each control under valgrind: no invalid access, and no leak of the library."""

import concurrent.futures
import os
import pathlib

import pytest

from valgrind import Valgrind

pytestmark = pytest.mark.timeout(900)

HERE = pathlib.Path(__file__).resolve().parent
PROGRAMS = ["wheel", "spinning-wheel", "dial-menu", "marking-menu", "knob", "rotation-gesture"]
MISTAKES = {
    "invalid-read": "char *text = g_strdup (\"text\"); g_free (text); return text[0];",
    "leak": "return rotary_wheel_item_new (NULL, NULL) == NULL;",
}


@pytest.fixture(scope="module")
def valgrind(prefix, tmp_path_factory):
    return Valgrind(tmp_path_factory.mktemp("programs"))


@pytest.fixture(scope="module")
def errors(valgrind):
    """The futures of the programs' errors; the programs run in parallel."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        yield {name: workers.submit(valgrind.errors_of, HERE / f"{name}.c") for name in PROGRAMS}


@pytest.mark.parametrize("name", PROGRAMS)
def test_program_has_no_memory_errors(errors, name):
    found = errors[name].result()
    assert not found, found[0]


@pytest.mark.parametrize("name", MISTAKES)
def test_valgrind_finds_mistakes(valgrind, tmp_path, name):
    source = tmp_path / f"{name}.c"
    # The function stands for one of the library, whose constructors are tail calls without frames. It runs twice,
    # because a register may hold the last object.
    source.write_text(
        f"#include <rotary-wheel.h>\nstatic int rotary_mistake (void) {{ {MISTAKES[name]} }}\n"
        "int main (void) { for (int i = 0; i < 2; i++) if (rotary_mistake ()) return 1; return 0; }\n")
    assert len(valgrind.errors_of(source)) == 1
