#include "frames.h"
#include "ranges.h"

#define COLUMNS 10
#define CELL 64
#define SMALL_CELL 48

/* Changes all values in every frame. */
static gboolean
change_values (GtkWidget *mixer, GdkFrameClock *clock, gpointer data)
{
  double value = (double) (gdk_frame_clock_get_frame_counter (clock) % 200);

  (void) data;
  for (GtkWidget *range = gtk_widget_get_first_child (mixer); range != NULL;
       range = gtk_widget_get_next_sibling (range))
    gtk_range_set_value (GTK_RANGE (range), value < 100 ? value : 200 - value);
  return G_SOURCE_CONTINUE;
}

/* The level of a signal in a frame, different for each meter. */
static double
level_in (gint64 frame, int index)
{
  return (double) ((frame * (3 + index % 5) + 7 * index) % 60);
}

/* Sets the levels of knobs, from -60 to 0 decibels, or of level bars, in every frame. */
static gboolean
change_levels (GtkWidget *mixer, GdkFrameClock *clock, gpointer data)
{
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);
  int index = 0;

  (void) data;
  for (GtkWidget *meter = gtk_widget_get_first_child (mixer); meter != NULL;
       meter = gtk_widget_get_next_sibling (meter), index++)
    if (GTK_IS_LEVEL_BAR (meter))
      gtk_level_bar_set_value (GTK_LEVEL_BAR (meter), level_in (frame, index));
    else
      rotary_wheel_knob_set_levels (ROTARY_WHEEL_KNOB (meter), level_in (frame, index) - 60, 0);
  return G_SOURCE_CONTINUE;
}

static GtkWidget *
grid_new (guint count, GtkWidget *(*range_new) (void), int width, int height, GtkTickCallback tick)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < count; i++)
    {
      GtkWidget *range = range_new ();

      gtk_widget_set_size_request (range, width, height);
      gtk_grid_attach (GTK_GRID (grid), range, (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
    }
  gtk_widget_add_tick_callback (grid, tick, NULL, NULL);
  return grid;
}

static GtkWidget *
mixer_new (guint count, GtkWidget *(*range_new) (void), int side)
{
  return grid_new (count, range_new, side, -1, change_values);
}

static GtkWidget *
metered_knob_new (void)
{
  GtkWidget *knob = knob_new ();

  /* As in a mixer of that many knobs. */
  rotary_wheel_knob_set_value_display (ROTARY_WHEEL_KNOB (knob), ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CHANGING);
  rotary_wheel_knob_set_meter_channels (ROTARY_WHEEL_KNOB (knob), 1);
  /* As fast as the signal, so that each frame has another level. */
  rotary_wheel_knob_set_meter_fall (ROTARY_WHEEL_KNOB (knob), 1000);
  rotary_wheel_knob_set_meter_upper (ROTARY_WHEEL_KNOB (knob), 0);
  rotary_wheel_knob_set_meter_clip (ROTARY_WHEEL_KNOB (knob), 1);
  return knob;
}

/* In the middle of its cell, if it does not fill that. */
static GtkWidget *
level_bar_new (void)
{
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, 60);

  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  return bar;
}

GtkWidget *
metered_knobs_new (guint count)
{
  return grid_new (count, metered_knob_new, SMALL_CELL, SMALL_CELL, change_levels);
}

/* As flat as GTK makes them, in cells of the knobs' size. */
GtkWidget *
level_bars_new (guint count)
{
  GtkWidget *grid = grid_new (count, level_bar_new, SMALL_CELL, -1, change_levels);

  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  return grid;
}

/* As large as knobs: software GL takes its time for each pixel. */
GtkWidget *
large_level_bars_new (guint count)
{
  return grid_new (count, level_bar_new, SMALL_CELL, SMALL_CELL, change_levels);
}

static GtkWidget *
plain_scale_new (void)
{
  return gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
}

GtkWidget *
knobs_new (guint count)
{
  return mixer_new (count, knob_new, CELL);
}

GtkWidget *
scales_new (guint count)
{
  return mixer_new (count, scale_new, CELL);
}

GtkWidget *
plain_scales_new (guint count)
{
  return mixer_new (count, plain_scale_new, CELL);
}

GtkWidget *
large_knob_new (void)
{
  return mixer_new (1, knob_new, SIDE);
}
