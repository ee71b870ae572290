// The dial of an old telephone: it turns one way and returns. Prints the digit at the finger stop after each drag.
#include <iostream>
#include <rotary-wheel.h>

int
main ()
{
  gtk_init ();
  const char *digits[] = { "Stop", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", nullptr };
  const double widths[] = { 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
  auto dial = rotary_wheel_widget_new_from_strings (digits);
  auto dialed = +[] (RotaryWheelSelectionControl *dial) {
    auto digit = static_cast<GtkStringObject *> (rotary_wheel_selection_control_get_current_item (dial));
    std::cout << gtk_string_object_get_string (digit) << std::endl;
  };
  g_signal_connect (dial, "drag-end", G_CALLBACK (dialed), nullptr);
  // The finger stop is as wide as two holes; the dial turns until the last hole is there.
  rotary_wheel_widget_set_weights (ROTARY_WHEEL_WIDGET (dial), widths, G_N_ELEMENTS (widths));
  g_object_set (dial, "direction", ROTARY_WHEEL_DIRECTION_COUNTER_CLOCKWISE, "flippable", FALSE, "indicator-angle",
                G_PI / 12, "turning", ROTARY_WHEEL_TURNING_CLOCKWISE, "return-to-start", TRUE, "minimum-rotation", 0.0,
                "maximum-rotation", 1.75 * G_PI, "ring-exit", ROTARY_WHEEL_RING_EXIT_END, "grip-inner", 0.5, nullptr);

  gtk_window_present (GTK_WINDOW (g_object_new (GTK_TYPE_WINDOW, "title", "Telephone", "default-width", 600,
                                                "default-height", 600, "child", dial, nullptr)));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (nullptr, TRUE);
}
