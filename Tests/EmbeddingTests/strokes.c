/* Prints the mark of an action, and shows all marks of its menu. The argument is the action. */
#include <rotary-wheel.h>

int
main (int argc, char *argv[])
{
  g_assert (argc == 2);
  gtk_init ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_menu_append (menu, "Copy", "win.copy");
  g_menu_append (menu, "Cut", "win.cut");
  GtkWidget *page = gtk_label_new ("Page"), *window = gtk_window_new ();
  RotaryWheelDialMenuPopover *popover = rotary_wheel_dial_menu_popover_attach (page, G_MENU_MODEL (menu));
  gtk_window_set_child (GTK_WINDOW (window), page);
  g_autofree char *mark = rotary_wheel_dial_menu_popover_get_mark (popover, argv[1]);
  g_print ("%s\n", mark ? mark : "none");
  rotary_wheel_dial_menu_set_show_marks (rotary_wheel_dial_menu_popover_get_dial (popover), FALSE);
  GtkWidget *strokes = rotary_wheel_strokes_window_new (G_MENU_MODEL (menu));
  rotary_wheel_strokes_window_set_action_widget (ROTARY_WHEEL_STROKES_WINDOW (strokes), page);
  gtk_window_present (GTK_WINDOW (strokes));
  while (!gtk_widget_get_mapped (strokes)) g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (strokes));
  gtk_window_destroy (GTK_WINDOW (window));
}
