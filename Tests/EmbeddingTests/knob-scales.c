/* A knob with each taper: prints the value in the middle of its travel, and what keys do at its end. */
#include <rotary-wheel.h>

static double
square (double place, gpointer data)
{
  return place * place * *(double *) data;
}

static void
print (GtkWidget *knob, const char *name)
{
  /* Half of the travel, by steps of a tenth. */
  rotary_wheel_knob_set_value (ROTARY_WHEEL_KNOB (knob), 0);
  for (int i = 0; i < 5; i++)
    gtk_widget_activate_action (knob, "knob.increase", NULL);
  g_print ("%s %.2f\n", name, rotary_wheel_knob_get_value (ROTARY_WHEEL_KNOB (knob)));
}

int
main (void)
{
  gtk_init ();
  double largest = 10, places[] = { 0.5 }, values[] = { 1 };
  GtkWidget *knob = g_object_ref_sink (rotary_wheel_knob_new_with_range (0, 10, 1));
  RotaryWheelKnob *self = ROTARY_WHEEL_KNOB (knob);

  gtk_scale_set_digits (GTK_SCALE (knob), 4);
  print (knob, "linear");
  rotary_wheel_knob_set_taper (self, ROTARY_WHEEL_KNOB_TAPER_POWER);
  rotary_wheel_knob_set_skew (self, 0.5);
  print (knob, "power");
  rotary_wheel_knob_set_table (self, places, values, 1);
  print (knob, "table");
  rotary_wheel_knob_set_curve_func (self, square, &largest, NULL);
  print (knob, "custom");
  g_assert (rotary_wheel_knob_get_taper (self) == ROTARY_WHEEL_KNOB_TAPER_CUSTOM);

  rotary_wheel_knob_set_taper (self, ROTARY_WHEEL_KNOB_TAPER_DECIBEL);
  rotary_wheel_knob_set_has_off (self, TRUE);
  for (rotary_wheel_knob_set_value (self, 2); !rotary_wheel_knob_get_off (self);)
    gtk_widget_activate_action (knob, "knob.decrease", NULL);
  g_print ("%s\n", pango_layout_get_text (gtk_scale_get_layout (GTK_SCALE (knob))));

  /* A hardware controller, which the knob follows once it has met its place. */
  rotary_wheel_knob_set_has_off (self, FALSE);
  rotary_wheel_knob_set_taper (self, ROTARY_WHEEL_KNOB_TAPER_LINEAR);
  rotary_wheel_knob_set_value (self, 5);
  g_assert_false (rotary_wheel_knob_set_controller_value (self, 0.25, TRUE));
  g_assert_true (rotary_wheel_knob_set_controller_value (self, 0.75, TRUE));
  rotary_wheel_knob_turn_controller (self, -2);
  g_print ("controller %.2f\n", rotary_wheel_knob_get_value (self));
  g_assert_false (rotary_wheel_knob_automate (self, 1));
  g_object_unref (knob);
}
