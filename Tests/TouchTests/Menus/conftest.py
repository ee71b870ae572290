"""The device of these tests: a mouse on a compositor or on an X server."""

import pytest

from marking_menu import ITEMS
from mouse import Mouse, XMouse
from process import run

# On Wayland, GTK 4.8 takes the secondary button as held after its release, and counts its end again when a menu closes.
ENDED_TWICE = "Broken accounting of active state"
GTK_COUNTS_TWICE = run("pkg-config", "--modversion", "gtk4").startswith("4.8.")


@pytest.fixture(scope="session")
def device(display, session_bus):
    return Mouse() if display == "WAYLAND_DISPLAY" else XMouse()


@pytest.fixture
def menu(open_marking_menu, display):
    """The program, with the size of the screen."""
    if display == "DISPLAY":
        return open_marking_menu(1280, 1024)
    return open_marking_menu(known_warning=ENDED_TWICE if GTK_COUNTS_TWICE else None)


@pytest.fixture
def items(display):
    """The items to choose.

    A headless mutter 43 draws nothing until it must, and keeps the picture of each popup until then, also those of a
    plain GtkPopover. So it stops for ten seconds after the marks of all items.
    """
    return ITEMS[::13] if display == "WAYLAND_DISPLAY" else ITEMS
