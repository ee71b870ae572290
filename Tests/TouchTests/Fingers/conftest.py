"""The device of these tests: fingers on a touchscreen and on a touchpad, which need a compositor."""

import pytest

from compositor import Compositor


@pytest.fixture(scope="session")
def device(display, session_bus):
    return Compositor()
