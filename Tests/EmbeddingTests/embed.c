/* Embeds a wheel of eight named sectors with a button in its hub, and prints what it tells. */
#include "rotary-wheel.h"

static const char *const names[] = { "Circles", "Flower", "Monster", "Person",
                                     "Smile", "Sun", "Swirl", "3 Circles", NULL };
static gboolean done = FALSE;

static void
settled (RotaryWheelWidget *wheel, guint position, gpointer data)
{
  (void) data;
  g_print ("settled %u %s\n", position,
           gtk_string_object_get_string (rotary_wheel_widget_get_selected_item (wheel)));
}

static void
activated (RotaryWheelWidget *wheel, guint position, gpointer data)
{
  (void) wheel;
  (void) data;
  g_print ("activated %u\n", position);
  done = TRUE;
}

/* Says where the wheel's centre is in its window, and how far the rim from there, once they are drawn. */
static void
drawn (GdkFrameClock *clock, GtkWidget *wheel)
{
  GtkNative *native = gtk_widget_get_native (wheel);
  double x, y, radius = MIN (gtk_widget_get_width (wheel), gtk_widget_get_height (wheel)) / 2.0;
  graphene_point_t middle = { gtk_widget_get_width (wheel) / 2.0f, gtk_widget_get_height (wheel) / 2.0f };

  g_signal_handlers_disconnect_by_func (clock, drawn, wheel);
  gtk_native_get_surface_transform (native, &x, &y);
  if (gtk_widget_compute_point (wheel, GTK_WIDGET (native), &middle, &middle))
    g_print ("READY %g %g %g\n", middle.x + x, middle.y + y, radius);
}

int
main (void)
{
  GtkWidget *window, *wheel;

  gtk_init ();
  window = gtk_window_new ();
  wheel = rotary_wheel_widget_new_from_strings (names);
  rotary_wheel_widget_set_hub (ROTARY_WHEEL_WIDGET (wheel), gtk_button_new_with_label ("Show"));
  g_signal_connect (wheel, "settled", G_CALLBACK (settled), NULL);
  g_signal_connect (wheel, "activate", G_CALLBACK (activated), NULL);
  gtk_window_set_title (GTK_WINDOW (window), "Embedded wheel");
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 480);
  gtk_window_set_child (GTK_WINDOW (window), wheel);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (wheel), "after-paint", G_CALLBACK (drawn), wheel);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
