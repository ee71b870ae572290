/* The dial of an old telephone: it turns one way and returns. Prints the digit at the finger stop after each drag. */
#include <rotary-wheel.h>

static void
dialed (RotaryWheelSelectionControl *dial)
{
  g_print ("%s\n", rotary_wheel_item_get_label (rotary_wheel_selection_control_get_current_item (dial)));
}

int
main (void)
{
  const char *digits[] = { "Stop", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", NULL };
  gtk_init ();
  g_autoptr (GListStore) items = g_list_store_new (ROTARY_WHEEL_TYPE_ITEM);
  for (int i = 0; digits[i]; i++)
    {
      g_autoptr (RotaryWheelItem) item = rotary_wheel_item_new (digits[i], NULL);
      /* The finger stop is as wide as two holes; the dial turns until the last hole is there. */
      rotary_wheel_item_set_weight (item, i == 0 ? 2 : 1);
      g_list_store_append (items, item);
    }
  GtkWidget *dial = rotary_wheel_widget_new ();
  g_object_set (dial, "model", items, "direction", ROTARY_WHEEL_DIRECTION_COUNTER_CLOCKWISE, "flippable", FALSE,
                "indicator-angle", G_PI / 12, "turning", ROTARY_WHEEL_TURNING_CLOCKWISE, "return-to-start", TRUE,
                "minimum-rotation", 0.0, "maximum-rotation", 1.75 * G_PI, "ring-exit", ROTARY_WHEEL_RING_EXIT_END,
                "grip-inner", 0.5, NULL);
  g_signal_connect (dial, "drag-end", G_CALLBACK (dialed), NULL);

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Telephone", "default-width", 600, "default-height", 600,
                                    "child", dial, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
