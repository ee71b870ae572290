/* An angle all around, clockwise from the top. Prints it when it changes; a click on the knob resets it. */
#include <rotary-wheel.h>

static void
changed (RotaryWheelKnob *knob)
{
  g_print ("%g°\n", rotary_wheel_knob_get_value (knob));
}

int
main (void)
{
  gtk_init ();
  GtkWidget *knob = rotary_wheel_knob_new_with_range (0, 360, 1);
  g_object_set (knob, "format", ROTARY_WHEEL_KNOB_FORMAT_ANGLE, "wrap", TRUE, "start-angle", -G_PI / 2, "drag-style",
                ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR_ABSOLUTE, NULL);
  for (int angle = 0; angle < 360; angle += 45) rotary_wheel_knob_add_mark (ROTARY_WHEEL_KNOB (knob), angle, NULL);
  g_signal_connect (knob, "value-changed", G_CALLBACK (changed), NULL);
  g_signal_connect (knob, "activate", G_CALLBACK (rotary_wheel_knob_reset), NULL);

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Angle", "default-width", 600, "default-height", 600,
                                    "child", knob, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
