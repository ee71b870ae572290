/* Shows a wheel, a knob and a dial menu in a fullscreen window on the monitor whose number is the argument. Prints each
 * new scale and size of the window (`at`), the rotation of the wheel, and the position of the pointer.
 *
 * Reads orders: `move` to the monitor of a number, or save a `picture` in a file. Exits when its input ends. */
imports.gi.versions.Gdk = '4.0';
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { Gdk, Gio, GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
/* Texts are drawn in each frame; without them, the pictures show the lines of the wheel alone. */
const wheel = new RotaryWheel.Widget({ model: Gtk.StringList.new(Array(8).fill('')), inertia: false });
const knob = RotaryWheel.Knob.new_with_range(0, 100, 1);
knob.set_value(40);
const dial = RotaryWheel.DialMenu.new_from_strings(['1', '2', '3', '4', '5', '6', '7', '8']);
dial.expanded = true;
const row = new Gtk.Box({ spacing: 40 });
for (const [control, size] of [[wheel, 400], [knob, 200], [dial, 400]]) {
    control.set_size_request(size, size);
    control.halign = control.valign = Gtk.Align.CENTER;
    row.append(control);
}
const window = new Gtk.Window({ child: row });
const fullscreen = number =>
    window.fullscreen_on_monitor(window.get_display().get_monitors().get_item(Number(number)));

/* Saves the current frame in pixels of the monitor. */
function save(file) {
    const snapshot = Gtk.Snapshot.new();
    snapshot.scale(window.scale_factor, window.scale_factor);
    new Gtk.WidgetPaintable({ widget: row }).snapshot(snapshot, row.get_width(), row.get_height());
    window.get_renderer().render_texture(snapshot.to_node(), null).save_to_png(file);
    print('saved');
}

const wanted = [];
const loop = new GLib.MainLoop(null, false);
const orders = {
    'move': fullscreen,
    'picture': file => {
        wanted.push(file);
        row.queue_draw();
    },
};
const stdin = new Gio.DataInputStream({ base_stream: Gio.File.new_for_path('/dev/stdin').read(null) });
function readOrder() {
    stdin.read_line_async(GLib.PRIORITY_DEFAULT, null, (_, result) => {
        const [line] = stdin.read_line_finish_utf8(result);
        if (line === null) return loop.quit();
        const [order, argument] = line.split(' ');
        orders[order](argument);
        readOrder();
    });
}
readOrder();

const degrees = () => Math.round(wheel.rotation * 180 / Math.PI);
wheel.connect('rotated', () => print('rotated', degrees()));
wheel.connect('settled', () => print('settled', degrees()));
const motion = new Gtk.EventControllerMotion();
for (const signal of ['enter', 'motion']) motion.connect(signal, (_, x, y) => print('pointer', Math.round(x), Math.round(y)));
window.add_controller(motion);
let said = '';
fullscreen(ARGV[0]);
window.present();
window.get_frame_clock().connect('after-paint', () => {
    wanted.splice(0).forEach(save);
    const surface = window.get_surface();
    const now = `at ${surface.get_scale_factor()} ${surface.get_width()} ${surface.get_height()}`;
    if (now === said || !(surface.get_state() & Gdk.ToplevelState.FULLSCREEN)) return;
    said = now;
    print(now);
});
loop.run();
window.destroy();
