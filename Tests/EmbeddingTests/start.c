#include <rotary-wheel.h>

static void settled (RotaryWheelSelectionControl *wheel, guint position) {
  GtkStringObject *label = rotary_wheel_selection_control_get_selected_item (wheel);
  g_print ("%u: %s\n", position, gtk_string_object_get_string (label));
}

static void activate (GtkApplication *app) {
  const char *labels[] = { "Circles", "Flower", "Monster", "Person", NULL };
  GtkWidget *wheel = rotary_wheel_widget_new_from_strings (labels);
  GtkWidget *window = gtk_application_window_new (app);
  g_signal_connect (wheel, "settled", G_CALLBACK (settled), NULL);
  gtk_window_set_child (GTK_WINDOW (window), wheel);
  gtk_window_present (GTK_WINDOW (window));
}

int main (int argc, char *argv[]) {
  g_autoptr (GtkApplication) app = gtk_application_new ("org.example.Wheel", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
