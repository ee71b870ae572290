/* A window whose label opens a menu of tools: undo, which keeps the menu open, a thickness, and colors. Prints what they
 * do. */
#include <rotary-wheel.h>

static void
undo (void)
{
  g_print ("undo\n");
}

static void
print_state (GObject *action)
{
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (action));
  g_autofree char *text = g_variant_print (state, FALSE);
  g_print ("%s\n", text);
}

static void
add_actions (GActionMap *actions)
{
  g_autoptr (GSimpleAction) repeated = g_simple_action_new ("undo", NULL);
  g_signal_connect (repeated, "activate", G_CALLBACK (undo), NULL);
  g_action_map_add_action (actions, G_ACTION (repeated));

  GSimpleAction *states[] = {
    g_simple_action_new_stateful ("thickness", NULL, g_variant_new_double (4)),
    g_simple_action_new_stateful ("color", G_VARIANT_TYPE_STRING, g_variant_new_string ("#e01b24")),
  };
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_signal_connect (states[i], "notify::state", G_CALLBACK (print_state), NULL);
      g_action_map_add_action (actions, G_ACTION (states[i]));
      g_object_unref (states[i]);
    }
}

static void
add_undo (GMenu *menu)
{
  g_autoptr (GMenuItem) undo = g_menu_item_new ("Undo", "pen.undo");
  g_menu_item_set_attribute (undo, "keep-open", "b", TRUE);
  g_menu_append_item (menu, undo);
}

static void
add_thickness (GMenu *menu)
{
  g_autoptr (GMenuItem) thickness = g_menu_item_new ("Thickness", "pen.thickness");
  g_menu_item_set_attribute (thickness, "lower", "d", 1.0);
  g_menu_item_set_attribute (thickness, "upper", "d", 24.0);
  g_menu_item_set_attribute (thickness, "step", "d", 1.0);
  g_menu_item_set_attribute (thickness, "unit", "s", "px");
  g_menu_append_item (menu, thickness);
}

static void
add_colors (GMenu *menu)
{
  const char *colors[][2] = { { "Red", "#e01b24" }, { "Blue", "#1c71d8" } };
  for (gsize i = 0; i < G_N_ELEMENTS (colors); i++)
    {
      g_autoptr (GMenuItem) swatch = g_menu_item_new (colors[i][0], NULL);
      g_menu_item_set_action_and_target (swatch, "pen.color", "s", colors[i][1]);
      g_menu_item_set_attribute (swatch, "color", "s", colors[i][1]);
      g_menu_append_item (menu, swatch);
    }
}

int
main (void)
{
  gtk_init ();
  GtkWidget *page = gtk_label_new ("Press the secondary button");
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  add_actions (G_ACTION_MAP (actions));
  gtk_widget_insert_action_group (page, "pen", G_ACTION_GROUP (actions));

  g_autoptr (GMenu) menu = g_menu_new ();
  add_undo (menu);
  add_thickness (menu);
  add_colors (menu);
  rotary_wheel_marking_menu_popover_attach (page, G_MENU_MODEL (menu));

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Tools in a menu", "default-width", 600, "default-height",
                                    600, "child", page, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
