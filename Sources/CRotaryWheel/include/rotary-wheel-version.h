/* Version macros.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <glib.h>

/**
 * ROTARY_WHEEL_MAJOR_VERSION:
 *
 * The major version of the headers that a program is compiled against, such as 1 in 1.2.3.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_MAJOR_VERSION (0)

/**
 * ROTARY_WHEEL_MINOR_VERSION:
 *
 * The minor version of the headers that a program is compiled against, such as 2 in 1.2.3.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_MINOR_VERSION (9)

/**
 * ROTARY_WHEEL_MICRO_VERSION:
 *
 * The micro version of the headers that a program is compiled against, such as 3 in 1.2.3.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_MICRO_VERSION (0)

/**
 * ROTARY_WHEEL_CHECK_VERSION:
 * @major: the major version
 * @minor: the minor version
 * @micro: the micro version
 *
 * Checks whether the headers that a program is compiled against have at least a version.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_CHECK_VERSION(major, minor, micro)                                             \
  (ROTARY_WHEEL_MAJOR_VERSION > (major) ||                                                          \
   (ROTARY_WHEEL_MAJOR_VERSION == (major) && ROTARY_WHEEL_MINOR_VERSION > (minor)) ||               \
   (ROTARY_WHEEL_MAJOR_VERSION == (major) && ROTARY_WHEEL_MINOR_VERSION == (minor) &&               \
    ROTARY_WHEEL_MICRO_VERSION >= (micro)))

/**
 * ROTARY_WHEEL_VERSION_0_9:
 *
 * Represents version 0.9 in `ROTARY_WHEEL_VERSION_MAX_ALLOWED`.
 *
 * A program can define `ROTARY_WHEEL_VERSION_MAX_ALLOWED` before it includes the headers. The compiler then warns
 * about newer functions.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_VERSION_0_9 (G_ENCODE_VERSION (0, 9))

#ifndef ROTARY_WHEEL_VERSION_MAX_ALLOWED
#define ROTARY_WHEEL_VERSION_MAX_ALLOWED                                                            \
  (G_ENCODE_VERSION (ROTARY_WHEEL_MAJOR_VERSION, ROTARY_WHEEL_MINOR_VERSION))
#endif
