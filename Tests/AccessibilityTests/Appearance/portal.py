"""A settings portal. Reads settings as `NAMESPACE KEY VALUE`, with the value as GVariant text.

Prints `READY` at the start, then `emitted` for each setting.
"""

import os

from gi.repository import Gio, GLib

NAME = "org.freedesktop.portal.Desktop"
INTERFACE = Gio.DBusNodeInfo.new_for_xml("""
<node>
  <interface name="org.freedesktop.portal.Settings">
    <method name="ReadAll">
      <arg name="namespaces" type="as" direction="in"/>
      <arg name="value" type="a{sa{sv}}" direction="out"/>
    </method>
    <signal name="SettingChanged">
      <arg name="namespace" type="s"/>
      <arg name="key" type="s"/>
      <arg name="value" type="v"/>
    </signal>
  </interface>
</node>
""").interfaces[0]
settings = {}


def handle_call(_bus, _sender, _path, _interface, _method, arguments, invocation):
    wanted, = arguments.unpack()
    invocation.return_value(GLib.Variant("(a{sa{sv}})", ({
        space: values for space, values in settings.items() if space in wanted},)))


def read_settings(source, _condition):
    text = os.read(source, 1000).decode()
    for line in text.splitlines():
        space, key, value = line.split(" ", 2)
        variant = GLib.Variant.parse(None, value)
        settings[space] = {key: variant}
        bus.emit_signal(None, "/org/freedesktop/portal/desktop", INTERFACE.name, "SettingChanged",
                        GLib.Variant("(ssv)", (space, key, variant)))
        bus.flush_sync()
        print("emitted", flush=True)
    if not text:
        loop.quit()
    return bool(text)


loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object("/org/freedesktop/portal/desktop", INTERFACE, handle_call)
Gio.bus_own_name_on_connection(
    bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: print("READY", flush=True), lambda *_: os._exit(1))
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, read_settings)
loop.run()
