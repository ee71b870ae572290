/* A bank of knobs that is one Tab stop: Left and Right move among them, Up and Down change a value. */
#include <rotary-wheel.h>

/* Tab leaves the bank from its last knob, Shift+Tab from its first one. */
static gboolean
move_in_bank (GtkEventController *keys, guint key, guint code, GdkModifierType modifiers, GtkWidget *bank)
{
  (void) keys, (void) code, (void) modifiers;
  if (key == GDK_KEY_Left || key == GDK_KEY_Right)
    gtk_widget_child_focus (bank, key == GDK_KEY_Left ? GTK_DIR_LEFT : GTK_DIR_RIGHT);
  else if (key == GDK_KEY_Tab)
    gtk_widget_child_focus (gtk_widget_get_last_child (bank), GTK_DIR_TAB_FORWARD);
  else if (key == GDK_KEY_ISO_Left_Tab)
    gtk_widget_child_focus (gtk_widget_get_first_child (bank), GTK_DIR_TAB_FORWARD);
  return key == GDK_KEY_Left || key == GDK_KEY_Right;
}

static void
make_bank (GtkWidget *bank)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (move_in_bank), bank);
  gtk_widget_add_controller (bank, keys);
}

static void
print_value (GtkRange *knob)
{
  g_print ("%s %g\n", gtk_widget_get_name (GTK_WIDGET (knob)), gtk_range_get_value (knob));
}

int
main (void)
{
  gtk_init ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *bank = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  make_bank (bank);
  const char *names[] = { "before", "first", "second", "third", "after" };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *knob = rotary_wheel_knob_new_with_range (0, 100, 1);
      gtk_widget_set_name (knob, names[i]);
      gtk_widget_set_size_request (knob, 48, -1);
      g_signal_connect (knob, "value-changed", G_CALLBACK (print_value), NULL);
      if (i == 1)
        gtk_box_append (GTK_BOX (box), bank);
      gtk_box_append (GTK_BOX (i == 0 || i == 4 ? box : bank), knob);
    }
  gtk_window_present (g_object_new (GTK_TYPE_WINDOW, "title", "Bank", "child", box, NULL));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
}
