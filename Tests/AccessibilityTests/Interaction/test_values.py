"""A client reads and sets the values of controls, and hears their changes."""

import pytest

from atspi import Atspi, value_text, wait
from screen_reader import is_screen_reader_reported


@pytest.mark.main
@pytest.mark.parametrize("role, name, last, settled", [
    ("list", "Shapes", 7, "wheel settled"), ("menu", "Edit", 4, "dial settled"),
    ("list", "Pictures", 999_999, "spinning settled"),
])
def test_client_turns_a_control_by_its_value(program, role, name, last, settled):
    value = program.find(role, name).get_value_iface()
    # Older versions of GTK export it for sliders and similar roles alone.
    assert (value is not None) == program.has_values
    if not value:
        return
    assert Atspi.Value.get_minimum_value(value) == 0 and Atspi.Value.get_maximum_value(value) == last
    assert Atspi.Value.get_current_value(value) == 0
    # Between two items, beyond the last, and before the first.
    for wanted, reached in [(2.3, 2), (1e300, last), (-1, 0)]:
        assert Atspi.Value.set_current_value(value, wanted)
        program.wait_for(f"{settled} {reached}")
        wait(lambda: f"{name} at {reached}", lambda: Atspi.Value.get_current_value(value) == reached)


@pytest.mark.parametrize("key, name, settled, description", [
    ("alt+s", "Shapes", "wheel settled 1", "Flower"),
    ("alt+p", "Pictures", "spinning settled 1", "Picture 2, 2 of 1000000"),
])
def test_client_hears_each_change_by_keys_once(program, key, name, settled, description):
    program.focus_by(key, name)
    program.press("Right")
    program.wait_for(settled)
    program.await_events()
    assert program.descriptions(name) == [description], program.events
    values = program.heard("accessible-value", name)
    # Orca speaks both; a control that does not know whether Orca is on exports the value once the focus has left.
    assert len(values) == (1 if program.has_values and is_screen_reader_reported() else 0), program.events
    value = program.find("list", name).get_value_iface()
    program.press("Tab")
    wait("the value", lambda: not value or Atspi.Value.get_current_value(value) == 1)


def test_undo_takes_back_what_a_client_sets(open_app):
    app = open_app("--page", "knobs")
    knob = app.find("slider", "Bass, level")
    assert Atspi.Value.set_current_value(knob.get_value_iface(), 3)
    wait("the new value", lambda: value_text(knob) == "+3.0\u00a0dB")
    app.press("ctrl+z")
    wait("the old value", lambda: value_text(knob) == "−9.0\u00a0dB")


def test_helm_is_described_by_its_rudder(open_app):
    app = open_app("--page", "helm")
    helm = app.find("list", "Ship’s wheel")
    wait(helm.get_description, lambda: helm.get_description() == "Amidships")
    app.press("Right")
    wait(helm.get_description, lambda: helm.get_description() == "3° to starboard")
