/* Shows controls in a fullscreen window: `wheels` and knobs beside a page that scrolls, the `lists` of a dial menu and a
 * spinning wheel, controls without texts on the `monitor` of a number, or the `menu` of an area with three levels of four
 * items. Prints the positions of the controls, their signals and the chosen items; after each frame, what has changed of
 * `shown`, and the input events that it shows.
 *
 * Reads orders: lines of JavaScript. Prints `done` after each. Exits when its input ends. */
imports.gi.versions.Gdk = '4.0';
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { Gdk, Gio, GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const [scene, monitor] = ARGV;
const say = (...words) => print(words.join(' '));
/* Adding 0 drops the sign of -0. */
const rounded = number => Math.round(number * 1e6) / 1e6 + 0;
const settings = Gtk.Settings.get_default();
const window = new Gtk.Window();

/* The place of a surface in the window. */
function placeOf(surface) {
    let [left, top] = [0, 0];
    for (; surface instanceof Gdk.Popup; surface = surface.get_parent()) {
        left += surface.get_position_x();
        top += surface.get_position_y();
    }
    return [left, top];
}

/* The left, top, width and height of a widget in the window. */
function boundsOf(widget) {
    const native = widget.get_native();
    const [, { origin, size }] = widget.compute_bounds(native);
    const [x, y] = native.get_surface_transform();
    const [left, top] = placeOf(native.get_surface());
    return [origin.x + x + left, origin.y + y + top, size.width, size.height].map(rounded);
}

function middleOf(widget) {
    const [x, y, width, height] = boundsOf(widget);
    return [x + width / 2, y + height / 2];
}

/* The widget and its descendants for which a condition holds. */
function* parts(widget, holds) {
    if (holds(widget)) yield widget;
    for (let child = widget.get_first_child(); child; child = child.get_next_sibling()) yield* parts(child, holds);
}

/* The words that report input events. */
const Type = Gdk.EventType;
const WORDS = new Map([
    [Type.TOUCH_BEGIN, 'finger'], [Type.TOUCH_UPDATE, 'finger'], [Type.ENTER_NOTIFY, 'pointer'],
    [Type.MOTION_NOTIFY, 'pointer'], [Type.BUTTON_PRESS, 'pressed'], [Type.KEY_PRESS, 'pressed'],
    [Type.BUTTON_RELEASE, 'released'], [Type.TOUCH_END, 'released'], [Type.SCROLL, 'scrolled']]);

/* The input events since the last frame. */
let news = [];
let scrolledBy = 0;
/* The pressure of the last press of what GTK recognizes as a pen. */
let pressure = 0;
function report(event) {
    let [surface, [, x, y]] = [event.get_surface(), event.get_position()];
    /* On Wayland, GTK 4.8 sends events on the menu to the window of the last secondary press, without their place. */
    if (x === -Number.MAX_VALUE) [surface, x, y] = event.get_device().get_surface_at_position();
    const [left, top] = placeOf(surface);
    /* A window that the compositor does not yet show below the menu, or no longer. */
    const isLate = scene === 'menu' && surface instanceof Gdk.Popup !== popover.get_mapped();
    const place = [x + left, y + top, ...isLate ? ['late'] : []];
    const type = event.get_event_type();
    if (type === Type.BUTTON_PRESS && event.get_device_tool()?.get_tool_type() === Gdk.DeviceToolType.PEN)
        [, pressure] = event.get_axis(Gdk.AxisUse.PRESSURE);
    if (type === Type.SCROLL) scrolledBy += event.get_deltas()[1];
    if (WORDS.has(type)) news.push([WORDS.get(type), ...type === Type.SCROLL ? [rounded(scrolledBy)] : place]);
    window.queue_draw();
}

/* Reports the events of a window or a popover, for which a condition holds. */
function watch(native, holds = () => true) {
    const input = new Gtk.EventControllerLegacy({ propagation_phase: Gtk.PropagationPhase.CAPTURE });
    input.connect('event', (_, event) => {
        if (holds(event)) report(event);
        return Gdk.EVENT_PROPAGATE;
    });
    native.add_controller(input);
    return input;
}

/* What is printed after each change, by the first word; '' where it is not shown. */
const shown = {};

/* Controls, by name. */

const controls = new Map();
const numbers = count => Array.from({ length: count }, (_, index) => `${index + 1}`);

function add(name, control, width, height = width) {
    control.set_size_request(width, height);
    control.halign = control.valign = Gtk.Align.CENTER;
    controls.set(name, control);
    if (!(control instanceof RotaryWheel.DialMenu || control instanceof RotaryWheel.SpinningWheel))
        control.connect('drag-begin', () => say(name, 'drag-begin'));
    return control;
}

function makeWheel(name, size, sectors = { sector_count: 8 }) {
    const wheel = new RotaryWheel.Widget({ ...sectors, inertia: false });
    /* The rotation in sectors, clockwise. */
    wheel.connect('settled', (_, position) => say(name, 'settled', position, rounded(wheel.rotation * 4 / Math.PI)));
    return add(name, wheel, size);
}

function makeKnob(name, size) {
    const knob = RotaryWheel.Knob.new_with_range(0, 100, 1);
    knob.set_value(50);
    [knob.value_display, knob.drag_style] = [RotaryWheel.KnobValueDisplay.CENTER, RotaryWheel.KnobDragStyle.CIRCULAR];
    knob.connect('value-changed', () => say(name, 'value', rounded(knob.get_value())));
    knob.connect('drag-end', (_, value) => say(name, 'drag-end', rounded(value)));
    return add(name, knob, size);
}

function makeList(name, list, ...size) {
    for (const signal of ['settled', 'activate']) list.connect(signal, (_, position) => say(name, signal, position));
    return add(name, list, ...size);
}

function makeDial(name, labels) {
    const dial = RotaryWheel.DialMenu.new_from_strings(labels);
    dial.expanded = true;
    return makeList(name, dial, 400);
}

function makePage() {
    const page = new Gtk.Box({ orientation: Gtk.Orientation.VERTICAL, spacing: 20, height_request: 2000 });
    page.append(makeWheel('page-wheel', 240));
    page.append(makeKnob('page-knob', 160));
    const scrolled = new Gtk.ScrolledWindow({ child: page, hexpand: true });
    scrolled.vadjustment.connect('value-changed', ({ value }) => say('page', rounded(value)));
    return scrolled;
}

function makeKnobs() {
    const knobs = new Gtk.Box({ orientation: Gtk.Orientation.VERTICAL, spacing: 40, valign: Gtk.Align.CENTER });
    for (const name of ['knob', 'other-knob']) knobs.append(makeKnob(name, 160));
    return knobs;
}

/* The bubble of a knob, without its shadow. */
shown.bubble = () => {
    const popover = controls.get('knob')?.get_last_child();
    return popover instanceof Gtk.Popover && popover.get_mapped() ? boundsOf(popover.get_first_child()).join(' ') : '';
};

/* The middle of the last item of a knob's open menu. The compositor shows a menu some frames after GTK. */
let frames = 0;
shown['menu'] = () => {
    const menu = [...controls.values()].map(control => control.get_last_child())
        .find(child => child instanceof Gtk.PopoverMenu && child.get_mapped());
    frames = menu ? frames + 1 : 0;
    if (frames === 1) watch(menu);
    if (frames > 0 && frames < 3) window.queue_draw();
    return frames < 3 ? '' : middleOf([...parts(menu, part => part.get_css_name() === 'modelbutton')].at(-1)).join(' ');
};

/* Saves the current frame in pixels of the monitor. */
function save(file) {
    window.child.queue_draw();
    const id = window.get_frame_clock().connect('after-paint', clock => {
        clock.disconnect(id);
        const snapshot = Gtk.Snapshot.new();
        snapshot.scale(window.scale_factor, window.scale_factor);
        const { child } = window;
        new Gtk.WidgetPaintable({ widget: child }).snapshot(snapshot, child.get_width(), child.get_height());
        window.get_renderer().render_texture(snapshot.to_node(), null).save_to_png(file);
        say('saved');
    });
}

/* The menu. */

const actions = new Gio.SimpleActionGroup();
const choose = new Gio.SimpleAction({ name: 'choose', parameter_type: new GLib.VariantType('s') });
choose.connect('activate', (_, target) => say('chosen', target.unpack()));
actions.add_action(choose);
actions.add_action(Gio.SimpleAction.new_stateful('toggle', null, new GLib.Variant('b', false)));
actions.add_action(Gio.SimpleAction.new_stateful('radio', new GLib.VariantType('s'), new GLib.Variant('s', 'A')));
actions.add_action(new Gio.SimpleAction({ name: 'disabled', enabled: false }));
window.insert_action_group('menu', actions);

/* The menu of an item. The items of the second level are between those of the others, so that each mark has corners. */
function menuOf(name) {
    const menu = new Gio.Menu();
    for (let index = 0; index < 4; index++) {
        const label = name + index;
        const item = label.length === 3 ? Gio.MenuItem.new(label, `menu.choose::${label}`)
            : Gio.MenuItem.new_submenu(label, menuOf(label));
        if (label.length === 2) item.set_attribute_value('direction', new GLib.Variant('d', 45 + 90 * index));
        menu.append_item(item);
    }
    return menu;
}

/* A menu with a toggle, radio items, and a disabled item. */
function menuOfKinds() {
    const menu = new Gio.Menu();
    menu.append('Toggle', 'menu.toggle');
    menu.append('A', 'menu.radio::A');
    menu.append('B', 'menu.radio::B');
    menu.append('Disabled', 'menu.disabled');
    return menu;
}

const root = menuOf('');
let area, popover, markingMenu;
function makeArea() {
    area = new Gtk.DrawingArea({ focusable: true, hexpand: true, vexpand: true });
    popover = RotaryWheel.MarkingMenuPopover.attach(area, root);
    markingMenu = popover.get_menu();
    markingMenu.expand_duration = 0;
    /* Events of the popover do not reach its window, nor do keys while it is modal. */
    const isOfMenu = event => event.get_surface() instanceof Gdk.Popup;
    const conditions = [[window, event => !isOfMenu(event)], [popover, event => isOfMenu(event) || popover.autohide]];
    for (const [native, holds] of conditions) {
        const input = watch(native, holds);
        /* It runs before the controllers of the strokes, which keep events from others: the last one is the first. */
        popover.connect('map', () => GLib.idle_add(GLib.PRIORITY_HIGH, () => {
            native.remove_controller(input);
            native.add_controller(input);
            return GLib.SOURCE_REMOVE;
        }));
    }
    /* The labels of the drawn items with their middles, and the names beside the finger with their bounds. */
    const drawn = name => popover.get_mapped() && markingMenu.expanded
        ? [...parts(markingMenu, part => part.get_css_name() === name && part.get_child_visible())] : [];
    const labelIn = widget => [...parts(widget, part => part instanceof Gtk.Label || part instanceof Gtk.Inscription)]
        .map(part => part.label ?? part.text).find(label => label) ?? '';
    shown.level = () => drawn('bubble')
        .map(bubble => [labelIn(bubble), ...middleOf(bubble).map(Math.round)].join(' ')).sort().join(' ');
    shown.name = () => drawn('label').filter(label => label.get_parent() === markingMenu)
        .map(label => [label.label, ...boundsOf(label)].join(' ')).join(' ');
    return area;
}

/* Shows a menu in the window instead of the area. */
function embed() {
    const { show_delay, dwell } = markingMenu;
    window.child = new RotaryWheel.MarkingMenu({ menu_model: root, show_delay, dwell });
}

/* The window. */

const row = new Gtk.Box({ spacing: 40 });
const scenes = {
    /* Texts are drawn in each frame; without them, pictures show the lines of the wheel alone. */
    monitor: () => [
        makeWheel('wheel', 400, { model: Gtk.StringList.new(Array(8).fill('')) }),
        add('knob', RotaryWheel.Knob.new_with_range(0, 100, 1), 200), makeDial('dial', numbers(8))],
    wheels: () => [makeWheel('wheel', 400), makeKnobs(), makePage()],
    lists: () => [
        makeDial('dial', numbers(8)),
        makeList('rim', new RotaryWheel.SpinningWheel({
            model: Gtk.StringList.new(numbers(1000)), inertia: false }), 600, 240)],
    menu: () => [makeArea()],
};
scenes[scene]().forEach(child => row.append(child));
if (scene !== 'menu') watch(window);
window.child = row;
const { geometry } = window.get_display().get_monitors().get_item(0);
/* Without a window manager, a fullscreen window needs the size of the screen. */
const isManaged = window.get_display().constructor.$gtype.name !== 'GdkX11Display';
window.decorated = isManaged;
if (!isManaged) window.set_default_size(geometry.width, geometry.height);
const fillMonitor = number => window.fullscreen_on_monitor(window.get_display().get_monitors().get_item(number));
fillMonitor(Number(monitor ?? 0));

/* A slow compositor may delay a drag's first move for longer than a long press. */
const longPressTime = settings.gtk_long_press_time;
settings.gtk_long_press_time = 60000;

const loop = new GLib.MainLoop(null, false);
const stdin = new Gio.DataInputStream({ base_stream: Gio.File.new_for_path('/dev/stdin').read(null) });
function readOrder() {
    stdin.read_line_async(GLib.PRIORITY_DEFAULT, null, (_, result) => {
        const [line] = stdin.read_line_finish_utf8(result);
        if (line === null) return loop.quit();
        eval(line);
        say('done');
        readOrder();
    });
}
readOrder();

const last = {};
shown.size = () => isManaged && !(window.get_surface().get_state() & Gdk.ToplevelState.FULLSCREEN) ? ''
    : [window.scale_factor, window.get_width(), window.get_height()].join(' ');
window.present();
window.get_frame_clock().connect('after-paint', () => {
    for (const words of news.splice(0)) say(...words);
    for (const [word, observe] of Object.entries(shown)) {
        const now = observe();
        if (word === 'size' && now && !last.size) {
            for (const [name, control] of controls)
                say('place', name, ...middleOf(control), Math.min(control.get_width(), control.get_height()) / 2);
        }
        if (now !== (last[word] ?? '')) say(...now ? [word, now] : [word]);
        last[word] = now;
    }
});
loop.run();
window.destroy();
