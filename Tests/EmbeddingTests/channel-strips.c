/* The faders of an audio interface: 32 stereo channels with meters, which a simulated signal moves in each frame. Each
 * row of eight is one Tab stop. The last row shows what the hardware sets. */
#include <math.h>
#include <rotary-wheel.h>

#define CHANNELS 32
#define COLUMNS 8

/* Feeds a meter in each frame behind its amplifier. The first beat of channel 5 is too loud. */
static gboolean feed (GtkWidget *widget, GdkFrameClock *clock, gpointer channel) {
  static gboolean was_loud;
  RotaryWheelKnob *knob = ROTARY_WHEEL_KNOB (widget);
  int number = GPOINTER_TO_INT (channel);
  double level = -13 - number - (gdk_frame_clock_get_frame_counter (clock) + number) % 36 / 3.0;
  double gain = rotary_wheel_knob_get_off (knob) ? -INFINITY : gtk_range_get_value (GTK_RANGE (knob));
  if (number == 5 && !was_loud)
    level = 0, was_loud = TRUE;
  rotary_wheel_knob_meter_set_levels (rotary_wheel_knob_get_meter (knob), level + gain, level - 3 + gain);
  return G_SOURCE_CONTINUE;
}

static void report_gain (GtkRange *knob) {
  if (rotary_wheel_knob_get_off (ROTARY_WHEEL_KNOB (knob)))
    g_print ("%s off\n", gtk_widget_get_name (GTK_WIDGET (knob)));
  else
    g_print ("%s %+g dB\n", gtk_widget_get_name (GTK_WIDGET (knob)), gtk_range_get_value (knob));
}

static void report_clip (RotaryWheelKnobMeter *meter, GParamSpec *property, GtkWidget *knob) {
  (void) property;
  g_print ("%s %s\n", gtk_widget_get_name (knob), rotary_wheel_knob_meter_get_clipped (meter) ? "clips" : "cleared");
}

static gboolean
move_in_bank (GtkEventController *keys, guint key, guint code, GdkModifierType modifiers, GtkWidget *bank)
{
  (void) keys, (void) code, (void) modifiers;
  if (key == GDK_KEY_Left || key == GDK_KEY_Right)
    gtk_widget_child_focus (bank, key == GDK_KEY_Left ? GTK_DIR_LEFT : GTK_DIR_RIGHT);
  else if (key == GDK_KEY_Tab)
    gtk_widget_child_focus (gtk_widget_get_last_child (bank), GTK_DIR_TAB_FORWARD);
  else if (key == GDK_KEY_ISO_Left_Tab)
    gtk_widget_child_focus (gtk_widget_get_first_child (bank), GTK_DIR_TAB_FORWARD);
  return key == GDK_KEY_Left || key == GDK_KEY_Right;
}

static GtkWidget *bank_new (void) {
  GtkWidget *bank = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkEventController *keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (move_in_bank), bank);
  gtk_widget_add_controller (bank, keys);
  return bank;
}

static GtkWidget *fader_new (int number) {
  GtkWidget *knob = rotary_wheel_knob_new_with_range (-81, 6, 1);
  g_autoptr (RotaryWheelKnobMeter) meter = rotary_wheel_knob_meter_new (2);
  g_autoptr (RotaryWheelKnobScale) scale = rotary_wheel_knob_scale_new (ROTARY_WHEEL_KNOB_TAPER_DECIBEL);
  g_autofree char *name = g_strdup_printf ("channel %d", number);
  g_object_set (meter, "upper", 0.0, "warning", -18.0, "clip", -1.0, NULL);
  g_object_set (scale, "has-off", TRUE, NULL);
  g_object_set (knob, "scale", scale, "unit", "dB", "value", 0.0,
                "value-display", ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CHANGING, "width-request", 56, "meter",
                meter, "name", name, "can-control", number <= CHANNELS - COLUMNS, NULL);
  rotary_wheel_knob_add_mark (ROTARY_WHEEL_KNOB (knob), 0, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (knob), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (knob, "value-changed", G_CALLBACK (report_gain), NULL);
  g_signal_connect (meter, "notify::clipped", G_CALLBACK (report_clip), knob);
  gtk_widget_add_tick_callback (knob, feed, GINT_TO_POINTER (number), NULL);
  return knob;
}

int main (void) {
  GtkWidget *rows, *bank = NULL;
  gtk_init ();
  rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  for (int i = 0; i < CHANNELS; i++)
    {
      if (i % COLUMNS == 0)
        gtk_box_append (GTK_BOX (rows), bank = bank_new ());
      gtk_box_append (GTK_BOX (bank), fader_new (i + 1));
    }
  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Channels", "child", rows, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
