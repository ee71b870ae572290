"""Where things are on the screen."""

import math


class Place:
    """Where a round control is."""

    def __init__(self, x, y, radius):
        self.x, self.y, self.radius = x, y, radius

    def at(self, degrees, fraction=0.75):
        """A place at an angle, clockwise from the right, and at a fraction of the radius."""
        angle = math.radians(degrees)
        return (self.x + self.radius * fraction * math.cos(angle), self.y + self.radius * fraction * math.sin(angle))

    def arc(self, start, end, fraction=0.75, step=3):
        """The way from just after an angle to another one."""
        count = round(abs(end - start) / step)
        return [self.at(start + (end - start) * i / count, fraction) for i in range(1, count + 1)]

    def turn(self, start, end, fraction=0.75):
        """The way from an angle to another one, as a function from 0 to 1."""
        return lambda part: self.at(start + (end - start) * part, fraction)
