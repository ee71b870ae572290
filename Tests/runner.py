"""Runs the tests of a program: its functions whose names begin with `test_`."""

import signal
import sys
import traceback


def out_of_time(*_):
    raise TimeoutError("took too long")


def run(names, seconds):
    """Runs each test, for some seconds at most, and exits with whether one has failed."""
    signal.signal(signal.SIGALRM, out_of_time)
    failed = 0
    tests = [(name, test) for name, test in names.copy().items() if name.startswith("test_")]
    for name, test in tests:
        signal.alarm(seconds)
        try:
            test()
            print("ok", name, flush=True)
        except Exception as error:
            failed += 1
            print("FAILED", name, f"{type(error).__name__}: {error}", sep="\n  ")
            print(*traceback.format_tb(error.__traceback__), sep="", end="", flush=True)
        signal.alarm(0)
    print(f"{len(tests) - failed} passed, {failed} failed")
    sys.exit(failed > 0)
