"""A client reads, turns and activates the wheel."""

import pytest

from atspi import BUTTON, activate, is_selected, items

SECTORS = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles"]


@pytest.mark.main
def test_wheel_is_a_named_list_of_its_sectors(program):
    wheel = program.find("list", "Shapes")
    sectors = items(wheel)
    assert [sector.get_name() for sector in sectors] == SECTORS
    # AT-SPI counts positions from 0.
    assert [sector.get_index_in_parent() for sector in sectors] == list(range(8))
    assert [is_selected(sector) for sector in sectors] == [True] + [False] * 7
    assert wheel.get_description() == "Circles"


def test_client_selects_a_sector_and_hears_it_once_the_wheel_settles(program):
    assert activate(program.find("list item", "Smile"), "sector.select")
    program.wait_for("wheel settled 4")
    program.await_events()
    # The three sectors on the way emit nothing.
    assert program.descriptions("Shapes") == ["Smile"], program.events
    selected = [event for event in program.events if event[0] == "selected"]
    assert sorted(selected) == [("selected", "Circles", 0), ("selected", "Smile", 1)]
    assert is_selected(program.find("list item", "Smile"))


@pytest.mark.main
def test_client_steps_the_wheel_and_activates_its_sector(program):
    wheel = program.find("list", "Shapes")
    assert activate(wheel, "wheel.next")
    program.wait_for("wheel settled 1")
    assert activate(wheel, "wheel.previous")
    program.wait_for("wheel settled 0")
    assert activate(wheel, "wheel.activate")
    program.wait_for("wheel activate 0")
    program.await_events()
    assert program.descriptions("Shapes") == ["Flower", "Circles"], program.events


def test_client_spins_and_hears_the_beginning_and_the_result(program):
    assert activate(program.find("list", "Shapes"), "wheel.spin")
    line = program.await_line("the result", lambda line: line.startswith("wheel settled"))
    program.await_events()
    result = SECTORS[int(line.split()[-1])]
    assert program.descriptions("Shapes") == ["Spinning", result], program.events
    assert is_selected(program.find("list item", result))


def test_client_activates_the_hub(program):
    assert activate(program.find(BUTTON, "Open"), "click")
    program.wait_for("wheel activate 0")
