/* A wheel of names that a button in its middle spins. Prints the name at the indicator when it stops. */
int main () {
    Gtk.init ();
    var wheel = new RotaryWheel.Widget.from_strings ({ "Ada", "Ben", "Cem", "Dee" });
    wheel.hub = new Gtk.Button.with_label ("Spin") { action_name = "wheel.spin" };
    wheel.settled.connect (() => {
        print ("%s\n", ((Gtk.StringObject) wheel.selected_item).string);
    });

    new Gtk.Window () { title = "Wheel", default_width = 600, default_height = 600, child = wheel }.present ();
    while (Gtk.Window.get_toplevels ().get_n_items () > 0) MainContext.default ().iteration (true);
    return 0;
}
