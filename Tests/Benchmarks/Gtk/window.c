/* Shows a window, empty, with a header bar, with a button or with a wheel of eight sectors, and prints the CPU
 * milliseconds until its first frame and its peak memory in kilobytes. It rests until it is killed. */
#include <time.h>

#include <gtk/gtk.h>
#ifdef WITH_WHEEL
#include "rotary-wheel.h"
#endif

#ifndef WIDTH
#define WIDTH 480
#define HEIGHT 480
#endif

static void
first_frame (GdkFrameClock *clock, gpointer data)
{
  struct timespec time;
  g_autofree char *status = NULL;

  g_signal_handlers_disconnect_by_func (clock, first_frame, data);
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  g_file_get_contents ("/proc/self/status", &status, NULL, NULL);
  g_print ("%g %d\n", time.tv_sec * 1e3 + time.tv_nsec / 1e6,
           atoi (strstr (status, "VmHWM:") + strlen ("VmHWM:")));
}

int
main (void)
{
  GtkWidget *window;

  gtk_init ();
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
#ifdef WITH_WHEEL
  GtkWidget *wheel = rotary_wheel_widget_new ();
  rotary_wheel_widget_set_sector_count (ROTARY_WHEEL_WIDGET (wheel), 8);
  gtk_window_set_child (GTK_WINDOW (window), wheel);
#elif defined WITH_HEADER_BAR
  GtkWidget *bar = gtk_header_bar_new ();
  GtkWidget *menu = gtk_menu_button_new ();
  gtk_window_set_title (GTK_WINDOW (window), "Wheel");
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu), "open-menu-symbolic");
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (menu), FALSE);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (bar), menu);
  gtk_window_set_titlebar (GTK_WINDOW (window), bar);
#elif defined WITH_BUTTON
  gtk_window_set_child (GTK_WINDOW (window), gtk_button_new_with_label ("Button"));
#endif
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (first_frame), NULL);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
