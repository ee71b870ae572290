/* A window whose label opens a marking menu with Undo, which keeps it open, and a volume. */
#include <rotary-wheel.h>

static void undo (void) { g_print ("undo\n"); }

static void report_open (void) { g_print ("open\n"); }

static void report_volume (GAction *volume) {
  g_autoptr (GVariant) state = g_action_get_state (volume);
  g_print ("volume %u\n", g_variant_get_uint32 (state));
}

int
main (void)
{
  gtk_init ();
  GtkWidget *page = gtk_label_new ("Press the secondary button");

  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) again = g_simple_action_new ("undo", NULL);
  g_signal_connect (again, "activate", G_CALLBACK (undo), NULL);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (again));
  g_autoptr (GSimpleAction) volume = g_simple_action_new_stateful ("volume", NULL, g_variant_new_uint32 (50));
  g_signal_connect (volume, "notify::state", G_CALLBACK (report_volume), NULL);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (volume));
  gtk_widget_insert_action_group (page, "edit", G_ACTION_GROUP (actions));

  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) first = g_menu_item_new ("Undo", "edit.undo");
  g_autoptr (GMenuItem) second = g_menu_item_new ("Volume", "edit.volume");
  g_menu_item_set_attribute (first, "keep-open", "b", TRUE);
  g_menu_item_set_attribute (second, "lower", "u", 0);
  g_menu_item_set_attribute (second, "upper", "u", 100);
  g_menu_item_set_attribute (second, "step", "u", 10);
  g_menu_append_item (menu, first);
  g_menu_append_item (menu, second);
  GtkWidget *popover = GTK_WIDGET (rotary_wheel_marking_menu_popover_attach (page, G_MENU_MODEL (menu)));
  g_signal_connect (popover, "map", G_CALLBACK (report_open), NULL);

  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Values", "default-width", 600, "default-height", 600,
                                    "child", page, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
