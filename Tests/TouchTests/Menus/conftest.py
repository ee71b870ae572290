"""The device of these tests: a mouse on a compositor or on an X server."""

import functools
import os

import pytest

from marking_menu import ITEMS, share_of
from mouse import Mouse, XMouse
from process import run

# On Wayland, GTK 4.8 takes the secondary button as held after its release, and counts its end again when a menu closes.
ENDED_TWICE = "Broken accounting of active state"
GTK_COUNTS_TWICE = run("pkg-config", "--modversion", "gtk4").startswith("4.8.")


def pytest_addoption(parser):
    parser.addoption(
        "--all-items", action="store_true", help="choose all items from each place on Wayland, too, not a share of them")


@pytest.fixture(scope="session")
def device(display, session_bus):
    return Mouse((float(os.environ.get("SCALE", 1)),)) if display == "WAYLAND_DISPLAY" else XMouse()


@pytest.fixture
def open_menu(open_marking_menu, display):
    """Opens the program, with the size of the screen in its pixels."""
    counts_twice = display == "WAYLAND_DISPLAY" and GTK_COUNTS_TWICE
    return functools.partial(open_marking_menu, known_warning=ENDED_TWICE if counts_twice else None)


@pytest.fixture
def menu(open_menu, display):
    """The program on a screen of the usual size."""
    return open_menu(1280, 1024 if display == "DISPLAY" else 720)


@pytest.fixture
def items(request, display, place):
    """The items to choose from a place. All of them take minutes on a compositor without a graphics card."""
    return ITEMS if display == "DISPLAY" or request.config.getoption("all_items") else share_of(place)
