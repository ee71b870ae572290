"""What a mouse has beside its pointer: clicks in no time, a wheel, and a secondary button."""

import itertools

# For each click of a test, whether it follows a drag.
AFTER_DRAGS = [number % 3 == 2 for number in range(12)]


def click(device, x, y):
    """Presses and releases the button at the same time."""
    with device.hasty():
        device.down(x, y)
        device.up()


def test_each_click_on_the_wheel_and_the_knob_counts(program, device):
    wheel = program.places["wheel"]
    # Two clicks on one knob could be a double click.
    knobs = itertools.cycle(["knob", "other-knob"])
    selected = 0
    for is_after_drag in AFTER_DRAGS:
        if is_after_drag:
            program.drag("wheel", -90, 0)
            selected -= 2
        # The sector at the top is the next but one.
        click(device, *wheel.at(-90))
        selected += 2
        program.wait_for(f"wheel settled {selected % 8}")
        if is_after_drag:
            name = next(knobs)
            program.drag(name, -90, -120)
            program.wait_for(f"{name} drag-end")
        # The click focuses the knob, and the key turns it.
        name = next(knobs)
        program.do("window.set_focus(null)")
        click(device, program.places[name].x, program.places[name].y)
        program.forget(name)
        program.press("Up")
        program.wait_for(f"{name} value")


def test_each_click_on_the_dial_and_the_spinning_wheel_counts(lists, device):
    dial, rim = lists.places["dial"], lists.places["rim"]
    turned, moved = 0, 0
    for is_after_drag in AFTER_DRAGS:
        if is_after_drag:
            lists.drag("dial", -90, -135)
            lists.push("rim", -14, 10)
            device.up()
            turned, moved = turned + 1, moved + 1
        click(device, *dial.at(-45))
        turned += 1
        lists.wait_for(f"dial settled {turned % 8}")
        click(device, rim.x + 150, rim.y + 20)
        moved += 1
        lists.wait_for(f"rim settled {moved}")


def test_scroll_clicks_turn_the_wheel_and_scroll_a_page(program, device):
    program.slide([program.places["wheel"].at(0)])
    for clicks, settled in [(1, "wheel settled 1 -1"), (2, "wheel settled 3 -3")]:
        device.turn(clicks)
        program.wait_for(settled)
    # The knob does not have the focus.
    program.slide([program.places["page-knob"].at(0)])
    device.turn(1)
    program.wait_for("page")
    reports = program.reports()
    assert all(line.startswith("page ") for line in reports), reports


def test_drag_goes_on_across_the_bubble_of_the_value(program, device):
    # GTK 4.8 drops the drag there.
    program.do("const { KnobDragStyle: Style, KnobValueDisplay: Display } = RotaryWheel; "
               "Object.assign(controls.get('other-knob'), "
               "{ drag_style: Style.VERTICAL, value_display: Gtk.MINOR_VERSION < 24 ? Display.CENTER : Display.CHANGING })")
    place = program.places["other-knob"]
    program.down(place.x, place.y)
    program.slide([(place.x, place.y - 5 * move) for move in range(1, 30)])
    device.up()
    program.wait_for("other-knob drag-end 100")


def test_secondary_click_opens_the_menu_of_a_knob(open_controls, device):
    open_controls("wheels", known_warning=device.known_warning).reset_by_menu("knob")
