/* GTK's headers for Swift apps that have no binding of their own, as they are. */
#pragma once

#include <gtk/gtk.h>
