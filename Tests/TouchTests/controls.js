/* Shows a wheel, two knobs, and a page that scrolls with a wheel and a knob; with the argument `lists`, a dial menu and
 * a spinning wheel. Prints the positions of the controls and their signals; after each frame, the input events that it
 * shows: touches, the pointer, presses and scrolling.
 *
 * Reads orders: `hide` or `show` the window, let wheels `coast`, enable `long presses`, show values in `bubbles` whose
 * places it prints, or print whether a `pen` was pressed. Exits when its input ends. */
imports.gi.versions.Gdk = '4.0';
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { Gdk, Gio, GLib, GObject, Graphene, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const controls = new Map();
const say = (...words) => print(words.join(' '));
/* The compositor maps a menu some frames after GTK. */
const FRAMES_TO_SHOW = 3;
/* Adding 0 drops the sign of -0. */
const rounded = number => Math.round(number * 1e6) / 1e6 + 0;

/* The center of a widget in the window. */
function placeOf(widget) {
    const native = widget.get_native();
    const own = new Graphene.Point({ x: widget.get_width() / 2, y: widget.get_height() / 2 });
    const [, middle] = widget.compute_point(native, own);
    const [x, y] = native.get_surface_transform();
    return [middle.x + x, middle.y + y];
}

function add(name, control, size) {
    control.set_size_request(size, size);
    control.halign = control.valign = Gtk.Align.CENTER;
    control.connect('drag-begin', () => say(name, 'drag-begin'));
    controls.set(name, control);
    return control;
}

function makeWheel(name, size) {
    const wheel = new RotaryWheel.Widget({ sector_count: 8, inertia: false });
    /* The rotation in sectors, clockwise. */
    wheel.connect('settled', (_, position) => say(name, 'settled', position, rounded(wheel.rotation * 4 / Math.PI)));
    return add(name, wheel, size);
}

function makeKnob(name, size) {
    const knob = RotaryWheel.Knob.new_with_range(0, 100, 1);
    knob.set_value(50);
    knob.value_display = RotaryWheel.KnobValueDisplay.CENTER;
    knob.connect('value-changed', () => say(name, 'value', rounded(knob.get_value())));
    knob.connect('drag-end', (_, value) => say(name, 'drag-end', rounded(value)));
    return add(name, knob, size);
}

function makeDial(name, size) {
    const dial = RotaryWheel.DialMenu.new_from_strings(['1', '2', '3', '4', '5', '6', '7', '8']);
    dial.set_size_request(size, size);
    dial.halign = dial.valign = Gtk.Align.CENTER;
    dial.expanded = true;
    dial.connect('settled', (_, position) => say(name, 'settled', position));
    dial.connect('activate', (_, position) => say(name, 'activate', position));
    controls.set(name, dial);
    return dial;
}

function makeSpinningWheel(name, width, height) {
    const items = Array.from({ length: 1000 }, (_, index) => `${index + 1}`);
    const wheel = new RotaryWheel.SpinningWheel({ model: Gtk.StringList.new(items), inertia: false });
    wheel.set_size_request(width, height);
    wheel.halign = wheel.valign = Gtk.Align.CENTER;
    wheel.connect('settled', (_, position) => say(name, 'settled', position));
    wheel.connect('activate', (_, position) => say(name, 'activate', position));
    controls.set(name, wheel);
    return wheel;
}

/* The item widgets of a menu. */
function itemsIn(widget) {
    if (widget.get_css_name() === 'modelbutton') return [widget];
    const items = [];
    for (let child = widget.get_first_child(); child; child = child.get_next_sibling()) items.push(...itemsIn(child));
    return items;
}

/* Prints the position of the last item of a knob's menu, and when a touch or the pointer enters it. */
function reportMenu(menu) {
    const item = itemsIn(menu).at(-1);
    const input = new Gtk.EventControllerLegacy({ propagation_phase: Gtk.PropagationPhase.CAPTURE });
    input.connect('event', (_, event) => {
        if (event.get_event_type() === Gdk.EventType.TOUCH_BEGIN) say('finger');
        return Gdk.EVENT_PROPAGATE;
    });
    item.add_controller(input);
    const motion = new Gtk.EventControllerMotion();
    motion.connect('enter', () => say('hovered'));
    item.add_controller(motion);
    const [x, y] = placeOf(item);
    const surface = menu.get_surface();
    say('menu', x + surface.get_position_x(), y + surface.get_position_y());
}

/* Prints the left, right, top and bottom of the bubble of a knob, without its shadow, or that it is gone. */
let lastBubble = '';
function reportBubble(knob) {
    const popover = knob.get_last_child();
    let words = 'gone';
    if (popover instanceof Gtk.Popover && popover.get_mapped()) {
        const [, { origin, size }] = popover.get_first_child().compute_bounds(popover);
        const [x, y] = popover.get_surface_transform();
        const surface = popover.get_surface();
        const left = surface.get_position_x() + x + origin.x, top = surface.get_position_y() + y + origin.y;
        words = [left, left + size.width, top, top + size.height].map(rounded).join(' ');
    }
    if (words !== lastBubble) say('bubble', words);
    lastBubble = words;
}

function makeKnobsAndWheels() {
    const page = new Gtk.Box({ orientation: Gtk.Orientation.VERTICAL, spacing: 20, height_request: 2000 });
    page.append(makeWheel('page-wheel', 240));
    page.append(makeKnob('page-knob', 160));
    const scrolled = new Gtk.ScrolledWindow({ child: page, hexpand: true });
    scrolled.vadjustment.connect('value-changed', ({ value }) => say('page', rounded(value)));

    const knobs = new Gtk.Box({ orientation: Gtk.Orientation.VERTICAL, spacing: 40, valign: Gtk.Align.CENTER });
    knobs.append(makeKnob('knob', 160));
    knobs.append(makeKnob('other-knob', 160));

    const row = new Gtk.Box({ spacing: 40 });
    row.append(makeWheel('wheel', 400));
    row.append(knobs);
    row.append(scrolled);
    return row;
}

function makeLists() {
    const row = new Gtk.Box({ spacing: 40 });
    row.append(makeDial('dial', 400));
    row.append(makeSpinningWheel('rim', 600, 240));
    return row;
}

const row = ARGV[0] === 'lists' ? makeLists() : makeKnobsAndWheels();
const window = new Gtk.Window({ child: row, fullscreened: true });
/* Without a window manager, a fullscreen window needs the size of the screen. */
const isManaged = !(window.get_display().constructor.$gtype.name === 'GdkX11Display');
if (!isManaged) {
    const { width, height } = window.get_display().get_monitors().get_item(0).get_geometry();
    window.decorated = false;
    window.set_default_size(width, height);
}

/* The events since the last frame. */
let news = [];
let scrolledBy = 0;
/* The pressure of the pen's last press. */
let pressure = 0;
const input = new Gtk.EventControllerLegacy({ propagation_phase: Gtk.PropagationPhase.CAPTURE });
input.connect('event', (_, event) => {
    const type = event.get_event_type();
    const [, x, y] = event.get_position();
    switch (type) {
    case Gdk.EventType.TOUCH_BEGIN:
    case Gdk.EventType.TOUCH_UPDATE:
        news.push(['finger', x, y]);
        break;
    case Gdk.EventType.BUTTON_PRESS:
        [, pressure] = event.get_axis(Gdk.AxisUse.PRESSURE);
        news.push(['pressed']);
        break;
    case Gdk.EventType.ENTER_NOTIFY:
    case Gdk.EventType.MOTION_NOTIFY:
        news.push(['pointer', x, y]);
        break;
    case Gdk.EventType.SCROLL:
        scrolledBy += event.get_deltas()[1];
        news.push(['scrolled', rounded(scrolledBy)]);
        break;
    }
    window.queue_draw();
    return Gdk.EVENT_PROPAGATE;
});
window.add_controller(input);

/* Observes only. */
const hold = new Gtk.GestureLongPress({ propagation_phase: Gtk.PropagationPhase.CAPTURE });
hold.connect('pressed', () => say('held'));
window.add_controller(hold);

/* A slow compositor may delay a drag's first move for longer than a long press. */
const settings = Gtk.Settings.get_default();
const longPressTime = settings.gtk_long_press_time;
settings.gtk_long_press_time = 60000;

const loop = new GLib.MainLoop(null, false);
const orders = {
    'hide': () => window.hide(),
    'show': () => window.present(),
    'pen': () => {
        const devices = window.get_display().get_default_seat().get_devices(Gdk.SeatCapabilities.ALL);
        for (const device of devices) if (device.get_source() === Gdk.InputSource.PEN) say('pen', pressure > 0);
    },
    'bubbles': () => {
        const knob = controls.get('knob');
        knob.value_display = RotaryWheel.KnobValueDisplay.CHANGING;
        window.get_frame_clock().connect('after-paint', () => reportBubble(knob));
        say('bubbles');
    },
    'coast': () => {
        for (const control of controls.values()) if (!(control instanceof RotaryWheel.Knob)) control.inertia = true;
        say('coasting');
    },
    'long presses': () => {
        settings.gtk_long_press_time = longPressTime;
        say('long presses');
    },
};
const stdin = new Gio.DataInputStream({ base_stream: Gio.File.new_for_path('/dev/stdin').read(null) });
function readOrder() {
    stdin.read_line_async(GLib.PRIORITY_DEFAULT, null, (_, result) => {
        const [line] = stdin.read_line_finish_utf8(result);
        if (line === null) return loop.quit();
        orders[line]();
        readOrder();
    });
}
readOrder();

/* After each frame: the positions, once the window has its final size, then the events. */
let ready = false;
let menus = new Map();
window.present();
window.get_frame_clock().connect('after-paint', () => {
    for (const words of news.splice(0)) say(...words);
    if (!ready && (!isManaged || window.get_surface().get_state() & Gdk.ToplevelState.FULLSCREEN)) {
        ready = true;
        for (const [name, control] of controls)
            say('place', name, ...placeOf(control), Math.min(control.get_width(), control.get_height()) / 2);
        say('READY');
    }
    const shown = [...controls.values()].map(control => control.get_last_child())
        .filter(child => child instanceof Gtk.PopoverMenu && child.get_mapped());
    menus = new Map(shown.map(menu => [menu, (menus.get(menu) ?? 0) + 1]));
    for (const [menu, frames] of menus) {
        if (frames === FRAMES_TO_SHOW) reportMenu(menu);
        if (frames < FRAMES_TO_SHOW) window.queue_draw();
    }
});
loop.run();
window.destroy();
