/* A knob for a gain of -60 to 6 dB that catches at 0 dB. Prints the gain when it changes. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const knob = RotaryWheel.Knob.new_with_range(-60, 6, 0.1);
knob.unit = 'dB';
knob.default_value = 0;
knob.set_value(0);
knob.add_mark(0, '0');
knob.add_detent(0);
knob.connect('value-changed', () => print(`${knob.get_value()} dB`));

new Gtk.Window({ title: 'Knob', default_width: 600, default_height: 600, child: knob }).present();
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
