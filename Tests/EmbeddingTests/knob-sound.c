/* A knob with a meter, two arcs of modulation and drags whose effect depends on their speed. */
#include <rotary-wheel.h>

static void
report_clip (RotaryWheelKnob *knob)
{
  g_print ("clipped %d\n", rotary_wheel_knob_get_clipped (knob));
}

static void
report_value (RotaryWheelKnob *knob, double value)
{
  (void) knob;
  g_print ("value %g\n", value);
}

/* Moves the live dot of an oscillator, and raises the level with each frame. */
static gboolean
feed (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RotaryWheelKnob *knob = ROTARY_WHEEL_KNOB (widget);
  gint64 frame = gdk_frame_clock_get_frame_counter (clock) % 61;

  (void) data;
  rotary_wheel_knob_set_modulation_value (knob, 0, 20 + frame);
  rotary_wheel_knob_set_levels (knob, frame - 60, 0);
  return G_SOURCE_CONTINUE;
}

int
main (void)
{
  gtk_init ();
  GtkWidget *widget = rotary_wheel_knob_new_with_range (0, 100, 1);
  RotaryWheelKnob *knob = ROTARY_WHEEL_KNOB (widget);

  g_object_set (knob, "drag-style", ROTARY_WHEEL_KNOB_DRAG_STYLE_VELOCITY, "meter-channels", 1, "meter-upper", 0.0,
                "width-request", 200, "height-request", 200, NULL);
  guint oscillator = rotary_wheel_knob_add_modulation (knob, 20, 80, "lfo", "LFO");
  guint envelope = rotary_wheel_knob_add_modulation (knob, 60, 40, NULL, NULL);
  rotary_wheel_knob_set_modulation (knob, envelope, 70, 30);
  g_print ("arcs %u %u\n", oscillator, envelope);
  g_signal_connect (knob, "notify::clipped", G_CALLBACK (report_clip), NULL);
  g_signal_connect (knob, "drag-end", G_CALLBACK (report_value), NULL);
  gtk_widget_add_tick_callback (widget, feed, NULL, NULL);
  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Sound", "child", widget, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
