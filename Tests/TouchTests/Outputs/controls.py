"""The program controls-on-monitors.js, and its pictures."""

import itertools
import math
import os
import pathlib
import subprocess

from place import Place
from process import SECONDS, Process, wait_until_still

PROGRAM = pathlib.Path(__file__).resolve().parent / "controls-on-monitors.js"
# The scales of the monitors, all of which are 1280 × 720 application pixels large.
SCALES = 1, 2, 1.25, 1.5
# The wheel, in application pixels.
WHEEL = Place(200, 360, 200)


def difference(metric, *pictures):
    """The difference of two pictures by a metric of ImageMagick."""
    done = subprocess.run(["compare", "-metric", metric, *pictures, "null:"], capture_output=True, text=True)
    assert done.returncode < 2, done.stderr
    return float(done.stderr.split()[0])


class Controls(Process):
    """The controls in a fullscreen window on a monitor."""

    def __init__(self, device, monitor, folder):
        self.device, self.monitor, self.folder = device, monitor, folder
        # Users have this renderer, for which a turning wheel is a texture; newer releases warn that it is another one.
        super().__init__(["gjs", PROGRAM, str(monitor)], "The old GL renderer has been removed",
                         os.environ | {"GSK_RENDERER": "gl"})

    def begin(self):
        self.wait_until_drawn()

    def end(self):
        self.device.lift()
        super().end()

    def _scaled(self, place):
        return [SCALES[self.monitor] * coordinate for coordinate in place]

    def wait_for(self, wanted, seconds=SECONDS):
        """Waits for a line, and drops all lines."""
        self.await_line(wanted, lambda line: line == wanted, seconds)
        self.lines.clear()

    def wait_until_drawn(self):
        """Waits until the window is drawn at the monitor's scale and receives input."""
        # GTK draws at integer scales, which the compositor reduces.
        self.wait_for(f"at {math.ceil(SCALES[self.monitor])} 1280 720")
        self.device.choose(self.monitor)
        # The compositor animates new windows: the animation has ended once the pointer is reported in its place.
        for step in itertools.count():
            x, y = 1100 + step % 100, 20
            self.device.point(*self._scaled((x, y)))
            try:
                return self.wait_for(f"pointer {x} {y}", seconds=0.05)
            except TimeoutError:
                if step * 0.05 > SECONDS:
                    raise

    def move(self, monitor):
        """Moves the window to another monitor."""
        self.monitor = monitor
        self.order(f"move {monitor}")
        self.wait_until_drawn()

    def hold(self, rotation):
        """Turns the wheel by 30 degrees from a rotation, and keeps the touch."""
        self.device.down(*self._scaled(WHEEL.at(-90)))
        for place in WHEEL.arc(-90, -60):
            self.device.move(*self._scaled(place))
        self.wait_for(f"rotated {rotation + 30}")

    def turn(self):
        """Turns the wheel by a sector."""
        self.hold(0)
        self.device.lift()
        self.wait_for("settled 45")

    def picture(self, name):
        """Saves the controls once they stand still, and returns the file."""
        file = self.folder / f"{name}.png"

        def observe():
            self.order(f"picture {file}")
            self.wait_for("saved")
            return file.read_bytes()
        wait_until_still(name, observe)
        return file

    def pictures(self, name):
        """Pictures of the settled controls and of a drag."""
        settled = self.picture(f"{name}-settled")
        self.hold(45)
        turning = self.picture(f"{name}-turning")
        self.device.lift()
        return settled, turning
