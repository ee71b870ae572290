/* A wheel: items that change while it turns, weights, a hub, pictures, and a model of its own. */
#include "shown.h"

int main (void) {
  const char *names[] = { "Sun", "Moon", "Mars", "Venus", NULL };
  gtk_init ();
  g_autoptr (GListStore) items = g_list_store_new (ROTARY_WHEEL_TYPE_ITEM);
  for (guint i = 0; names[i]; i++)
    {
      g_autoptr (RotaryWheelItem) item = rotary_wheel_item_new (names[i], NULL);
      g_list_store_append (items, item);
    }
  GtkWidget *wheel = g_object_new (ROTARY_WHEEL_TYPE_WIDGET, "model", items, NULL);
  GtkWidget *window = show (wheel);
  rotary_wheel_widget_set_hub (ROTARY_WHEEL_WIDGET (wheel), gtk_button_new_with_label ("Go"));
  rotary_wheel_widget_turn_to (ROTARY_WHEEL_WIDGET (wheel), 2);
  draw (wheel, 2);
  g_autoptr (RotaryWheelItem) pluto = rotary_wheel_item_new ("Pluto", NULL);
  g_list_store_append (items, pluto);
  g_list_store_remove (items, 0);
  g_object_set (pluto, "weight", 4.0, "chance", 1.0, NULL);
  draw (wheel, 2);
  g_autoptr (GtkIconPaintable) icon = g_object_new (GTK_TYPE_ICON_PAINTABLE, "icon-name", "folder", NULL);
  g_autoptr (RotaryWheelFace) face = rotary_wheel_face_new (GDK_PAINTABLE (icon));
  rotary_wheel_face_set_pointer (face, GDK_PAINTABLE (icon));
  rotary_wheel_widget_set_face (ROTARY_WHEEL_WIDGET (wheel), face);
  draw (wheel, 2);
  g_object_set (face, "frames", 3, "background", icon, "overlay", icon, "pointer", NULL, NULL);
  draw (wheel, 2);
  g_object_set (wheel, "selected", 1, "indicator-angle", 1.0, "direction", 1, NULL);
  g_object_set (wheel, "model", NULL, "sector-count", 12, "hub", NULL, NULL);
  draw (wheel, 2);
  close_window (window, wheel);
}
