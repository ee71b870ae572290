// Where the types of other libraries are documented, by their namespaces.
baseURLs = [
  ['Gtk', 'https://docs.gtk.org/gtk4/'],
  ['Gdk', 'https://docs.gtk.org/gdk4/'],
  ['Gio', 'https://docs.gtk.org/gio/'],
  ['GObject', 'https://docs.gtk.org/gobject/'],
  ['GLib', 'https://docs.gtk.org/glib/'],
];
