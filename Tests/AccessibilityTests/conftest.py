"""Fixtures of programs that assistive technologies reach."""

import os
import subprocess

import pytest

import atspi
from compositor import Compositor
from program import ORCA_ASKS, Controls, Program
from xtest import Keyboard


@pytest.fixture(scope="session", autouse=True)
def accessibility_bus(display, session_bus):
    """The address of the accessibility bus, which the tests are connected to."""
    return atspi.start()


@pytest.fixture(scope="session")
def keyboard(display):
    return Compositor() if display == "WAYLAND_DISPLAY" else Keyboard()


@pytest.fixture
def open_app(running, keyboard, demo):
    """Opens the app, and closes its window after the test."""
    programs = []

    def open_app(*arguments, title="Rotary Wheel", **environment):
        programs.append((running(Program(keyboard, [demo, *arguments], ORCA_ASKS, **environment)), title))
        return programs[-1][0]
    yield open_app
    for program, title in programs:
        program.close_last_window(title)


@pytest.fixture
def open_controls(running, keyboard, prefix):
    """Opens the window of controls.py."""
    return lambda *settings, **options: running(Controls(keyboard, *settings, **options))


@pytest.fixture
def make_locale(tmp_path):
    """Compiles a locale; returns the environment of its programs and its separator of thousands."""
    def make_locale(name):
        subprocess.run(["localedef", "-i", name, "-f", "UTF-8", tmp_path / f"{name}.UTF-8"], check=True)
        environment = {"LOCPATH": str(tmp_path), "LC_ALL": f"{name}.UTF-8"}
        answer = subprocess.run(
            ["locale", "thousands_sep"], check=True, capture_output=True, env=os.environ | environment)
        return environment, answer.stdout.decode().rstrip("\n") or ","
    return make_locale


@pytest.fixture
def program(open_controls):
    """One of each control between two buttons."""
    return open_controls()
