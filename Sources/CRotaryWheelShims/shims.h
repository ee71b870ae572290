/* What Swift cannot import or say of GTK: macros, calls with a variable number of arguments, and what newer versions have
 * or deprecate. For the package alone. */
#pragma once

/* The declarations of GTK are those of its module. */
#include "../CRotaryWheelGtk/gtk.h"
#include <glib-unix.h>
#include <libintl.h>
#include "deprecated.h"
#include "flags.h"

/* GtkAccessibleRangeInterface, of GTK 4.10 and later. */
typedef struct {
  GTypeInterface g_iface;
  gboolean (*set_current_value)(GtkAccessible *range, double value);
} CGtkAccessibleRangeInterface;

/* Dl_info and dladdr() of dlfcn.h, which has them for programs that ask for GNU's own. */
typedef struct {
  const char *name;
  void *base;
  const char *symbol_name;
  void *symbol;
} CGtkImage;
int cgtk_find_image(const void *address, CGtkImage *image) __asm__("dladdr");

static inline GType cgtk_type_none(void) { return G_TYPE_NONE; }
static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_uint(void) { return G_TYPE_UINT; }
static inline GType cgtk_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }
static inline GType cgtk_type_object(void) { return G_TYPE_OBJECT; }
static inline GType cgtk_type_variant(void) { return G_TYPE_VARIANT; }

static inline GType cgtk_type_of_instance(gconstpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline GType cgtk_type_of_class(gconstpointer type_class) { return G_TYPE_FROM_CLASS(type_class); }
static inline gboolean cgtk_is_a(gconstpointer instance, GType type) {
  return instance != NULL && g_type_is_a(G_TYPE_FROM_INSTANCE(instance), type);
}

static inline gpointer cgtk_object_new(GType type) { return g_object_new(type, NULL); }
/* Calls a function that was found by name. */
static inline gpointer cgtk_call(gpointer function) { return ((gpointer(*)(void))function)(); }
/* Calls gtk_accessible_announce with the usual priority. GtkTestATContext, of GTK_A11Y=test, would crash. */
static inline void cgtk_accessible_announce(gpointer get_context, gpointer announce, GtkWidget *widget, const char *text) {
  GObject *context = ((GObject *(*)(GtkWidget *))get_context)(widget);
  if (context == NULL)
    return;
  if (strcmp(G_OBJECT_TYPE_NAME(context), "GtkTestATContext") != 0)
    ((void (*)(GtkWidget *, const char *, int))announce)(widget, text, 1);
  g_object_unref(context);
}
static inline void cgtk_snapshot_push_mask(gpointer push_mask, GtkSnapshot *snapshot) {
  /* GSK_MASK_MODE_ALPHA */
  ((void (*)(GtkSnapshot *, int))push_mask)(snapshot, 0);
}
static inline GtkWidget *cgtk_widget_get_child(GtkWidget *widget, const char *css_name) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  while (child != NULL && strcmp(gtk_widget_get_css_name(child), css_name) != 0)
    child = gtk_widget_get_next_sibling(child);
  return child;
}
static inline void cgtk_widget_hide_children(GtkWidget *widget, const char *css_name) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL; child = gtk_widget_get_next_sibling(child))
    if (strcmp(gtk_widget_get_css_name(child), css_name) == 0)
      gtk_widget_set_child_visible(child, FALSE);
}
/* Lets the controllers that a range has get no events, whatever they are, but leaves its class's shortcuts. The range may
 * refer to them; GTK before 4.20 refers to its drag alone, and a thousand knobs are smaller without the others. */
static inline void cgtk_range_silence_controllers(GtkRange *range) {
  gboolean keeps = gtk_check_version(4, 20, 0) == NULL;
  GListModel *controllers = gtk_widget_observe_controllers(GTK_WIDGET(range));
  for (guint i = g_list_model_get_n_items(controllers); i-- > 0;) {
    GtkEventController *controller = g_list_model_get_item(controllers, i);
    if (!GTK_IS_SHORTCUT_CONTROLLER(controller)) {
      if (keeps || GTK_IS_GESTURE_DRAG(controller))
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE);
      else
        gtk_widget_remove_controller(GTK_WIDGET(range), controller);
    }
    g_object_unref(controller);
  }
  g_object_unref(controllers);
}
static inline GtkWidget *cgtk_widget_new(GType type, const char *css_name) {
  return (GtkWidget *)g_object_new(type, "css-name", css_name, NULL);
}
static inline GtkWidget *cgtk_widget_new_with_role(GType type, const char *css_name, GtkAccessibleRole role) {
  return (GtkWidget *)g_object_new(type, "css-name", css_name, "accessible-role", role, NULL);
}
/* GtkIconPaintable has no constructor for a name alone. */
static inline gpointer cgtk_icon_paintable_new_for_name(const char *name) {
  return g_object_new(GTK_TYPE_ICON_PAINTABLE, "icon-name", name, NULL);
}
static inline void cgtk_critical(const char *domain, const char *message) {
  g_log(domain, G_LOG_LEVEL_CRITICAL, "%s", message);
}
static inline void cgtk_warning(const char *domain, const char *message) {
  g_log(domain, G_LOG_LEVEL_WARNING, "%s", message);
}
static inline void cgtk_range_change_value(GtkRange *range, GtkScrollType scroll, double value) {
  gboolean handled;
  g_signal_emit_by_name(range, "change-value", scroll, value, &handled);
}
static inline void cgtk_accessible_set_read_only(GtkWidget *widget, gboolean is_read_only) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_READ_ONLY, is_read_only, -1);
}
static inline void cgtk_frame_clock_lay_out(GdkFrameClock *clock) { g_signal_emit_by_name(clock, "layout"); }
static inline char *cgtk_format_count(gint64 number) { return g_strdup_printf("%'" G_GINT64_FORMAT, number); }
/* In the digits of the locale: glibc's flag I is none of the standard. With glibc 2.41 it writes none in the C locale. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat"
static inline char *cgtk_format_number(double number, int digits) {
  char zero[8];
  if (g_snprintf(zero, sizeof zero, "%I.0f", 0.0) > 0)
    return digits < 0 ? g_strdup_printf("%I.15g", number) : g_strdup_printf("%I.*f", digits, number);
  return digits < 0 ? g_strdup_printf("%.15g", number) : g_strdup_printf("%.*f", digits, number);
}
#pragma clang diagnostic pop
