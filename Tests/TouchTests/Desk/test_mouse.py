"""Uses the app by a mouse and a touchpad."""

import math
import time

from mouse import PRIMARY, SECONDARY
from process import SECONDS


def test_drag_turns_the_wheel(open_page):
    app = open_page("wheel")
    app.wait_for("LABEL Circles")
    app.drag(app.wheel.turn(-90, 0))
    app.wait_for("LABEL Swirl")


def test_click_selects_a_sector(open_page):
    app = open_page("wheel")
    app.wait_for("LABEL Circles")
    app.click(*app.find("label", "Monster").center, PRIMARY)
    app.wait_for("LABEL Monster")


def test_scroll_clicks_turn_the_wheel_by_sectors(open_page, device):
    app = open_page("wheel")
    app.wait_for("LABEL Circles")
    device.point(*app.wheel.at(0))
    device.turn(1)
    app.wait_for("LABEL Flower")
    device.turn(2)
    app.wait_for("LABEL Person")


def test_two_fingers_on_a_touchpad_turn_the_wheel(open_page, device):
    app = open_page("wheel")
    place = app.wheel
    before = app.find("label", "Circles").center
    device.point(*place.at(0))
    for _ in range(20):
        device.scroll(4)
    # The wheel settles when the fingers leave, which mutter 43 does not report.
    deadline = time.monotonic() + SECONDS
    while math.dist(before, app.find("label", "Circles").center) <= 40:
        assert time.monotonic() < deadline, "the wheel does not turn"


def test_secondary_click_opens_a_dial_menu(open_page):
    app = open_page("dial")
    for caption, name in [("Pictures", "pictures"), ("Knobs", "knobs")]:
        app.click(*app.find("dialmenu").center, SECONDARY)
        app.wait_for("DIAL open")
        for item in "Pages", caption:
            app.click(*app.find("label", item, within="popover").center, PRIMARY)
        app.wait_for(f"PAGE {name}")
        app.press("ctrl+3")
        app.wait_for("PAGE dial")


def test_drag_turns_a_knob_and_its_menu_resets_it(open_page):
    app = open_page("knobs")
    knob = app.find("track", before="Drums").circle
    app.drag(knob.turn(-90, 150))
    app.wait_for("KNOB Drums, pan 100")
    app.click(knob.x, knob.y, SECONDARY)
    app.click(*app.find("label", "Reset").center, PRIMARY)
    app.wait_for("KNOB Drums, pan C")


def test_scroll_click_over_a_knob_scrolls_the_page(open_page, device, store):
    app = open_page("knobs", **store("io/github/rotarywheel/Demo", "window-width=760\nwindow-height=420"))
    # The first knob has the focus, this one has not.
    knob = app.find("track", before="Bass")
    device.point(*knob.center)
    device.turn(1)
    deadline = time.monotonic() + SECONDS
    while app.find("track", before="Bass").y > knob.y - 20:
        assert time.monotonic() < deadline, "the page does not scroll"
    assert not [line for line in app.lines if line.startswith("KNOB")]
