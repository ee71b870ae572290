/* GTK's headers for Swift apps that have no binding of their own, as they are, with some casts as functions: Swift does
 * not import macros with parameters. */
#pragma once

#include <gtk/gtk.h>

/* The parentheses keep the name of the function from expanding. */
#define ROTARY_WHEEL_CAST(Type, NAME)                                                               \
  static inline Type *(NAME) (gpointer object) { return NAME (object); }

ROTARY_WHEEL_CAST (GApplication, G_APPLICATION)
ROTARY_WHEEL_CAST (GMenuModel, G_MENU_MODEL)
ROTARY_WHEEL_CAST (GtkApplication, GTK_APPLICATION)
ROTARY_WHEEL_CAST (GtkBox, GTK_BOX)
ROTARY_WHEEL_CAST (GtkButton, GTK_BUTTON)
ROTARY_WHEEL_CAST (GtkWindow, GTK_WINDOW)

#undef ROTARY_WHEEL_CAST
