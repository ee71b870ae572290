/* Prints the CPU milliseconds that a frame of a turning wheel or of changing knobs costs, the X server's part
 * included, and that of a reference: lines of a name, a number of sectors, items or knobs, and the milliseconds, for some
 * rounds. The argument is the process id of the X server. */
#include <stdlib.h>

#include "frames.h"
#include "ranges.h"

#define ROUNDS 5
#define WARM_UP (G_USEC_PER_SEC / 5)
#define DURATION G_USEC_PER_SEC
#define FRAMES_PER_PUSH 30
#define ITEMS_PER_PUSH 1

static const guint sizes[] = { 8, 64, 1000 };
static const guint item_counts[] = { 100, 10000, 1000000 };
static const guint knob_counts[] = { 10, 100 };
static GtkWidget *window;
static guint frames, next_push;
static pid_t server;

static void count_frame (void) {
  frames++;
}

static void show_frames (gint64 duration) {
  for (gint64 end = g_get_monotonic_time () + duration; g_get_monotonic_time () < end;)
    g_main_context_iteration (NULL, TRUE);
}

static void measure (const char *name, guint parts, GtkWidget *child) {
  double start;
  gtk_widget_set_size_request (child, SIDE, SIDE);
  gtk_window_set_child (GTK_WINDOW (window), child);
  /* Many knobs leave a larger window behind. */
  gtk_window_set_default_size (GTK_WINDOW (window), SIDE, SIDE);
  next_push = frames;
  show_frames (WARM_UP);
  frames = next_push = 0;
  start = cpu_time (0) + cpu_time (server);
  show_frames (DURATION);
  g_print ("%s %u %.3f\n", name, parts, (cpu_time (0) + cpu_time (server) - start) / frames);
}

/* Turns the wheel on before it slows down. */
static gboolean keep_turning (GtkWidget *wheel, GdkFrameClock *clock G_GNUC_UNUSED, gpointer sectors) {
  if (frames >= next_push)
    {
      rotary_wheel_widget_step (ROTARY_WHEEL_WIDGET (wheel), 2 * GPOINTER_TO_INT (sectors));
      next_push = frames + FRAMES_PER_PUSH;
    }
  return G_SOURCE_CONTINUE;
}

static GtkWidget *turning_wheel_new (guint sectors) {
  GtkWidget *wheel = wheel_new (sectors);
  rotary_wheel_widget_set_settle_duration (ROTARY_WHEEL_WIDGET (wheel), 2000);
  gtk_widget_add_tick_callback (wheel, keep_turning, GINT_TO_POINTER (sectors), NULL);
  return wheel;
}

/* Moves the spinning wheel on before it slows down. */
static gboolean keep_spinning (GtkWidget *wheel, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED) {
  if (frames >= next_push)
    {
      rotary_wheel_spinning_wheel_step (ROTARY_WHEEL_SPINNING_WHEEL (wheel), ITEMS_PER_PUSH);
      next_push = frames + (guint) (ITEMS_PER_PUSH / ITEMS_PER_FRAME);
    }
  return G_SOURCE_CONTINUE;
}

static GtkWidget *turning_rim_new (guint items) {
  GtkStringList *list = gtk_string_list_new (NULL);
  GtkWidget *wheel;
  for (guint i = 0; i < items; i++)
    gtk_string_list_take (list, g_strdup_printf ("Item %u", i % 100));
  wheel = spinning_wheel_new (list);
  rotary_wheel_spinning_wheel_set_endless (ROTARY_WHEEL_SPINNING_WHEEL (wheel), TRUE);
  gtk_widget_add_tick_callback (wheel, keep_spinning, NULL, NULL);
  return wheel;
}

int main (int argc, char *argv[]) {
  static const char *const mixers[] = { "metered-knobs", "level-bars", "large-level-bars" };
  static const char *const ranges[] = { "knobs", "scales", "plain-scales" };
  server = argc == 2 ? atoi (argv[1]) : 0;
  gtk_init ();
  window = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", count_frame, NULL);
  for (int round = 0; round < ROUNDS; round++)
    {
      measure ("floor", 0, rotated_texture_new ());
      for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          measure ("wheel", sizes[i], turning_wheel_new (sizes[i]));
          measure ("redraw", sizes[i], redrawn_wheel_new (sizes[i]));
        }
      measure ("plain-rim", 0, plain_rim_new ());
      measure ("picture-rim", 0, picture_rim_new ());
      measure ("round-rim", 0, round_rim_new ());
      for (gsize i = 0; i < G_N_ELEMENTS (item_counts); i++)
        measure ("spinning", item_counts[i], turning_rim_new (item_counts[i]));
      for (gsize i = 0; i < G_N_ELEMENTS (knob_counts); i++)
        for (gsize kind = 0; kind < G_N_ELEMENTS (ranges); kind++)
          measure (ranges[kind], knob_counts[i], mixer_new (ranges[kind], knob_counts[i]));
      for (gsize kind = 0; kind < G_N_ELEMENTS (mixers); kind++)
        measure (mixers[kind], 100, mixer_new (mixers[kind], 100));
      measure ("value-menu", 10, value_menu_new (10));
      measure ("large-knob", 1, mixer_new ("large-knob", 1));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
