"""Fixtures of all suites: the display and the installed library, which the scripts in meson-helpers provide."""

import contextlib
import os
import pathlib
import subprocess

import pytest

from process import ROOT, run


@pytest.fixture(scope="session")
def display():
    """The display server: with-display and with-compositor start one of their own."""
    for variable in "WAYLAND_DISPLAY", "DISPLAY":
        if variable in os.environ:
            return variable
    pytest.fail("The suite needs a display of its own: see meson-helpers/displays/with-display.")


@pytest.fixture(scope="session")
def session_bus():
    """The address of the session bus, which starts with the display."""
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS")
    return address or pytest.fail("The suite needs a session bus of its own: see meson-helpers/displays/with-display.")


@pytest.fixture(scope="session")
def prefix():
    """The prefix that the library is installed in."""
    if subprocess.run(["pkg-config", "--exists", "rotarywheel-1"]).returncode:
        pytest.fail("The suite needs the installed library: see meson-helpers/with-prefix.")
    return pathlib.Path(run("pkg-config", "--variable=prefix", "rotarywheel-1").strip())


@pytest.fixture(scope="session")
def demo():
    """The app that prints its trace, as `swift build` builds it."""
    program = ROOT / ".build/debug/RotaryWheelTracedDemo"
    assert program.exists(), "swift build --build-tests builds the app"
    return program


@pytest.fixture
def store_dial():
    """Stores the launchers of the dial until the app ends, and returns their names: folders that need not exist."""
    file = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "rotary-wheel-demo/dial.txt"
    file.parent.mkdir(parents=True, exist_ok=True)

    def store_dial(*names):
        file.write_text("# Dial\n" + "".join(f"folder\tfile:///{name}\n" for name in names))
        return names
    yield store_dial
    file.unlink(missing_ok=True)


@pytest.fixture
def running():
    """Begins a program, which ends successfully after the test."""
    with contextlib.ExitStack() as programs:
        yield programs.enter_context
