/* Functions of GTK 4.8 that a later version deprecates, without that mark: what replaces them is newer. Their names have a
 * c before. */
#pragma once

#define CGTK_DEPRECATED(Result, name, ...) Result c##name(__VA_ARGS__) __asm__(#name)

CGTK_DEPRECATED(GtkStyleContext *, gtk_widget_get_style_context, GtkWidget *widget);
CGTK_DEPRECATED(void, gtk_style_context_get_color, GtkStyleContext *context, GdkRGBA *color);
CGTK_DEPRECATED(gboolean, gtk_style_context_lookup_color, GtkStyleContext *context, const char *name, GdkRGBA *color);
CGTK_DEPRECATED(void, gtk_style_context_add_provider, GtkStyleContext *context, GtkStyleProvider *provider, guint priority);
CGTK_DEPRECATED(void, gtk_style_context_remove_provider, GtkStyleContext *context, GtkStyleProvider *provider);
CGTK_DEPRECATED(void, gtk_style_context_get_margin, GtkStyleContext *context, GtkBorder *margin);
CGTK_DEPRECATED(void, gtk_style_context_get_border, GtkStyleContext *context, GtkBorder *border);
CGTK_DEPRECATED(void, gtk_style_context_get_padding, GtkStyleContext *context, GtkBorder *padding);
CGTK_DEPRECATED(void, gtk_snapshot_render_background, GtkSnapshot *snapshot, GtkStyleContext *context, double x, double y,
                double width, double height);
CGTK_DEPRECATED(void, gtk_snapshot_render_frame, GtkSnapshot *snapshot, GtkStyleContext *context, double x, double y,
                double width, double height);
CGTK_DEPRECATED(void, gtk_snapshot_render_focus, GtkSnapshot *snapshot, GtkStyleContext *context, double x, double y,
                double width, double height);
CGTK_DEPRECATED(void, gtk_css_provider_load_from_data, GtkCssProvider *provider, const char *data, gssize length);
CGTK_DEPRECATED(gboolean, gtk_widget_translate_coordinates, GtkWidget *source, GtkWidget *target, double source_x,
                double source_y, double *target_x, double *target_y);
CGTK_DEPRECATED(gboolean, gtk_gesture_set_sequence_state, GtkGesture *gesture, GdkEventSequence *sequence,
                GtkEventSequenceState state);
CGTK_DEPRECATED(GdkTexture *, gdk_texture_new_for_pixbuf, GdkPixbuf *pixbuf);
CGTK_DEPRECATED(const char *, gtk_icon_paintable_get_icon_name, GtkIconPaintable *icon);
CGTK_DEPRECATED(gboolean, gtk_icon_paintable_is_symbolic, GtkIconPaintable *icon);
CGTK_DEPRECATED(void, gtk_show_uri, GtkWindow *parent, const char *uri, guint32 timestamp);
CGTK_DEPRECATED(GFile *, gtk_file_chooser_get_file, GtkFileChooser *chooser);
CGTK_DEPRECATED(GtkWidget *, gtk_dialog_get_widget_for_response, GtkDialog *dialog, int response);
CGTK_DEPRECATED(GtkWidget *, gtk_app_chooser_dialog_new, GtkWindow *parent, GtkDialogFlags flags, GFile *file);
CGTK_DEPRECATED(GAppInfo *, gtk_app_chooser_get_app_info, GtkAppChooser *chooser);
