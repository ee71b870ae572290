"""Moves the controls between monitors of several scales. They are as sharp there as if they had begun there."""

import math
import os
import subprocess

import pytest

from compositor import Compositor
from process import wait_until_still
from program import Program

pytestmark = pytest.mark.timeout(120)

# The scales of the monitors; each is 1280 × 720 application pixels large.
SCALES = 1, 2, 1.25, 1.5


def convert(source, target, *options):
    subprocess.run(["convert", source, *options, target], check=True)
    return target


def difference(metric, *pictures):
    """The difference of two pictures by a metric of ImageMagick."""
    done = subprocess.run(["compare", "-metric", metric, *pictures, "null:"], capture_output=True, text=True)
    assert done.returncode < 2, done.stderr
    return float(done.stderr.split()[0])


def fineness(picture, folder):
    """How much of the wheel a picture of scale 2 loses at half its size."""
    wheel = convert(picture, folder / "wheel.png", "-crop", "800x780+0+0", "+repage")
    coarse = convert(wheel, folder / "coarse.png", "-resize", "50%", "-resize", "800x780!")
    return difference("RMSE", wheel, coarse)


class Controls(Program):
    """The controls in a fullscreen window on a monitor."""

    def __init__(self, device, monitor, folder):
        self.monitor, self.folder = monitor, folder
        # Users have this renderer, for which a turning wheel is a texture; newer releases warn that it is another one.
        super().__init__(device, "monitor", str(monitor), known_warning="The old GL renderer has been removed",
                         environment=os.environ | {"GSK_RENDERER": "gl"})

    def begin(self):
        self._choose(self.monitor)
        super().begin()

    def _choose(self, monitor):
        """Continues on a monitor once the window is drawn at its scale."""
        self.device.choose(monitor)
        # GTK draws at integer scales, which the compositor reduces.
        size = f"size {math.ceil(SCALES[monitor])} 1280 720"
        self.await_line(size, lambda line: line == size)

    def move(self, monitor):
        """Moves the window to another monitor."""
        self.do(f"fillMonitor({monitor})")
        self._choose(monitor)
        self.reports()

    def hold(self):
        """Turns the wheel by 30 degrees, and keeps the touch."""
        wheel = self.places["wheel"]
        self.device.down(*wheel.at(-90))
        self.slide(wheel.arc(-90, -60))

    def turn(self):
        """Turns the wheel by a sector."""
        self.hold()
        self.device.lift()
        self.wait_for("wheel settled 7 1")

    def picture(self, name):
        """Saves the controls once they stand still, and returns the file."""
        file = self.folder / f"{name}.png"

        def observe():
            self.do(f"save('{file}')")
            self.wait_for("saved")
            return file.read_bytes()
        wait_until_still(name, observe)
        return file

    def pictures(self, name):
        """Pictures of the settled controls and of a drag."""
        settled = self.picture(f"{name}-settled")
        self.hold()
        turning = self.picture(f"{name}-turning")
        self.device.lift()
        return settled, turning


@pytest.fixture(scope="session")
def monitors(display, session_bus):
    """Fingers on all monitors."""
    return Compositor(SCALES)


@pytest.mark.parametrize("start, end", [(0, 1), (0, 2), (0, 3), (1, 0)])
def test_moved_window_is_as_fine_as_one_that_begins_on_the_monitor(monitors, prefix, tmp_path, start, end):
    with Controls(monitors, end, tmp_path) as controls:
        controls.turn()
        begun = controls.pictures("begun")
    with Controls(monitors, start, tmp_path) as controls:
        controls.turn()
        before = controls.picture("before")
        controls.move(end)
        moved = controls.pictures("moved")
    for one, other in zip(moved, begun, strict=True):
        assert difference("AE", one, other) == 0, one
    if start < end:
        enlarged = convert(before, tmp_path / "enlarged.png", "-resize", "200%")
        for picture in moved:
            # A turning wheel is a smoothed texture.
            assert fineness(picture, tmp_path) > 1.2 * fineness(enlarged, tmp_path), picture
