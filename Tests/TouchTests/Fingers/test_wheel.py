"""Turns the wheel by touch."""

import pytest


@pytest.mark.main
def test_drag_turns_the_wheel(program):
    program.drag("wheel", -90, 0)
    program.wait_for("wheel settled")
    assert program.reports() == ["wheel drag-begin", "wheel settled 6 2"]


def test_drag_continues_outside_the_ring(program, device):
    wheel = program.places["wheel"]
    device.down(*wheel.at(-90))
    program.slide([wheel.at(-90 + 3 * i, 0.75 + 0.02 * i) for i in range(1, 31)])
    device.up()
    program.wait_for("wheel settled")
    assert program.reports() == ["wheel drag-begin", "wheel settled 6 2"]


def test_flick_coasts(program, device):
    program.order("coast")
    program.wait_for("coasting")
    program.reports()
    wheel = program.places["wheel"]
    device.down(*wheel.at(-90))
    program.flick(wheel.turn(-90, 90))
    _, _, position, turned = program.wait_for("wheel settled").split()
    # The finger itself turns the wheel by 4 sectors.
    assert float(turned) > 8 and float(turned).is_integer(), turned
    assert int(position) == -int(turned) % 8, (position, turned)


def test_tap_selects_a_sector(program):
    # Sector 0 is on the left; clockwise from there, sector 2 is at the top.
    for degrees, settled in [(-90, "wheel settled 2 -2"), (90, "wheel settled 0 0")]:
        program.tap(*program.places["wheel"].at(degrees))
        program.wait_for("wheel settled")
        assert program.reports() == [settled]


def test_second_finger_does_not_turn_the_wheel(program, device):
    wheel = program.places["wheel"]
    device.down(*wheel.at(-90))
    program.slide(wheel.arc(-90, -45))
    device.down(*wheel.at(90), 1)
    program.slide([wheel.at(-45)] * 10, wheel.arc(90, 120))
    device.up(1)
    program.slide(wheel.arc(-45, 0))
    device.up()
    program.wait_for("wheel settled")
    assert program.reports() == ["wheel drag-begin", "wheel settled 6 2"]


def test_compositor_cancels_drags(program, device):
    wheel, knob = program.places["wheel"], program.places["other-knob"]
    program.take("other-knob", -75)
    device.down(*wheel.at(-90), 1)
    program.slide(knob.arc(-75, 0), wheel.arc(-90, -15))
    program.wait_for("other-knob value 75")
    # A menu grabs all touches.
    program.hold_for_menu("knob", finger=2)
    program.wait_for("other-knob drag-end 50")
    program.wait_for("wheel settled 0 0")


def test_hiding_the_window_cancels_drags(program, device):
    wheel, knob = program.places["wheel"], program.places["knob"]
    program.take("knob", -75)
    device.down(*wheel.at(-90), 1)
    program.slide(knob.arc(-75, 0), wheel.arc(-90, -15))
    program.wait_for("knob value 75")
    program.order("hide")
    program.wait_for("knob drag-end 50")
    program.wait_for("wheel settled 0 0")
    device.lift()
    # Neither control waits for the touches that it has lost.
    program.order("show")
    program.reports()
    program.drag("wheel", -90, 0)
    program.wait_for("wheel settled 6 2")
    program.take("knob", -75)
    device.up()
    program.wait_for("knob drag-end 50")
