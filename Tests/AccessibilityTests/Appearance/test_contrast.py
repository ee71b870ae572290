"""Texts, focus rings, the selection and borders stand out from their background in each theme."""

import cmath
import math

import pytest

from atspi import is_focused, is_selected, items, wait
from picture import Picture, contrast
from process import wait_until_still
from screen import HIGH_CONTRAST_THEMES, LARGE, border_contrasts, box, labels, still_picture

# The least contrasts of texts, and of graphical objects and the text on the accent of libadwaita.
TEXT, GRAPHICS = 4.5, 3
# The default accent of libadwaita.
ACCENT = 0x35, 0x84, 0xe4
TINTS = ["Ma", "Mb", "Mc", "Md", "Me", "Mf", "Mg", "Mh"]
TINT = "wheel.add_css_class('tinted'); spinning_wheel.add_css_class('tinted')"


def low_contrasts(program, places, accented=()):
    """The names and contrasts of the texts that are hard to read, of names with boxes."""
    picture = still_picture(program)
    ratios = [(name, picture.text_contrast(place)) for name, place in places]
    return [(name, ratio) for name, ratio in ratios if ratio < (GRAPHICS if name in accented else TEXT)]


def test_texts_stand_out(open_themed, theme):
    # Large letters have pixels that are not blended with the background.
    program = open_themed(LARGE)
    still_picture(program)
    texts = labels(program.find("list", "Shapes")) + labels(program.find("slider", "Volume"))
    texts.append(program.find("list item", "Picture 1"))
    # Text on the accent of libadwaita has the contrast of its buttons.
    is_accented = theme.startswith("libadwaita") and theme not in HIGH_CONTRAST_THEMES
    selected = [item.get_name() for item in items(program.find("list", "Shapes"), "list item")
                if is_selected(item)]
    assert len(selected) == 1
    places = [(text.get_name(), box(text)) for text in texts]
    assert not low_contrasts(program, places, selected if is_accented else ())


def test_sentence_below_the_result_stands_out_in_the_app(open_app):
    sentence = open_app("--page", "wheel").find("label", "Give the wheel a flick, or press Space.")
    assert wait_until_still("the screen", Picture).text_contrast(box(sentence)) >= 7


def test_texts_on_bubbles_stand_out(open_themed):
    program = open_themed(LARGE)
    # One bubble of each color.
    program.order(f"dial.set_model(Gtk.StringList.new({TINTS}))")
    program.find("menu item", TINTS[-1])
    still_picture(program)
    places = []
    for bubble in items(program.find("menu", "Edit"), "menu item"):
        # The center, from the upper left corner of the drawn bubble.
        x, y, _, _ = box(bubble)
        center = 48 if bubble.get_name() == TINTS[0] else 24
        places.append((bubble.get_name(), (x + center - 18, y + center - 10, 36, 20)))
    assert len(places) == len(TINTS) and not low_contrasts(program, places)


def sector_texts(program, order, is_tinted):
    """The texts of sectors that an order replaces."""
    program.order(order)
    if is_tinted:
        program.order(TINT)
    program.find("list item", TINTS[-1])
    still_picture(program)
    texts = {text.get_name(): box(text) for text in labels(program.find("list", "Shapes"))}
    return [(name, texts[name]) for name in TINTS]


def test_texts_on_tints_stand_out(open_themed):
    program = open_themed(LARGE)
    places = sector_texts(program, f"wheel.set_model(Gtk.StringList.new({TINTS}))", is_tinted=True)
    places += [(name, box(program.find("list item", name))) for name in ("Picture 1", "Picture 2")]
    assert not low_contrasts(program, places)


@pytest.mark.parametrize("is_tinted", [False, True], ids=["plain", "tinted"])
def test_texts_on_disabled_sectors_stand_out(open_themed, is_tinted):
    program = open_themed(LARGE)
    # All sectors but the first are disabled.
    assert not low_contrasts(program, sector_texts(program, f"show_disabled({TINTS})", is_tinted)[1:], TINTS)


def ring_contrast(program, key, role, name):
    """The contrast of the pixels that change as a control gets the focus by a key."""
    program.keyboard.press("alt+v" if name == "Shapes" else "alt+s")
    node = program.find(role, name)
    wait("no focus", lambda: not is_focused(node))
    before = still_picture(program)
    program.keyboard.press(key)
    wait(name, lambda: is_focused(node))
    return still_picture(program).change_contrast(before, box(node))


def test_focus_rings_stand_out(open_themed):
    program = open_themed()
    controls = [("alt+s", "list", "Shapes"), ("alt+v", "slider", "Volume"), ("alt+p", "list", "Pictures"),
                ("alt+e", "menu", "Edit")]
    ratios = {name: ring_contrast(program, key, role, name) for key, role, name in controls}
    assert min(ratios.values()) >= GRAPHICS, ratios


@pytest.mark.parametrize("tint", [False, True], ids=["plain", "tinted"])
def test_indicator_stands_out(open_themed, tint):
    program = open_themed()
    if tint:
        program.order(TINT)
    picture = still_picture(program)
    x, y, width, height = box(program.find("list", "Shapes"))
    # The tip of the indicator, which is at the edge of the disc, and the page beside it.
    edge = x + width // 2 - height // 2
    beak = picture.color(edge + 6, y + height // 2)
    assert contrast(beak, picture.color(edge + 6, y + height - 4)) >= GRAPHICS
    # What follows the tip, or the edge between them.
    beyond = [picture.color(edge + column, y + height // 2) for column in range(6, 27)]
    assert max(contrast(beak, color) for color in beyond) >= GRAPHICS


@pytest.mark.parametrize("tint", [False, True], ids=["plain", "tinted"])
def test_selected_sector_stands_out_from_its_neighbor(open_themed, tint):
    program = open_themed()
    if tint:
        program.order(TINT)
    wheel = program.find("list", "Shapes")
    # A window that has just opened may not have its sectors yet.
    picture, count, (x, y, width, height) = still_picture(program), len(items(wheel, "list item")), box(wheel)
    # Outside the content, from the middle of the selected sector at the left to that of the next one, and so on.
    turns = [[180 + (sector + step / 200) * 360 / count for step in range(201)] for sector in range(2)]
    points = [[cmath.rect(0.45 * height, math.radians(turn)) for turn in sector] for sector in turns]
    ways = [[picture.color(round(x + width / 2 + point.real), round(y + height / 2 + point.imag))
             for point in sector] for sector in points]
    # A border makes the edge of a tinted sector wider than an edge between two others.
    wide, narrow = (sum(contrast(color, way[-1]) >= GRAPHICS for color in way[20:]) for way in ways)
    assert wide - narrow >= 8, (wide, narrow)


@pytest.mark.parametrize("theme", ["libadwaita-light", "libadwaita-dark"], indirect=True)
def test_selected_sector_has_the_accent_of_libadwaita_below_an_opaque_indicator(open_themed):
    program = open_themed()
    picture = still_picture(program)
    x, y, width, height = box(program.find("list", "Shapes"))
    edge = x + width // 2 - height // 2
    row = [picture.color(edge + column, y + height // 2) for column in range(36)]
    # The indicator is opaque beside the sector and on it; the sector follows its tip.
    assert len(set(row[:15])) == 1, row
    assert row[35] == ACCENT, row


@pytest.mark.parametrize("theme", HIGH_CONTRAST_THEMES, indirect=True)
def test_high_contrast_has_borders(open_themed):
    assert min(border_contrasts(open_themed())) >= GRAPHICS
