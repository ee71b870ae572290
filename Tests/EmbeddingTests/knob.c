/* Embeds a knob beside a scale that shares its adjustment, under a gesture of its own, and prints what they tell. */
#include "rotary-wheel.h"

static gboolean done = FALSE;

static void
rotated (RotaryWheelRotationGesture *gesture, double delta, double total, double *sum)
{
  *sum += delta;
  g_assert_cmpfloat_with_epsilon (total, *sum, 1e-9);
  g_assert_cmpfloat (total, ==, rotary_wheel_rotation_gesture_get_total (gesture));
}

static void
drag_end (RotaryWheelKnob *knob, double value, GtkRange *scale)
{
  g_assert_cmpfloat (rotary_wheel_knob_get_value (knob), ==, value);
  g_print ("drag-end %g %g\n", value, gtk_range_get_value (scale));
  done = TRUE;
}

/* Says where the knob's centre is in its window, and how far its edge from there, once they are drawn. */
static void
drawn (GdkFrameClock *clock, GtkWidget *knob)
{
  GtkNative *native = gtk_widget_get_native (knob);
  double x, y, radius = MIN (gtk_widget_get_width (knob), gtk_widget_get_height (knob)) / 2.0;
  graphene_point_t middle = { gtk_widget_get_width (knob) / 2.0f, gtk_widget_get_height (knob) / 2.0f };

  g_signal_handlers_disconnect_by_func (clock, drawn, knob);
  gtk_native_get_surface_transform (native, &x, &y);
  if (gtk_widget_compute_point (knob, GTK_WIDGET (native), &middle, &middle))
    g_print ("READY %g %g %g\n", middle.x + x, middle.y + y, radius);
}

int
main (void)
{
  GtkWidget *window, *box, *scale, *knob;
  RotaryWheelRotationGesture *gesture;
  double sum = 0;

  gtk_init ();
  window = gtk_window_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
  knob = rotary_wheel_knob_new (gtk_range_get_adjustment (GTK_RANGE (scale)));
  gtk_scale_set_digits (GTK_SCALE (knob), 0);
  gtk_range_set_value (GTK_RANGE (scale), 50);
  rotary_wheel_knob_set_value_display (ROTARY_WHEEL_KNOB (knob), ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CENTER);
  g_signal_connect (knob, "drag-end", G_CALLBACK (drag_end), scale);
  gtk_widget_set_vexpand (knob, TRUE);
  gtk_box_append (GTK_BOX (box), scale);
  gtk_box_append (GTK_BOX (box), knob);

  /* Kept by the window; it sees no press that the knob takes. */
  gesture = rotary_wheel_rotation_gesture_new (window);
  g_signal_connect (gesture, "rotated", G_CALLBACK (rotated), &sum);
  g_object_add_weak_pointer (G_OBJECT (gesture), (gpointer *) &gesture);
  g_object_unref (gesture);

  gtk_window_set_title (GTK_WINDOW (window), "Embedded knob");
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 480);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (knob), "after-paint", G_CALLBACK (drawn), knob);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (gesture);
  g_assert_cmpfloat (sum, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (gesture);
  return 0;
}
