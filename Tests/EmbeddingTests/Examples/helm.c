/* A ship's wheel: it rests anywhere, between stops after one and a half turns. Prints its degrees when it stops. */
#include <rotary-wheel.h>

static void
settled (RotaryWheelWidget *wheel)
{
  g_print ("%.0f\n", rotary_wheel_widget_get_rotation (wheel) * 180 / G_PI);
}

int
main (void)
{
  gtk_init ();
  rotary_wheel_init ();
  GtkWidget *wheel = g_object_new (ROTARY_WHEEL_TYPE_WIDGET, "sector-count", 8, "snap", FALSE, "minimum-rotation",
                                   -3 * G_PI, "maximum-rotation", 3 * G_PI, "direction",
                                   ROTARY_WHEEL_DIRECTION_COUNTER_CLOCKWISE, NULL);
  g_signal_connect (wheel, "settled", G_CALLBACK (settled), NULL);

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Ship’s wheel", "default-width", 600, "default-height",
                                    600, "child", wheel, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
