"""An open menu on an X screen in each theme: its texts, its highlighted item and the line of the stroke stand out."""

import os
import subprocess

import pytest

import xtest
from marking_menu import ITEM, NEVER, PLACES, SOON, MarkingMenu, beyond, corners
from mouse import XMouse
from picture import Picture, contrast
from process import wait_until_still

# The least contrasts of texts and of graphical objects.
TEXT, GRAPHICS = 4.5, 3
# Away from the marks in the bubbles.
WIDTH, HEIGHT = 56, 22
KINDS = "A", "B", "Disabled", "Toggle"
# GTK 4.20 and later warn of the other setting.
DARK = """if (Gtk.InterfaceColorScheme) settings.gtk_interface_color_scheme = Gtk.InterfaceColorScheme.DARK; \
else settings.gtk_application_prefer_dark_theme = true"""
CONTRAST = "settings.gtk_theme_name = 'HighContrast'"
LIBADWAITA = "imports.gi.versions.Adw = '1'; imports.gi.Adw.init()"
# Libadwaita reads it as it begins.
LIBADWAITA_CONTRAST = "GLib.setenv('ADW_DEBUG_HIGH_CONTRAST', '1', true)"
FORCE_DARK = "imports.gi.Adw.StyleManager.get_default().color_scheme = imports.gi.Adw.ColorScheme.FORCE_DARK"
THEMES = {
    "light": [], "dark": [DARK], "high-contrast": [CONTRAST], "high-contrast-dark": [CONTRAST, DARK],
    "libadwaita": [LIBADWAITA], "libadwaita-dark": [LIBADWAITA, FORCE_DARK],
    "libadwaita-high-contrast": [LIBADWAITA_CONTRAST, LIBADWAITA],
    "libadwaita-high-contrast-dark": [LIBADWAITA_CONTRAST, LIBADWAITA, FORCE_DARK]}


@pytest.fixture(scope="session")
def device(display, session_bus):
    """The mouse of the X server."""
    return XMouse()


@pytest.fixture
def double_menu(running, device, prefix):
    """The menu at twice the scale."""
    device.scale = 2
    yield running(MarkingMenu(device, environment=os.environ | {"GDK_SCALE": "2"}))
    device.lift()
    device.scale = 1


def still_picture():
    return wait_until_still("the screen", Picture)


def color_beside(picture, place, degrees, distance):
    return picture.color(*map(round, beyond(place, degrees, distance)))


def text_contrast(picture, x, y):
    return picture.text_contrast((round(x) - WIDTH // 2, round(y) - HEIGHT // 2, WIDTH, HEIGHT))


@pytest.mark.parametrize("theme", THEMES)
def test_texts_borders_highlight_and_line_stand_out(menu, device, theme):
    is_high = "high-contrast" in theme
    # Text on the accent of libadwaita has the contrast of its buttons.
    accented = GRAPHICS if theme.startswith("libadwaita") and not is_high else TEXT
    # Large letters have pixels that are not blended; without animations the line does not fade.
    menu.do(*THEMES[theme], "settings.gtk_xft_dpi = 147456", "markingMenu.show_marks = false",
            "settings.gtk_enable_animations = false", "popover.menu_model = menuOfKinds()")
    menu.pause_after(NEVER)
    start = menu.places["middle"]
    menu.press_at(start)
    menu.release()
    level = menu.level(*KINDS)
    for pointed in None, "A", "B", "Toggle":
        if pointed:
            menu.slide([level[pointed]])
        picture = still_picture()
        for label, place in level.items():
            wanted = {"Disabled": GRAPHICS, pointed: accented}.get(label, TEXT)
            assert text_contrast(picture, *place) >= wanted, (label, pointed)
            for side in range(15, 360, 30) if is_high and not pointed else ():
                # The outermost pixels of the border are blended.
                *border, outside = (color_beside(picture, place, side, ITEM / 2 + distance) for distance in (-2, -1, 3))
                assert max(contrast(color, outside) for color in border) >= GRAPHICS, (label, side)
        if pointed:
            assert text_contrast(picture, *start) >= TEXT, pointed
    menu.cancel("Escape")
    menu.expect_closed()

    menu.pause_after(SOON)
    menu.press_at(start)
    level = menu.level(*KINDS)
    before = still_picture()
    # Between the bubbles of B and Disabled, on the side of B.
    menu.slide([beyond(start, 215, distance) for distance in range(20, 121, 20)])
    picture = still_picture()
    for distance in 60, 80, 100:
        line = color_beside(picture, start, 215, distance)
        assert contrast(line, color_beside(before, start, 215, 120)) >= GRAPHICS, distance
    # In the bubble, above its text.
    assert color_beside(picture, level["B"], 0, 24) != color_beside(before, level["B"], 0, 24)
    menu.cancel("Escape")
    menu.release()
    menu.expect_closed()


def test_menu_beside_the_window_has_its_background(menu, device):
    # Without a compositor, what has no background is black.
    menu.pause_after(NEVER)
    xtest.do("resize", xtest.await_window(menu.process.pid), 640, 512)
    menu.wait_for("size 1 640 512")
    start = 600, 256
    menu.press_at(start)
    menu.release()
    menu.level_of("")
    picture = still_picture()
    inside, beside = (color_beside(picture, start, degrees, 100) for degrees in (-45, 45))
    assert beside == inside


@pytest.fixture
def compositor():
    """A compositor, without which a stroke alone is not drawn."""
    with subprocess.Popen(["xcompmgr"]) as process:
        yield
        process.terminate()


def test_mark_alone_is_drawn(compositor, menu):
    menu.pause_after(NEVER)
    # Otherwise the line fades.
    menu.do("settings.gtk_enable_animations = false",
            "while (!window.get_display().is_composited()) GLib.MainContext.default().iteration(true)")
    start = menu.places["middle"]
    end, = corners(start, "1")
    before = still_picture()
    menu.press_at(start)
    menu.trace(start, "1")
    picture = still_picture()
    changed = {
        place: contrast(color, before.color(*place))
        for place, color in picture.colors((0, 0, picture.width, picture.height)) if color != before.color(*place)}
    assert changed[tuple(round((a + b) / 2) for a, b in zip(start, end))] >= GRAPHICS
    # No item, wedge or name shows, and the page is not dimmed.
    assert all(start[0] - 4 <= x <= end[0] + 4 and abs(y - start[1]) <= 4 for x, y in changed)
    menu.release()
    menu.level_of("1")


@pytest.mark.parametrize("place", PLACES)
def test_bubbles_are_whole_and_their_texts_are_sharp(double_menu, place):
    menu = double_menu
    menu.do("markingMenu.show_marks = false", "popover.menu_model = menuOfKinds()")
    menu.pause_after(NEVER)
    menu.press_at(menu.places[place])
    menu.release()
    level = menu.level(*KINDS)
    picture = still_picture()
    for label, (x, y) in level.items():
        # One letter may have all edges in the same columns.
        if len(label) > 1:
            edges = picture.hard_edges([round(2 * side) for side in (x - 28, y - 10, 56, 20)])
            assert min(edges) > 3, (label, edges)
        for side in range(15, 360, 30):
            inside, outside = (
                picture.color(*(round(2 * number) for number in beyond((x, y), side, ITEM / 2 + distance)))
                for distance in (-2, 2))
            assert inside != outside, (label, side)
    menu.cancel("Escape")
    menu.expect_closed()
