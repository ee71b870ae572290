/* A dial menu of actions round a button. Prints the action that the user chooses. */
int main () {
    Gtk.init ();
    var dial = new RotaryWheel.DialMenu.from_strings ({ "Cut", "Copy", "Paste", "Undo", "Redo", "Delete" });
    dial.expanded = true;
    dial.activate.connect (() => {
        print ("%s\n", ((Gtk.StringObject) dial.selected_item).string);
    });

    new Gtk.Window () { title = "Dial menu", default_width = 600, default_height = 600, child = dial }.present ();
    while (Gtk.Window.get_toplevels ().get_n_items () > 0) MainContext.default ().iteration (true);
    return 0;
}
