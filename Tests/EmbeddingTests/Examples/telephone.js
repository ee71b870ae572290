/* The dial of an old telephone: it turns one way and returns. Prints the digit at the finger stop after each drag. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { Gio, GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
// The finger stop is as wide as two holes; the dial turns until the last hole is there.
const items = new Gio.ListStore({ item_type: RotaryWheel.Item });
for (const label of ['Stop', ...'1234567890'])
    items.append(new RotaryWheel.Item({ label, weight: label === 'Stop' ? 2 : 1 }));
const dial = new RotaryWheel.Widget({
    model: items,
    direction: RotaryWheel.Direction.COUNTER_CLOCKWISE,
    flippable: false,
    indicator_angle: Math.PI / 12,
    turning: RotaryWheel.Turning.CLOCKWISE,
    return_to_start: true,
    minimum_rotation: 0,
    maximum_rotation: 1.75 * Math.PI,
    ring_exit: RotaryWheel.RingExit.END,
    grip_inner: 0.5,
});
dial.connect('drag-end', () => print(dial.current_item.label));

new Gtk.Window({ title: 'Telephone', default_width: 600, default_height: 600, child: dial }).present();
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
