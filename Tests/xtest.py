"""The pointer, the keyboard and the windows of an X server, by the hand of the tests in Swift."""

import ctypes
import functools
import tempfile

from process import ROOT, run


@functools.cache
def _hand():
    with tempfile.NamedTemporaryFile(suffix=".so") as library:
        sources = (ROOT / "Tests/CRotaryWheelHand").glob("*.c")
        run("cc", "-shared", "-fPIC", "-o", library.name, *sources, "-lX11", "-lXtst")
        hand = ctypes.CDLL(library.name)
    assert hand.hand_open() or hand.hand_open_devices(), "the display has neither XTEST nor a pen"
    return hand


def do(action, *arguments):
    """Calls a function of hand.h, such as hand_button for button."""
    return getattr(_hand(), f"hand_{action}")(
        *(ctypes.c_double(argument) if isinstance(argument, float) else argument for argument in arguments))


def point(x, y, window=None):
    """Moves the pointer to a place on the screen or in a window."""
    x, y = ctypes.c_int(round(x)), ctypes.c_int(round(y))
    if window:
        do("find", window, ctypes.byref(x), ctypes.byref(y))
    do("move", x, y)


def click(button=1):
    for is_down in True, False:
        do("button", button, is_down)


def await_window(process=0, title=None):
    """Waits for a window of a process or of a title."""
    window = do("await_window", process, title and title.encode())
    assert window, f"no window {title or process}"
    return window


class Keyboard:
    def hold(self, keys):
        """Presses keys that are held together, such as ctrl+plus."""
        for key in keys.split("+"):
            assert do("key", key.encode(), True), f"the keyboard has no key {key}"

    def release(self, keys):
        for key in reversed(keys.split("+")):
            do("key", key.encode(), False)

    def press(self, *keys):
        """Presses keys, one after another."""
        for key in keys:
            self.hold(key)
            self.release(key)
