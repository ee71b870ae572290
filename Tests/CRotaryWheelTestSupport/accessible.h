/* GTK's functions that test accessibility, for Swift, which cannot import functions with a variable number of
 * arguments. Each returns NULL for the expected value, otherwise the actual one. No logic. */
#pragma once

#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#include <gtk/gtk.h>

static inline char *ctest_check_text(gpointer widget, GtkAccessibleProperty property, const char *expected) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, expected);
}
static inline char *ctest_check_flag(gpointer widget, GtkAccessibleProperty property, gboolean expected) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, expected);
}
static inline char *ctest_check_state(gpointer widget, GtkAccessibleState state, gboolean expected) {
  return gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), state, expected);
}
static inline char *ctest_check_hidden(gpointer widget) {
  return gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
}
static inline char *ctest_check_relation(gpointer widget, GtkAccessibleRelation relation, int expected) {
  return gtk_test_accessible_check_relation(GTK_ACCESSIBLE(widget), relation, expected);
}
