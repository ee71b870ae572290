/* A wheel of names that a button in its middle spins. Prints the name at the indicator when it stops. */
#include <rotary-wheel.h>

static void
settled (RotaryWheelSelectionControl *wheel)
{
  g_print ("%s\n", gtk_string_object_get_string (rotary_wheel_selection_control_get_selected_item (wheel)));
}

int
main (void)
{
  const char *names[] = { "Ada", "Ben", "Cem", "Dee", NULL };
  gtk_init ();
  GtkWidget *wheel = rotary_wheel_widget_new_from_strings (names);
  g_signal_connect (wheel, "settled", G_CALLBACK (settled), NULL);

  GtkWidget *spin = gtk_button_new_with_label ("Spin");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (spin), "wheel.spin");
  rotary_wheel_widget_set_hub (ROTARY_WHEEL_WIDGET (wheel), spin);

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Wheel", "default-width", 600, "default-height", 600,
                                    "child", wheel, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
