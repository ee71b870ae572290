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


@pytest.fixture
def barrel(open_controls, device):
    """The controls for the button on the barrel."""
    return open_controls("wheels", known_warning=device.known_warning)


def test_button_on_the_barrel_turns_nothing(barrel, device):
    wheel = barrel.places["wheel"]
    device.down(*wheel.at(-90), BARREL)
    barrel.slide(wheel.arc(-90, 0))
    device.up(BARREL)
    assert barrel.reports() == []


def test_button_on_the_barrel_opens_the_menu_of_a_knob(barrel):
    barrel.reset_by_menu("knob")
