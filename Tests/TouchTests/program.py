"""The program controls.js: the controls in a fullscreen window."""

import pathlib

from driven import Driven
from place import Place

PROGRAM = pathlib.Path(__file__).resolve().parent / "controls.js"
# First words of the lines that report input.
INPUT = "pointer", "pressed", "released", "finger", "scrolled", "held", "done", "bubble", "menu"
# A gap between the controls.
ASIDE = 420, 20


class Program(Driven):
    """Shows `wheels` and knobs beside a page that scrolls, or the `lists` of a dial menu and a spinning wheel."""

    def __init__(self, device, *scene, known_warning=None, environment=None):
        super().__init__(device, ["gjs", PROGRAM, *scene], known_warning, environment)
        self.scrolled = 0

    def begin(self):
        self.await_word("size")
        places = [line.split()[1:] for line in self.lines if line.startswith("place")]
        self.places = {name: Place(*map(float, numbers)) for name, *numbers in places}
        self.reports()

    def do(self, *orders):
        """Runs orders of JavaScript."""
        for order in orders:
            self.order(order)
            self.wait_for("done")

    def drag(self, name, start, end):
        """Drags on a control from one angle to another."""
        place = self.places[name]
        self.device.down(*place.at(start))
        self.slide(place.arc(start, end))
        self.device.up()

    def take(self, name, degrees, *finger):
        """Presses on a knob and moves outwards until the knob begins a drag, which does not turn it yet."""
        place = self.places[name]
        self.device.down(*place.at(degrees, 0.5), *finger)
        self.device.move(*place.at(degrees), *finger)
        self.wait_for(f"{name} drag-begin")

    def push(self, name, dx, count):
        """Begins a touch in the center of a control and moves it sideways, by a distance in each of some moves."""
        place = self.places[name]
        self.device.down(place.x, place.y)
        self.slide([(place.x + dx * i, place.y) for i in range(1, count + 1)])

    def coast(self):
        """Lets the controls coast after a flick."""
        self.do("for (const control of controls.values()) if ('inertia' in control) control.inertia = true")

    def enable_long_presses(self):
        self.do("settings.gtk_long_press_time = longPressTime")

    def menu(self):
        """Waits for the menu of a knob; returns where its last item is."""
        return tuple(map(float, self.wait_for("menu").split()[1:]))

    def reset_by_menu(self, name):
        """Opens the menu of a knob by the secondary button, and clicks the last item, which resets the knob."""
        place = self.places[name]
        self.tap(place.x, place.y, self.device.secondary)
        item = self.menu()
        self.slide([item])
        self.tap(*item)
        self.wait_for(f"{name} value 0")

    def scroll(self, distance, step=4):
        """Scrolls down with two fingers on a touchpad."""
        self.forget("scrolled")
        self.scrolled += distance
        for _ in range(0, distance, step):
            self.device.scroll(step)
        # Mutter shortens each step a little.
        self.await_line("scrolled", lambda line: line.startswith("scrolled")
                        and float(line.split()[1]) > 0.99 * self.scrolled)

    def reports(self):
        """The lines since the last call, without those of input, once all earlier input is handled."""
        self.await_input(*ASIDE)
        reports = [line for line in self.lines if not line.startswith(INPUT)]
        self.lines = []
        return reports

    def expect(self, *reports):
        """Waits for the last of some reports, and fails unless they are all."""
        self.await_line(reports[-1], lambda line: line == reports[-1])
        found = self.reports()
        assert found == list(reports), found
