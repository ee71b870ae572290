#include "frames.h"

/* Nine items, as many as a rim of that size has, which are labels on rectangles, or pictures that each item draws when
 * it enters: a box with round corners, and a text; at will with a shadow, on a rim with round corners. */
#define ITEMS 9
#define ITEM_WIDTH 133
#define ITEM_HEIGHT 173
#define RADIUS 500.0
/* The width of the shadow on each side. */
#define SHADOW 4
#define STYLE "plainrim { background-color: alpha(black, 0.05); }" \
              "plainrim.round { border-radius: 12px; }" \
              "plainrim > label { background-color: white; font-weight: bold; }"

typedef struct
{
  GtkWidget parent;
  GtkWidget *items[ITEMS];
  gboolean has_pictures;
  int shadow;
  double position;
} PlainRim;

typedef GtkWidgetClass PlainRimClass;

static GType plain_rim_get_type (void);
G_DEFINE_TYPE (PlainRim, plain_rim, GTK_TYPE_WIDGET)

static void
plain_rim_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED, int *minimum,
                   int *natural, int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED) {
  *minimum = *natural = 0;
  for (int i = 0; i < ITEMS; i++)
    gtk_widget_measure (((PlainRim *) widget)->items[i], orientation, -1, NULL, NULL, NULL, NULL);
}

static void plain_rim_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED) {
  PlainRim *self = (PlainRim *) widget;
  double middle = RADIUS + ITEM_HEIGHT / 2.0, step = atan2 (ITEM_WIDTH, RADIUS);
  for (int i = 0; i < ITEMS; i++)
    {
      double place = i - ITEMS / 2 - (self->position - floor (self->position)), angle = place * step;
      GskTransform *transform = gsk_transform_translate (
          NULL, &GRAPHENE_POINT_INIT ((float) (width / 2.0 + middle * sin (angle)),
                                      (float) (height / 2.0 + middle * (1 - cos (angle)))));
      transform = gsk_transform_rotate (transform, (float) (angle * 180 / G_PI));
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (-ITEM_WIDTH / 2.0f - (float) self->shadow,
                                                                            -ITEM_HEIGHT / 2.0f - (float) self->shadow));
      gtk_widget_allocate (self->items[i], ITEM_WIDTH + 2 * self->shadow, ITEM_HEIGHT + 2 * self->shadow, -1, transform);
    }
}

static void plain_rim_dispose (GObject *object) {
  PlainRim *self = (PlainRim *) object;
  for (int i = 0; i < ITEMS; i++)
    g_clear_pointer (&self->items[i], gtk_widget_unparent);
  G_OBJECT_CLASS (plain_rim_parent_class)->dispose (object);
}

static void plain_rim_class_init (PlainRimClass *class) {
  G_OBJECT_CLASS (class)->dispose = plain_rim_dispose;
  class->measure = plain_rim_measure;
  class->size_allocate = plain_rim_size_allocate;
  gtk_widget_class_set_css_name (class, "plainrim");
}

/* A box with round corners, larger than an item by a margin on each side. */
static void draw_box (cairo_t *cr, double margin) {
  double radius = 12, right = ITEM_WIDTH - radius, bottom = ITEM_HEIGHT - radius;
  cairo_arc (cr, right, radius, radius + margin, -G_PI_2, 0);
  cairo_arc (cr, right, bottom, radius + margin, 0, G_PI_2);
  cairo_arc (cr, radius, bottom, radius + margin, G_PI_2, G_PI);
  cairo_arc (cr, radius, radius, radius + margin, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void show_picture (GtkWidget *picture, const char *text, int shadow) {
  cairo_t *cr = drawing_new (ITEM_WIDTH + 2 * shadow, ITEM_HEIGHT + 2 * shadow);
  PangoLayout *layout = gtk_widget_create_pango_layout (picture, text);
  GdkTexture *texture;
  cairo_translate (cr, shadow, shadow);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.1);
  for (int ring = shadow; ring > 0; ring--)
    draw_box (cr, ring);
  cairo_set_source_rgb (cr, 1, 1, 1);
  draw_box (cr, 0);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, ITEM_WIDTH / 3.0, ITEM_HEIGHT / 2.0);
  pango_cairo_show_layout (cr, layout);
  texture = drawing_end (cr);
  gtk_picture_set_paintable (GTK_PICTURE (picture), GDK_PAINTABLE (texture));
  g_object_unref (texture);
  g_object_unref (layout);
}

static void show_text (PlainRim *self, GtkWidget *item, int number) {
  char *text = g_strdup_printf ("Item %d", number);
  if (self->has_pictures)
    show_picture (item, text, self->shadow);
  else
    gtk_label_set_text (GTK_LABEL (item), text);
  g_free (text);
}

/* Moves the items on; an item that leaves at one end enters at the other with a new text. */
static gboolean move (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED) {
  PlainRim *self = (PlainRim *) widget;
  double old = floor (self->position);
  self->position += ITEMS_PER_FRAME;
  if (floor (self->position) > old)
    {
      GtkWidget *first = self->items[0];
      memmove (self->items, self->items + 1, (ITEMS - 1) * sizeof *self->items);
      self->items[ITEMS - 1] = first;
      show_text (self, first, ((int) self->position + ITEMS / 2) % 100);
    }
  gtk_widget_queue_allocate (widget);
  return G_SOURCE_CONTINUE;
}

static void plain_rim_init (PlainRim *self) {
  GtkCssProvider *style = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (style, STYLE, -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (style);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), move, NULL, NULL);
}

static GtkWidget *rim_new (gboolean has_pictures, int shadow) {
  PlainRim *self = g_object_new (plain_rim_get_type (), NULL);
  self->has_pictures = has_pictures;
  self->shadow = shadow;
  for (int i = 0; i < ITEMS; i++)
    {
      self->items[i] = has_pictures ? gtk_picture_new () : gtk_label_new (NULL);
      gtk_widget_set_parent (self->items[i], GTK_WIDGET (self));
      show_text (self, self->items[i], i);
    }
  return GTK_WIDGET (self);
}

GtkWidget *plain_rim_new (void) {
  return rim_new (FALSE, 0);
}

GtkWidget *picture_rim_new (void) {
  return rim_new (TRUE, 0);
}

GtkWidget *round_rim_new (void) {
  GtkWidget *rim = rim_new (TRUE, SHADOW);
  gtk_widget_add_css_class (rim, "round");
  return rim;
}
