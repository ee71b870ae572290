"""The user's own wheels in the app."""

import os
import pathlib

import pytest

from atspi import BUTTON, activate, extents, wait, walk
from program import ON_WAYLAND
from test_names import await_good_names, await_names, badly_named


@pytest.fixture
def folder():
    """The folder of the app's data, which is empty again after the app has ended."""
    folder = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "rotary-wheel-demo"
    folder.mkdir(parents=True, exist_ok=True)
    yield folder
    for file in folder.iterdir():
        file.unlink()


@pytest.fixture
def open_wheel(folder, open_app):
    """Opens the app with a wheel."""
    def open_wheel(text, **environment):
        (folder / "wheels.txt").write_text(text)
        return open_app("--page", "wheel", **environment)
    return open_wheel


def test_results_are_announced(open_wheel):
    app = open_wheel("# Lunch\tshown\nSalad\t0.1\nPizza\t1000\n")
    wheel = app.find("list", "Lunch")
    wait("the first choice", lambda: wheel.get_description() == "Salad")
    app.press("space")
    wait(lambda: wheel.get_description(), lambda: wheel.get_description() == "Pizza")
    assert app.find("label", "Pizza")
    # The button announces the result, too.
    spin = app.find(BUTTON, "Spin Again")
    wait(lambda: spin.get_description(), lambda: spin.get_description() == "Pizza")
    # Once for each of the two, after the spin has begun.
    assert app.heard("accessible-description", "Lunch")[-1] == "Pizza", app.events


def test_several_winners_are_announced_one_by_one_and_together(open_wheel):
    app = open_wheel("# Raffle\tshown\t2\nAnna\nBen\n")
    wheel = app.find("list", "Raffle")
    app.press("space")
    both = "Anna, Ben", "Ben, Anna"
    wait(lambda: wheel.get_description(), lambda: wheel.get_description() in both)
    spin = app.find(BUTTON, "Spin Again")
    wait(lambda: spin.get_description(), lambda: spin.get_description() == wheel.get_description())
    # The first winner was announced before.
    heard = app.heard("accessible-description", "Raffle")
    assert heard[-1] in both and heard[-1].split(", ")[0] in heard[:-1], app.events


def test_timer_is_paused(open_wheel, tmp_path):
    settings = tmp_path / "glib-2.0/settings/keyfile"
    settings.parent.mkdir(parents=True)
    settings.write_text("[io/github/rotarywheel/Demo]\nwheel-timer=600\n")
    app = open_wheel("# Lunch\tshown\nSalad\nPizza\n", GSETTINGS_BACKEND="keyfile", XDG_CONFIG_HOME=str(tmp_path))
    app.find("list", "Lunch")
    app.press("space")
    button = app.find(BUTTON, "Pause")
    assert button.get_description() == "10:00"
    assert activate(button, "click")
    button = app.find(BUTTON, "Continue")
    assert activate(button, "click")
    app.find(BUTTON, "Pause")


def test_long_result_has_a_second_line_at_rest(open_wheel):
    long = "A walk around the lake with a picnic under the old trees, and back home by the last train"
    app = open_wheel(f"# Sunday\tshown\nTea\t0.1\n{long}\t1000\n")

    def height(text):
        """The height of the result, whose letters are larger than those of the sector."""
        found = (node for node in walk(app.root) if (node.get_role_name(), node.get_name()) == ("label", text))
        return max((extents(node).height for node in found), default=0)

    one_line = wait("the first choice", lambda: height("Tea"))
    app.press("space")
    wait(lambda: height(long), lambda: height(long) > 1.5 * one_line)


def test_choices_are_named(open_wheel):
    app = open_wheel("# Lunch\tshown\nSalad\nPizza\t3\n")
    await_good_names(app, "Lunch", "Spin", "Wheel: Lunch", "Edit Choices", "Full Screen")
    app.press("ctrl+e")
    editor = app.window("Edit Choices")
    app.find(["check box", "switch"], "Each Choice Wins Once", editor)
    app.find(["check box", "switch"], "Equal Sectors", editor)
    await_names(app, "Name of the Wheel", "Winners", "25 percent", "Weight 3: 75 percent", "In the Draw", "Remove")
    assert activate(app.find(BUTTON, "Remove", editor), "click")
    await_names(app, "Weight 3: 100 percent", "“Salad” removed")
    assert any(activate(node, "click") for node in walk(editor) if node.get_name() == "Options")
    await_names(app, "Automatic", "Blue", "Violet", "Custom Color", "Weight", "Choose a Picture", "Move Up")
    app.press("Escape")
    app.close("Edit Choices")


@pytest.mark.parametrize("text, names", [
    ("# Lunch\tshown\n", ["No Choices Yet", "Other Wheels"]),
    ("Pizza\tmany\n", ["Your Wheels Cannot Be Read", "Continue Without Them"]),
])
def test_other_states_are_named(open_wheel, text, names):
    app = open_wheel(text)
    await_good_names(app, *names)
    assert not badly_named(app.root)


@pytest.mark.skipif(not ON_WAYLAND, reason="needs a window manager")
def test_full_screen_has_a_way_out_by_keys_and_without_a_wheel(open_wheel):
    app = open_wheel("# Lunch\tshown\nSalad\nPizza\n")
    for key in "Escape", "F11", "ctrl+n":
        app.find(BUTTON, "Full Screen")
        app.press("F11")
        app.find(BUTTON, "Leave Full Screen")
        app.press(key)
    app.find(BUTTON, "Back")
    # The key leaves it from other pages, too.
    app.press("ctrl+4", "F11")
    app.press("ctrl+1", "ctrl+z")
    app.find(BUTTON, "Full Screen")
