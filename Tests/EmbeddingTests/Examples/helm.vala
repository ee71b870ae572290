/* A ship's wheel: it rests anywhere, between stops after one and a half turns. Prints its degrees when it stops. */
int main () {
    Gtk.init ();
    RotaryWheel.init ();
    var wheel = new RotaryWheel.Widget () {
        sector_count = 8, snap = false, minimum_rotation = -3 * Math.PI, maximum_rotation = 3 * Math.PI,
        direction = RotaryWheel.Direction.COUNTER_CLOCKWISE
    };
    wheel.settled.connect (() => {
        print ("%.0f\n", wheel.rotation * 180 / Math.PI);
    });

    new Gtk.Window () { title = "Ship’s wheel", default_width = 600, default_height = 600, child = wheel }.present ();
    while (Gtk.Window.get_toplevels ().get_n_items () > 0) MainContext.default ().iteration (true);
    return 0;
}
