"""An open menu in each theme: its texts, its highlighted item and the line of the stroke stand out."""

import os
import subprocess

import pytest

from marking_menu import ITEM, NEVER, SOON, beyond, corners
from picture import Picture, contrast
from process import wait_until_still

pytestmark = pytest.mark.skipif("WAYLAND_DISPLAY" in os.environ, reason="pictures are those of an X screen")

# The least contrasts of texts and of graphical objects.
TEXT, GRAPHICS = 4.5, 3
# Away from the marks in the bubbles.
WIDTH, HEIGHT = 56, 22
DARK, CONTRAST = "settings.gtk_application_prefer_dark_theme = true", "settings.gtk_theme_name = 'HighContrast'"
LIBADWAITA = "imports.gi.versions.Adw = '1'; imports.gi.Adw.init()"
# Libadwaita reads it as it begins.
LIBADWAITA_CONTRAST = "GLib.setenv('ADW_DEBUG_HIGH_CONTRAST', '1', true)"
FORCE_DARK = "imports.gi.Adw.StyleManager.get_default().color_scheme = imports.gi.Adw.ColorScheme.FORCE_DARK"
THEMES = {
    "light": [], "dark": [DARK], "high-contrast": [CONTRAST], "high-contrast-dark": [CONTRAST, DARK],
    "libadwaita": [LIBADWAITA], "libadwaita-dark": [LIBADWAITA, FORCE_DARK],
    "libadwaita-high-contrast": [LIBADWAITA_CONTRAST, LIBADWAITA],
    "libadwaita-high-contrast-dark": [LIBADWAITA_CONTRAST, LIBADWAITA, FORCE_DARK]}


@pytest.fixture(params=THEMES)
def themed(request, menu):
    """The menu with items of each kind, in a theme. Large letters have pixels that are not blended."""
    menu.do(*THEMES[request.param], "settings.gtk_xft_dpi = 147456", "dial.show_marks = false",
            "popover.menu_model = menuOfKinds()")
    return menu


def still_picture():
    return wait_until_still("the screen", Picture)


def text_contrast(picture, x, y):
    return picture.text_contrast((round(x) - WIDTH // 2, round(y) - HEIGHT // 2, WIDTH, HEIGHT))


def test_texts_stand_out(themed, device, request):
    # Text on the accent of libadwaita has the contrast of its buttons.
    theme = request.node.callspec.params["themed"]
    accented = GRAPHICS if theme.startswith("libadwaita") and "high-contrast" not in theme else TEXT
    themed.pause_after(NEVER)
    center = themed.places["middle"]
    themed.click(*center, device.secondary)
    level = themed.level("A", "B", "Disabled", "Toggle")
    for pointed in None, "A", "B", "Toggle":
        if pointed:
            themed.hover(level[pointed])
        picture = still_picture()
        for label, place in level.items():
            wanted = {"Disabled": GRAPHICS, pointed: accented}.get(label, TEXT)
            assert text_contrast(picture, *place) >= wanted, (label, pointed)
        if pointed:
            assert text_contrast(picture, *center) >= TEXT, pointed


@pytest.mark.parametrize("themed", [theme for theme in THEMES if "high-contrast" in theme], indirect=True)
def test_high_contrast_has_borders(themed, device):
    themed.pause_after(NEVER)
    themed.click(*themed.places["middle"], device.secondary)
    level = themed.level("A", "B", "Disabled", "Toggle")
    picture = still_picture()
    for label, place in level.items():
        for side in range(15, 360, 30):
            # The outermost pixels of the border are blended.
            *border, outside = (
                picture.color(*map(round, beyond(place, side, ITEM / 2 + distance))) for distance in (-2, -1, 3))
            assert max(contrast(color, outside) for color in border) >= GRAPHICS, (label, side)


def test_menu_beside_the_window_has_its_background(menu, device):
    # Without a compositor, what has no background is black.
    menu.pause_after(NEVER)
    device.resize(menu.process.pid, 640, 512)
    menu.do("while (window.get_width() > 640) GLib.MainContext.default().iteration(true)")
    center = 600, 256
    menu.click(*center, device.secondary)
    menu.level_of("")
    picture = still_picture()
    inside, beside = (picture.color(*map(round, beyond(center, direction, 100))) for direction in (-45, 45))
    assert beside == inside


@pytest.fixture
def compositor():
    """A compositor, without which a stroke alone is not drawn."""
    with subprocess.Popen(["xcompmgr"]) as process:
        yield
        process.terminate()


def test_mark_alone_is_drawn(compositor, menu, device):
    menu.pause_after(NEVER)
    # Otherwise the line fades.
    menu.do("settings.gtk_enable_animations = false",
            "while (!window.get_display().is_composited()) GLib.MainContext.default().iteration(true)")
    start = menu.places["middle"]
    end, = corners(start, "1")
    before = still_picture()
    menu.stroke(start, "1")
    picture = still_picture()
    changed = {
        place: contrast(color, before.color(*place))
        for place, color in picture.colors((0, 0, picture.width, picture.height)) if color != before.color(*place)}
    assert changed[tuple(round((a + b) / 2) for a, b in zip(start, end))] >= GRAPHICS
    # No item, wedge or name shows, and the page is not dimmed.
    assert all(start[0] - 4 <= x <= end[0] + 4 and abs(y - start[1]) <= 4 for x, y in changed)
    menu.lift(device.secondary)
    menu.level_of("1")


def test_highlighted_item_and_the_line_stand_out(themed, device):
    themed.pause_after(SOON)
    # Otherwise the line fades.
    themed.do("settings.gtk_enable_animations = false")
    center = themed.places["middle"]
    themed.press(center, device.secondary)
    level = themed.level("A", "B", "Disabled", "Toggle")
    before = still_picture()
    # Between the bubbles of B and Disabled, on the side of B.
    end = beyond(center, 215, 120)
    themed.slide([beyond(center, 215, distance) for distance in range(20, 121, 20)])
    picture = still_picture()
    line = [picture.color(*map(round, beyond(center, 215, distance))) for distance in (60, 80, 100)]
    for color in line:
        assert contrast(color, before.color(*map(round, end))) >= GRAPHICS, line
    # In the bubble, above its text.
    x, y = map(round, level["B"])
    assert picture.color(x, y - 24) != before.color(x, y - 24)
    themed.cancel()
    themed.wait_for("closed")
    themed.lift(device.secondary)
