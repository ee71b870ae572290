"""The device of these tests: a mouse on a compositor or on an X server."""

import pytest

from mouse import Mouse, XMouse


@pytest.fixture(scope="session")
def device(display, session_bus):
    return Mouse() if display == "WAYLAND_DISPLAY" else XMouse()


@pytest.fixture
def open_page(open_page, device):
    """Opens the app on a page and focuses its window."""
    def open_focused(page, **environment):
        app = open_page(page, **environment)
        device.focus(app.process.pid)
        return app
    return open_focused
