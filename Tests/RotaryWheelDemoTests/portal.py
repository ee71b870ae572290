"""A portal that chooses files. Prints `READY`, then the method, the title and the suggested name of each request.

Each request chooses the file of the command line, or its folder.
"""

import os
import sys

from gi.repository import Gio, GLib

PATH = "/org/freedesktop/portal/desktop"
METHOD = """
    <method name="{}">
      <arg name="parent" type="s" direction="in"/>
      <arg name="title" type="s" direction="in"/>
      <arg name="options" type="a{{sv}}" direction="in"/>
      <arg name="handle" type="o" direction="out"/>
    </method>"""
INTERFACE = Gio.DBusNodeInfo.new_for_xml(f"""
<node>
  <interface name="org.freedesktop.portal.FileChooser">{METHOD.format("OpenFile")}{METHOD.format("SaveFile")}
    <property name="version" type="u" access="read"/>
  </interface>
</node>
""").interfaces[0]


def handle_call(_bus, sender, _path, _interface, method, arguments, invocation):
    _parent, title, options = arguments.unpack()
    print(method, title, options.get("current_name", ""), sep="|", flush=True)
    request = f"{PATH}/request/{sender[1:].replace('.', '_')}/{options['handle_token']}"
    invocation.return_value(GLib.Variant("(o)", (request,)))
    chosen = Gio.File.new_for_path(sys.argv[1])
    uri = (chosen.get_parent() if options["directory"] else chosen).get_uri()
    bus.emit_signal(sender, request, "org.freedesktop.portal.Request", "Response",
                    GLib.Variant("(ua{sv})", (0, {"uris": GLib.Variant("as", [uri])})))


def get_property(*_):
    return GLib.Variant("u", 3)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, INTERFACE, handle_call, get_property, None)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: print("READY", flush=True),
    lambda *_: os._exit(1))
GLib.MainLoop().run()
