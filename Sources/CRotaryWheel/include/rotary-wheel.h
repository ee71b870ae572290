/* Rotary controls for GTK 4.
 *
 * SPDX-License-Identifier: MIT
 *
 * # Threads
 *
 * Call the functions of the library only in the thread that runs the GTK main loop. Signal handlers and functions
 * that a program sets also run in that thread.
 *
 * # Content widgets
 *
 * A function that creates content returns a new widget. In C its reference is floating, and the control sinks it. A
 * language binding returns a full reference, and the control takes it.
 *
 * The control owns the widget and releases it when it is no longer needed. A program that keeps the widget longer must
 * hold a reference of its own.
 */
#pragma once

#include "rotary-wheel-dial-menu.h"
#include "rotary-wheel-face.h"
#include "rotary-wheel-init.h"
#include "rotary-wheel-knob.h"
#include "rotary-wheel-knob-meter.h"
#include "rotary-wheel-knob-modulation.h"
#include "rotary-wheel-knob-scale.h"
#include "rotary-wheel-marking-menu.h"
#include "rotary-wheel-rotation-gesture.h"
#include "rotary-wheel-selection-control.h"
#include "rotary-wheel-spinning-wheel.h"
#include "rotary-wheel-strokes-window.h"
#include "rotary-wheel-version.h"
#include "rotary-wheel-widget.h"
