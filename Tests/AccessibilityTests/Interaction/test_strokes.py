"""The lesson of strokes: a screen reader's user hears the task and the result, and chooses by actions."""

from atspi import BUTTON, activate, wait, walk


def choose(app, sheet, *items):
    """Opens the menu, and chooses an item through its submenus."""
    assert any(activate(node, "sheet.open") for node in walk(sheet))
    for item in items:
        assert activate(app.find("menu item", item), "click")


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
    assert any(node.get_name() == "Copy: 2 right, 1 wrong" for node in walk(app.root))
