/* All four controls in a window: a wheel that switches the stack in its hub, a knob that shares its adjustment with a
 * scale, a spinning wheel of 100,000 items, and a dial menu that closes the window. Prints their signals. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { Gio, GLib, Gtk, RotaryWheel } = imports.gi;

const NAMES = ['Circles', 'Flower', 'Monster', 'Person', 'Smile', 'Sun', 'Swirl', 'Rings'];

Gtk.init();
RotaryWheel.init();
const stack = new Gtk.Stack();
for (const name of NAMES) stack.add_titled(new Gtk.Label({ label: name }), name, name);
const wheel = new RotaryWheel.Widget({ model: stack.get_pages(), hub: stack, inertia: false });
wheel.connect('settled', (_, position) =>
    print(`settled ${position} ${wheel.selected} ${stack.get_visible_child_name()}`));

const scale = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1);
const knob = new RotaryWheel.Knob({
    adjustment: scale.get_adjustment(),
    drag_style: RotaryWheel.KnobDragStyle.VERTICAL,
});
knob.connect('drag-end', (_, value) => print(`knob ${value} ${knob.get_value()} ${scale.get_value()}`));

const items = Gtk.StringList.new(Array.from({ length: 100000 }, (_, i) => `${i}`));
const spinning = new RotaryWheel.SpinningWheel({ model: items });
spinning.connect('settled', (_, position) => print(`item ${position} ${spinning.selected_item.string}`));

const menu = new Gio.Menu();
menu.append('Close', 'window.close');
menu.append('Minimize', 'window.minimize');

const grid = new Gtk.Grid({ row_homogeneous: true, column_homogeneous: true });
grid.attach(wheel, 0, 0, 1, 2);
grid.attach(knob, 1, 0, 1, 1);
grid.attach(scale, 1, 1, 1, 1);
grid.attach(spinning, 0, 2, 1, 2);
grid.attach(new RotaryWheel.DialMenu({ menu_model: menu }), 1, 2, 1, 2);
new Gtk.Window({ title: 'Embedded controls', default_width: 800, default_height: 800, child: grid }).present();
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
