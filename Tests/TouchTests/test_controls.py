"""Turns and taps each control: by a finger, a mouse or a pen on GNOME's compositor."""

import pytest


@pytest.mark.main
def test_drag_turns_the_wheel(program):
    program.drag("wheel", -90, 0)
    program.expect("wheel drag-begin", "wheel settled 6 2")


def test_flick_of_the_wheel_coasts(program, device):
    program.coast()
    wheel = program.places["wheel"]
    device.down(*wheel.at(-90))
    program.flick(wheel.turn(-90, 90))
    _, _, position, turned = program.wait_for("wheel settled").split()
    # The hand itself turns the wheel by 4 sectors.
    assert float(turned) > 8 and float(turned).is_integer(), turned
    assert int(position) == -int(turned) % 8, (position, turned)


def test_tap_selects_a_sector(program):
    # Sector 0 is on the left; clockwise from there, sector 2 is at the top.
    for degrees, settled in [(-90, "wheel settled 2 -2"), (90, "wheel settled 0 0")]:
        program.tap(*program.places["wheel"].at(degrees))
        program.expect(settled)


@pytest.mark.main
def test_drag_turns_a_knob(program, device):
    program.take("knob", -75)
    program.slide(program.places["knob"].arc(-75, 0))
    device.up()
    # The travel of a knob is 300°, for its values from 0 to 100.
    program.wait_for("knob drag-end 75")


def test_drag_of_a_control_does_not_scroll_the_page(program, device):
    # Upwards first, as for scrolling.
    program.drag("page-wheel", 0, -90)
    program.expect("page-wheel drag-begin", "page-wheel settled 2 -2")
    program.take("page-knob", -15)
    program.slide(program.places["page-knob"].arc(-15, -90))
    device.up()
    program.wait_for("page-knob drag-end 25")
    assert not [line for line in program.reports() if line.startswith("page ")]


def test_dial_is_flicked_dragged_and_tapped(lists, device):
    dial = lists.places["dial"]
    device.down(*dial.at(-90))
    # A spring moves the nearest bubble to the top, at any speed of release.
    lists.flick(dial.turn(-90, -60))
    lists.expect("dial settled 7")
    lists.drag("dial", -90, 0)
    lists.expect("dial settled 5")
    for degrees, report in [(0, "dial settled 7"), (-90, "dial activate 7")]:
        lists.tap(*dial.at(degrees))
        lists.expect(report)


def test_spinning_wheel_is_dragged_and_tapped(lists, device):
    rim = lists.places["rim"]
    # A little more than the width of two items.
    lists.push("rim", -14, 20)
    device.up()
    lists.expect("rim settled 2")
    for x, report in [(rim.x + 150, "rim settled 3"), (rim.x, "rim activate 3")]:
        lists.tap(x, rim.y + 20)
        lists.expect(report)


def test_flick_of_the_spinning_wheel_coasts(lists, device):
    lists.coast()
    rim = lists.places["rim"]
    device.down(rim.x, rim.y)
    lists.flick(lambda part: (rim.x - 250 * part, rim.y))
    assert int(lists.wait_for("rim settled").split()[2]) > 3
