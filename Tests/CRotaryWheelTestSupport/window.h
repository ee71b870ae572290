/* Windows of a test: their X windows, and their frame clocks. */
#pragma once

#include <gtk/gtk.h>

/* Declared here: GDK's header for X brings in that of Xlib, whose names are those of many other things. */
extern unsigned long gdk_x11_surface_get_xid(GdkSurface *surface);

static inline unsigned long ctest_window_id(gpointer window) {
  return gdk_x11_surface_get_xid(gtk_native_get_surface(GTK_NATIVE(window)));
}

/* Emits a signal of a frame's phase on the frame clocks of all windows, as a frame does. */
static inline void ctest_emit_on_frame_clocks(const char *phase) {
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    GtkWidget *window = g_list_model_get_item(windows, i);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    if (clock) g_signal_emit_by_name(clock, phase);
    g_object_unref(window);
  }
}
