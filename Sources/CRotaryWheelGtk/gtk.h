/* GTK's headers for Swift apps that have no binding of their own, as they are, with some casts as functions: Swift does
 * not import macros with parameters. */
#pragma once

#include <gtk/gtk.h>

/* The parentheses keep the name of the function from expanding. */
#define ROTARY_WHEEL_CAST(Type, NAME, Argument)                                                     \
  static inline Type *(NAME) (Argument *object) { return NAME (object); }

ROTARY_WHEEL_CAST (GApplication, G_APPLICATION, void)
ROTARY_WHEEL_CAST (GMenuModel, G_MENU_MODEL, GMenu)
ROTARY_WHEEL_CAST (GtkApplication, GTK_APPLICATION, void)
ROTARY_WHEEL_CAST (GtkBox, GTK_BOX, void)
ROTARY_WHEEL_CAST (GtkButton, GTK_BUTTON, void)
ROTARY_WHEEL_CAST (GtkWindow, GTK_WINDOW, void)

#undef ROTARY_WHEEL_CAST
