"""Touches a wheel and a knob on a page that scrolls."""

import pytest


@pytest.mark.parametrize("name", ["page-wheel", "page-knob"])
def test_drag_beside_a_control_scrolls_the_page(program, device, name):
    place = program.places[name]
    x, y = place.x + 1.4 * place.radius, place.y
    device.down(x, y)
    program.slide([(x, y - 5 * i) for i in range(1, 21)])
    device.up()
    # The page follows the finger, and coasts then.
    program.wait_until("page", lambda position: position >= 100)
    reports = program.reports()
    assert all(line.startswith("page ") for line in reports), reports


def test_drag_of_a_wheel_does_not_scroll_the_page(program):
    # Upwards first, as for scrolling.
    program.drag("page-wheel", 0, -90)
    program.wait_for("page-wheel settled")
    assert program.reports() == ["page-wheel drag-begin", "page-wheel settled 2 -2"]


def test_drag_of_a_knob_does_not_scroll_the_page(program, device):
    program.take("page-knob", -15)
    program.slide(program.places["page-knob"].arc(-15, -90))
    device.up()
    program.wait_for("page-knob drag-end")
    reports = program.reports()
    assert reports[-1] == "page-knob drag-end 25" and not any(line.startswith("page ") for line in reports), reports
