/* What a program calls first.
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
 * [class@Gtk.Builder] creates objects only of classes that are registered: call this before a UI file names one of the
 * library's. It needs no display, and may be called more than once. Python calls it on `import`.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_init (void);

G_END_DECLS
