"""The device of these tests: fingers on a touchscreen, and with a compositor on a touchpad."""

import os

import pytest

from compositor import Compositor
from touchscreen import Touchscreen


@pytest.fixture(scope="session")
def device(display, session_bus):
    return Touchscreen() if os.environ["GDK_BACKEND"] == "x11" else Compositor()
