#include <rotary-wheel.h>

#include "frames.h"

/* Changes the states of all actions in every frame. */
static gboolean change_states (GtkWidget *menu G_GNUC_UNUSED, GdkFrameClock *clock, gpointer actions) {
  gint64 frame = gdk_frame_clock_get_frame_counter (clock) % 200;
  g_auto (GStrv) names = g_action_group_list_actions (actions);
  for (char **name = names; *name != NULL; name++)
    g_action_group_change_action_state (actions, *name,
                                        g_variant_new_double ((double) (frame < 100 ? frame : 200 - frame)));
  return G_SOURCE_CONTINUE;
}

GtkWidget *value_menu_new (guint count) {
  g_autoptr (GMenu) items = g_menu_new ();
  GSimpleActionGroup *actions = g_simple_action_group_new ();
  GtkWidget *menu;
  for (guint i = 0; i < count; i++)
    {
      g_autofree char *name = g_strdup_printf ("value-%u", i), *action = g_strdup_printf ("bench.value-%u", i);
      g_autoptr (GMenuItem) item = g_menu_item_new ("Value", action);
      g_autoptr (GSimpleAction) value
          = g_simple_action_new_stateful (name, G_VARIANT_TYPE_DOUBLE, g_variant_new_double (0));
      g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (value));
      g_menu_item_set_attribute (item, "lower", "d", 0.0);
      g_menu_item_set_attribute (item, "upper", "d", 100.0);
      g_menu_append_item (items, item);
    }
  menu = rotary_wheel_marking_menu_new (G_MENU_MODEL (items));
  gtk_widget_insert_action_group (menu, "bench", G_ACTION_GROUP (actions));
  rotary_wheel_marking_menu_set_expand_duration (ROTARY_WHEEL_MARKING_MENU (menu), 0);
  rotary_wheel_marking_menu_set_expanded (ROTARY_WHEEL_MARKING_MENU (menu), TRUE);
  gtk_widget_add_tick_callback (menu, change_states, actions, g_object_unref);
  return menu;
}
