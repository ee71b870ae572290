"""Turns the dial menu by touch."""

import pytest


@pytest.mark.main
def test_drag_turns_the_dial(lists):
    lists.drag("dial", -90, 0)
    lists.wait_for("dial settled")
    assert lists.reports() == ["dial settled 6"]


def test_flick_selects_the_nearest_bubble(lists, device):
    dial = lists.places["dial"]
    device.down(*dial.at(-90))
    # A spring moves the bubble to the top, at any speed of release.
    lists.flick(dial.turn(-90, -60))
    lists.wait_for("dial settled 7")


def test_tap_selects_a_bubble_and_the_next_tap_activates_it(lists):
    dial = lists.places["dial"]
    lists.tap(*dial.at(0))
    lists.wait_for("dial settled 2")
    lists.tap(*dial.at(-90))
    lists.wait_for("dial activate 2")
    assert lists.reports() == ["dial settled 2", "dial activate 2"]


def test_hiding_the_window_cancels_a_drag(lists, device):
    dial = lists.places["dial"]
    device.down(*dial.at(-90))
    lists.slide(dial.arc(-90, -15))
    lists.order("hide")
    lists.wait_for("dial settled 0")
    device.lift()
    lists.order("show")
    lists.reports()
    lists.drag("dial", -90, 0)
    lists.wait_for("dial settled 6")


def test_second_finger_does_not_turn_the_dial(lists, device):
    dial = lists.places["dial"]
    device.down(*dial.at(-90))
    lists.slide(dial.arc(-90, -45))
    device.down(*dial.at(90), 1)
    lists.slide([dial.at(-45)] * 10, dial.arc(90, 120))
    device.up(1)
    lists.slide(dial.arc(-45, 0))
    device.up()
    lists.wait_for("dial settled 6")
    assert lists.reports() == ["dial settled 6"]
