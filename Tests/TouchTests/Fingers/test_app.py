"""Uses the app by touch."""

import itertools
import math
import pathlib
import shutil

import pytest

from app import SECTORS, STEPS, Box
from process import ROOT, wait_until_still

# The least side of a touch target, in pixels.
FINGER = 44
# That of libadwaita's buttons.
BUTTON = 34
# GTK may warn when a finger is lifted whose widget has disappeared.
LOST = "Broken accounting of active state"


@pytest.mark.main
def test_drag_turns_the_wheel(open_page):
    app = open_page("wheel")
    app.wait_for("LABEL Circles")
    app.drag(app.wheel.turn(-90, 0))
    # A quarter clockwise moves the sector at the bottom to the indicator on the left.
    app.wait_for("LABEL Swirl")


def test_flick_turns_the_wheel_farther_than_the_finger_moves(open_page, device):
    app = open_page("wheel")
    app.wait_for("LABEL Circles")
    place = app.wheel
    device.down(*place.at(-90))
    app.flick(place.turn(-90, -70))
    # 20° are less than one sector; the label shows each sector that passes.
    while (name := app.wait_for("LABEL ").removeprefix("LABEL ")) == "3 Circles":
        pass
    assert name in SECTORS and name != "Circles", name


def test_tap_selects_a_sector(open_page):
    app = open_page("wheel")
    app.wait_for("LABEL Circles")
    app.tap(*app.find("label", "Monster").center)
    app.wait_for("LABEL Monster")


def test_hub_opens_a_view_and_the_back_button_closes_it(open_page):
    app = open_page("wheel")
    app.tap(*app.find("label", "Open").center)
    app.wait_for("VIEW Circles")
    app.tap(*app.find("button", "Back").center)
    app.wait_for("VIEW wheel")


def test_list_of_pages_switches_pages(open_page):
    app = open_page("wheel")
    # The first label with each name belongs to the list.
    for title, name in [("Pictures", "pictures"), ("Dial", "dial"), ("Knobs", "knobs"), ("Wheel", "wheel")]:
        app.tap(*app.find("label", title).center)
        app.wait_for(f"PAGE {name}")


def test_finger_dials_a_number(open_page):
    app = open_page("telephone")
    place = app.find("face", before="Clear").circle
    # The holes of 1 and 3, at 2 and 12 o'clock, to the finger stop below 3 o'clock.
    for start, number in (-30, "1"), (-90, "13"):
        app.drag(place.turn(start, 15))
        app.wait_for(f"NUMBER {number}")
        app.wait_for("SETTLED 0")


def test_drag_flick_and_tap_move_the_pictures(open_page, device, samples):
    app = open_page("pictures", **samples)
    app.wait_for("DETAIL 1 of ")
    x, y = app.find("spinningwheel").center
    width = app.find("item").width
    # By more than half of an item's width, and less than one and a half.
    app.drag(lambda part: (x - width * part, y))
    app.wait_for("DETAIL 2 of ")
    app.wait_for("SETTLED 1")
    # It coasts to the beginning, and stays there.
    device.down(x, y)
    app.flick(lambda part: (x + 200 * part, y))
    app.wait_for("SETTLED 0")
    # A part of the next picture is visible beside the first.
    app.tap(x + 0.75 * width, y)
    app.wait_for("DETAIL 2 of ")


@pytest.fixture
def open_picture(open_page, samples):
    """Opens the first picture in the app, which has some settings."""
    def open_picture(*settings, **options):
        with (pathlib.Path(samples["XDG_CONFIG_HOME"]) / "glib-2.0/settings/keyfile").open("a") as file:
            file.writelines(f"{setting}\n" for setting in settings)
        app = open_page("pictures", **samples | options)
        # It has a zoom from the beginning.
        app.wait_for("SHOWN Canyon")
        app.tap(*app.find("spinningwheel").center)
        app.await_line("the end of the transition", lambda line: line.startswith("VIEW "))
        return app
    return open_picture


@pytest.fixture
def picture(open_picture):
    """The app with the first picture open."""
    return open_picture()


def test_swipes_lead_to_other_pictures(picture, device):
    app = picture
    x, y = app.find("picture").center
    # More than half of the way to the next picture.
    way = 0.6 * app.find("carousel").width
    app.drag(lambda part: (x - way * part, y))
    app.wait_for("DECODED Dunes")
    device.point(x, y)
    # One swipe, one picture.
    device.scroll(0, 200)
    app.wait_for("DECODED Fjord")
    app.drag(lambda part: (x + way * part, y))
    app.wait_for("DECODED Dunes")
    # A picture that is wider than the window is panned.
    app.press(*["ctrl+plus"] * 5)
    app.wait_for("PAN ")
    app.drag(lambda part: (x - 150 * part, y))
    app.wait_for("PAN ")
    app.press("ctrl+0")
    app.wait_for("PAN 0 0")
    app.drag(lambda part: (x + way * part, y))
    app.wait_for("DECODED Canyon")


def test_picture_follows_the_finger_with_the_next_one_beside_it(picture, device):
    app = picture
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
    app.lift()
    assert app.find("picture") == before
    # No picture comes before the first one, which returns.
    app.drag(lambda part: (x + 0.6 * before.width * part, y))
    wait_until_still("the first picture", lambda: before if app.find("picture") == before else None)


def test_swipes_follow_each_other_quickly(picture, device):
    app = picture
    x, y = app.find("picture").center
    path = [(x - 40 * move, y) for move in range(1, 10)]
    device.down(x, y)
    device.leave(path)
    # The second one begins while the carousel moves.
    device.down(x, y)
    app.slide(path)
    app.lift()
    app.wait_for("DECODED Fjord")


def test_escape_ends_swipes_and_pinches(open_picture, device):
    app = open_picture(known_warning=LOST)
    x, y = app.find("picture").center
    way = 0.6 * app.find("carousel").width
    for paths in (
        [[(x - 10 * step, y) for step in range(1, 16)]],
        [[(x - 40 - 2 * step, y) for step in range(1, 31)], [(x + 40 + 2 * step, y) for step in range(1, 31)]],
    ):
        for finger, path in enumerate(paths):
            device.down(*path[0], finger)
        app.slide(*paths)
        app.press("Escape")
        app.wait_for("VIEW wheel")
        device.lift()
        app.press("Return")
        app.wait_for("VIEW Canyon")
    app.drag(lambda part: (x - way * part, y))
    app.wait_for("DECODED Dunes")


def test_swipes_without_animations(open_picture):
    app = open_picture("reduce-motion='always'")
    x, y = app.find("picture").center
    way = 0.6 * app.find("carousel").width
    app.drag(lambda part: (x - way * part, y))
    app.wait_for("DECODED Dunes")


def test_swipes_from_right_to_left(picture, device):
    app = picture
    app.order("mirror")
    app.wait_for("MIRRORED")
    x, y = app.find("picture").center
    way = 0.6 * app.find("carousel").width
    app.drag(lambda part: (x + way * part, y))
    app.wait_for("DECODED Dunes")
    device.point(x, y)
    device.scroll(0, -200)
    app.wait_for("DECODED Fjord")


def test_pictures_are_removed_during_swipes(open_picture, device, tmp_path):
    names = "Canyon.svg", "Dunes.svg", "Fjord.svg"
    _, second, third = (
        shutil.copy(ROOT / "Resources/pictures/samples" / name, tmp_path / name) for name in names)
    app = open_picture(f"pictures-folder='{tmp_path.as_uri()}'", known_warning=LOST)
    x, y = app.find("picture").center
    way = 0.6 * app.find("carousel").width
    for file, line, direction, shown in (
        (second, "DETAIL 1 of 2", -1, "DECODED Fjord"),
        (third, "VIEW-MESSAGE The Picture Was Removed", 1, "DECODED Canyon"),
    ):
        device.down(x, y)
        app.slide([(x + direction * way * step / STEPS, y) for step in range(1, STEPS + 1)])
        file.unlink()
        app.wait_for(line)
        app.rest()
        app.lift()
        app.wait_for(shown)


def test_pinch_zooms_a_picture(picture, device):
    app = picture
    before = percent(app.wait_for("ZOOM "))
    x, y = app.find("picture").center
    device.down(x - 40, y, 0)
    device.down(x + 40, y, 1)
    app.slide([(x - 40 - 2 * i, y) for i in range(1, 31)], [(x + 40 + 2 * i, y) for i in range(1, 31)])
    device.up(0)
    device.up(1)
    # The fingers are as far apart as the points of the picture below them.
    while percent(app.wait_for("ZOOM ")) < 2 * before:
        pass


def percent(line):
    return int("".join(filter(str.isdigit, line)))


def test_drag_turns_the_dial(open_page, store_dial):
    last = store_dial(*(f"Folder{number}" for number in range(10)))[-1]
    app = open_page("dial")
    dial = app.find("dialmenu").circle
    # The last of ten bubbles, to the top.
    app.drag(dial.turn(-126, -90))
    app.wait_for(f"ITEM {last}")


def test_drag_at_the_start_of_a_row_moves_it(open_page, store_dial, device):
    # More rows than the window shows, which a finger also scrolls.
    first, second, third, *_ = store_dial(*(f"Folder{number}" for number in range(20)))
    app = open_page("dial")
    app.wait_for(f"ITEM {first}")
    app.press("ctrl+e")
    app.enter("Edit Dial")
    app.find("label", third)
    rows = [box for box in app.boxes()[app.title] if box.name == "row"]
    x, start, end = rows[0].x + FINGER / 2, rows[0].center[1], rows[2].center[1]
    app.drag(lambda part: (x, start + (end - start) * part))
    app.wait_for(f"ITEM {second}")
    # The list changes under the finger.
    device.down(x, start)
    app.slide([(x, start + 10 * step) for step in range(1, 6)])
    app.press("ctrl+z")
    app.wait_for(f"ITEM {first}")
    app.lift()
    # Beside it, the finger scrolls.
    x = app.find("label", first).center[0]
    app.drag(lambda part: (x, end + (start - end) * part))
    assert app.find("label", second).y < rows[0].y


def test_row_disappears_under_the_finger(open_page, store_dial, device):
    # More rows than the window shows.
    first, *others = store_dial(*(f"Folder{number}" for number in range(11)))
    app = open_page("dial")
    app.wait_for(f"ITEM {first}")
    app.press("ctrl+e")
    app.enter("Edit Dial")

    def rows(count):
        def observe():
            found = [box for box in app.boxes()[app.title] if box.name == "row"]
            return found if len(found) == count else None
        return wait_until_still(f"{count} rows", observe)

    def scroll():
        start = rows(11)[-1].y
        x, y = app.find("label", others[3]).center
        app.drag(lambda part: (x, y - 200 * part))
        assert rows(11)[-1].y < start
    # Removes the first row, and undoes that: the edit to redo removes the last row.
    app.press("Tab", "Tab", "space")
    rows(10)
    app.press("ctrl+z")
    scroll()
    row = rows(11)[-1]
    x, start = row.x + FINGER / 2, row.center[1]
    device.down(x, start)
    app.slide([(x, start - 10 * step) for step in range(1, 16)])
    app.press("ctrl+shift+z")
    rows(10)
    app.lift()
    app.press("ctrl+z", "Home")
    scroll()


def test_long_press_opens_a_dial_menu(open_page, device):
    app = open_page("dial")
    device.down(*app.find("dialmenu").circle.at(45, 1.25))
    app.wait_for("DIAL open")
    device.up()
    for item in "Pages", "Pictures":
        app.tap(*app.find("label", item, within="popover").center)
    app.wait_for("PAGE pictures")


def test_drag_turns_a_knob(open_page):
    app = open_page("knobs")
    app.drag(app.find("track", before="Drums").circle.turn(-90, 150))
    app.wait_for("KNOB Drums, pan 100")


def test_double_tap_resets_a_knob(open_page):
    app = open_page("knobs")
    place = app.find("dial", before="Keys").center
    app.tap(*place)
    app.tap(*place)
    app.wait_for("KNOB Keys, pan C")


def test_long_press_on_a_knob_opens_its_menu(open_page, device):
    app = open_page("knobs")
    app.drag(app.find("track", before="Drums").circle.turn(-90, 150))
    app.wait_for("KNOB Drums, pan 100")
    device.down(*app.find("dial", before="Drums").center)
    item = app.find("label", "Reset")
    device.up()
    app.tap(*item.center)
    app.wait_for("KNOB Drums, pan C")


def test_taps_change_preferences(open_page, rows_for_slow_hands):
    app = open_page("wheel", **rows_for_slow_hands)
    app.wait_for("PROPERTY wheel.tinted FALSE")
    app.tap(*app.find("menubutton", "Main Menu").center)
    app.tap(*app.find("label", "Preferences").center)
    app.enter_preferences(lambda x, y: app.drag(lambda part: (x, y - 100 * part)))
    # A row activates its switch.
    app.tap(*app.find("label", "Colors").center)
    app.wait_for("PROPERTY wheel.tinted TRUE")
    app.tap(*app.find("switch", before="Labels").center)
    app.wait_for("PROPERTY wheel.tinted FALSE")


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
    app = open_page(page, **samples)
    # Now the whole page stands still.
    app.find("headerbar")
    # The page is between the header bar and the list of pages.
    boxes = itertools.dropwhile(lambda box: box.name != "stack", app.boxes()[app.title])
    boxes = list(itertools.takewhile(lambda box: box.name != "separator", boxes))
    targets = [box for box in boxes if box.name in kinds - {"sector"}] + list(sectors(boxes))
    assert kinds == {box.name for box in targets}, targets
    small = [box for box in targets if min(box.width, box.height) < (BUTTON if box.name == "button" else FINGER)]
    assert not small
