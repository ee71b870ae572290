"""Marks in words: in a window that a client reads, and in the lesson, where it hears the task and the result."""

from atspi import BUTTON, Atspi, activate, children, is_in, items, wait, walk
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


def choose(app, sheet, *names):
    """Opens the menu, and chooses an item through its submenus."""
    assert any(activate(node, "sheet.open") for node in walk(sheet))
    for name in names:
        assert activate(app.find("menu item", name), "click")


def test_client_passes_steps_of_the_lesson(open_app):
    app = open_app("--page", "strokes")
    sheet = app.find(BUTTON, "Practice")
    wait("the task", lambda: sheet.get_description().startswith("Copy. Hold the secondary button"))
    choose(app, sheet, "Paste")
    wait("the result", lambda: sheet.get_description().startswith("That was Paste. Try again. Copy"))
    for item, description in [
        ("Copy", "Paste"), ("Paste", "Paste. Now without the menu"), ("Paste", "Copy"), ("Copy", "Format › Bold"),
    ]:
        choose(app, sheet, item)
        wait(description, lambda: sheet.get_description().startswith(f"“{item}” chosen. {description}"))
    choose(app, sheet, "Format", "Bold")
    wait("the second level", lambda: sheet.get_description().startswith("“Bold” chosen. Format › Italic"))


def test_client_uses_the_tools_of_the_drawing(open_app):
    app = open_app("--page", "strokes")
    assert activate(app.find(BUTTON, "Skip the Lesson"), "click")
    drawing = app.find("image", "Drawing")
    wait("the focus", lambda: app.focused == "Drawing")
    assert drawing.get_description() == "0 lines"
    for color, chosen in [("Red", "Blue"), ("Black", "Red")]:
        assert any(activate(node, "marking-menu.popup") for node in walk(drawing))
        assert is_in(app.find("menu item", chosen), Atspi.StateType.CHECKED)
        # Nothing can be undone.
        assert not is_in(app.find("menu item", "Undo"), Atspi.StateType.SENSITIVE)
        assert activate(app.find("menu item", color), "click")
        wait("the menu to close", lambda: not app.has("dialog"))
    assert not badly_named(app.root)
