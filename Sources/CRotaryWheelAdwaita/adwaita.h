/* libadwaita for the demo app, from 1.2: where a later version deprecates a class, the one that replaced it. The
 * library itself stands on GTK alone. */
#pragma once

/* The declarations of GTK are those of its module. */
#include "../CRotaryWheelGtk/gtk.h"
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
static inline void cadw_present_dialog(gpointer dialog, GtkWidget *parent) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present(dialog, parent);
#else
  gtk_window_set_transient_for(dialog, GTK_WINDOW(parent));
  gtk_window_set_destroy_with_parent(dialog, TRUE);
  gtk_window_present(dialog);
#endif
}
