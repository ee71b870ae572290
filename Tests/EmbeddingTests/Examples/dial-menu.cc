// A dial menu of actions round a button. Prints the action that the user chooses.
#include <iostream>
#include <rotary-wheel.h>

int
main ()
{
  gtk_init ();
  const char *actions[] = { "Cut", "Copy", "Paste", "Undo", "Redo", "Delete", nullptr };
  auto dial = rotary_wheel_dial_menu_new_from_strings (actions);
  rotary_wheel_dial_menu_set_expanded (ROTARY_WHEEL_DIAL_MENU (dial), TRUE);
  g_signal_connect (dial, "activate", G_CALLBACK (+[] (RotaryWheelSelectionControl *dial) {
    auto action = static_cast<GtkStringObject *> (rotary_wheel_selection_control_get_selected_item (dial));
    std::cout << gtk_string_object_get_string (action) << std::endl;
  }), nullptr);

  gtk_window_present (GTK_WINDOW (g_object_new (GTK_TYPE_WINDOW, "title", "Dial menu", "default-width", 600,
                                                "default-height", 600, "child", dial, nullptr)));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (nullptr, TRUE);
}
