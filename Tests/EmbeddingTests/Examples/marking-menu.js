/* A window whose label opens a marking menu, by the secondary button, a long press, keys or a pen. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { Gio, GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const page = new Gtk.Label({ label: 'Press the secondary button' });

const menu = new Gio.Menu();
menu.append('Close', 'window.close');
menu.append('Minimize', 'window.minimize');
RotaryWheel.MarkingMenuPopover.attach(page, menu);

new Gtk.Window({ title: 'Marking menu', default_width: 600, default_height: 600, child: page }).present();
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
