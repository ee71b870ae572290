/* An angle all around, clockwise from the top. Prints it when it changes; a click on the knob resets it. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const knob = RotaryWheel.Knob.new_with_range(0, 360, 1);
knob.format = RotaryWheel.KnobFormat.ANGLE;
knob.wrap = true;
knob.start_angle = -Math.PI / 2;
knob.drag_style = RotaryWheel.KnobDragStyle.CIRCULAR_ABSOLUTE;
for (let angle = 0; angle < 360; angle += 45) knob.add_mark(angle, null);
knob.connect('value-changed', () => print(`${knob.get_value()}°`));
knob.connect('activate', () => knob.reset());

new Gtk.Window({ title: 'Angle', default_width: 600, default_height: 600, child: knob }).present();
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
