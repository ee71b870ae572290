"""Turns a wheel and a knob with two fingers on a touchpad."""

import pytest

# A quarter of a circle, in radians.
QUARTER = 1.5708


@pytest.mark.main
def test_two_fingers_turn_the_wheel(program, device):
    wheel = program.places["wheel"]
    device.point(*wheel.at(0))
    program.scroll(round(wheel.radius * QUARTER))
    program.wait_for("wheel settled")
    assert program.reports() == ["wheel drag-begin", "wheel settled 2 -2"]


@pytest.mark.parametrize("name", ["page-wheel", "page-knob"])
def test_two_fingers_on_a_control_without_focus_scroll_the_page(program, device, name):
    device.point(*program.places[name].at(0))
    # GtkScrolledWindow drops the first event.
    program.scroll(4)
    program.scroll(40)
    program.wait_for("page ")
    reports = program.reports()
    assert all(line.startswith("page ") for line in reports), reports


def test_two_fingers_turn_a_focused_wheel_on_a_page(program, device):
    wheel = program.places["page-wheel"]
    # A tap focuses the wheel.
    program.tap(*wheel.at(0))
    program.wait_for("page-wheel settled 4")
    program.reports()
    device.point(*wheel.at(0))
    program.scroll(round(wheel.radius * QUARTER))
    program.wait_for("page-wheel settled 6")


def test_two_fingers_turn_a_focused_knob_on_a_page(program, device):
    knob = program.places["page-knob"]
    # A tap focuses the knob.
    program.tap(*knob.at(0))
    device.point(*knob.at(0))
    program.scroll(40)
    # The whole travel is 200 pixels.
    program.wait_for("page-knob value 30")
    begin, *values = program.reports()
    assert begin == "page-knob drag-begin"
    assert all(line.startswith("page-knob value") for line in values), values
