// A knob for a gain of -60 to 6 dB that catches at 0 dB. Prints the gain when it changes.
#include <iostream>
#include <rotary-wheel.h>

int
main ()
{
  gtk_init ();
  auto widget = rotary_wheel_knob_new_with_range (-60, 6, 0.1);
  auto knob = ROTARY_WHEEL_KNOB (widget);
  rotary_wheel_knob_set_unit (knob, "dB");
  rotary_wheel_knob_set_default_value (knob, 0);
  rotary_wheel_knob_set_value (knob, 0);
  rotary_wheel_knob_add_mark (knob, 0, "0");
  rotary_wheel_knob_add_detent (knob, 0);
  auto changed = +[] (RotaryWheelKnob *knob) {
    std::cout << rotary_wheel_knob_get_value (knob) << " dB" << std::endl;
  };
  g_signal_connect (knob, "value-changed", G_CALLBACK (changed), nullptr);

  gtk_window_present (GTK_WINDOW (g_object_new (GTK_TYPE_WINDOW, "title", "Knob", "default-width", 600,
                                                "default-height", 600, "child", widget, nullptr)));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (nullptr, TRUE);
}
