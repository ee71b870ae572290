/* A GtkScale with its value, and a knob, from 0 to 100. */
#pragma once

#include <gtk/gtk.h>
#ifdef WITH_LIBRARY
#include "rotary-wheel.h"

static inline GtkWidget *
knob_new (void)
{
  return rotary_wheel_knob_new_with_range (0, 100, 1);
}
#endif

static inline GtkWidget *
scale_new (void)
{
  GtkWidget *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);

  gtk_scale_set_draw_value (GTK_SCALE (scale), TRUE);
  return scale;
}
