/* A spinning wheel: a long list, from one end to the other, that changes meanwhile; with an adjustment. */
#include "shown.h"

int main (void) {
  gtk_init ();
  g_autoptr (GtkStringList) items = gtk_string_list_new (NULL);
  for (guint i = 0; i < 1000; i++)
    gtk_string_list_take (items, g_strdup_printf ("Item %u", i));
  g_autoptr (GtkAdjustment) adjustment = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  GtkWidget *wheel = g_object_new (ROTARY_WHEEL_TYPE_SPINNING_WHEEL, "model", items, "adjustment", adjustment, NULL);
  GtkWidget *window = show (wheel);
  rotary_wheel_spinning_wheel_scroll_to (ROTARY_WHEEL_SPINNING_WHEEL (wheel), 999, FALSE);
  draw (wheel, 2);
  gtk_string_list_splice (items, 500, 400, NULL);
  rotary_wheel_spinning_wheel_scroll_to (ROTARY_WHEEL_SPINNING_WHEEL (wheel), 3, TRUE);
  draw (wheel, 2);
  gtk_adjustment_set_value (adjustment, 200);
  draw (wheel, 2);
  g_object_set (wheel, "endless", TRUE, "selected", 4, "orientation", GTK_POS_LEFT, NULL);
  draw (wheel, 2);
  rotary_wheel_spinning_wheel_set_visible_items (ROTARY_WHEEL_SPINNING_WHEEL (wheel), 3);
  g_assert_cmpuint (rotary_wheel_spinning_wheel_get_visible_items (ROTARY_WHEEL_SPINNING_WHEEL (wheel)), ==, 3);
  gtk_widget_add_css_class (wheel, "tinted");
  draw (wheel, 2);
  close_window (window, wheel);
}
