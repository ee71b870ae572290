/* Three knobs with pictures: from the file in the first argument, from an icon, and from a film strip. */
#include <rotary-wheel.h>

/* A film strip of grey squares, from black to white. */
static GdkTexture *
film_strip (guint frames)
{
  g_autoptr (GByteArray) pixels = g_byte_array_new ();
  for (guint i = 0; i < frames * 16 * 16; i++)
    {
      guint8 grey = i / 256 * 255 / (frames - 1);
      g_byte_array_append (pixels, (guint8[]) { grey, grey, grey, 255 }, 4);
    }
  g_autoptr (GBytes) bytes = g_byte_array_free_to_bytes (g_steal_pointer (&pixels));
  return gdk_memory_texture_new (16, 16 * frames, GDK_MEMORY_R8G8B8A8, bytes, 16 * 4);
}

static void
add_knob (GtkWidget *box, GdkPaintable *picture, guint frames)
{
  GtkWidget *knob = rotary_wheel_knob_new_with_range (0, 100, 1);
  gtk_scale_set_draw_value (GTK_SCALE (knob), FALSE);
  rotary_wheel_knob_set_draw_arc (ROTARY_WHEEL_KNOB (knob), FALSE);
  rotary_wheel_knob_set_picture (ROTARY_WHEEL_KNOB (knob), picture);
  rotary_wheel_knob_set_picture_frames (ROTARY_WHEEL_KNOB (knob), frames);
  rotary_wheel_knob_set_value (ROTARY_WHEEL_KNOB (knob), 50);
  gtk_box_append (GTK_BOX (box), knob);
}

int
main (int argc, char *argv[])
{
  g_assert (argc == 2);
  gtk_init ();
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (window));

  g_autoptr (GFile) file = g_file_new_for_path (argv[1]);
  g_autoptr (GtkIconPaintable) dial = gtk_icon_paintable_new_for_file (file, 64, 1);
  g_autoptr (GtkIconPaintable) icon
      = gtk_icon_theme_lookup_icon (theme, "list-add-symbolic", NULL, 64, 1, GTK_TEXT_DIR_NONE, 0);
  g_autoptr (GdkTexture) strip = film_strip (11);
  add_knob (box, GDK_PAINTABLE (dial), 1);
  add_knob (box, GDK_PAINTABLE (icon), 1);
  add_knob (box, GDK_PAINTABLE (strip), 11);

  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (box) || gtk_widget_get_width (box) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_autoptr (GdkPaintable) drawing = gtk_widget_paintable_new (box);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (drawing, snapshot, gtk_widget_get_width (box), gtk_widget_get_height (box));
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_assert_nonnull (node);
  gtk_window_destroy (GTK_WINDOW (window));
}
