/* A ship's wheel: it rests anywhere, between stops after one and a half turns. Prints its degrees when it stops. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const wheel = new RotaryWheel.Widget({
    sector_count: 8,
    snap: false,
    minimum_rotation: -3 * Math.PI,
    maximum_rotation: 3 * Math.PI,
    direction: RotaryWheel.Direction.COUNTER_CLOCKWISE,
});
wheel.connect('settled', () => print(Math.round((wheel.rotation * 180) / Math.PI)));

new Gtk.Window({ title: 'Ship’s wheel', default_width: 600, default_height: 600, child: wheel }).present();
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
