"""Turns the spinning wheel by touch."""

import pytest


@pytest.mark.main
def test_drag_turns_the_spinning_wheel(lists, device):
    # A little more than the width of two items.
    lists.push("rim", -14, 20)
    device.up()
    lists.wait_for("rim settled")
    assert lists.reports() == ["rim settled 2"]


def test_flick_coasts(lists, device):
    lists.order("coast")
    lists.wait_for("coasting")
    lists.reports()
    rim = lists.places["rim"]
    device.down(rim.x, rim.y)
    lists.flick(lambda part: (rim.x - 250 * part, rim.y))
    assert int(lists.wait_for("rim settled").split()[2]) > 3


def test_spinning_wheel_returns_from_beyond_its_end(lists, device):
    lists.push("rim", 14, 10)
    device.up()
    lists.wait_for("rim settled 0")
    assert lists.reports() == ["rim settled 0"]


def test_tap_selects_an_item_and_the_next_tap_activates_it(lists):
    rim = lists.places["rim"]
    lists.tap(rim.x + 150, rim.y + 20)
    lists.wait_for("rim settled 1")
    lists.tap(rim.x, rim.y)
    lists.wait_for("rim activate 1")
    assert lists.reports() == ["rim settled 1", "rim activate 1"]


def test_hiding_the_window_cancels_a_drag(lists, device):
    lists.push("rim", -14, 20)
    lists.order("hide")
    lists.wait_for("rim settled 0")
    device.lift()
    lists.order("show")
    lists.reports()
    lists.push("rim", -14, 20)
    device.up()
    lists.wait_for("rim settled 2")


def test_second_finger_does_not_turn_the_spinning_wheel(lists, device):
    rim = lists.places["rim"]
    device.down(rim.x, rim.y)
    device.down(rim.x + 100, rim.y, 1)
    lists.slide([(rim.x, rim.y)] * 10, [(rim.x + 100 + 9 * i, rim.y) for i in range(10)])
    device.up(1)
    lists.slide([(rim.x - 14 * i, rim.y) for i in range(1, 21)])
    device.up()
    lists.wait_for("rim settled 2")
    assert lists.reports() == ["rim settled 2"]


def test_long_press_selects_like_a_tap(lists, device):
    lists.order("long presses")
    lists.wait_for("long presses")
    dial, rim = lists.places["dial"], lists.places["rim"]
    for place, settled in [(dial.at(0), "dial settled 2"), ((rim.x + 150, rim.y + 20), "rim settled 1")]:
        device.down(*place)
        lists.wait_for("held")
        # Nothing moves before the release.
        assert lists.reports() in (["long presses"], [])
        device.up()
        lists.wait_for(settled)
        lists.reports()
