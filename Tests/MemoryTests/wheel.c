/* A wheel: items that change while it turns, weights, a hub, and a model of its own. */
#include "shown.h"

int main (void) {
  const char *names[] = { "Sun", "Moon", "Mars", "Venus", NULL };
  const double weights[] = { 1, 2, 3, 4 };
  gtk_init ();
  g_autoptr (GtkStringList) items = gtk_string_list_new (names);
  GtkWidget *wheel = g_object_new (ROTARY_WHEEL_TYPE_WIDGET, "model", items, NULL);
  GtkWidget *window = show (wheel);
  rotary_wheel_widget_set_hub (ROTARY_WHEEL_WIDGET (wheel), gtk_button_new_with_label ("Go"));
  rotary_wheel_widget_turn_to (ROTARY_WHEEL_WIDGET (wheel), 2);
  draw (wheel, 2);
  gtk_string_list_append (items, "Pluto");
  gtk_string_list_remove (items, 0);
  rotary_wheel_widget_set_weights (ROTARY_WHEEL_WIDGET (wheel), weights, G_N_ELEMENTS (weights));
  draw (wheel, 2);
  g_object_set (wheel, "selected", 1, "indicator-angle", 1.0, "direction", 1, NULL);
  g_object_set (wheel, "model", NULL, "sector-count", 12, "hub", NULL, NULL);
  draw (wheel, 2);
  close_window (window, wheel);
}
