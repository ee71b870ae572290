/* A dial menu of actions round a button. Prints the action that the user chooses. */
imports.gi.versions.Gtk = '4.0';
imports.gi.versions.RotaryWheel = '1';
const { GLib, Gtk, RotaryWheel } = imports.gi;

Gtk.init();
const actions = Gtk.StringList.new(['Cut', 'Copy', 'Paste', 'Undo', 'Redo', 'Delete']);
const dial = new RotaryWheel.DialMenu({ model: actions, expanded: true });
dial.connect('activate', () => print(dial.selected_item.string));

new Gtk.Window({ title: 'Dial menu', default_width: 600, default_height: 600, child: dial }).present();
while (Gtk.Window.get_toplevels().get_n_items() > 0) GLib.MainContext.default().iteration(true);
