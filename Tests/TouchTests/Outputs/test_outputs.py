"""Moves the controls between monitors of several scales. They are as sharp there as if they had begun there."""

import subprocess

import pytest

from controls import difference

pytestmark = pytest.mark.timeout(120)


def convert(source, target, *options):
    subprocess.run(["convert", source, *options, target], check=True)
    return target


def fineness(picture, folder):
    """How much of the wheel a picture of scale 2 loses at half its size."""
    wheel = convert(picture, folder / "wheel.png", "-crop", "800x780+0+0", "+repage")
    coarse = convert(wheel, folder / "coarse.png", "-resize", "50%", "-resize", "800x780!")
    return difference("RMSE", wheel, coarse)


def check_move(open_controls, start, end):
    """Compares the controls after a move between monitors with controls that begin there; returns the pictures."""
    with open_controls(end) as controls:
        controls.turn()
        begun = controls.pictures("begun")
    with open_controls(start) as controls:
        controls.turn()
        before = controls.picture("before")
        controls.move(end)
        moved = controls.pictures("moved")
    for one, other in zip(moved, begun, strict=True):
        assert difference("AE", one, other) == 0, one
    return before, moved


@pytest.mark.parametrize("end", [
    pytest.param(1, id="scale 2"), pytest.param(2, id="scale 1.25"), pytest.param(3, id="scale 1.5")])
def test_window_is_finer_on_a_monitor_of_a_larger_scale(open_controls, tmp_path, end):
    before, moved = check_move(open_controls, 0, end)
    enlarged = convert(before, tmp_path / "enlarged.png", "-resize", "200%")
    for picture in moved:
        # A turning wheel is a smoothed texture.
        assert fineness(picture, tmp_path) > 1.2 * fineness(enlarged, tmp_path), picture


def test_window_that_returns_from_scale_2_is_drawn_at_scale_1(open_controls):
    check_move(open_controls, 1, 0)
