"""Programs that assistive technologies reach."""

import contextlib
import itertools
import os
import pathlib

from atspi import BUTTON, Atspi, GLib, activate, children, is_focused, is_in, wait, walk
from process import PYTHON, Process

CONTROLS = [PYTHON, pathlib.Path(__file__).resolve().parent / "controls.py"]
ON_WAYLAND = "WAYLAND_DISPLAY" in os.environ
# The events that screen readers speak.
EVENTS = [
    "object:property-change:accessible-description", "object:property-change:accessible-value",
    "object:state-changed:focused", "object:state-changed:selected", "object:state-changed:expanded",
    "object:state-changed:pressed", "object:announcement",
]
# Orca requests positions on the screen, which GTK does not know.
ORCA_ASKS = "Screen coordinates not supported"


def is_active(window):
    """Whether a window has the keyboard, which no program learns on an X server without a window manager."""
    return not ON_WAYLAND or is_in(window, Atspi.StateType.ACTIVE)


class Program(Process):
    """A program with its accessible root and the events that it emits."""

    def __init__(self, keyboard, command, known_warning=None, **environment):
        inherited = {key: value for key, value in os.environ.items() if key != "GTK_A11Y"}
        super().__init__(command, known_warning, inherited | {"ROTARY_WHEEL_DEMO_TRACE": "2"} | environment)
        self.keyboard = keyboard
        self.events = []
        # The last name of each node that emitted an event.
        self.names = {}
        self.listener = Atspi.EventListener.new(self._hear)

    def begin(self):
        for event in EVENTS:
            self.listener.register(event)
        self.root = wait(self._missing, self._find_root)

    def has_gtk(self, *version):
        """Whether its GTK is of a version or a later one."""
        return tuple(int(part) for part in self.root.get_toolkit_version().split(".")[:2]) >= version

    @property
    def has_values(self):
        """Whether its GTK exports values of roles other than sliders."""
        return self.has_gtk(4, 10)

    def end(self):
        for event in EVENTS:
            self.listener.deregister(event)
        super().end()

    def _missing(self):
        """What there is in place of the program."""
        self.read()
        others = [node.get_process_id() for node in children(Atspi.get_desktop(0))]
        return f"program {self.process.pid}: it printed {self.lines}, and the bus has the processes {others}"

    def _find_root(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program has ended: {self.warnings()}")
        return next((node for node in children(Atspi.get_desktop(0))
                     if node.get_process_id() == self.process.pid and node.get_child_count() > 0), None)

    def _hear(self, event):
        kind = event.type.split(":")[-1]
        with contextlib.suppress(GLib.Error):  # The source may have gone.
            if event.source.get_process_id() == self.process.pid:
                value = event.detail1 if ":state-changed:" in event.type else event.any_data
                # The source may be hidden by now, and then has no name on GTK 4.18.
                name = self.names[event.source] = event.source.get_name() or self.names.get(event.source, "")
                self.events.append((kind, name, value))

    def find(self, role, name, within=None):
        """Waits for a node of a role, or of one of several, and of a name."""
        roles = [role] if isinstance(role, str) else role

        def found():
            return next((node for node in walk(within or self.root)
                         if node.get_role_name() in roles and node.get_name() == name), None)
        return wait(lambda: f"{roles} {name}", found)

    def has(self, role):
        """Whether there is a node of a role."""
        return any(node.get_role_name() == role for node in walk(self.root))

    @property
    def focused(self):
        """The name of the focused node."""
        return next((node.get_name() for node in walk(self.root) if is_focused(node)), None)

    def heard(self, kind, name):
        """The values of a node's events of a kind, in order."""
        return [event[2] for event in self.events if event[:2] == (kind, name)]

    def press(self, *keys):
        wait("an active window", lambda: any(map(is_active, children(self.root))))
        super().press(*keys)

    def focus_by(self, key, name):
        """Presses a key and waits until the node of a name has the focus."""
        self.press(key)
        wait(lambda: f"{name} after {key}, not {self.focused}", lambda: self.focused == name)

    def _windows(self, title):
        """The windows of a title, and the dialogs inside of windows, as since libadwaita 1.5."""
        return [node for node in walk(self.root) if node.get_name() == title
                and (node.get_parent() == self.root or node.get_role_name() == "dialog")]

    def window(self, title):
        """Waits for a window or a dialog of a title."""
        return wait(title, lambda: next(iter(self._windows(title)), None))

    def close(self, title):
        """Closes the window or the dialog of a title, beside the first window."""
        def closed():
            # A part of a dialog has the action that closes it.
            return not self._windows(title) or not any(
                activate(node, name) for node in walk(window) for name in ("window.close", "sheet.close"))
        window = self.window(title)
        wait(f"{title} to close", closed)

    def close_last_window(self, title):
        """Closes the only window. The program may exit before it answers."""
        window = self.find("frame", title)
        with contextlib.suppress(GLib.Error):
            assert activate(window, "window.close")

    def wait_for(self, line):
        """Waits for a line."""
        def printed():
            self.read()
            return line in self.lines
        wait(lambda: f"no {line!r}, only {self.lines}", printed)


class Controls(Program):
    """The program controls.py, with one of each control."""

    # The descriptions at the start.
    INITIAL = {"Shapes": "Circles", "Edit": "Copy", "Pictures": "Picture 1, 1 of 1000000", "Volume": "50\u00a0dB"}

    def __init__(self, keyboard, *settings, **options):
        super().__init__(keyboard, [*CONTROLS, *settings], **options)
        self.marks = itertools.count()

    def begin(self):
        super().begin()
        self.wait_for("READY")
        # GTK emits changes of descriptions that a client reads for the first time.
        for node in walk(self.root):
            node.get_description()
        self.forget_events()

    def await_events(self):
        """Waits until all events and lines so far are received: orders one more event, and waits for that."""
        mark = str(next(self.marks))
        self.order(f"first.update_property([Gtk.AccessibleProperty.DESCRIPTION], ['{mark}'])")
        wait("the mark", lambda: mark in self.heard("accessible-description", "Before"))
        self.read()

    def forget_events(self):
        """Drops all events and lines so far."""
        self.await_events()
        self.events.clear()
        self.lines.clear()

    def descriptions(self, name):
        """The new descriptions of a node; GTK may emit the initial one with the first change."""
        heard = self.heard("accessible-description", name)
        return heard[1:] if heard[:1] == [self.INITIAL[name]] else heard

    def focus(self, name):
        """Lets a control grab the focus, and waits for its answer."""
        self.lines.clear()
        self.order(f"say('focus {name}', named['{name}'].grab_focus())")
        self.wait_for(f"focus {name} True")

    def expand(self):
        """Expands the dial menu."""
        assert activate(self.find(BUTTON, "Menu"), "click")
        self.find("menu item", "Undo")
