"""Turns knobs by touch."""

import pytest


@pytest.mark.main
def test_two_fingers_turn_two_knobs(program, device):
    first, second = program.places["knob"], program.places["other-knob"]
    program.take("knob", -75)
    program.take("other-knob", -105, 1)
    program.slide(first.arc(-75, 0), second.arc(-105, -180))
    device.up(0)
    device.up(1)
    program.wait_for("other-knob drag-end")
    reports = program.reports()
    # The travel of a knob is 300°, for its values from 0 to 100.
    assert [line for line in reports if "drag-end" in line] == ["knob drag-end 75", "other-knob drag-end 25"]
    assert [line for line in reports if "value" in line][-2:] == ["knob value 75", "other-knob value 25"]


def test_second_finger_does_not_turn_a_knob(program, device):
    knob = program.places["knob"]
    program.take("knob", -75)
    device.down(*knob.at(90), 1)
    program.slide([knob.at(-75)] * 20, knob.arc(90, 150))
    assert program.reports() == ["knob drag-begin"]
    device.up(1)
    program.slide(knob.arc(-75, 0))
    device.up()
    program.wait_for("knob drag-end")
    reports = program.reports()
    assert reports[-1] == "knob drag-end 75" and "knob drag-begin" not in reports, reports


def test_long_press_opens_the_menu_of_a_knob(program, device):
    x, y = program.hold_for_menu("knob")
    device.up()
    # The last item resets the knob.
    program.tap(x, y)
    program.wait_for("knob drag-end")
    assert program.reports() == [
        "long presses", f"menu {x:g} {y:g}", "knob drag-begin", "knob value 0", "knob drag-end 0"]


def test_press_beside_a_knob_is_ignored(program):
    # In a corner of the allocation.
    program.drag("knob", 45, 60, fraction=1.2)
    assert program.reports() == []


def test_value_is_beside_the_finger(program, device):
    knob = program.places["knob"]
    program.order("bubbles")
    program.wait_for("bubbles")
    program.take("knob", -75)
    for start, end in (-75, -30), (-30, 15), (15, 60):
        program.slide(knob.arc(start, end))
        x, y = knob.at(end)

        def is_above_finger(line):
            words = line.split()
            if words[0] != "bubble" or words[1] == "gone":
                return False
            left, right, top, bottom = map(float, words[1:])
            # A finger covers about 48 pixels.
            return left < x < right and y - 100 < top < bottom <= y - 24
        program.await_line(f"a bubble above {x:g} {y:g}", is_above_finger)
    program.forget("bubble")
    device.up()
    program.wait_for("bubble gone")
    # The next change is not by a finger: its bubble is above the knob.
    program.forget("bubble")
    device.hold("Up")
    device.release("Up")
    program.await_line("a bubble above the knob", lambda line: line.startswith("bubble ") and "gone" not in line
                       and float(line.split()[4]) <= knob.y - knob.radius)
