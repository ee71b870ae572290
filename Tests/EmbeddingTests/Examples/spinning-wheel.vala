/* A spinning wheel of icons with labels, on a rim. Prints the label in the middle when it stops. */
int main () {
    Gtk.init ();
    RotaryWheel.init ();
    var items = new ListStore (typeof (RotaryWheel.Item));
    items.append (new RotaryWheel.Item ("Monday", "weather-clear"));
    items.append (new RotaryWheel.Item ("Tuesday", "weather-overcast"));
    items.append (new RotaryWheel.Item ("Wednesday", "weather-showers"));
    items.append (new RotaryWheel.Item ("Thursday", "weather-snow"));

    var wheel = new RotaryWheel.SpinningWheel () { model = items, item_width = 200, endless = true };
    wheel.settled.connect (() => {
        print ("%s\n", ((RotaryWheel.Item) wheel.selected_item).label);
    });

    new Gtk.Window () { title = "Spinning wheel", default_width = 600, default_height = 600, child = wheel }.present ();
    while (Gtk.Window.get_toplevels ().get_n_items () > 0) MainContext.default ().iteration (true);
    return 0;
}
