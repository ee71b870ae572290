"""An assistive technology that reaches every action of the demo by the dial on its page: only AT-SPI, no pointer, no keys.

Needs a display, a message bus, and the demo's path as its argument.
"""

import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

PATIENCE = 20  # seconds; any wait takes a fraction of this


def wait(what, condition):
    """Handles events until a condition holds, and returns what it says."""
    end = time.monotonic() + PATIENCE
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
    raise TimeoutError(what)


def children(node):
    return filter(None, (node.get_child_at_index(i) for i in range(node.get_child_count())))


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def find(role, name):
    return next((n for n in walk(app) if n.get_role_name() == role and n.get_name() == name), None)


def do(node, name):
    """Runs an action of a node; tells whether it has one of that name."""
    actions = node.get_action_iface()
    for index in range(Atspi.Action.get_n_actions(actions) if actions else 0):
        if Atspi.Action.get_action_name(actions, index) == name:
            return Atspi.Action.do_action(actions, index)
    return False


def showing(page):
    tab = find("page tab", page)
    return tab and tab.get_state_set().contains(Atspi.StateType.SELECTED)


def choose(caption):
    """Opens the page's dial and clicks one of its bubbles."""
    # Only the page that shows has its menu open.
    wait("the page's menu", lambda: any(do(node, "page.menu") for node in walk(app)))
    bubble = wait(caption, lambda: find("menu item", caption))
    assert do(bubble, "click"), caption


def opens(what):
    """A window of the app besides the first has opened; closes it."""
    window = wait(what, lambda: next((n for n in children(app) if n.get_name() != "Rotary Wheel"), None))
    assert find("label", what) or what in window.get_name(), window.get_name()
    wait(f"{what} to close", lambda: app.get_child_count() == 1 or not do(window, "window.close"))


environment = {key: value for key, value in os.environ.items() if key != "GTK_A11Y"}
subprocess.run(
    ["gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus", "-m", "org.a11y.Bus.GetAddress"],
    check=True, stdout=subprocess.DEVNULL)
demo = subprocess.Popen([sys.argv[1]], env=environment)
try:
    Atspi.init()
    desktop = Atspi.get_desktop(0)
    app = wait("the demo", lambda: next((n for n in children(desktop) if n.get_name() == "rotary-wheel-demo"), None))
    assert do(wait("the tab", lambda: find("page tab", "Dial")), "click")
    wait("the dial's page", lambda: showing("Dial"))

    # The dial of the page: its actions, and the description that is spoken.
    dial = wait("the beers", lambda: find("menu", "Beer styles"))
    assert dial.get_description() == "Pale lager", dial.get_description()
    wait("the bubbles", lambda: len([n for n in children(dial) if n.get_role_name() == "menu item"]) == 10)
    assert do(dial, "dial.next")
    wait("the next", lambda: dial.get_description() == "Witbier")
    assert do(find("menu item", "Stout"), "click")
    wait("the last", lambda: dial.get_description() == "Stout")
    assert do(dial, "dial.collapse")
    wait("the bubbles to go back", lambda: find("menu item", "Stout") is None)
    assert do(dial, "dial.expand")
    wait("the bubbles to come out", lambda: find("menu item", "Stout"))

    # Each action of the app.
    for caption, what in [
        ("Preferences", "Damping of the dial"), ("Shortcuts", "Turn by one"), ("About", "Rotary controls for GTK"),
    ]:
        choose(caption)
        opens(what)
    choose("Wheel")
    wait("the wheel's page", lambda: showing("Wheel"))
    assert do(find("page tab", "Dial"), "click")
    wait("the dial's page", lambda: showing("Dial"))
    choose("Dial")
    wait("the menu to close", lambda: find("menu item", "About") is None)
    assert showing("Dial")
finally:
    demo.terminate()
    demo.wait()
