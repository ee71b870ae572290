/* libadwaita for the demo app, from 1.2, and GTK's dialogs for files and colors: where a later version deprecates a class,
 * the one that replaced it. The library itself stands on GTK alone. */
#pragma once

/* The declarations of GTK are those of its module; what the package needs beside them, the app does, too. */
#include "../CRotaryWheelShims/shims.h"
#include <adwaita.h>

/* The window with a sidebar: the UI file, and whether it has room for one side only. */
static inline const char *cadw_window_file(void) {
#if ADW_CHECK_VERSION(1, 4, 0)
  return "split-view";
#else
  return "leaflet";
#endif
}
static inline const char *cadw_collapsed_property(void) {
#if ADW_CHECK_VERSION(1, 4, 0)
  return "collapsed";
#else
  return "folded";
#endif
}
static inline gboolean cadw_shows_content(gpointer split) {
#if ADW_CHECK_VERSION(1, 4, 0)
  return adw_navigation_split_view_get_show_content(split);
#else
  return g_strcmp0(adw_leaflet_get_visible_child_name(split), "content") == 0;
#endif
}
static inline void cadw_show_content(gpointer split, gboolean shows_content) {
#if ADW_CHECK_VERSION(1, 4, 0)
  adw_navigation_split_view_set_show_content(split, shows_content);
#else
  adw_leaflet_set_visible_child_name(split, shows_content ? "content" : "sidebar");
#endif
}
/* Shows one side only, or as before. */
static inline void cadw_hide_sidebar(gpointer split, gboolean is_hidden, gboolean was_collapsed) {
#if ADW_CHECK_VERSION(1, 4, 0)
  adw_navigation_split_view_set_collapsed(split, is_hidden || was_collapsed);
#else
  adw_leaflet_set_can_unfold(split, !is_hidden);
#endif
}
/* Gives each header bar the window buttons of its side, and the content no second button to go back. Since 1.4 header
 * bars see to the window buttons, but add a back button. */
static inline void cadw_set_up_header_bars(gpointer split, gpointer sidebar_bar, gpointer content_bar) {
#if ADW_CHECK_VERSION(1, 4, 0)
  adw_header_bar_set_show_back_button(content_bar, FALSE);
#else
  g_object_bind_property(split, "folded", sidebar_bar, "show-end-title-buttons", G_BINDING_SYNC_CREATE);
  g_object_bind_property(split, "folded", content_bar, "show-start-title-buttons", G_BINDING_SYNC_CREATE);
#endif
}

/* Dialogs are windows of their own before 1.5. Their role is set, as those of libadwaita have none: assistive
 * technologies would not know which window is active. */
static inline gpointer cadw_about_new(void) {
#if ADW_CHECK_VERSION(1, 5, 0)
  return adw_about_dialog_new();
#else
  return g_object_new(ADW_TYPE_ABOUT_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
#endif
}
static inline gpointer cadw_dialog_new(const char *title, GtkWidget *content, int width, int height) {
#if ADW_CHECK_VERSION(1, 5, 0)
  return g_object_new(
      ADW_TYPE_DIALOG, "title", title, "child", content, "content-width", width, "content-height", height,
      NULL);
#else
  return g_object_new(
      ADW_TYPE_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, "title", title, "content", content,
      "default-width", width, "default-height", height, NULL);
#endif
}
static inline gpointer cadw_preferences_new(void) {
#if ADW_CHECK_VERSION(1, 5, 0)
  return adw_preferences_dialog_new();
#else
  return g_object_new(
      ADW_TYPE_PREFERENCES_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, "default-width", 840,
      "default-height", 640, "modal", FALSE, NULL);
#endif
}
static inline void cadw_preferences_add(gpointer dialog, gpointer page) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_preferences_dialog_add(dialog, page);
#else
  adw_preferences_window_add(dialog, page);
#endif
}
static inline void cadw_preferences_show_page(gpointer dialog, const char *name) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_preferences_dialog_set_visible_page_name(dialog, name);
#else
  adw_preferences_window_set_visible_page_name(dialog, name);
#endif
}
static inline void cadw_preferences_add_toast(gpointer dialog, gpointer toast) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_preferences_dialog_add_toast(dialog, toast);
#else
  adw_preferences_window_add_toast(dialog, toast);
#endif
}
/* These two also take other windows. */
static inline void cadw_close_dialog(gpointer dialog) {
#if ADW_CHECK_VERSION(1, 5, 0)
  if (ADW_IS_DIALOG(dialog)) {
    adw_dialog_close(dialog);
    return;
  }
#endif
  gtk_window_close(dialog);
}
static inline void cadw_present_dialog(gpointer dialog, GtkWidget *parent) {
#if ADW_CHECK_VERSION(1, 5, 0)
  if (ADW_IS_DIALOG(dialog)) {
    adw_dialog_present(dialog, parent);
    return;
  }
#endif
  gtk_window_set_transient_for(dialog, GTK_WINDOW(parent));
  gtk_window_set_destroy_with_parent(dialog, TRUE);
  gtk_window_present(dialog);
}

static inline gpointer cadw_shortcut_label_new(const char *keys) {
#if ADW_CHECK_VERSION(1, 8, 0)
  return adw_shortcut_label_new(keys);
#else
  return gtk_shortcut_label_new(keys);
#endif
}

/* A button with the property `rgba`, which the user chooses in a dialog of a title. */
static inline gpointer cadw_color_button_new(const char *title) {
#if GTK_CHECK_VERSION(4, 10, 0)
  GtkColorDialog *dialog = gtk_color_dialog_new();
  gtk_color_dialog_set_title(dialog, title);
  gtk_color_dialog_set_with_alpha(dialog, FALSE);
  return gtk_color_dialog_button_new(dialog);
#else
  return g_object_new(GTK_TYPE_COLOR_BUTTON, "title", title, NULL);
#endif
}

/* Sounds of libcanberra, whose functions were found by name: a context of the sound server, or NULL, and its play call with
 * a variable number of arguments. */
static inline gpointer cadw_make_sound_context(gpointer create, gpointer set_driver) {
  gpointer context = NULL;
  if (((int (*)(gpointer *))create)(&context) != 0)
    return NULL;
  /* ALSA would print what it lacks. */
  return ((int (*)(gpointer, const char *))set_driver)(context, "pulse") == 0 ? context : NULL;
}
static inline int cadw_play_sound(gpointer play, gpointer context, const char *file, const char *name) {
  return ((int (*)(gpointer, guint32, ...))play)(
      context, 0, "media.filename", file, "media.name", name, "media.role", "event", NULL);
}

/* Asks for a file or a folder above a window; the answer is called once, with a GFile, which it takes over, or NULL. */
typedef void (*CadwFileAnswer)(gpointer file, gpointer data);
typedef struct {
  GtkFileChooserAction action;
  CadwFileAnswer answer;
  gpointer data;
} CadwFileRequest;
#if GTK_CHECK_VERSION(4, 10, 0)
static inline void cadw_file_chosen(GObject *object, GAsyncResult *result, gpointer data) {
  GtkFileDialog *dialog = GTK_FILE_DIALOG(object);
  CadwFileRequest *request = data;
  GFile *file =
      request->action == GTK_FILE_CHOOSER_ACTION_OPEN ? gtk_file_dialog_open_finish(dialog, result, NULL)
      : request->action == GTK_FILE_CHOOSER_ACTION_SAVE
          ? gtk_file_dialog_save_finish(dialog, result, NULL)
          : gtk_file_dialog_select_folder_finish(dialog, result, NULL);
  request->answer(file, request->data);
  g_free(request);
}
#else
static inline void cadw_file_chosen(GtkNativeDialog *dialog, int response, gpointer data) {
  CadwFileRequest *request = data;
  gboolean is_accepted = response == GTK_RESPONSE_ACCEPT;
  request->answer(is_accepted ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog)) : NULL, request->data);
  g_free(request);
  g_object_unref(dialog);
}
#endif
static inline void cadw_choose_file(
    GtkFileChooserAction action, const char *title, GtkWindow *parent, const char *accept, const char *cancel,
    const char *name, const char *type, CadwFileAnswer answer, gpointer data) {
  CadwFileRequest *request = g_new(CadwFileRequest, 1);
  GtkFileFilter *filter = type == NULL ? NULL : gtk_file_filter_new();
  if (filter != NULL) gtk_file_filter_add_mime_type(filter, type);
  *request = (CadwFileRequest){action, answer, data};
#if GTK_CHECK_VERSION(4, 10, 0)
  GtkFileDialog *dialog = gtk_file_dialog_new();
  gtk_file_dialog_set_title(dialog, title);
  gtk_file_dialog_set_accept_label(dialog, accept);
  gtk_file_dialog_set_initial_name(dialog, name);
  gtk_file_dialog_set_default_filter(dialog, filter);
  (action == GTK_FILE_CHOOSER_ACTION_OPEN   ? gtk_file_dialog_open
   : action == GTK_FILE_CHOOSER_ACTION_SAVE ? gtk_file_dialog_save
                                            : gtk_file_dialog_select_folder)(
      dialog, parent, NULL, cadw_file_chosen, request);
  g_object_unref(dialog);
#else
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new(title, parent, action, accept, cancel);
  if (name) gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
  if (filter) gtk_file_chooser_set_filter(GTK_FILE_CHOOSER(dialog), filter);
  g_signal_connect(dialog, "response", G_CALLBACK(cadw_file_chosen), request);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
#endif
  g_clear_object(&filter);
}
