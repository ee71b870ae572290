/* A dial menu of actions round a button. Prints the action that the user chooses. */
#include <rotary-wheel.h>

static void
activate (RotaryWheelSelectionControl *dial)
{
  g_print ("%s\n", gtk_string_object_get_string (rotary_wheel_selection_control_get_selected_item (dial)));
}

int
main (void)
{
  const char *actions[] = { "Cut", "Copy", "Paste", "Undo", "Redo", "Delete", NULL };
  gtk_init ();
  GtkWidget *dial = rotary_wheel_dial_menu_new_from_strings (actions);
  rotary_wheel_dial_menu_set_expanded (ROTARY_WHEEL_DIAL_MENU (dial), TRUE);
  g_signal_connect (dial, "activate", G_CALLBACK (activate), NULL);

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Dial menu", "default-width", 600, "default-height", 600,
                                    "child", dial, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
