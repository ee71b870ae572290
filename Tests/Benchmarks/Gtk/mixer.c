#include "frames.h"
#include "ranges.h"

#define COLUMNS 10
#define CELL 64

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

static GtkWidget *
mixer_new (guint count, GtkWidget *(*range_new) (void), int side)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < count; i++)
    {
      GtkWidget *range = range_new ();

      gtk_widget_set_size_request (range, side, -1);
      gtk_grid_attach (GTK_GRID (grid), range, (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
    }
  gtk_widget_add_tick_callback (grid, change_values, NULL, NULL);
  return grid;
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
