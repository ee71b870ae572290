/* A page with a marking menu whose items have fixed directions, accelerators, a key for strokes and hover mode. Prints
 * the properties that it sets, the mark of an item, and what the menu does; the item on the left closes the window. */
#include <rotary-wheel.h>

static void
chosen (GAction *action)
{
  g_print ("%s\n", g_action_get_name (action));
}

static void
expanded (RotaryWheelDialMenu *dial)
{
  g_print ("%s\n", rotary_wheel_dial_menu_get_expanded (dial) ? "open" : "closed");
}

/* Closes the window with all marks once it is there. */
static void
opened (GListModel *windows)
{
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      if (!ROTARY_WHEEL_IS_STROKES_WINDOW (window)) continue;
      g_print ("strokes\n");
      g_idle_add_once ((GSourceOnceFunc) gtk_window_destroy, window);
    }
}

static void
append (GMenu *menu, const char *label, const char *action, const char *accel, double direction)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);
  if (accel) g_menu_item_set_attribute (item, "accel", "s", accel);
  g_menu_item_set_attribute (item, "direction", "d", direction);
  g_menu_append_item (menu, item);
}

int
main (void)
{
  gtk_init ();
  GtkWidget *page = gtk_label_new ("Page");
  g_autoptr (GMenu) menu = g_menu_new ();
  append (menu, "Left", "window.close", NULL, 270);
  append (menu, "Across", "page.across", "<Control>k", 45);
  append (menu, "Down", "page.down", NULL, 180);
  append (menu, "Strokes", "dial-menu.show-strokes", "F1", 0);
  GSimpleActionGroup *actions = g_simple_action_group_new ();
  for (const char *const *name = (const char *[]) { "across", "down", NULL }; *name; name++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (*name, NULL);
      g_signal_connect (action, "activate", G_CALLBACK (chosen), NULL);
      g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
    }
  gtk_widget_insert_action_group (page, "page", G_ACTION_GROUP (actions));
  g_object_unref (actions);

  RotaryWheelDialMenuPopover *popover = rotary_wheel_dial_menu_popover_attach (page, G_MENU_MODEL (menu));
  rotary_wheel_dial_menu_popover_set_turbo_key (popover, "F8");
  RotaryWheelDialMenu *dial = rotary_wheel_dial_menu_popover_get_dial (popover);
  g_print ("wedges %d\n", rotary_wheel_dial_menu_get_targets (dial) == ROTARY_WHEEL_DIAL_TARGETS_WEDGES);
  rotary_wheel_dial_menu_set_show_delay (dial, 5000);
  rotary_wheel_dial_menu_set_dwell (dial, 4000);
  rotary_wheel_dial_menu_set_hover_mode (dial, TRUE);
  g_print ("%s %u %u %d\n", rotary_wheel_dial_menu_popover_get_turbo_key (popover),
           rotary_wheel_dial_menu_get_show_delay (dial), rotary_wheel_dial_menu_get_dwell (dial),
           rotary_wheel_dial_menu_get_hover_mode (dial));
  g_autofree char *across = rotary_wheel_dial_menu_get_mark (dial, "page.across");
  g_autofree char *left = rotary_wheel_dial_menu_popover_get_mark (popover, "window.close");
  g_print ("%s\n%s\n", across, left);
  g_signal_connect (dial, "notify::expanded", G_CALLBACK (expanded), NULL);

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "default-width", 600, "default-height", 600, "child", page, NULL));
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (opened), NULL);
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0) g_main_context_iteration (NULL, TRUE);
}
