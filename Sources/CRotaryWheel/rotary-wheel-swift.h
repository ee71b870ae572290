/* The header as Swift reads it: its GTK is that of the module CRotaryWheelGtk. */
#pragma once

#include "../CRotaryWheelGtk/gtk.h"
#include "include/rotary-wheel.h"
