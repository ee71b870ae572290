"""What fingers have beside a drag and a tap: several of them, long presses, and two on a touchpad."""

import pytest

# A quarter of a circle, in radians.
QUARTER = 1.5708


@pytest.mark.main
def test_two_fingers_turn_two_knobs(program, device):
    first, second = program.places["knob"], program.places["other-knob"]
    program.take("knob", -75)
    program.take("other-knob", -105, 1)
    program.slide(first.arc(-75, 0), second.arc(-105, -180))
    device.up(0)
    device.up(1)
    program.wait_for("knob drag-end 75")
    program.wait_for("other-knob drag-end 25")


@pytest.mark.parametrize("scene, name, reports", [
    ("wheels", "wheel", ["wheel drag-begin", "wheel settled 6 2"]), ("lists", "dial", ["dial settled 6"]),
    ("wheels", "knob", ["knob drag-end 80"]), ("lists", "rim", ["rim settled 2"]),
])
def test_second_finger_turns_nothing(open_controls, device, scene, name, reports):
    program = open_controls(scene)
    place = program.places[name]
    first = [place.at(-90), *place.arc(-90, 0)]
    second = [place.at(90), *place.arc(90, 120)]
    if name == "rim":
        first = [(place.x - 14 * i, place.y) for i in range(21)]
        second = [(place.x + 100 + 9 * i, place.y) for i in range(11)]
    if name == "knob":
        program.take(name, -90)
    else:
        device.down(*first[0])
    # On the rim, the second finger moves before the first.
    middle = 1 if name == "rim" else len(first) // 2
    program.slide(first[1:middle])
    device.down(*second[0], 1)
    program.slide([first[middle - 1]] * 10, second[1:])
    device.up(1)
    program.slide(first[middle:])
    device.up()
    program.await_line(reports[-1], lambda line: line == reports[-1])
    assert [line for line in program.reports() if " value " not in line] == reports


def hold_two(program, device):
    """Turns a knob and a wheel without a release."""
    program.take("other-knob", -75)
    wheel = program.places["wheel"]
    device.down(*wheel.at(-90), 1)
    program.slide(program.places["other-knob"].arc(-75, 0), wheel.arc(-90, -15))
    program.wait_for("other-knob value 75")


def test_compositor_cancels_drags(program, device):
    hold_two(program, device)
    # A menu grabs all touches.
    program.enable_long_presses()
    device.down(*program.places["knob"].at(-90), 2)
    program.wait_for("other-knob drag-end 50")
    program.wait_for("wheel settled 0 0")


def hide(program, *reports):
    """Hides the window and shows it again; fails unless the controls report the ends of their drags."""
    program.order("window.hide()")
    for report in reports:
        program.await_line(report, lambda line: line == report)
    program.device.lift()
    # No control waits for the touches that it has lost.
    program.do("window.present()")
    program.reports()


def test_hiding_the_window_cancels_drags(program, device):
    hold_two(program, device)
    hide(program, "other-knob drag-end 50", "wheel settled 0 0")
    program.drag("wheel", -90, 0)
    program.wait_for("wheel settled 6 2")
    program.take("other-knob", -75)
    device.up()
    program.wait_for("other-knob drag-end 50")


def test_hiding_the_window_cancels_drags_of_lists(lists, device):
    dial, rim = lists.places["dial"], lists.places["rim"]
    device.down(*dial.at(-90))
    device.down(rim.x, rim.y, 1)
    lists.slide(dial.arc(-90, -15, step=5), [(rim.x - 14 * i, rim.y) for i in range(1, 16)])
    hide(lists, "dial settled 0", "rim settled 0")
    lists.drag("dial", -90, 0)
    lists.wait_for("dial settled 6")
    lists.push("rim", -14, 20)
    device.up()
    lists.wait_for("rim settled 2")


def test_long_press_opens_the_menu_of_a_knob(program, device):
    program.enable_long_presses()
    device.down(*program.places["knob"].at(-90))
    item = program.menu()
    device.up()
    # The last item resets the knob.
    program.tap(*item)
    program.expect("knob drag-begin", "knob value 0", "knob drag-end 0")


def test_long_press_selects_like_a_tap(lists, device):
    lists.enable_long_presses()
    dial, rim = lists.places["dial"], lists.places["rim"]
    for place, settled in [(dial.at(0), "dial settled 2"), ((rim.x + 150, rim.y + 20), "rim settled 1")]:
        lists.down(*place)
        lists.do("GLib.timeout_add(GLib.PRIORITY_DEFAULT, 2 * longPressTime, () => say('held'))")
        lists.wait_for("held")
        # Nothing moves before the release.
        assert lists.reports() == []
        device.up()
        lists.expect(settled)


@pytest.mark.parametrize("way", ["finger beside it", "two fingers on a touchpad"])
@pytest.mark.parametrize("name", ["page-wheel", "page-knob"])
def test_page_of_a_control_without_focus_scrolls(program, device, name, way):
    place = program.places[name]
    if way == "finger beside it":
        x, y = place.x + 1.4 * place.radius, place.y
        device.down(x, y)
        program.slide([(x, y - 5 * i) for i in range(1, 21)])
        device.up()
        # The page follows the finger, and coasts then.
        program.await_line("page", lambda line: line.startswith("page ") and float(line.split()[1]) >= 100)
    else:
        device.point(*place.at(0))
        # GtkScrolledWindow drops the first event.
        program.scroll(4)
        program.scroll(40)
        program.await_word("page")
    reports = program.reports()
    assert all(line.startswith("page ") for line in reports), reports


def test_value_is_beside_the_finger(program, device):
    knob = program.places["knob"]
    program.do("controls.get('knob').value_display = RotaryWheel.KnobValueDisplay.CHANGING")
    program.take("knob", -75)
    for start, end in (-75, -30), (-30, 15), (15, 60):
        program.slide(knob.arc(start, end))
        finger_x, finger_y = knob.at(end)

        def is_above_finger(line):
            word, *numbers = line.split()
            if word != "bubble" or not numbers:
                return False
            x, y, width, height = map(float, numbers)
            # A finger covers about 48 pixels.
            return x < finger_x < x + width and finger_y - 100 < y and y + height <= finger_y - 24
        program.await_line(f"a bubble above {finger_x:g} {finger_y:g}", is_above_finger)
    device.up()
    program.await_line("no bubble", lambda line: line == "bubble")
    # The next change is not by a finger: its bubble is above the knob.
    program.forget("bubble")
    program.press("Up")
    x, y, width, height = map(float, program.wait_for("bubble").split()[1:])
    assert y + height <= knob.y - knob.radius


@pytest.mark.main
def test_two_fingers_on_a_touchpad_turn_the_wheel(program, device):
    wheel = program.places["wheel"]
    device.point(*wheel.at(0))
    program.scroll(round(wheel.radius * QUARTER))
    # Mutter 43 drops the end of a scroll, which a pause of a busy machine therefore is, too.
    program.await_line("wheel settled 2 -2", lambda line: line == "wheel settled 2 -2")
    first, *_, last = program.reports()
    assert (first, last) == ("wheel drag-begin", "wheel settled 2 -2")


def test_modifier_keys_make_two_fingers_on_a_knob_slow_or_fast(program, device):
    place = program.places["page-knob"]
    program.tap(*place.at(0))
    device.point(*place.at(0))
    # 40 pixels are 20 of 100.
    for key, distance, turned in [("shift", 200, "page-knob value 40"), ("ctrl", 4, "page-knob value 20")]:
        device.hold(key)
        program.scroll(distance)
        device.release(key)
        program.wait_for(turned)


@pytest.mark.parametrize("name, distance, turned", [
    # The wheel is at sector 4 after the tap.
    ("page-wheel", round(120 * QUARTER), "page-wheel settled 6"),
    # The whole travel is 200 pixels.
    ("page-knob", 40, "page-knob value 30"),
])
def test_two_fingers_on_a_touchpad_turn_the_focused_control(program, device, name, distance, turned):
    place = program.places[name]
    # A tap focuses the control.
    program.tap(*place.at(0))
    if name == "page-wheel":
        program.wait_for("page-wheel settled 4")
    program.reports()
    device.point(*place.at(0))
    program.scroll(distance)
    program.wait_for(turned)
    assert not [line for line in program.reports() if line.startswith("page ")]
