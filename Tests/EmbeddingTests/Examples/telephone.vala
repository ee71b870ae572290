/* The dial of an old telephone: it turns one way and returns. Prints the digit at the finger stop after each drag. */
int main () {
    Gtk.init ();
    RotaryWheel.init ();
    string[] digits = { "Stop", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0" };
    var items = new ListStore (typeof (RotaryWheel.Item));
    foreach (var digit in digits) {
        // The finger stop is as wide as two holes; the dial turns until the last hole is there.
        items.append (new RotaryWheel.Item (digit, null) { weight = digit == "Stop" ? 2 : 1 });
    }
    var dial = new RotaryWheel.Widget () {
        model = items, direction = RotaryWheel.Direction.COUNTER_CLOCKWISE, flippable = false,
        indicator_angle = Math.PI / 12, turning = RotaryWheel.Turning.CLOCKWISE, return_to_start = true,
        minimum_rotation = 0, maximum_rotation = 1.75 * Math.PI, ring_exit = RotaryWheel.RingExit.END, grip_inner = 0.5
    };
    dial.drag_end.connect (() => {
        print ("%s\n", ((RotaryWheel.Item) dial.current_item).label);
    });

    new Gtk.Window () { title = "Telephone", default_width = 600, default_height = 600, child = dial }.present ();
    while (Gtk.Window.get_toplevels ().get_n_items () > 0) MainContext.default ().iteration (true);
    return 0;
}
