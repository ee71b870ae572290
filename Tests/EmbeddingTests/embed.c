/* All four controls in a window: a wheel that switches the stack in its hub, a knob that shares its adjustment with a
 * scale, a spinning wheel of 100,000 items, and a dial menu that closes the window. Prints their signals. */
#include <rotary-wheel.h>

static void
settled (RotaryWheelWidget *wheel, guint position, GtkStack *stack)
{
  g_print ("settled %u %u %s\n", position, rotary_wheel_widget_get_current (wheel),
           gtk_stack_get_visible_child_name (stack));
}

static void
turned (RotaryWheelKnob *knob, double value, GtkRange *scale)
{
  g_print ("knob %g %g %g\n", value, rotary_wheel_knob_get_value (knob), gtk_range_get_value (scale));
}

static void
reached (RotaryWheelSpinningWheel *wheel, guint position)
{
  g_print ("item %u %s\n", position,
           gtk_string_object_get_string (rotary_wheel_spinning_wheel_get_current_item (wheel)));
}

int
main (void)
{
  const char *names[] = { "Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Rings" };
  gtk_init ();
  rotary_wheel_init ();
  GtkWidget *stack = gtk_stack_new (), *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_stack_add_titled (GTK_STACK (stack), gtk_label_new (names[i]), names[i], names[i]);
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (GTK_STACK (stack));
  g_autoptr (GtkStringList) items = gtk_string_list_new (NULL);
  for (guint i = 0; i < 100000; i++)
    gtk_string_list_take (items, g_strdup_printf ("%u", i));
  g_autoptr (GMenu) menu = g_menu_new ();
  g_menu_append (menu, "Close", "window.close");
  g_menu_append (menu, "Minimize", "window.minimize");

  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "row-homogeneous", TRUE, "column-homogeneous", TRUE, NULL);
  GtkWidget *wheel = g_object_new (ROTARY_WHEEL_TYPE_WIDGET, "model", pages, "hub", stack, "inertia", FALSE, NULL);
  GtkWidget *knob = rotary_wheel_knob_new (gtk_range_get_adjustment (GTK_RANGE (scale)));
  GtkWidget *spinning = g_object_new (ROTARY_WHEEL_TYPE_SPINNING_WHEEL, "model", items, NULL);
  rotary_wheel_knob_set_drag_style (ROTARY_WHEEL_KNOB (knob), ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL);
  g_signal_connect (wheel, "settled", G_CALLBACK (settled), stack);
  g_signal_connect (knob, "drag-end", G_CALLBACK (turned), scale);
  g_signal_connect (spinning, "settled", G_CALLBACK (reached), NULL);
  gtk_grid_attach (GTK_GRID (grid), wheel, 0, 0, 1, 2);
  gtk_grid_attach (GTK_GRID (grid), knob, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), scale, 1, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), spinning, 0, 2, 1, 2);
  gtk_grid_attach (GTK_GRID (grid), rotary_wheel_dial_menu_new_from_menu (G_MENU_MODEL (menu)), 1, 2, 1, 2);
  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Embedded controls", "default-width", 800,
                                    "default-height", 800, "child", grid, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
