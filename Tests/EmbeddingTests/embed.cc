// All four controls in a window: a wheel that switches the stack in its hub, a knob that shares its adjustment with a
// scale, a spinning wheel of 100,000 items, and a dial menu that closes the window. Prints their signals.
#include <iostream>
#include <rotary-wheel.h>
#include <string>

int
main ()
{
  gtk_init ();
  rotary_wheel_init ();
  auto stack = gtk_stack_new ();
  for (auto name : { "Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Rings" })
    gtk_stack_add_titled (GTK_STACK (stack), gtk_label_new (name), name, name);
  auto wheel = rotary_wheel_widget_new ();
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (GTK_STACK (stack));
  rotary_wheel_widget_set_model (ROTARY_WHEEL_WIDGET (wheel), G_LIST_MODEL (pages));
  rotary_wheel_widget_set_hub (ROTARY_WHEEL_WIDGET (wheel), stack);
  rotary_wheel_widget_set_inertia (ROTARY_WHEEL_WIDGET (wheel), FALSE);
  auto settled = +[] (RotaryWheelWidget *wheel, guint position, GtkStack *stack) {
    std::cout << "settled " << position << " " << rotary_wheel_widget_get_selected (wheel) << " "
              << gtk_stack_get_visible_child_name (stack) << std::endl;
  };
  g_signal_connect (wheel, "settled", G_CALLBACK (settled), stack);

  auto scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
  auto knob = rotary_wheel_knob_new (gtk_range_get_adjustment (GTK_RANGE (scale)));
  rotary_wheel_knob_set_drag_style (ROTARY_WHEEL_KNOB (knob), ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL);
  auto turned = +[] (RotaryWheelKnob *knob, double value, GtkRange *scale) {
    std::cout << "knob " << value << " " << rotary_wheel_knob_get_value (knob) << " " << gtk_range_get_value (scale)
              << std::endl;
  };
  g_signal_connect (knob, "drag-end", G_CALLBACK (turned), scale);

  g_autoptr (GtkStringList) items = gtk_string_list_new (nullptr);
  for (int i = 0; i < 100000; i++)
    gtk_string_list_append (items, std::to_string (i).c_str ());
  auto spinning = rotary_wheel_spinning_wheel_new ();
  rotary_wheel_spinning_wheel_set_model (ROTARY_WHEEL_SPINNING_WHEEL (spinning), G_LIST_MODEL (items));
  auto reached = +[] (RotaryWheelSpinningWheel *wheel, guint position) {
    auto item = static_cast<GtkStringObject *> (rotary_wheel_spinning_wheel_get_selected_item (wheel));
    std::cout << "item " << position << " " << gtk_string_object_get_string (item) << std::endl;
  };
  g_signal_connect (spinning, "settled", G_CALLBACK (reached), nullptr);

  g_autoptr (GMenu) menu = g_menu_new ();
  g_menu_append (menu, "Close", "window.close");
  g_menu_append (menu, "Minimize", "window.minimize");
  GtkWidget *cells[] = { wheel, knob, scale, spinning, rotary_wheel_dial_menu_new_from_menu (G_MENU_MODEL (menu)) };
  int places[][3] = { { 0, 0, 2 }, { 1, 0, 1 }, { 1, 1, 1 }, { 0, 2, 2 }, { 1, 2, 2 } };
  auto grid = g_object_new (GTK_TYPE_GRID, "row-homogeneous", TRUE, "column-homogeneous", TRUE, nullptr);
  for (int i = 0; i < 5; i++)
    gtk_grid_attach (GTK_GRID (grid), cells[i], places[i][0], places[i][1], 1, places[i][2]);
  gtk_window_present (GTK_WINDOW (g_object_new (GTK_TYPE_WINDOW, "title", "Embedded controls", "default-width", 800,
                                                "default-height", 800, "child", grid, nullptr)));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (nullptr, TRUE);
}
