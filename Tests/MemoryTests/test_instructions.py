"""Counts the library's own instructions in a frame, with and without a move of the pointer; GTK's are its own."""

import concurrent.futures
import os
import pathlib

import pytest

from valgrind import Valgrind

pytestmark = pytest.mark.timeout(300)

HERE = pathlib.Path(__file__).resolve().parent
FRAMES = 60
# Thousands of instructions in a frame.
LIMITS = {
    ("knob", "frame"): 53, ("wheel", "frame"): 64, ("spinning-wheel", "frame"): 182,
    ("knob", "drag"): 39, ("wheel", "drag"): 38, ("spinning-wheel", "drag"): 58,
}


@pytest.fixture(scope="module")
def counts(prefix, tmp_path_factory):
    """The futures of the programs' counts; the programs run in parallel."""
    valgrind = Valgrind(tmp_path_factory.mktemp("programs"))
    program = valgrind.build(HERE / "instructions.c", "-std=gnu11", "-rdynamic", "-lX11", "-lXtst")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        yield {case: workers.submit(valgrind.instructions_of, program, *case) for case in LIMITS}


@pytest.mark.parametrize("case", LIMITS, ids="-".join)
def test_frame_takes_few_instructions(counts, case):
    thousands = counts[case].result() / FRAMES / 1000
    assert 0 < thousands <= 1.05 * LIMITS[case], f"{thousands:.1f} thousand instructions"
