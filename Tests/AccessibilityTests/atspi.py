"""An assistive technology: reaches programs by AT-SPI alone."""

import subprocess

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

from process import SECONDS, Limit

# The role of a button depends on the versions of AT-SPI and GTK.
BUTTON = "push button", "button", "toggle button"


def start():
    """Connects to the accessibility bus, and returns its address."""
    # The first call starts the bus.
    answer = subprocess.run(
        ["gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus", "-m", "org.a11y.Bus.GetAddress"],
        check=True, capture_output=True, text=True).stdout
    # Atspi requests the cache of each program that arrives; GTK exports it a little later, which Atspi warns of.
    GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None)
    Atspi.init()
    # Opening a window keeps a program from answering within Atspi's own limit of 0.8 seconds.
    Atspi.set_timeout(1000 * SECONDS, 1000 * SECONDS)
    return GLib.Variant.parse(None, answer).unpack()[0]


def wait(what, condition):
    """Handles events until a condition returns a true value, and returns it."""
    limit = Limit()
    waker = GLib.timeout_add(20, lambda: True)
    try:
        while not limit.is_over():
            try:
                found = condition()
            except GLib.Error:
                found = None  # The node has gone during the call.
            if found:
                return found
            GLib.MainContext.default().iteration(True)
    finally:
        GLib.source_remove(waker)
    raise TimeoutError(what() if callable(what) else what)


def children(node):
    return list(filter(None, (node.get_child_at_index(i) for i in range(node.get_child_count()))))


def items(node, role="list item"):
    """The children of a role."""
    return [child for child in children(node) if child.get_role_name() == role]


def walk(node):
    """A node, then its descendants."""
    yield node
    for child in children(node):
        yield from walk(child)


def is_in(node, state):
    return node.get_state_set().contains(state)


def is_selected(node):
    return is_in(node, Atspi.StateType.SELECTED)


def is_focused(node):
    return is_in(node, Atspi.StateType.FOCUSED)


def actions(node):
    """The names of a node's actions."""
    interface = node.get_action_iface()
    count = Atspi.Action.get_n_actions(interface) if interface else 0
    return [Atspi.Action.get_action_name(interface, index) for index in range(count)]


def activate(node, name):
    """Activates an action of a node; returns whether the node has one of that name."""
    names = actions(node)
    return name in names and Atspi.Action.do_action(node.get_action_iface(), names.index(name))


def value_text(node):
    """The value in words: older versions of GTK export it as the description, newer ones with the value."""
    return node.get_description() or Atspi.Value.get_text(node.get_value_iface())


def extents(node):
    """The allocation of a node in its window."""
    return Atspi.Component.get_extents(node.get_component_iface(), Atspi.CoordType.WINDOW)
