// The dial of an old telephone: it turns one way and returns. Prints the digit at the finger stop after each drag.
#include <iostream>
#include <rotary-wheel.h>

int
main ()
{
  gtk_init ();
  const char *digits[] = { "Stop", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", nullptr };
  auto items = g_list_store_new (ROTARY_WHEEL_TYPE_ITEM);
  for (int i = 0; digits[i]; i++)
    {
      auto item = rotary_wheel_item_new (digits[i], nullptr);
      // The finger stop is as wide as two holes; the dial turns until the last hole is there.
      rotary_wheel_item_set_weight (item, i == 0 ? 2 : 1);
      g_list_store_append (items, item);
      g_object_unref (item);
    }
  auto dial = rotary_wheel_widget_new ();
  auto dialed = +[] (RotaryWheelSelectionControl *dial) {
    auto digit = static_cast<RotaryWheelItem *> (rotary_wheel_selection_control_get_current_item (dial));
    std::cout << rotary_wheel_item_get_label (digit) << std::endl;
  };
  g_signal_connect (dial, "drag-end", G_CALLBACK (dialed), nullptr);
  g_object_set (dial, "model", items, "direction", ROTARY_WHEEL_DIRECTION_COUNTER_CLOCKWISE, "flippable", FALSE,
                "indicator-angle", G_PI / 12, "turning", ROTARY_WHEEL_TURNING_CLOCKWISE, "return-to-start", TRUE,
                "minimum-rotation", 0.0, "maximum-rotation", 1.75 * G_PI, "ring-exit", ROTARY_WHEEL_RING_EXIT_END,
                "grip-inner", 0.5, nullptr);
  g_object_unref (items);

  gtk_window_present (GTK_WINDOW (g_object_new (GTK_TYPE_WINDOW, "title", "Telephone", "default-width", 600,
                                                "default-height", 600, "child", dial, nullptr)));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (nullptr, TRUE);
}
