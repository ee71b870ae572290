/* A knob for a gain of -60 to 6 dB that catches at 0 dB. Prints the gain when it changes. */
int main () {
    Gtk.init ();
    var knob = new RotaryWheel.Knob.with_range (-60, 6, 0.1) { unit = "dB", default_value = 0, value = 0 };
    knob.add_mark (0, "0");
    knob.add_detent (0);
    knob.value_changed.connect (() => {
        print ("%g dB\n", knob.get_value ());
    });

    new Gtk.Window () { title = "Knob", default_width = 600, default_height = 600, child = knob }.present ();
    while (Gtk.Window.get_toplevels ().get_n_items () > 0) MainContext.default ().iteration (true);
    return 0;
}
