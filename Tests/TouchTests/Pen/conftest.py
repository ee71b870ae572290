"""The device of these tests: a pen, which with-pen provides."""

import pytest

from pen import Pen


@pytest.fixture(scope="session")
def device(display, session_bus):
    return Pen()
