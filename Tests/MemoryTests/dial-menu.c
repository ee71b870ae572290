/* A dial of a menu, in place and in a popover; one is never opened. */
#include "shown.h"

static void close_popover (GtkWidget *popover) {
  RotaryWheelDialMenu *dial = rotary_wheel_dial_menu_popover_get_dial (ROTARY_WHEEL_DIAL_MENU_POPOVER (popover));
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  g_object_add_weak_pointer (G_OBJECT (dial), (gpointer *) &dial);
  gtk_widget_unparent (popover);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (popover);
  g_assert_null (dial);
}

int main (void) {
  gtk_init ();
  g_autoptr (GMenu) menu = g_menu_new (), submenu = g_menu_new ();
  g_menu_append (submenu, "Small", "window.minimize");
  g_menu_append (menu, "Close", "window.close");
  g_menu_append (menu, "Minimize", "window.minimize");
  g_menu_append_submenu (menu, "Size", G_MENU_MODEL (submenu));
  GtkWidget *dial = rotary_wheel_dial_menu_new_from_menu (G_MENU_MODEL (menu));
  GtkWidget *window = show (dial);
  rotary_wheel_dial_menu_set_expanded (ROTARY_WHEEL_DIAL_MENU (dial), TRUE);
  draw (dial, 4);
  g_menu_remove (menu, 1);
  rotary_wheel_selection_control_set_selected (ROTARY_WHEEL_SELECTION_CONTROL (dial), 1);
  draw (dial, 2);
  GtkWidget *opened = rotary_wheel_dial_menu_popover_new (G_MENU_MODEL (menu));
  GtkWidget *unopened = rotary_wheel_dial_menu_popover_new (G_MENU_MODEL (menu));
  gtk_widget_set_parent (opened, window);
  gtk_widget_set_parent (unopened, window);
  rotary_wheel_dial_menu_popover_popup_at (ROTARY_WHEEL_DIAL_MENU_POPOVER (opened), 150, 150);
  while (!gtk_widget_get_mapped (opened))
    g_main_context_iteration (NULL, TRUE);
  draw (opened, 4);
  close_popover (opened);
  close_popover (unopened);
  close_window (window, dial);
}
