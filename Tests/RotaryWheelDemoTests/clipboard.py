#!/usr/bin/python3
"""Keeps a text in the clipboard; prints READY when it is there."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

Gtk.init()
Gdk.Display.get_default().get_clipboard().set(sys.argv[1])
print("READY", flush=True)
GLib.MainLoop().run()
