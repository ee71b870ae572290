/* An angle all around, clockwise from the top. Prints it when it changes; a click on the knob resets it. */
int main () {
    Gtk.init ();
    var knob = new RotaryWheel.Knob.with_range (0, 360, 1) {
        format = ANGLE, wrap = true, start_angle = -Math.PI / 2, drag_style = CIRCULAR_ABSOLUTE
    };
    for (int angle = 0; angle < 360; angle += 45) knob.add_mark (angle, null);
    knob.value_changed.connect (() => {
        print ("%g°\n", knob.get_value ());
    });
    knob.activate.connect (() => knob.reset ());

    new Gtk.Window () { title = "Angle", default_width = 600, default_height = 600, child = knob }.present ();
    while (Gtk.Window.get_toplevels ().get_n_items () > 0) MainContext.default ().iteration (true);
    return 0;
}
