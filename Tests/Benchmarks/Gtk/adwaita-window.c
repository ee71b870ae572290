/* Shows the empty window of an app with libadwaita, and prints the CPU milliseconds until its first frame. It rests until
 * it is killed. */
#include <adwaita.h>

#include "ranges.h"

static void first_frame (GdkFrameClock *clock) {
  g_signal_handlers_disconnect_by_func (clock, first_frame, NULL);
  g_print ("%g\n", cpu_time (0));
}

static void activate (GtkApplication *app) {
  GtkWidget *window = adw_application_window_new (app);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (first_frame), NULL);
}

int main (int argc, char *argv[]) {
  g_autoptr (AdwApplication) app = adw_application_new (NULL, G_APPLICATION_FLAGS_NONE);
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
