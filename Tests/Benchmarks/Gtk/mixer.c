#include "frames.h"
#include "ranges.h"

#define COLUMNS 10
#define CELL 64
#define SMALL_CELL 48

/* Changes all values in every frame. */
static gboolean change_values (GtkWidget *mixer, GdkFrameClock *clock, gpointer data G_GNUC_UNUSED) {
  double value = (double) (gdk_frame_clock_get_frame_counter (clock) % 200);
  for (GtkWidget *range = gtk_widget_get_first_child (mixer); range != NULL;
       range = gtk_widget_get_next_sibling (range))
    gtk_range_set_value (GTK_RANGE (range), value < 100 ? value : 200 - value);
  return G_SOURCE_CONTINUE;
}

/* The level of a signal in a frame, different for each meter. */
static double level_in (gint64 frame, int index) {
  return (double) ((frame * (3 + index % 5) + 7 * index) % 60);
}

/* Sets the levels of knobs, from -60 to 0 decibels, or of level bars, in every frame. */
static gboolean change_levels (GtkWidget *mixer, GdkFrameClock *clock, gpointer data G_GNUC_UNUSED) {
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);
  int index = 0;
  for (GtkWidget *meter = gtk_widget_get_first_child (mixer); meter != NULL;
       meter = gtk_widget_get_next_sibling (meter), index++)
    if (GTK_IS_LEVEL_BAR (meter))
      gtk_level_bar_set_value (GTK_LEVEL_BAR (meter), level_in (frame, index));
    else
      rotary_wheel_knob_meter_set_levels (rotary_wheel_knob_get_meter (ROTARY_WHEEL_KNOB (meter)),
                                          level_in (frame, index) - 60, 0);
  return G_SOURCE_CONTINUE;
}

static GtkWidget *metered_knob_new (void) {
  GtkWidget *knob = knob_new ();
  /* As in a mixer of that many knobs. */
  rotary_wheel_knob_set_value_display (ROTARY_WHEEL_KNOB (knob), ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CHANGING);
  /* As fast as the signal, so that each frame has another level. */
  g_autoptr (RotaryWheelKnobMeter) meter = g_object_new (ROTARY_WHEEL_TYPE_KNOB_METER, "fall", 1000.0, "upper", 0.0,
                                                         "clip", 1.0, NULL);
  rotary_wheel_knob_set_meter (ROTARY_WHEEL_KNOB (knob), meter);
  return knob;
}

/* In the middle of its cell, if it does not fill that. */
static GtkWidget *level_bar_new (void) {
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, 60);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  return bar;
}

static GtkWidget *plain_scale_new (void) {
  return gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
}

static const struct
{
  const char *name;
  GtkWidget *(*part_new) (void);
  int width, height;
  GtkTickCallback tick;
  gboolean has_equal_rows;
} mixers[] = {
  { "knobs", knob_new, CELL, -1, change_values, FALSE },
  { "scales", scale_new, CELL, -1, change_values, FALSE },
  { "plain-scales", plain_scale_new, CELL, -1, change_values, FALSE },
  { "large-knob", knob_new, SIDE, -1, change_values, FALSE },
  { "metered-knobs", metered_knob_new, SMALL_CELL, SMALL_CELL, change_levels, FALSE },
  /* As flat as GTK makes them, in cells of the knobs' size. */
  { "level-bars", level_bar_new, SMALL_CELL, -1, change_levels, TRUE },
  /* As large as knobs: software GL takes its time for each pixel. */
  { "large-level-bars", level_bar_new, SMALL_CELL, SMALL_CELL, change_levels, FALSE },
};

GtkWidget *mixer_new (const char *name, guint count) {
  GtkWidget *grid = gtk_grid_new ();
  gsize kind = 0;
  while (kind < G_N_ELEMENTS (mixers) && !g_str_equal (mixers[kind].name, name))
    kind++;
  if (kind == G_N_ELEMENTS (mixers))
    g_error ("No mixer is called %s", name);
  for (guint i = 0; i < count; i++)
    {
      GtkWidget *part = mixers[kind].part_new ();
      gtk_widget_set_size_request (part, mixers[kind].width, mixers[kind].height);
      gtk_grid_attach (GTK_GRID (grid), part, (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
    }
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), mixers[kind].has_equal_rows);
  gtk_widget_add_tick_callback (grid, mixers[kind].tick, NULL, NULL);
  return grid;
}
