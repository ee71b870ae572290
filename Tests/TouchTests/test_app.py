"""Uses the app by touch."""

import itertools
import math
import pathlib
import shutil

import pytest

from app import Box
from place import Place
from process import ROOT, wait_until_still

# The least side of a touch target, in pixels.
FINGER = 44
# That of libadwaita's buttons.
BUTTON = 34
# GTK may warn when a finger is lifted whose widget has disappeared.
LOST = "Broken accounting of active state"


def test_taps_lead_through_the_app(open_page):
    app = open_page("wheel")
    app.tap(*app.find("label", "Monster").center)
    app.wait_for("LABEL Monster")
    app.tap(*app.find("label", "Open").center)
    app.wait_for("VIEW Monster")
    app.tap(*app.find("button", "Back").center)
    app.wait_for("VIEW wheel")
    # The first label with each name belongs to the list of pages.
    for title, name in [("Pictures", "pictures"), ("Launcher", "dial"), ("Knobs", "knobs"), ("Wheel", "wheel")]:
        app.tap(*app.find("label", title).center)
        app.wait_for(f"PAGE {name}")


def test_long_press_opens_the_marking_menu(open_page, device):
    app = open_page("dial")
    dial = app.find("dialmenu")
    # Beside the ring.
    device.down(*Place(*dial.center, dial.width / 2).at(45, 1.25))
    app.wait_for("DIAL open")
    device.up()
    for item in "Pages", "Pictures":
        app.tap(*app.find("label", item, within="popover").center)
    app.wait_for("PAGE pictures")


def test_finger_draws_and_takes_its_tools_from_the_menu(open_page, device):
    app = open_page("strokes")
    app.tap(*app.find("label", "Skip the Lesson").center)
    app.wait_for("TASK Draw without a toolbar")
    x, y = app.find("strokesheet").center
    app.swipe(x - 60, y, 120)
    app.wait_for("LINES 1 1c71d8 4.0")
    # A finger that rests opens the menu; Red lies up right.
    device.down(x, y)
    app.wait_for("DIAL open")
    app.slide([(x + 8 * step, y - 8 * step) for step in range(1, 9)])
    device.up()
    app.wait_for("DIAL closed")
    app.swipe(x - 60, y + 40, 120)
    app.wait_for("LINES 2 e01b24 4.0")


@pytest.fixture
def open_picture(open_page, samples):
    """Opens the first picture in the app, which has some settings."""
    def open_picture(*settings, **options):
        app = open_page("pictures", **samples(*settings) | options)
        # It has a zoom from the beginning.
        app.wait_for("SHOWN Canyon.svg")
        app.tap(*app.find("spinningwheel").center)
        app.await_line("the end of the transition", lambda line: line.startswith("VIEW "))
        return app
    return open_picture


def test_swipes_lead_to_other_pictures(open_picture, device):
    app = open_picture()
    x, y = app.find("picture").center
    # More than half of the way to the next picture.
    way = 0.6 * app.find("carousel").width
    app.swipe(x, y, -way)
    app.wait_for("DECODED Dunes.svg")
    device.point(x, y)
    # One swipe, one picture.
    device.scroll(0, 200)
    app.wait_for("DECODED Fjord.svg")
    app.swipe(x, y, way)
    app.wait_for("DECODED Dunes.svg")
    # A picture that is wider than the window is panned.
    app.press(*["ctrl+plus"] * 5)
    app.wait_for("PAN")
    app.swipe(x, y, -150)
    app.wait_for("PAN")
    app.press("ctrl+0")
    app.wait_for("PAN 0 0")
    app.swipe(x, y, way)
    app.wait_for("DECODED Canyon.svg")
    # A second swipe begins while the carousel moves.
    for _ in range(2):
        device.down(x, y)
        device.leave([(x - 40 * move, y) for move in range(1, 10)])
    app.wait_for("DECODED Fjord.svg")


@pytest.mark.parametrize("case, direction", [("without animations", -1), ("right to left", 1)])
def test_swipes_lead_to_the_next_picture(open_picture, device, case, direction):
    app = open_picture("reduce-motion='always'" if case == "without animations" else "")
    if case == "right to left":
        app.order("mirror")
        app.wait_for("MIRRORED")
    x, y = app.find("picture").center
    app.swipe(x, y, direction * 0.6 * app.find("carousel").width)
    app.wait_for("DECODED Dunes.svg")
    device.point(x, y)
    device.scroll(0, -direction * 200)
    app.wait_for("DECODED Fjord.svg")


def test_picture_follows_the_finger_with_the_next_one_beside_it(open_picture, device):
    app = open_picture()
    before = app.find("picture")
    x, y = before.center
    device.down(x, y)
    app.slide([(x - 10 * step, y) for step in range(1, 16)])
    # It begins to move after 16 pixels.
    present, following = (box for box in app.boxes()[app.title] if box.name == "picture")
    assert before.x - 150 <= present.x < before.x - 120, (before, present)
    assert following.x >= present.x + present.width, (present, following)
    # A finger that goes back and rests leads to no other picture.
    app.slide([(x - 150 + 10 * step, y) for step in range(1, 16)])
    app.rest()
    device.up()
    assert app.find("picture") == before
    # No picture comes before the first one, which returns.
    app.swipe(x, y, 0.6 * before.width)
    wait_until_still("the first picture", lambda: before if app.find("picture") == before else None)


def pinch(x, y):
    """The paths of two fingers that part."""
    return [[(x + side * (40 + 2 * step), y) for step in range(31)] for side in (-1, 1)]


def test_pinch_zooms_a_picture(open_picture, device):
    app = open_picture()
    before = percent(app.wait_for("ZOOM"))
    app.hold(*pinch(*app.find("picture").center))
    device.lift()
    # The fingers are as far apart as the points of the picture below them.
    while percent(app.wait_for("ZOOM")) < 2 * before:
        pass


def percent(line):
    return int("".join(filter(str.isdigit, line)))


def test_escape_ends_swipes_and_pinches(open_picture, device):
    app = open_picture(known_warning=LOST)
    x, y = app.find("picture").center
    for paths in [[(x - 10 * step, y) for step in range(16)]], pinch(x, y):
        app.hold(*paths)
        app.press("Escape")
        app.wait_for("VIEW wheel")
        device.lift()
        app.press("Return")
        app.wait_for("VIEW Canyon.svg")
    app.swipe(x, y, -0.6 * app.find("carousel").width)
    app.wait_for("DECODED Dunes.svg")


def test_pictures_are_removed_during_swipes(open_picture, device, tmp_path):
    folder = tmp_path / "pictures"
    folder.mkdir()
    names = "Canyon.svg", "Dunes.svg", "Fjord.svg"
    _, second, third = (shutil.copy(ROOT / "Resources/pictures/samples" / name, folder / name) for name in names)
    app = open_picture(f"pictures-folder='{folder.as_uri()}'", known_warning=LOST)
    x, y = app.find("picture").center
    way = 0.6 * app.find("carousel").width
    for file, line, direction, shown in (
        (second, "DETAIL 1 of 2", -1, "DECODED Fjord.svg"),
        (third, "VIEW-MESSAGE The Picture Was Removed", 1, "DECODED Canyon.svg"),
    ):
        app.hold([(x + direction * way * step / 15, y) for step in range(16)])
        pathlib.Path(file).unlink()
        app.wait_for(line)
        app.rest()
        device.up()
        app.wait_for(shown)


@pytest.fixture
def edit(open_page, store_dial):
    """Opens the editor with more rows than the window shows; returns the app, the names and the waited number of rows."""
    names = store_dial(*(f"Folder{number}" for number in range(12)))
    app = open_page("dial")
    app.wait_for(f"ITEM {names[0]}")
    app.press("ctrl+e")
    app.enter("Edit Launcher")

    def rows(count):
        def observe():
            found = [box for box in app.boxes()[app.title] if box.name == "row"]
            return found if len(found) == count else None
        return wait_until_still(f"{count} rows", observe)
    return app, names, rows


def test_drag_at_the_start_of_a_row_moves_it_and_beside_it_scrolls(edit, device):
    app, (first, second, *_), rows = edit
    places = rows(12)
    x, start, end = places[0].x + FINGER / 2, places[0].center[1], places[2].center[1]
    app.swipe(x, start, 0, end - start)
    app.wait_for(f"ITEM {second}")
    # The list changes under the finger.
    app.hold([(x, start + 10 * step) for step in range(6)])
    app.press("ctrl+z")
    app.wait_for(f"ITEM {first}")
    device.up()
    # Beside it, the finger scrolls.
    app.swipe(app.find("label", first).center[0], end, 0, start - end)
    assert app.find("label", second).y < places[0].y


def test_row_disappears_under_the_finger(edit, device):
    app, (first, *others), rows = edit

    def scroll():
        start = rows(12)[-1].y
        app.swipe(*app.find("label", others[3]).center, 0, -200)
        assert rows(12)[-1].y < start
    # Removes the first row, and undoes that: the edit to redo removes the last row.
    app.press("Tab", "Tab", "space")
    rows(11)
    app.press("ctrl+z")
    scroll()
    # A dialog inside of the window is lower than one of its own.
    while not app.find("scrolledwindow").holds(row := rows(12)[-1]):
        scroll()
    x, start = row.x + FINGER / 2, row.center[1]
    app.hold([(x, start - 10 * step) for step in range(16)])
    app.press("ctrl+shift+z")
    rows(11)
    device.up()
    app.press("ctrl+z", "Home")
    scroll()


def sectors(boxes):
    """The sectors of all wheels as boxes: the length of their middle arc by their depth."""
    for index, box in enumerate(boxes):
        if box.name == "rotarywheel":
            parts = list(itertools.takewhile(box.holds, boxes[index + 1:]))
            outer, inner = (next(part.width for part in parts if part.name == name) / 2 for name in ("face", "hub"))
            count = sum(part.name == "sector" for part in parts)
            yield Box(0, 0, math.pi * (outer + inner) / count, outer - inner, "sector", box.text)


@pytest.mark.parametrize("page, kinds", [
    ("wheel", {"button", "hub", "sector"}), ("pictures", {"button", "item"}), ("dial", {"bubble"}),
    ("knobs", {"button", "track"}), ("telephone", {"button", "hub", "sector"}), ("helm", {"button", "hub", "sector"}),
    ("strokes", {"button", "strokesheet"}),
])
def test_touch_targets_are_large_enough(open_page, page, kinds, samples):
    app = open_page(page, **samples())
    # Now the whole page stands still.
    app.find("headerbar")
    # The page is between the header bar and the list of pages.
    boxes = itertools.dropwhile(lambda box: box.name != "stack", app.boxes()[app.title])
    boxes = list(itertools.takewhile(lambda box: box.name != "separator", boxes))
    targets = [box for box in boxes if box.name in kinds - {"sector"}] + list(sectors(boxes))
    assert kinds == {box.name for box in targets}, targets
    small = [box for box in targets if min(box.width, box.height) < (BUTTON if box.name == "button" else FINGER)]
    assert not small
