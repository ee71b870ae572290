/* Shows a fullscreen area whose context menu has three levels of four items, and a fourth level of kinds of items.
 *
 * Prints `chosen` with the item that ran its action; after each frame in which they change, `level` with the labels of
 * the drawn items and their centers on the screen, `closed`, `name` with the name that is shown beside a finger and its
 * rectangle on the screen, and the input events: the pointer and fingers with their places, followed by `late` on a
 * window that the compositor does not yet show below the menu, or no longer; presses and releases of buttons, fingers
 * and keys.
 *
 * Reads orders: a call of JavaScript, after which `done` is printed. Exits when its input ends. */
imports.gi.versions.Gdk = '4.0';
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { Gdk, Gio, GLib, Graphene, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const say = (...words) => print(words.join(' '));

const actions = new Gio.SimpleActionGroup();
const choose = new Gio.SimpleAction({ name: 'choose', parameter_type: new GLib.VariantType('s') });
choose.connect('activate', (_, target) => say('chosen', target.unpack()));
actions.add_action(choose);
for (const [name, state] of [['toggle', false], ['radio', 'A']]) {
    const action = Gio.SimpleAction.new_stateful(
        name, name === 'radio' ? new GLib.VariantType('s') : null, new GLib.Variant(name === 'radio' ? 's' : 'b', state));
    action.connect('notify::state', () => say('state', name, action.state.unpack()));
    actions.add_action(action);
}
const disabled = new Gio.SimpleAction({ name: 'disabled', enabled: false });
disabled.connect('activate', () => say('chosen', 'Disabled'));
actions.add_action(disabled);

function itemOf(label) {
    const item = Gio.MenuItem.new(label, null);
    item.set_action_and_target_value('menu.choose', new GLib.Variant('s', label));
    return item;
}

/* The menu of an item. The items of the second level are between those of the others, so that each mark has corners. */
function menuOf(name) {
    const menu = new Gio.Menu();
    for (let index = 0; index < 4; index++) {
        const label = name + index;
        const item = label.length === 3 ? itemOf(label) : Gio.MenuItem.new_submenu(label, menuOf(label));
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

const area = new Gtk.DrawingArea({ focusable: true, hexpand: true, vexpand: true });
const root = menuOf('');
const popover = RotaryWheel.DialMenuPopover.attach(area, root);
const dial = popover.child;
dial.expand_duration = 0;
const settings = Gtk.Settings.get_default();
const window = new Gtk.Window({ child: area, fullscreened: true });
window.insert_action_group('menu', actions);

/* Shows a dial in the window instead of the area. */
function embed() {
    const { WEDGES: targets } = RotaryWheel.DialTargets;
    const { show_delay, dwell } = dial;
    window.child = new RotaryWheel.DialMenu({ menu_model: root, targets, show_delay, dwell });
}

/* Without a window manager, a fullscreen window needs the size of the screen. */
const isManaged = !(window.get_display().constructor.$gtype.name === 'GdkX11Display');
if (!isManaged) {
    const { width, height } = window.get_display().get_monitors().get_item(0).get_geometry();
    window.decorated = false;
    window.set_default_size(width, height);
}

/* The place of a surface in the window. */
function placeOf(surface) {
    let [left, top] = [0, 0];
    for (; surface instanceof Gdk.Popup; surface = surface.get_parent()) {
        left += surface.get_position_x();
        top += surface.get_position_y();
    }
    return [left, top];
}

/* The events since the last frame. */
let news = [];
function report(event) {
    let [surface, [, x, y]] = [event.get_surface(), event.get_position()];
    /* On Wayland, GTK 4.8 sends events on the menu to the window of the last secondary press, without their place. */
    if (x === -Number.MAX_VALUE) [surface, x, y] = event.get_device().get_surface_at_position();
    const [left, top] = placeOf(surface);
    const isLate = surface instanceof Gdk.Popup !== popover.get_mapped();
    const place = [x + left, y + top, ...isLate ? ['late'] : []];
    switch (event.get_event_type()) {
    case Gdk.EventType.TOUCH_BEGIN:
    case Gdk.EventType.TOUCH_UPDATE:
        news.push(['finger', ...place]);
        break;
    case Gdk.EventType.ENTER_NOTIFY:
    case Gdk.EventType.MOTION_NOTIFY:
        news.push(['pointer', ...place]);
        break;
    case Gdk.EventType.BUTTON_PRESS:
    case Gdk.EventType.KEY_PRESS:
        news.push(['pressed']);
        break;
    case Gdk.EventType.BUTTON_RELEASE:
    case Gdk.EventType.TOUCH_END:
    case Gdk.EventType.KEY_RELEASE:
        news.push(['released']);
        break;
    }
    window.queue_draw();
}
/* Events of the popover do not reach its window, nor do keys while it is modal. */
for (const widget of [window, popover]) {
    const input = new Gtk.EventControllerLegacy({ propagation_phase: Gtk.PropagationPhase.CAPTURE });
    input.connect('event', (_, event) => {
        const isOfMenu = event.get_surface() instanceof Gdk.Popup;
        if (widget === window ? !isOfMenu : isOfMenu || popover.autohide) report(event);
        return Gdk.EVENT_PROPAGATE;
    });
    widget.add_controller(input);
    /* It runs before the controllers of the strokes, which keep events from others: the last one is the first. */
    popover.connect('map', () => GLib.idle_add(GLib.PRIORITY_HIGH, () => {
        widget.remove_controller(input);
        widget.add_controller(input);
        return GLib.SOURCE_REMOVE;
    }));
}

/* The place of a widget's left top corner on the screen. */
function cornerOf(widget) {
    const [left, top] = placeOf(popover.get_surface());
    const [dx, dy] = popover.get_surface_transform();
    const [, { x, y }] = widget.compute_point(popover, new Graphene.Point());
    return [x + left + dx, y + top + dy];
}

/* The drawn children of the dial with a CSS name. */
function* parts(name) {
    if (!popover.get_mapped() || !dial.expanded) return;
    for (let child = dial.get_first_child(); child; child = child.get_next_sibling()) {
        if (child.get_css_name() === name && child.get_child_visible()) yield child;
    }
}

/* The labels of the drawn items with their centers on the screen. */
function items() {
    return Array.from(parts('bubble'), bubble => {
        const [x, y] = cornerOf(bubble);
        return [
            labelIn(bubble), Math.round(x + bubble.get_width() / 2), Math.round(y + bubble.get_height() / 2)].join(' ');
    }).sort();
}

/* The name beside the finger with its rectangle on the screen. */
function names() {
    return Array.from(parts('label'), label => [
        label.label, ...cornerOf(label), label.get_width(), label.get_height()].join(' '));
}

function labelIn(widget) {
    if (widget instanceof Gtk.Label || widget instanceof Gtk.Inscription) return widget.label ?? widget.text;
    for (let child = widget.get_first_child(); child; child = child.get_next_sibling()) {
        const label = labelIn(child);
        if (label) return label;
    }
    return '';
}

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

let ready = false;
let [shown, named] = ['', ''];
window.present();
window.get_frame_clock().connect('after-paint', () => {
    for (const words of news.splice(0)) say(...words);
    if (!ready && (!isManaged || window.get_surface().get_state() & Gdk.ToplevelState.FULLSCREEN)) {
        ready = true;
        say('READY');
    }
    const now = items().join(' ');
    if (now !== shown) say(now ? `level ${now}` : 'closed');
    const name = names().join(' ');
    if (name && name !== named) say(`name ${name}`);
    [shown, named] = [now, name];
});
loop.run();
window.destroy();
