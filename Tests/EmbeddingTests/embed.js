/* Embeds a wheel of eight named sectors with a button in its hub, and prints what it tells. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { GLib, Graphene, Gtk, RotaryWheel } = imports.gi;

const NAMES = ['Circles', 'Flower', 'Monster', 'Person', 'Smile', 'Sun', 'Swirl', '3 Circles'];

Gtk.init();
let done = false;
const window = new Gtk.Window({ title: 'Embedded wheel', default_width: 480, default_height: 480 });
const wheel = new RotaryWheel.Widget({ model: Gtk.StringList.new(NAMES), hub: new Gtk.Button({ label: 'Show' }) });
wheel.connect('settled', (_, position) => print(`settled ${position} ${wheel.selected_item.string}`));
wheel.connect('activate', (_, position) => {
    print(`activated ${position}`);
    done = true;
});
window.set_child(wheel);
window.present();

/* Says where the wheel's centre is in its window, and how far the rim from there, once they are drawn. */
const clock = wheel.get_frame_clock();
const drawn = clock.connect('after-paint', () => {
    clock.disconnect(drawn);
    const [width, height, native] = [wheel.get_width(), wheel.get_height(), wheel.get_native()];
    const [, middle] = wheel.compute_point(native, new Graphene.Point({ x: width / 2, y: height / 2 }));
    const [x, y] = native.get_surface_transform();
    print(`READY ${middle.x + x} ${middle.y + y} ${Math.min(width, height) / 2}`);
});

while (!done) GLib.MainContext.default().iteration(true);
window.destroy();
