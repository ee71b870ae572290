"""The device of these tests: a mouse on a compositor or on an X server."""

import pytest

from mouse import Mouse, XMouse


@pytest.fixture(scope="session")
def device(display, session_bus):
    return Mouse() if display == "WAYLAND_DISPLAY" else XMouse()


@pytest.fixture
def menu(open_marking_menu, display):
    """The program, with the size of the screen."""
    return open_marking_menu(1280, 720 if display == "WAYLAND_DISPLAY" else 1024)
