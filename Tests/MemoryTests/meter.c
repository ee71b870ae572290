/* The meter of a knob: levels that fall, the clip light, other thresholds and channels, and a knob removed meanwhile. */
#include "shown.h"

/* Lets the levels fall to rest. */
static void
fall (RotaryWheelKnob *knob, double first, double second)
{
  rotary_wheel_knob_set_levels (knob, first, second);
  rotary_wheel_knob_set_levels (knob, -G_MAXDOUBLE, -70);
  draw (GTK_WIDGET (knob), 8);
}

int
main (void)
{
  gtk_init ();
  GtkWidget *knob = rotary_wheel_knob_new_with_range (-60, 6, 1);
  RotaryWheelKnob *self = ROTARY_WHEEL_KNOB (knob);

  g_object_set (knob, "meter-channels", 2, "meter-fall", 1000.0, "meter-hold", 20, NULL);
  GtkWidget *window = show (knob);
  fall (self, -10, 3);
  /* The menu clears the clip light. */
  g_assert_true (rotary_wheel_knob_get_clipped (self));
  gtk_widget_activate_action (knob, "knob.clear-clip", NULL);
  g_assert_false (rotary_wheel_knob_get_clipped (self));
  g_object_set (knob, "meter-lower", -30.0, "meter-upper", 0.0, "meter-warning", -9.0, "meter-clip", -1.0, NULL);
  for (guint channels = 0; channels <= 2; channels++)
    {
      rotary_wheel_knob_set_levels (self, -3, -6);
      rotary_wheel_knob_set_meter_channels (self, channels);
      fall (self, -3, -6);
    }
  /* Levels of a hidden knob, and of one that closes with its window. */
  gtk_widget_set_visible (knob, FALSE);
  rotary_wheel_knob_set_levels (self, 0, 0);
  gtk_widget_set_visible (knob, TRUE);
  rotary_wheel_knob_set_value (self, -6);
  draw (knob, 2);
  rotary_wheel_knob_set_levels (self, -2, -4);
  draw (knob, 1);
  close_window (window, knob);
}
