/* The header as Swift reads it: beside the same GTK as CGtk, without warnings about what was deprecated since. */
#pragma once

#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#include "include/rotary-wheel.h"
