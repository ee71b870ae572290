/* A spinning wheel of icons with labels, on a rim. Prints the label in the middle when it stops. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { Gio, GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const items = Gio.ListStore.new(RotaryWheel.Item);
for (const [label, icon_name] of [
    ['Monday', 'weather-clear'],
    ['Tuesday', 'weather-overcast'],
    ['Wednesday', 'weather-showers'],
    ['Thursday', 'weather-snow'],
])
    items.append(new RotaryWheel.Item({ label, icon_name }));

const wheel = new RotaryWheel.SpinningWheel({ model: items, item_width: 200, endless: true });
wheel.connect('settled', () => print(wheel.selected_item.label));

new Gtk.Window({ title: 'Spinning wheel', default_width: 600, default_height: 600, child: wheel }).present();
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
