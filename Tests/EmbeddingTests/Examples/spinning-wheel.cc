// A spinning wheel of icons with labels, on a rim. Prints the label in the middle when it stops.
#include <iostream>
#include <rotary-wheel.h>
#include <utility>

int
main ()
{
  gtk_init ();
  rotary_wheel_init ();
  g_autoptr (GListStore) items = g_list_store_new (ROTARY_WHEEL_TYPE_ITEM);
  std::pair<const char *, const char *> days[] = { { "Monday", "weather-clear" },
                                                   { "Tuesday", "weather-overcast" },
                                                   { "Wednesday", "weather-showers" },
                                                   { "Thursday", "weather-snow" } };
  for (auto [day, icon] : days)
    {
      g_autoptr (RotaryWheelItem) item = rotary_wheel_item_new (day, icon);
      g_list_store_append (items, item);
    }

  auto wheel = GTK_WIDGET (g_object_new (ROTARY_WHEEL_TYPE_SPINNING_WHEEL, "model", items, "item-width", 200.0,
                                         "endless", TRUE, nullptr));
  auto settled = +[] (RotaryWheelSelectionControl *wheel) {
    auto item = static_cast<RotaryWheelItem *> (rotary_wheel_selection_control_get_selected_item (wheel));
    std::cout << rotary_wheel_item_get_label (item) << std::endl;
  };
  g_signal_connect (wheel, "settled", G_CALLBACK (settled), nullptr);

  gtk_window_present (GTK_WINDOW (g_object_new (GTK_TYPE_WINDOW, "title", "Spinning wheel", "default-width", 600,
                                                "default-height", 600, "child", wheel, nullptr)));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (nullptr, TRUE);
}
