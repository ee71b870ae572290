#include <math.h>

#include "frames.h"

typedef struct
{
  guint sectors;
  double rotation;
} RedrawnWheel;

void redrawn_wheel_draw (cairo_t *cr, guint sectors, double rotation) {
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

cairo_t *drawing_new (int width, int height) {
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  cairo_surface_destroy (surface);
  return cr;
}

GdkTexture *drawing_end (cairo_t *cr) {
  cairo_surface_t *surface = cairo_get_target (cr);
  int height = cairo_image_surface_get_height (surface), stride = cairo_image_surface_get_stride (surface);
  GdkTexture *texture;
  GBytes *pixels;
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) height);
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT, pixels,
                                    (gsize) stride);
  g_bytes_unref (pixels);
  cairo_destroy (cr);
  return texture;
}

static void draw (GtkDrawingArea *area G_GNUC_UNUSED, cairo_t *cr, int width, int height, gpointer data) {
  RedrawnWheel *wheel = data;
  cairo_translate (cr, width / 2.0, height / 2.0);
  redrawn_wheel_draw (cr, wheel->sectors, wheel->rotation);
}

static gboolean turn (GtkWidget *area, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data) {
  ((RedrawnWheel *) data)->rotation += TURN_PER_FRAME;
  gtk_widget_queue_draw (area);
  return G_SOURCE_CONTINUE;
}

GtkWidget *redrawn_wheel_new (guint sectors) {
  GtkWidget *area = gtk_drawing_area_new ();
  RedrawnWheel *wheel = g_new0 (RedrawnWheel, 1);
  wheel->sectors = sectors;
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, wheel, g_free);
  gtk_widget_add_tick_callback (area, turn, wheel, NULL);
  return area;
}
