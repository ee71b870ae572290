/* Initialization of the library.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <glib.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * rotary_wheel_init:
 *
 * Registers all classes of the library with GObject.
 *
 * [class@Gtk.Builder] creates objects of registered classes only. Call this function before you load a UI file with
 * classes of the library. It needs no display, and further calls have no effect. Python calls it on `import`.
 *
 * The rules for [threads](overview.html#threads) apply to all functions of the library.
 */
void rotary_wheel_init (void);

G_END_DECLS
