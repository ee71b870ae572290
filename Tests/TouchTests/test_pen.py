"""What a pen has beside its tip: its kind, its pressure, and the button on its barrel."""

import pytest

from pen import BARREL


@pytest.mark.main
def test_gtk_recognizes_the_pen(program):
    program.order("say('pen', pressure > 0)")
    program.wait_for("pen false")
    program.take("knob", -75)
    program.order("say('pen', pressure > 0)")
    program.wait_for("pen true")


# GTK 4.8 keeps the grab of the button: what follows it goes to the same control.
def test_button_on_the_barrel_turns_nothing(open_controls, device):
    program = open_controls("wheels", known_warning=device.known_warning)
    wheel = program.places["wheel"]
    device.down(*wheel.at(-90), BARREL)
    program.slide(wheel.arc(-90, 0))
    device.up(BARREL)
    assert program.reports() == []


def test_button_on_the_barrel_opens_the_menu_of_a_knob(open_controls, device):
    open_controls("wheels", known_warning=device.known_warning).reset_by_menu("knob")
