"""Fixtures of programs that an input device drives; each folder has the fixture `device`."""

import pytest

from app import App
from marking_menu import MarkingMenu
from program import Program


@pytest.fixture
def open_controls(running, device, prefix):
    """Opens the window of controls.js."""
    return lambda *arguments, **options: running(Program(device, *arguments, **options))


@pytest.fixture
def program(open_controls):
    """A wheel and two knobs, beside a page with a wheel and a knob that scrolls."""
    return open_controls()


@pytest.fixture
def lists(open_controls):
    """A dial menu and a spinning wheel."""
    return open_controls("lists")


@pytest.fixture
def open_page(running, device, demo):
    """Opens the app on a page."""
    return lambda page, **options: running(App(device, demo, "--page", page, **options))


@pytest.fixture
def store(tmp_path):
    """Stores settings, and returns the environment of an app that has them."""
    def store(group, contents):
        settings = tmp_path / "glib-2.0/settings"
        settings.mkdir(parents=True)
        (settings / "keyfile").write_text(f"[{group}]\n{contents}\n")
        return {"XDG_CONFIG_HOME": str(tmp_path), "GSETTINGS_BACKEND": "keyfile"}
    return store


@pytest.fixture
def samples(store):
    """The environment of an app that shows its own pictures, with ends."""
    folder = "resource:///io/github/rotarywheel/Demo/pictures/samples"
    return store("io/github/rotarywheel/Demo", f"pictures-folder='{folder}'\npictures-endless=false")


@pytest.fixture
def rows_for_slow_hands(store):
    """The environment of an app whose rows accept long presses.

    A row of GTK ignores a press that is longer than a double click, as it may be on a busy machine.
    """
    return store("org/gnome/desktop/peripherals/mouse", "double-click=10000")


@pytest.fixture
def open_marking_menu(running, device, prefix):
    """Opens the window of marking-menu.js, by default with the size of a compositor's screen."""
    return lambda *size, **options: running(MarkingMenu(device, *size, **options))
