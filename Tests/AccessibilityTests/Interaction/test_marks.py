"""The marks of a menu in words, in a window that a client reads and closes."""

from atspi import children, items, wait, walk
from test_names import badly_named

# Five directions, clockwise from the top.
MARKS = {"Copy": "up", "Cut": "72°", "Paste": "144°", "Delete": "216°", "Undo": "288°"}


def test_rows_describe_the_marks(program):
    program.order("RotaryWheel.StrokesWindow.new(menu).present()")
    window = program.window("Strokes")
    rows = wait("the rows", lambda: [row for node in walk(window) for row in items(node)])
    assert {row.get_name(): row.get_description() for row in rows} == MARKS
    assert not badly_named(program.root)
    program.close("Strokes")
    wait("the window to close", lambda: [node.get_name() for node in children(program.root)] == ["Controls"])
