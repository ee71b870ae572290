/* A knob that a hand holds, with a button that takes the control away. A drag changes the value at its end. */
#include <rotary-wheel.h>

static void
report_touch (RotaryWheelKnob *knob)
{
  g_print ("%s\n", rotary_wheel_knob_get_touched (knob) ? "held" : "free");
}

static void
begin (RotaryWheelKnob *knob)
{
  g_print ("begin %g\n", rotary_wheel_knob_get_value (knob));
}

static void
end (RotaryWheelKnob *knob, double value)
{
  (void) knob;
  g_print ("end %g\n", value);
}

static void
report_lap (RotaryWheelKnob *knob, int direction)
{
  (void) knob;
  g_print ("lap %d\n", direction);
}

int
main (void)
{
  gtk_init ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *knob = rotary_wheel_knob_new_with_range (0, 360, 1);
  GtkWidget *lock = gtk_toggle_button_new_with_label ("Lock");

  rotary_wheel_knob_set_wrap (ROTARY_WHEEL_KNOB (knob), TRUE);
  rotary_wheel_knob_set_live (ROTARY_WHEEL_KNOB (knob), FALSE);
  gtk_widget_set_size_request (knob, 200, 200);
  g_signal_connect (knob, "notify::touched", G_CALLBACK (report_touch), NULL);
  g_signal_connect (knob, "drag-begin", G_CALLBACK (begin), NULL);
  g_signal_connect (knob, "drag-end", G_CALLBACK (end), NULL);
  g_signal_connect (knob, "wrapped", G_CALLBACK (report_lap), NULL);
  g_object_bind_property (lock, "active", knob, "can-control", G_BINDING_INVERT_BOOLEAN);
  gtk_box_append (GTK_BOX (box), knob);
  gtk_box_append (GTK_BOX (box), lock);
  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Hands", "child", box, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
