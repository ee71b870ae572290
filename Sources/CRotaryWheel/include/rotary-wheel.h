/* Rotary controls for GTK 4.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include "rotary-wheel-dial-menu.h"
#include "rotary-wheel-init.h"
#include "rotary-wheel-knob.h"
#include "rotary-wheel-rotation-gesture.h"
#include "rotary-wheel-spinning-wheel.h"
#include "rotary-wheel-version.h"
#include "rotary-wheel-widget.h"
