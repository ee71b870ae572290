/* A wheel of names that a button in its middle spins. Prints the name at the indicator when it stops. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const wheel = new RotaryWheel.Widget({ model: Gtk.StringList.new(['Ada', 'Ben', 'Cem', 'Dee']) });
wheel.hub = new Gtk.Button({ label: 'Spin', action_name: 'wheel.spin' });
wheel.connect('settled', () => print(wheel.selected_item.string));

new Gtk.Window({ title: 'Wheel', default_width: 600, default_height: 600, child: wheel }).present();
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
