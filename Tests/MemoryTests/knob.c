/* A knob: marks, detents, bounds, its entry, its pictures, its modulation, and its meter with levels that fall, also
 * while it is hidden and when it goes. */
#include "shown.h"

/* Lets the levels fall to rest. */
static void fall (GtkWidget *knob, RotaryWheelKnobMeter *meter, double first, double second) {
  rotary_wheel_knob_meter_set_levels (meter, first, second);
  rotary_wheel_knob_meter_set_levels (meter, -G_MAXDOUBLE, -70);
  draw (knob, 8);
}

int main (void) {
  gtk_init ();
  GtkWidget *knob = rotary_wheel_knob_new_with_range (1, 1000, 1);
  RotaryWheelKnob *self = ROTARY_WHEEL_KNOB (knob);
  rotary_wheel_knob_add_mark (self, 500, "<b>half</b>");
  rotary_wheel_knob_add_mark (self, 1000, NULL);
  rotary_wheel_knob_add_detent (self, 500);
  GtkWidget *window = show (knob);
  g_autoptr (RotaryWheelKnobScale) scale = rotary_wheel_knob_scale_new (ROTARY_WHEEL_KNOB_TAPER_LOGARITHMIC);
  g_object_set (knob, "scale", scale, "bipolar", TRUE, "default-value", 30.0, "unit", "Hz", "value", 700.0, NULL);
  draw (knob, 2);
  rotary_wheel_knob_edit (self);
  draw (knob, 3);
  g_autoptr (GtkIconPaintable) icon = g_object_new (GTK_TYPE_ICON_PAINTABLE, "icon-name", "folder", NULL);
  g_autoptr (RotaryWheelFace) face = rotary_wheel_face_new (GDK_PAINTABLE (icon));
  rotary_wheel_face_set_overlay (face, GDK_PAINTABLE (icon));
  rotary_wheel_knob_set_face (self, face);
  draw (knob, 2);
  g_object_set (face, "frames", 3, "background", icon, "overlay", NULL, NULL);
  draw (knob, 2);
  g_autoptr (RotaryWheelKnobMeter) meter = rotary_wheel_knob_meter_new (2);
  g_object_set (meter, "fall", 1000.0, "hold", 20, NULL);
  rotary_wheel_knob_set_meter (self, meter);
  g_autoptr (RotaryWheelKnobModulation) lfo = rotary_wheel_knob_modulation_new (20, 70, "LFO");
  g_list_store_append (rotary_wheel_knob_get_modulations (self), lfo);
  for (int i = 0; i < 4; i++)
    {
      rotary_wheel_knob_meter_set_levels (meter, -i, -20);
      rotary_wheel_knob_modulation_set_value (lfo, 30 + i);
      draw (knob, 1);
    }
  g_list_store_remove_all (rotary_wheel_knob_get_modulations (self));
  fall (knob, meter, -10, 3);
  g_assert_true (rotary_wheel_knob_meter_get_clipped (meter));
  gtk_widget_activate_action (knob, "knob.clear-clip", NULL);
  g_object_set (meter, "lower", -30.0, "upper", 0.0, "warning", -9.0, "clip", -1.0, NULL);
  for (guint channels = 0; channels <= 2; channels++)
    {
      rotary_wheel_knob_meter_set_levels (meter, -3, -6);
      rotary_wheel_knob_meter_set_channels (meter, MAX (channels, 1));
      rotary_wheel_knob_set_meter (self, channels > 0 ? meter : NULL);
      fall (knob, meter, -3, -6);
    }
  rotary_wheel_knob_reset (self);
  gtk_range_set_range (GTK_RANGE (knob), -5, 5);
  g_object_set (knob, "wrap", TRUE, "turns", 3, "value-display", ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CENTER, NULL);
  rotary_wheel_knob_clear_marks (self);
  draw (knob, 2);
  gtk_widget_set_visible (knob, FALSE);
  rotary_wheel_knob_meter_set_levels (meter, 0, 0);
  gtk_widget_set_visible (knob, TRUE);
  rotary_wheel_knob_set_value (self, -4);
  draw (knob, 2);
  rotary_wheel_knob_meter_set_levels (meter, -2, -4);
  draw (knob, 1);
  close_window (window, knob);
}
