/* A spinning wheel of icons with labels, on a rim. Prints the label in the middle when it stops. */
#include <rotary-wheel.h>

static void
settled (RotaryWheelSelectionControl *wheel)
{
  g_print ("%s\n", rotary_wheel_item_get_label (rotary_wheel_selection_control_get_selected_item (wheel)));
}

int
main (void)
{
  const char *days[] = { "Monday", "Tuesday", "Wednesday", "Thursday" };
  const char *icons[] = { "weather-clear", "weather-overcast", "weather-showers", "weather-snow" };
  gtk_init ();
  rotary_wheel_init ();
  g_autoptr (GListStore) items = g_list_store_new (ROTARY_WHEEL_TYPE_ITEM);
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autoptr (RotaryWheelItem) item = rotary_wheel_item_new (days[i], icons[i]);
      g_list_store_append (items, item);
    }

  GtkWidget *wheel
      = g_object_new (ROTARY_WHEEL_TYPE_SPINNING_WHEEL, "model", items, "item-width", 200.0, "endless", TRUE, NULL);
  g_signal_connect (wheel, "settled", G_CALLBACK (settled), NULL);

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Spinning wheel", "default-width", 600, "default-height",
                                    600, "child", wheel, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
