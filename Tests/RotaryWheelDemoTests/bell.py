#!/usr/bin/python3
"""Prints READY, and RANG each time that a program rings the bell of the X server."""

import ctypes

KEYBOARD, BELL, BELL_MASK = 0x100, 8, 1 << 8

x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
display = ctypes.c_void_p(x11.XOpenDisplay(None))
code = ctypes.c_int()
x11.XkbQueryExtension(display, None, ctypes.byref(code), None, None, None)
x11.XkbSelectEvents(display, KEYBOARD, BELL_MASK, BELL_MASK)
x11.XSync(display, False)
print("READY", flush=True)
event = (ctypes.c_long * 24)()
while True:
    x11.XNextEvent(display, event)
    # The second of an XkbAnyEvent's integers beside pointers is its kind.
    kind = ctypes.cast(ctypes.addressof(event) + 40, ctypes.POINTER(ctypes.c_int))[0]
    if event[0] & 0xFFFFFFFF == code.value and kind == BELL:
        print("RANG", flush=True)
