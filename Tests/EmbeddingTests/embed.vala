/* All four controls in a window: a wheel that switches the stack in its hub, a knob that shares its adjustment with a
 * scale, a spinning wheel of 100,000 items, and a dial menu that closes the window. Prints their signals. */
const string[] NAMES = { "Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Rings" };

int main () {
    Gtk.init ();
    RotaryWheel.init ();
    var stack = new Gtk.Stack ();
    foreach (unowned var name in NAMES) stack.add_titled (new Gtk.Label (name), name, name);
    var wheel = new RotaryWheel.Widget () { model = stack.pages, hub = stack, inertia = false };
    wheel.settled.connect ((position) => {
        print ("settled %u %u %s\n", position, wheel.selected, stack.visible_child_name);
    });

    var scale = new Gtk.Scale.with_range (Gtk.Orientation.HORIZONTAL, 0, 100, 1);
    var knob = new RotaryWheel.Knob (scale.adjustment) { drag_style = RotaryWheel.KnobDragStyle.VERTICAL };
    knob.drag_end.connect ((value) => {
        print ("knob %g %g %g\n", value, knob.get_value (), scale.get_value ());
    });

    var items = new Gtk.StringList (null);
    for (var i = 0; i < 100000; i++) items.append (i.to_string ());
    var spinning = new RotaryWheel.SpinningWheel () { model = items };
    spinning.settled.connect ((position) => {
        print ("item %u %s\n", position, ((Gtk.StringObject) spinning.selected_item).string);
    });

    var menu = new Menu ();
    menu.append ("Close", "window.close");
    menu.append ("Minimize", "window.minimize");

    var grid = new Gtk.Grid () { row_homogeneous = true, column_homogeneous = true };
    grid.attach (wheel, 0, 0, 1, 2);
    grid.attach (knob, 1, 0);
    grid.attach (scale, 1, 1);
    grid.attach (spinning, 0, 2, 1, 2);
    grid.attach (new RotaryWheel.DialMenu.from_menu (menu), 1, 2, 1, 2);
    new Gtk.Window () {
        title = "Embedded controls", default_width = 800, default_height = 800, child = grid
    }.present ();
    while (Gtk.Window.get_toplevels ().get_n_items () > 0) MainContext.default ().iteration (true);
    return 0;
}
