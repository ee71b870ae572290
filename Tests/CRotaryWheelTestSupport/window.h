/* The X window of a widget's window, for xdotool. */
#pragma once

#include <gtk/gtk.h>

/* Declared here: GDK's header for X brings in that of Xlib, whose names are those of many other things. */
extern unsigned long gdk_x11_surface_get_xid(GdkSurface *surface);

static inline unsigned long ctest_window_id(gpointer window) {
  return gdk_x11_surface_get_xid(gtk_native_get_surface(GTK_NATIVE(window)));
}
