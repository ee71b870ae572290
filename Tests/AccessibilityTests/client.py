"""An assistive technology: reaches a program by AT-SPI alone, and hears what it tells."""

import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.append(str(TESTS))
from compositor import Compositor
from process import SECONDS, Process

# Atspi calls half of itself deprecated.
warnings.simplefilter("ignore")

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONTROLS = ["/usr/bin/python3", pathlib.Path(__file__).resolve().parent / "controls.py"]
ON_WAYLAND = "WAYLAND_DISPLAY" in os.environ
# What programs tell of themselves that may be spoken.
EVENTS = [
    "object:property-change:accessible-description", "object:property-change:accessible-value",
    "object:state-changed:focused", "object:state-changed:selected", "object:state-changed:expanded",
    "object:state-changed:pressed",
]

# The bus of assistive technologies is there once it has been asked for.
BUS = GLib.Variant.parse(None, subprocess.run(
    ["gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus", "-m", "org.a11y.Bus.GetAddress"],
    check=True, capture_output=True, text=True).stdout).unpack()[0]
# A program is asked for its cache when it comes to the bus, which GTK's have only a little later.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None)
Atspi.init()
# A busy program answers late, as one does that opens a window; by itself Atspi gives up after 0.8 seconds.
Atspi.set_timeout(1000 * SECONDS, 1000 * SECONDS)


def wait(what, condition):
    """Handles events until a condition holds, and returns what it says."""
    end = time.monotonic() + SECONDS
    waker = GLib.timeout_add(20, lambda: True)
    try:
        while time.monotonic() < end:
            try:
                found = condition()
            except GLib.Error:
                found = None  # Gone while we looked at it.
            if found:
                return found
            GLib.MainContext.default().iteration(True)
    finally:
        GLib.source_remove(waker)
    raise TimeoutError(what() if callable(what) else what)


def children(node):
    return list(filter(None, (node.get_child_at_index(i) for i in range(node.get_child_count()))))


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def is_in(node, state):
    return node.get_state_set().contains(state)


def is_selected(node):
    return is_in(node, Atspi.StateType.SELECTED)


def is_active(window):
    """Whether a window has the keys, which on an X server without a window manager none is told of."""
    return not ON_WAYLAND or is_in(window, Atspi.StateType.ACTIVE)


def actions(node):
    interface = node.get_action_iface()
    count = Atspi.Action.get_n_actions(interface) if interface else 0
    return [Atspi.Action.get_action_name(interface, index) for index in range(count)]


def do(node, name):
    """Runs an action of a node; tells whether it has one of that name."""
    names = actions(node)
    return name in names and Atspi.Action.do_action(node.get_action_iface(), names.index(name))


@contextlib.contextmanager
def locale(name):
    """The environment of a program in a locale, and what stands between thousands there."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["localedef", "-i", name, "-f", "UTF-8", f"{folder}/{name}.UTF-8"], check=True)
        environment = {"LOCPATH": folder, "LC_ALL": f"{name}.UTF-8"}
        answer = subprocess.run(
            ["locale", "thousands_sep"], check=True, capture_output=True, env=os.environ | environment)
        yield environment, answer.stdout.decode().rstrip("\n") or ","


class Xdotool:
    """The keyboard of an X server."""

    def hold(self, key):
        subprocess.run(["xdotool", "keydown", key], check=True)

    def release(self, key):
        subprocess.run(["xdotool", "keyup", key], check=True)


class Program(Process):
    """A program that assistive technologies reach."""

    keyboard = Compositor() if ON_WAYLAND else Xdotool()

    def __init__(self, command, known_warning=None, **environment):
        inherited = {key: value for key, value in os.environ.items() if key != "GTK_A11Y"}
        super().__init__(command, known_warning, inherited | {"ROTARY_WHEEL_DEMO_TRACE": "2"} | environment)
        self.events = []
        self.listener = Atspi.EventListener.new(self._heard)

    def begin(self):
        for event in EVENTS:
            self.listener.register(event)
        self.root = wait("the program", self._find_root)

    @property
    def has_values(self):
        """Whether its GTK lets controls that are no sliders have a value."""
        return [int(part) for part in self.root.get_toolkit_version().split(".")[:2]] >= [4, 10]

    def end(self):
        for event in EVENTS:
            self.listener.deregister(event)
        super().end()

    def _find_root(self):
        if self.process.poll() is not None:
            raise AssertionError(f"it has ended: {self.warnings()}")
        return next((node for node in children(Atspi.get_desktop(0))
                     if node.get_process_id() == self.process.pid and node.get_child_count() > 0), None)

    def _heard(self, event):
        kind = event.type.split(":")[-1]
        try:
            if event.source.get_process_id() == self.process.pid:
                value = event.detail1 if ":state-changed:" in event.type else event.any_data
                self.events.append((kind, event.source.get_name(), value))
        except GLib.Error:
            pass  # Gone before it was asked.

    def find(self, role, name, within=None):
        """Waits for a node of a role, or one of several, and a name."""
        roles = [role] if isinstance(role, str) else role

        def found():
            return next((node for node in walk(within or self.root)
                         if node.get_role_name() in roles and node.get_name() == name), None)
        return wait(lambda: f"{roles} {name}", found)

    def heard(self, kind, name):
        """The values of an event that were heard from a node, in order."""
        return [event[2] for event in self.events if event[:2] == (kind, name)]

    def press(self, *keys):
        wait("an active window", lambda: any(map(is_active, children(self.root))))
        super().press(*keys)

    def window(self, title):
        """Waits until a window has opened."""
        return wait(title, lambda: next((node for node in children(self.root) if node.get_name() == title), None))

    def wait_for(self, line):
        """Waits until the program prints a line."""
        def printed():
            self.read()
            return line in self.lines
        wait(lambda: f"no {line!r}, only {self.lines}", printed)
