/* A level meter for knobs.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelKnobMeter:
 *
 * `RotaryWheelKnobMeter` has the levels of one or two channels, in decibels, for the knobs that show it.
 *
 * A [class@RotaryWheel.Knob] shows the meter of its property [property@RotaryWheel.Knob:meter]. Several knobs may have
 * the same meter.
 *
 * Setters refuse numbers that are not finite with a critical, and clamp numbers outside the range.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_KNOB_METER (rotary_wheel_knob_meter_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelKnobMeter, rotary_wheel_knob_meter, ROTARY_WHEEL, KNOB_METER, GObject)

/**
 * rotary_wheel_knob_meter_new:
 * @channels: the number of channels
 *
 * Creates a meter. See [property@RotaryWheel.KnobMeter:channels].
 *
 * Returns: (transfer full): the meter
 */
RotaryWheelKnobMeter *rotary_wheel_knob_meter_new (guint channels);

/**
 * RotaryWheelKnobMeter:channels:
 *
 * The number of channels.
 *
 * With one channel, the level follows the track. With two, the first rises on the left side of the knob and the second
 * on the right. A change silences the meter. The range is 1 to 2. The default is 1.
 */

/**
 * rotary_wheel_knob_meter_get_channels:
 * Gets [property@RotaryWheel.KnobMeter:channels].
 */
guint rotary_wheel_knob_meter_get_channels (RotaryWheelKnobMeter *self);

/**
 * rotary_wheel_knob_meter_set_channels:
 * Sets [property@RotaryWheel.KnobMeter:channels].
 */
void rotary_wheel_knob_meter_set_channels (RotaryWheelKnobMeter *self, guint channels);

/**
 * RotaryWheelKnobMeter:lower:
 *
 * The level at the start, in decibels. The default is -60.
 */

/**
 * rotary_wheel_knob_meter_get_lower:
 * Gets [property@RotaryWheel.KnobMeter:lower].
 */
double rotary_wheel_knob_meter_get_lower (RotaryWheelKnobMeter *self);

/**
 * rotary_wheel_knob_meter_set_lower:
 * Sets [property@RotaryWheel.KnobMeter:lower].
 */
void rotary_wheel_knob_meter_set_lower (RotaryWheelKnobMeter *self, double lower);

/**
 * RotaryWheelKnobMeter:upper:
 *
 * The level at the end, in decibels.
 *
 * An upper level that is not above the lower one leaves the meter empty. The default is 6.
 */

/**
 * rotary_wheel_knob_meter_get_upper:
 * Gets [property@RotaryWheel.KnobMeter:upper].
 */
double rotary_wheel_knob_meter_get_upper (RotaryWheelKnobMeter *self);

/**
 * rotary_wheel_knob_meter_set_upper:
 * Sets [property@RotaryWheel.KnobMeter:upper].
 */
void rotary_wheel_knob_meter_set_upper (RotaryWheelKnobMeter *self, double upper);

/**
 * RotaryWheelKnobMeter:warning:
 *
 * The level above which the meter has the style class `warning`, in decibels. The default is -12.
 */

/**
 * rotary_wheel_knob_meter_get_warning:
 * Gets [property@RotaryWheel.KnobMeter:warning].
 */
double rotary_wheel_knob_meter_get_warning (RotaryWheelKnobMeter *self);

/**
 * rotary_wheel_knob_meter_set_warning:
 * Sets [property@RotaryWheel.KnobMeter:warning].
 */
void rotary_wheel_knob_meter_set_warning (RotaryWheelKnobMeter *self, double warning);

/**
 * RotaryWheelKnobMeter:clip:
 *
 * The level above which the meter has the style class `clip`, in decibels.
 *
 * A level that reaches it sets [property@RotaryWheel.KnobMeter:clipped]. The default is 0.
 */

/**
 * rotary_wheel_knob_meter_get_clip:
 * Gets [property@RotaryWheel.KnobMeter:clip].
 */
double rotary_wheel_knob_meter_get_clip (RotaryWheelKnobMeter *self);

/**
 * rotary_wheel_knob_meter_set_clip:
 * Sets [property@RotaryWheel.KnobMeter:clip].
 */
void rotary_wheel_knob_meter_set_clip (RotaryWheelKnobMeter *self, double clip);

/**
 * RotaryWheelKnobMeter:fall:
 *
 * The fall of levels and peaks, in decibels a second.
 *
 * A level rises immediately. The range is 1 to 1000. The default is 12, near the 20 decibels in 1.7 seconds of a peak
 * programme meter of type I, IEC 60268-10.
 */

/**
 * rotary_wheel_knob_meter_get_fall:
 * Gets [property@RotaryWheel.KnobMeter:fall].
 */
double rotary_wheel_knob_meter_get_fall (RotaryWheelKnobMeter *self);

/**
 * rotary_wheel_knob_meter_set_fall:
 * Sets [property@RotaryWheel.KnobMeter:fall].
 */
void rotary_wheel_knob_meter_set_fall (RotaryWheelKnobMeter *self, double fall);

/**
 * RotaryWheelKnobMeter:hold:
 *
 * The time until a peak falls, in milliseconds. The range is 0 to 60000. The default is 1000. At 0 no peak is drawn
 * apart from the level.
 */

/**
 * rotary_wheel_knob_meter_get_hold:
 * Gets [property@RotaryWheel.KnobMeter:hold].
 */
guint rotary_wheel_knob_meter_get_hold (RotaryWheelKnobMeter *self);

/**
 * rotary_wheel_knob_meter_set_hold:
 * Sets [property@RotaryWheel.KnobMeter:hold].
 */
void rotary_wheel_knob_meter_set_hold (RotaryWheelKnobMeter *self, guint hold);

/**
 * RotaryWheelKnobMeter:clipped:
 *
 * Whether the clip light is on.
 *
 * It is switched on by a level that reaches [property@RotaryWheel.KnobMeter:clip]. The user switches it off by a click
 * on the light, <kbd>Backspace</kbd>, <kbd>Delete</kbd> or the context menu of a knob, a program by this property. The
 * default is %FALSE.
 */

/**
 * rotary_wheel_knob_meter_get_clipped:
 * Gets [property@RotaryWheel.KnobMeter:clipped].
 */
gboolean rotary_wheel_knob_meter_get_clipped (RotaryWheelKnobMeter *self);

/**
 * rotary_wheel_knob_meter_set_clipped:
 * Sets [property@RotaryWheel.KnobMeter:clipped].
 */
void rotary_wheel_knob_meter_set_clipped (RotaryWheelKnobMeter *self, gboolean clipped);

/**
 * rotary_wheel_knob_meter_set_levels:
 * @self: a `RotaryWheelKnobMeter`
 * @first: the level of the first channel, in decibels
 * @second: the level of the second channel, in decibels. A meter of one channel ignores it
 *
 * Sets the levels, as often as the program knows new ones.
 *
 * -infinity is silence. A level rises immediately and falls with [property@RotaryWheel.KnobMeter:fall], as far as the
 * newest level. Nothing is drawn while no level changes. A level that is not a number is refused with a critical.
 */
void rotary_wheel_knob_meter_set_levels (RotaryWheelKnobMeter *self, double first, double second);

G_END_DECLS
