#include "frames.h"

typedef struct
{
  GtkWidget parent;
  GdkTexture *texture;
  double rotation;
} RotatedTexture;

typedef GtkWidgetClass RotatedTextureClass;

static GType rotated_texture_get_type (void);
G_DEFINE_TYPE (RotatedTexture, rotated_texture, GTK_TYPE_WIDGET)

static void rotated_texture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot) {
  RotatedTexture *self = (RotatedTexture *) widget;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.0f,
                                                          gtk_widget_get_height (widget) / 2.0f));
  gtk_snapshot_rotate (snapshot, (float) (self->rotation * 180 / G_PI));
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (-SIDE / 2.0f, -SIDE / 2.0f, SIDE, SIDE));
}

static void rotated_texture_dispose (GObject *object) {
  g_clear_object (&((RotatedTexture *) object)->texture);
  G_OBJECT_CLASS (rotated_texture_parent_class)->dispose (object);
}

static void rotated_texture_class_init (RotatedTextureClass *class) {
  G_OBJECT_CLASS (class)->dispose = rotated_texture_dispose;
  class->snapshot = rotated_texture_snapshot;
}

static gboolean turn (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED) {
  ((RotatedTexture *) widget)->rotation += TURN_PER_FRAME;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static void rotated_texture_init (RotatedTexture *self) {
  gtk_widget_add_tick_callback (GTK_WIDGET (self), turn, NULL, NULL);
}

GtkWidget *rotated_texture_new (void) {
  RotatedTexture *self = g_object_new (rotated_texture_get_type (), NULL);
  cairo_t *cr = drawing_new (SIDE, SIDE);
  cairo_translate (cr, SIDE / 2.0, SIDE / 2.0);
  redrawn_wheel_draw (cr, 8, 0);
  self->texture = drawing_end (cr);
  return GTK_WIDGET (self);
}
