"""The themes of the tests, and what they measure on the screen."""

from atspi import extents, walk
from picture import Picture, contrast
from process import wait_until_still

DARK = "dark=1"
CONTRAST = "gtk-theme-name=HighContrast"
# For each theme, the settings of GTK and the environment.
THEMES = {
    "light": ([], {}), "dark": ([DARK], {}),
    "high-contrast": ([CONTRAST], {}), "high-contrast-dark": ([CONTRAST, DARK], {}),
    **{f"libadwaita{'-high-contrast' * int(high)}-{scheme}": (
        ["libadwaita"], {"ADW_DEBUG_COLOR_SCHEME": f"prefer-{scheme}", "ADW_DEBUG_HIGH_CONTRAST": high})
       for high in "01" for scheme in ["light", "dark"]},
    # The accent of least contrast, since libadwaita 1.6.
    "libadwaita-yellow": (["libadwaita"], {"ADW_DEBUG_ACCENT_COLOR": "yellow"}),
}
HIGH_CONTRAST_THEMES = [name for name in THEMES if "high-contrast" in name]
# Half as large again as usual.
LARGE = "gtk-xft-dpi=147456"


def still_picture(program):
    """The screen once two frames in a row show the same."""
    def observe():
        program.forget("drawn")
        program.order("say_when_drawn('drawn')")
        program.await_word("drawn")
        return Picture()
    return wait_until_still("the screen", observe)


def box(node):
    """The allocation of a node: its left, top, width and height."""
    area = extents(node)
    return area.x, area.y, area.width, area.height


def labels(node):
    return [child for child in walk(node) if child.get_role_name() == "label"]


def border_contrasts(program):
    """The contrasts of the edges of a wheel, an item and a bubble, each with the page beside it."""
    picture = still_picture(program)

    def edge(places):
        page, *others = [picture.color(*place) for place in places]
        return max(contrast(page, other) for other in others)
    x, y, width, height = box(program.find("list", "Shapes"))
    # The disc is centered in its allocation, with the indicator at its left.
    ratios = [edge([(column, y + height // 2) for column in range(x + width - 1, x + (width + height) // 2 - 24, -1)])]
    for role, name in [("list item", "Picture 1"), ("menu item", "Undo")]:
        x, y, _, _ = box(program.find(role, name))
        ratios.append(edge([(column, y + 24) for column in range(x - 6, x + 8)]))
    return ratios
