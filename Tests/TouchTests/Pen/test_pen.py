"""Turns the controls with a pen, on an X server or on a compositor."""

import pytest

from pen import BARREL, GRAB_LEFT, ON_WAYLAND, TIP


@pytest.mark.main
def test_gtk_recognizes_the_pen(program):
    program.order("pen")
    program.wait_for("pen false")
    program.take("knob", -75)
    program.order("pen")
    program.wait_for("pen true")


@pytest.mark.main
def test_drag_turns_the_wheel(program):
    program.drag("wheel", -90, 0)
    program.wait_for("wheel settled")
    assert program.reports() == ["wheel drag-begin", "wheel settled 6 2"]


def test_flick_of_the_wheel_coasts(program, device):
    program.order("coast")
    program.wait_for("coasting")
    wheel = program.places["wheel"]
    device.down(*wheel.at(-90))
    program.flick(wheel.turn(-90, 90))
    # The pen itself turns the wheel by 4 sectors.
    assert float(program.wait_for("wheel settled").split()[3]) > 4


def test_tap_selects_a_sector(program, device):
    device.down(*program.places["wheel"].at(-90))
    device.up()
    program.wait_for("wheel settled")
    assert program.reports() == ["wheel settled 2 -2"]


def test_button_on_the_barrel_does_not_turn_the_wheel(open_controls, device):
    program = open_controls(known_warning=GRAB_LEFT)
    wheel = program.places["wheel"]
    device.down(*wheel.at(-90), BARREL)
    program.slide(wheel.arc(-90, 0))
    device.up(BARREL)
    assert program.reports() == []


@pytest.mark.main
def test_drag_turns_a_knob(program, device):
    program.take("knob", -75)
    program.slide(program.places["knob"].arc(-75, 0))
    device.up()
    program.wait_for("knob drag-end 75")


def test_button_on_the_barrel_opens_the_menu_of_a_knob(program, device):
    knob = program.places["knob"]
    program.click(knob.x, knob.y, BARREL)
    x, y = map(float, program.wait_for("menu").split()[1:])
    device.point(x, y)
    program.wait_for("hovered")
    device.down(x, y)
    device.up()
    # The last item resets the knob.
    program.wait_for("knob value 0")


def test_drag_of_a_wheel_does_not_scroll_the_page(program):
    program.drag("page-wheel", 0, -90)
    program.wait_for("page-wheel settled")
    assert program.reports() == ["page-wheel drag-begin", "page-wheel settled 2 -2"]


def test_drag_turns_the_dial_and_taps_activate_a_bubble(lists, device):
    lists.drag("dial", -90, 0)
    lists.wait_for("dial settled 6")
    dial = lists.places["dial"]
    for degrees, report in [(0, "dial settled 0"), (-90, "dial activate 0")]:
        device.down(*dial.at(degrees))
        device.up()
        lists.wait_for(report)


def test_drag_turns_the_spinning_wheel_and_taps_activate_an_item(lists, device):
    rim = lists.places["rim"]
    lists.push("rim", -14, 20)
    device.up()
    lists.wait_for("rim settled 2")
    for x, report in [(rim.x + 150, "rim settled 3"), (rim.x, "rim activate 3")]:
        device.down(x, rim.y + 20)
        device.up()
        lists.wait_for(report)


def test_flick_of_the_spinning_wheel_coasts(lists, device):
    lists.order("coast")
    lists.wait_for("coasting")
    rim = lists.places["rim"]
    device.down(rim.x, rim.y)
    lists.flick(lambda part: (rim.x - 250 * part, rim.y))
    assert int(lists.wait_for("rim settled").split()[2]) > 3


def test_button_on_the_barrel_opens_the_dial_menu_of_the_app(open_page):
    app = open_page("dial", known_warning=GRAB_LEFT)
    app.click(*app.find("dialmenu").center, BARREL)
    app.wait_for("DIAL open")
    # On Wayland the widget under the button's press may receive the first tap.
    if not ON_WAYLAND:
        for item in "Pages", "Pictures":
            app.click(*app.find("label", item, within="popover").center, TIP)
        app.wait_for("PAGE pictures")
