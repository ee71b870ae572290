/* libadwaita for the demo app. The library itself stands on GTK alone. */
#pragma once

#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#include <adwaita.h>
