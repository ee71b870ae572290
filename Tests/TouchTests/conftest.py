"""Fixtures of programs that an input device drives; ROTARYWHEEL_TOOL has the device: finger, mouse or pen."""

import os

import pytest

from app import App
from compositor import Compositor
from marking_menu import ITEMS, PLACES, MarkingMenu
from mouse import Mouse
from pen import Pen
from program import Program

TOOL = os.environ.get("ROTARYWHEEL_TOOL", "finger")


def pytest_addoption(parser):
    parser.addoption("--all-items", action="store_true", help="choose all items from each place, not a share of them")


@pytest.fixture(scope="session")
def device(display, session_bus):
    """The device, which needs a compositor."""
    if TOOL == "pen":
        return Pen()
    return {"finger": Compositor, "mouse": Mouse}[TOOL]((float(os.environ.get("SCALE", 1)),))


@pytest.fixture
def open_controls(running, device, prefix):
    """Opens a scene of controls.js."""
    return lambda *scene, **options: running(Program(device, *scene, **options))


@pytest.fixture
def program(open_controls):
    """A wheel and two knobs, beside a page with a wheel and a knob that scrolls."""
    return open_controls("wheels")


@pytest.fixture
def lists(open_controls):
    """A dial menu and a spinning wheel."""
    return open_controls("lists")


@pytest.fixture
def menu(running, device, prefix):
    """The menu of three levels; long presses are short."""
    menu = running(MarkingMenu(device, known_warning=device.known_warning))
    menu.do("settings.gtk_long_press_time = 100")
    return menu


@pytest.fixture
def items(request, place):
    """The items to choose from a place: all together have all items, which take minutes without a graphics card."""
    return ITEMS if request.config.getoption("all_items") else ITEMS[PLACES.index(place)::len(PLACES)]


@pytest.fixture
def open_page(running, device, demo):
    """Opens the app on a page."""
    return lambda page, **options: running(App(device, demo, "--page", page, **options))


@pytest.fixture
def samples(tmp_path):
    """Stores settings; returns the environment of an app that has them, and shows its own pictures, with ends."""
    def samples(*settings):
        folder = tmp_path / "glib-2.0/settings"
        folder.mkdir(parents=True)
        pictures = "pictures-folder='resource:///io/github/rotarywheel/Demo/pictures/samples'"
        lines = ["[io/github/rotarywheel/Demo]", pictures, "pictures-endless=false", *settings, ""]
        (folder / "keyfile").write_text("\n".join(lines))
        return {"XDG_CONFIG_HOME": str(tmp_path), "GSETTINGS_BACKEND": "keyfile"}
    return samples
