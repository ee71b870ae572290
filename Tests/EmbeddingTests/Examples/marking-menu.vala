/* A window whose label opens a marking menu, by the secondary button, a long press, keys or a pen. */
int main () {
    Gtk.init ();
    var page = new Gtk.Label ("Press the secondary button");

    var menu = new Menu ();
    menu.append ("Close", "window.close");
    menu.append ("Minimize", "window.minimize");
    RotaryWheel.MarkingMenuPopover.attach (page, menu);

    new Gtk.Window () { title = "Marking menu", default_width = 600, default_height = 600, child = page }.present ();
    while (Gtk.Window.get_toplevels ().get_n_items () > 0) MainContext.default ().iteration (true);
    return 0;
}
