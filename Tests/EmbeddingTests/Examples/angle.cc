// An angle all around, clockwise from the top. Prints it when it changes; a click on the knob resets it.
#include <iostream>
#include <rotary-wheel.h>

int
main ()
{
  gtk_init ();
  auto widget = rotary_wheel_knob_new_with_range (0, 360, 1);
  g_object_set (widget, "format", ROTARY_WHEEL_KNOB_FORMAT_ANGLE, "wrap", TRUE, "start-angle", -G_PI / 2, "drag-style",
                ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR_ABSOLUTE, nullptr);
  for (int angle = 0; angle < 360; angle += 45) rotary_wheel_knob_add_mark (ROTARY_WHEEL_KNOB (widget), angle, nullptr);
  auto changed = +[] (RotaryWheelKnob *knob) {
    std::cout << rotary_wheel_knob_get_value (knob) << "°" << std::endl;
  };
  g_signal_connect (widget, "value-changed", G_CALLBACK (changed), nullptr);
  g_signal_connect (widget, "activate", G_CALLBACK (rotary_wheel_knob_reset), nullptr);

  gtk_window_present (GTK_WINDOW (g_object_new (GTK_TYPE_WINDOW, "title", "Angle", "default-width", 600,
                                                "default-height", 600, "child", widget, nullptr)));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (nullptr, TRUE);
}
