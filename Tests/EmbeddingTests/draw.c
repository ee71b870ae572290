/* Draws items of a wheel until one is left, and prints each winner. The argument is the seed. */
#include <rotary-wheel.h>

static void
began (RotaryWheelWidget *wheel, guint position, guint *drawn)
{
  (void) wheel;
  *drawn = position;
}

static void
settled (RotaryWheelWidget *wheel, guint position, guint *drawn)
{
  RotaryWheelItem *item = rotary_wheel_widget_get_selected_item (wheel);

  /* It leaves a disabled item for another, which nobody drew. */
  if (position != *drawn)
    return;
  g_assert_true (rotary_wheel_item_get_enabled (item));
  g_print ("%s\n", rotary_wheel_item_get_label (item));
}

int
main (int argc, char *argv[])
{
  g_assert (argc == 2);
  const char *names[] = { "Ada", "Ben", "Cem", "Dee" };
  const double weights[] = { 1, 2, 3, 4 };
  guint drawn;

  gtk_init ();
  g_autoptr (GListStore) items = g_list_store_new (ROTARY_WHEEL_TYPE_ITEM);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (RotaryWheelItem) item = rotary_wheel_item_new (names[i], NULL);
      g_list_store_append (items, item);
    }
  g_autoptr (GtkWidget) widget = g_object_ref_sink (rotary_wheel_widget_new ());
  RotaryWheelWidget *wheel = ROTARY_WHEEL_WIDGET (widget);
  rotary_wheel_widget_set_model (wheel, G_LIST_MODEL (items));
  rotary_wheel_widget_set_weights (wheel, weights, G_N_ELEMENTS (weights));
  g_signal_connect (wheel, "spin-begin", G_CALLBACK (began), &drawn);
  g_signal_connect (wheel, "settled", G_CALLBACK (settled), &drawn);
  for (guint round = 0; round < G_N_ELEMENTS (names); round++)
    {
      rotary_wheel_widget_spin_with_seed (wheel, 3, 2000, atoi (argv[1]) + round);
      rotary_wheel_item_set_enabled (rotary_wheel_widget_get_selected_item (wheel), FALSE);
    }
}
