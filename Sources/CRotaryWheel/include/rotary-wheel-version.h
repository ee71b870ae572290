/* The version of the library, for programs that support several.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <glib.h>

/**
 * ROTARY_WHEEL_MAJOR_VERSION:
 *
 * The major version of the library that a program is compiled against: 1 in 1.2.3.
 */
#define ROTARY_WHEEL_MAJOR_VERSION (1)

/**
 * ROTARY_WHEEL_MINOR_VERSION:
 *
 * The minor version of the library that a program is compiled against: 2 in 1.2.3.
 */
#define ROTARY_WHEEL_MINOR_VERSION (0)

/**
 * ROTARY_WHEEL_MICRO_VERSION:
 *
 * The micro version of the library that a program is compiled against: 3 in 1.2.3.
 */
#define ROTARY_WHEEL_MICRO_VERSION (0)

/**
 * ROTARY_WHEEL_CHECK_VERSION:
 * @major: a major version
 * @minor: a minor version
 * @micro: a micro version
 *
 * Tells whether the library that a program is compiled against is of a version or newer.
 */
#define ROTARY_WHEEL_CHECK_VERSION(major, minor, micro)                                             \
  (ROTARY_WHEEL_MAJOR_VERSION > (major) ||                                                          \
   (ROTARY_WHEEL_MAJOR_VERSION == (major) && ROTARY_WHEEL_MINOR_VERSION > (minor)) ||               \
   (ROTARY_WHEEL_MAJOR_VERSION == (major) && ROTARY_WHEEL_MINOR_VERSION == (minor) &&               \
    ROTARY_WHEEL_MICRO_VERSION >= (micro)))

/**
 * ROTARY_WHEEL_VERSION_1_0:
 *
 * Stands for 1.0 in `ROTARY_WHEEL_VERSION_MAX_ALLOWED`, which a program may define to be warned of functions that
 * are newer.
 */
#define ROTARY_WHEEL_VERSION_1_0 (G_ENCODE_VERSION (1, 0))

#ifndef ROTARY_WHEEL_VERSION_MAX_ALLOWED
#define ROTARY_WHEEL_VERSION_MAX_ALLOWED                                                            \
  (G_ENCODE_VERSION (ROTARY_WHEEL_MAJOR_VERSION, ROTARY_WHEEL_MINOR_VERSION))
#endif

#if ROTARY_WHEEL_VERSION_MAX_ALLOWED < ROTARY_WHEEL_VERSION_1_0
#define ROTARY_WHEEL_AVAILABLE_IN_1_0 G_UNAVAILABLE (1, 0) extern
#else
#define ROTARY_WHEEL_AVAILABLE_IN_1_0 extern
#endif
