"""Pictures of an X screen, and their contrast by the formulas of the WCAG."""

import collections
import subprocess


def luminance(color):
    channels = [value / 255 for value in color]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """The contrast ratio of two colors, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


class Picture:
    """The whole screen. Pictures with the same pixels are equal."""

    def __init__(self):
        done = subprocess.run(["import", "-window", "root", "-depth", "8", "ppm:-"], check=True, capture_output=True)
        _, size, _, self.pixels = done.stdout.split(b"\n", 3)
        self.width, self.height = map(int, size.split())

    def __eq__(self, other):
        return isinstance(other, Picture) and self.pixels == other.pixels

    def color(self, x, y):
        start = 3 * (y * self.width + x)
        return tuple(self.pixels[start:start + 3])

    def colors(self, box):
        """The colors in a box with their positions, row by row."""
        x, y, width, height = box
        for row in range(max(y, 0), min(y + height, self.height)):
            for column in range(max(x, 0), min(x + width, self.width)):
                yield (column, row), self.color(column, row)

    def text_contrast(self, box):
        """The contrast of a text and its background; the best pixel counts, as edges are blended."""
        counts = collections.Counter(color for _, color in self.colors(box))
        background = counts.most_common(1)[0][0]
        return max(contrast(color, background) for color in counts)

    def change_contrast(self, before, box):
        """The contrast of the changed pixels in a box and their previous colors; 1 without changes."""
        changes = [(color, before.color(*place)) for place, color in self.colors(box)
                   if color != before.color(*place)]
        if not changes:
            return 1
        new = collections.Counter(color for color, _ in changes).most_common(1)[0][0]
        ratios = sorted(contrast(new, old) for color, old in changes if color == new)
        return ratios[len(ratios) // 2]

    def hard_edges(self, box):
        """The numbers of horizontal neighbors with most of the box's range of luminance, in even and odd columns.

        A drawing at half the scale has them in every other column only; a blurred one has none.
        """
        x, y, width, height = box
        rows = [[luminance(self.color(column, row)) for column in range(x, x + width)] for row in range(y, y + height)]
        reach = max(map(max, rows)) - min(map(min, rows))
        counts = [0, 0]
        for row in rows:
            for column in range(width - 1):
                if abs(row[column] - row[column + 1]) > 0.6 * reach:
                    counts[(x + column) % 2] += 1
        return counts
