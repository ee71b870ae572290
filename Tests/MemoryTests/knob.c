/* A knob: marks, detents, bounds, its entry, its menu, its meter and its modulation. */
#include "shown.h"

int
main (void)
{
  gtk_init ();
  GtkWidget *knob = rotary_wheel_knob_new_with_range (1, 1000, 1);
  RotaryWheelKnob *self = ROTARY_WHEEL_KNOB (knob);

  rotary_wheel_knob_add_mark (self, 500, "<b>half</b>");
  rotary_wheel_knob_add_mark (self, 1000, NULL);
  rotary_wheel_knob_add_detent (self, 500);
  GtkWidget *window = show (knob);
  g_object_set (knob, "taper", ROTARY_WHEEL_KNOB_TAPER_LOGARITHMIC, "bipolar", TRUE, "default-value", 30.0, "unit", "Hz", "value", 700.0, NULL);
  draw (knob, 2);
  rotary_wheel_knob_edit (self);
  draw (knob, 3);
  g_autoptr (GtkIconPaintable) icon = g_object_new (GTK_TYPE_ICON_PAINTABLE, "icon-name", "list-add", NULL);
  g_object_set (knob, "picture", icon, "overlay-picture", icon, NULL);
  draw (knob, 2);
  g_object_set (knob, "picture-frames", 3, "background-picture", icon, "overlay-picture", NULL, NULL);
  draw (knob, 2);
  rotary_wheel_knob_set_meter_channels (self, 2);
  rotary_wheel_knob_add_modulation (self, 20, 70, "lfo", "LFO");
  for (int i = 0; i < 4; i++)
    {
      rotary_wheel_knob_set_levels (self, -i, -20);
      rotary_wheel_knob_set_modulation_value (self, 0, 30 + i);
      draw (knob, 1);
    }
  rotary_wheel_knob_clear_modulations (self);
  rotary_wheel_knob_set_meter_channels (self, 0);
  rotary_wheel_knob_reset (self);
  gtk_range_set_range (GTK_RANGE (knob), -5, 5);
  g_object_set (knob, "wrap", TRUE, "turns", 3, "value-display", ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CENTER, NULL);
  rotary_wheel_knob_clear_marks (self);
  draw (knob, 2);
  close_window (window, knob);
}
