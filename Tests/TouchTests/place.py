"""Positions on the screen."""

import math


class Place:
    """The center and the radius of a round control."""

    def __init__(self, x, y, radius):
        self.x, self.y, self.radius = x, y, radius

    def at(self, degrees, fraction=0.75):
        """The point at an angle in degrees, clockwise from the right, and at a fraction of the radius."""
        angle = math.radians(degrees)
        return (self.x + self.radius * fraction * math.cos(angle), self.y + self.radius * fraction * math.sin(angle))

    def arc(self, start, end, fraction=0.75, step=3):
        """The points between two angles, without the first one."""
        count = round(abs(end - start) / step)
        return [self.at(start + (end - start) * i / count, fraction) for i in range(1, count + 1)]

    def turn(self, start, end, fraction=0.75):
        """The path between two angles, as a function of its fraction."""
        return lambda part: self.at(start + (end - start) * part, fraction)
