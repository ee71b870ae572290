#include <math.h>

#include "frames.h"

typedef struct
{
  guint sectors;
  double rotation;
} RedrawnWheel;

void
redrawn_wheel_draw (cairo_t *cr, guint sectors, double rotation)
{
  const double radius = SIDE / 2.0, extent = 2 * G_PI / sectors;

  cairo_rotate (cr, rotation);
  for (guint i = 0; i < sectors; i++)
    {
      PangoLayout *layout;
      char number[16];
      int width, height;

      cairo_save (cr);
      cairo_rotate (cr, i * extent);
      cairo_move_to (cr, 0, 0);
      cairo_arc (cr, 0, 0, radius, -extent / 2, extent / 2);
      cairo_close_path (cr);
      cairo_set_source_rgb (cr, 0.85, i % 2 ? 0.9 : 0.8, 0.95);
      cairo_fill (cr);
      g_snprintf (number, sizeof number, "%u", i + 1);
      layout = pango_cairo_create_layout (cr);
      pango_layout_set_text (layout, number, -1);
      pango_layout_get_pixel_size (layout, &width, &height);
      cairo_move_to (cr, 0.75 * radius - width / 2.0, -height / 2.0);
      cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
      pango_cairo_show_layout (cr, layout);
      g_object_unref (layout);
      cairo_restore (cr);
    }
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  RedrawnWheel *wheel = data;

  (void) area;
  cairo_translate (cr, width / 2.0, height / 2.0);
  redrawn_wheel_draw (cr, wheel->sectors, wheel->rotation);
}

static gboolean
turn (GtkWidget *area, GdkFrameClock *clock, gpointer data)
{
  (void) clock;
  ((RedrawnWheel *) data)->rotation += TURN_PER_FRAME;
  gtk_widget_queue_draw (area);
  return G_SOURCE_CONTINUE;
}

GtkWidget *
redrawn_wheel_new (guint sectors)
{
  GtkWidget *area = gtk_drawing_area_new ();
  RedrawnWheel *wheel = g_new0 (RedrawnWheel, 1);

  wheel->sectors = sectors;
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, wheel, g_free);
  gtk_widget_add_tick_callback (area, turn, wheel, NULL);
  return area;
}
