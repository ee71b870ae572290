"""The device of these tests: a mouse, a touchpad and a keyboard, which need a compositor."""

import pytest

from mouse import Mouse


@pytest.fixture(scope="session")
def device(display, session_bus):
    return Mouse()
