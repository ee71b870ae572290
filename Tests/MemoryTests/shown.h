/* Shows a widget for some frames, and asserts that it is finalized at the end. */
#include <rotary-wheel.h>

static gboolean count_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer frames) {
  (void) widget, (void) clock;
  return --*(int *) frames > 0;
}

/* Runs the main loop until a widget has been drawn some times. */
static inline void draw (GtkWidget *widget, int frames) {
  gtk_widget_add_tick_callback (widget, count_frame, &frames, NULL);
  while (frames > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* Shows a widget in a window, which is returned. */
static inline GtkWidget *show (GtkWidget *widget) {
  GtkWidget *window
      = g_object_new (GTK_TYPE_WINDOW, "default-width", 300, "default-height", 300, "child", widget, NULL);
  gtk_window_present (GTK_WINDOW (window));
  draw (widget, 3);
  return window;
}

/* Closes a window; the widget must be finalized then. */
static inline void close_window (GtkWidget *window, GtkWidget *widget) {
  g_object_add_weak_pointer (G_OBJECT (widget), (gpointer *) &widget);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (widget);
}
