"""A client reads the spinning wheel and selects an item of a million."""

import pytest

from atspi import activate, extents, is_selected, items, wait

# The farthest that the corner of an item is from its visible part, in pixels.
DIAGONAL = 219


@pytest.mark.main
def test_spinning_wheel_is_a_list_with_its_position(program):
    wheel = program.find("list", "Pictures")
    program.order("spinning_wheel.set_position(6)")
    wait("the seventh item", lambda: wheel.get_description() == "Picture 7, 7 of 1000000")
    visible = items(wheel)
    for item in visible:
        number = item.get_name().removeprefix("Picture ")
        assert item.get_description() == f"{number} of 1000000" and is_selected(item) == (number == "7")
    names = [item.get_name() for item in visible]
    assert "Picture 7" in names and names == sorted(names, key=lambda name: int(name.split()[1])), names


def test_spinning_wheel_exposes_no_culled_item(program):
    wheel = program.find("list", "Pictures")

    def corners():
        """The left sides of the items in the view."""
        return [extents(item).x - extents(wheel).x for item in items(wheel)]

    for position in [0, 500_000, 999_999]:
        program.order(f"spinning_wheel.set_position({position})")
        name = f"Picture {position + 1}"
        wait(name, lambda: any(item.get_name() == name and is_selected(item) for item in items(wheel)))
        wait(lambda: f"{corners()} of {extents(wheel).width}",
             lambda: all(-DIAGONAL < x < extents(wheel).width + DIAGONAL for x in corners()))
        assert 1 < len(corners()) < 6


@pytest.mark.main
def test_client_selects_an_item(program):
    assert activate(program.find("list item", "Picture 3"), "item.select")
    program.wait_for("spinning settled 2")
    program.await_events()
    assert program.descriptions("Pictures") == ["Picture 3, 3 of 1000000"], program.events
