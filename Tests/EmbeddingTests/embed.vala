/* Embeds a wheel of eight named sectors with a button in its hub, and prints what it tells. */
const string[] NAMES = { "Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles" };

void say_when_drawn (RotaryWheel.Widget wheel) {
    ulong handler = 0;
    var clock = wheel.get_frame_clock ();
    handler = clock.after_paint.connect (() => {
        clock.disconnect (handler);
        Graphene.Point middle = {};
        double x, y;
        var native = wheel.get_native ();
        wheel.compute_point (native, { wheel.get_width () / 2.0f, wheel.get_height () / 2.0f }, out middle);
        native.get_surface_transform (out x, out y);
        var radius = int.min (wheel.get_width (), wheel.get_height ()) / 2.0;
        print ("READY %g %g %g\n", middle.x + x, middle.y + y, radius);
    });
}

int main (string[] args) {
    Gtk.init ();
    var done = false;
    var window = new Gtk.Window () { title = "Embedded wheel", default_width = 480, default_height = 480 };
    var wheel = new RotaryWheel.Widget () {
        model = new Gtk.StringList (NAMES), hub = new Gtk.Button.with_label ("Show")
    };
    wheel.settled.connect ((position) => {
        print ("settled %u %s\n", position, ((Gtk.StringObject) wheel.selected_item).string);
    });
    wheel.activate.connect ((position) => {
        print ("activated %u\n", position);
        done = true;
    });
    window.child = wheel;
    window.present ();
    say_when_drawn (wheel);
    while (!done) MainContext.@default ().iteration (true);
    window.destroy ();
    return 0;
}
