"""The device of these tests: fingers on four monitors, each with a scale, which need a compositor."""

import pytest

from compositor import Compositor
from controls import SCALES, Controls


@pytest.fixture(scope="session")
def device(display, session_bus):
    return Compositor(SCALES)


@pytest.fixture
def open_controls(device, prefix, tmp_path):
    """Shows the controls on a monitor, as long as a block."""
    return lambda monitor: Controls(device, monitor, tmp_path)
