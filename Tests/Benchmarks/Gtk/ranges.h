/* A GtkScale with its value, and a knob, from 0 to 100; a wheel, and a spinning wheel; and the time of a process. */
#pragma once

#include <gtk/gtk.h>
#include <time.h>

/* The milliseconds that a process has computed, all of its threads together; 0 is this one. */
static inline double cpu_time (pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid (process, &clock) != 0 || clock_gettime (clock, &time) != 0)
    g_error ("no CPU time of process %d", process);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

#ifdef WITH_LIBRARY
#include "rotary-wheel.h"

static inline GtkWidget *knob_new (void) {
  return rotary_wheel_knob_new_with_range (0, 100, 1);
}

static inline GtkWidget *wheel_new (guint sectors) {
  GtkWidget *wheel = rotary_wheel_widget_new ();
  rotary_wheel_widget_set_sector_count (ROTARY_WHEEL_WIDGET (wheel), sectors);
  return wheel;
}

/* Takes a list of texts. */
static inline GtkWidget *spinning_wheel_new (GtkStringList *list) {
  GtkWidget *wheel = rotary_wheel_spinning_wheel_new ();
  rotary_wheel_selection_control_set_model (ROTARY_WHEEL_SELECTION_CONTROL (wheel), G_LIST_MODEL (list));
  g_object_unref (list);
  return wheel;
}
#endif

static inline GtkWidget *scale_new (void) {
  GtkWidget *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
  gtk_scale_set_draw_value (GTK_SCALE (scale), TRUE);
  return scale;
}
