/* A knob for a gain of -60 to 6 dB that catches at 0 dB. Prints the gain when it changes. */
#include <rotary-wheel.h>

static void
changed (RotaryWheelKnob *knob)
{
  g_print ("%g dB\n", rotary_wheel_knob_get_value (knob));
}

int
main (void)
{
  gtk_init ();
  GtkWidget *knob = rotary_wheel_knob_new_with_range (-60, 6, 0.1);
  rotary_wheel_knob_set_unit (ROTARY_WHEEL_KNOB (knob), "dB");
  rotary_wheel_knob_set_default_value (ROTARY_WHEEL_KNOB (knob), 0);
  rotary_wheel_knob_set_value (ROTARY_WHEEL_KNOB (knob), 0);
  rotary_wheel_knob_add_mark (ROTARY_WHEEL_KNOB (knob), 0, "0");
  rotary_wheel_knob_add_detent (ROTARY_WHEEL_KNOB (knob), 0);
  g_signal_connect (knob, "value-changed", G_CALLBACK (changed), NULL);

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Knob", "default-width", 600, "default-height", 600,
                                    "child", knob, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
