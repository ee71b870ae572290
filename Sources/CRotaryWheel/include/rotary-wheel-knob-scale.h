/* How the values of knobs lie along their travel.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelKnobTaper:
 * @ROTARY_WHEEL_KNOB_TAPER_LINEAR: v = l + f·(u - l)
 * @ROTARY_WHEEL_KNOB_TAPER_LOGARITHMIC: v = l·(u/l)^f. Equal rotations change the value by equal factors. The scale
 *   stays linear unless l is above 0
 * @ROTARY_WHEEL_KNOB_TAPER_DECIBEL: for values in decibels: v = u + 60·lg (a + f·(1 - a)) with a = 10^((l - u)/60).
 *   The cube of the fraction is the gain, as in PulseAudio
 * @ROTARY_WHEEL_KNOB_TAPER_POWER: v = l + (u - l)·f^(1/s), for [property@RotaryWheel.KnobScale:skew] s
 * @ROTARY_WHEEL_KNOB_TAPER_TABLE: straight lines between the breakpoints of [method@RotaryWheel.KnobScale.set_table]
 * @ROTARY_WHEEL_KNOB_TAPER_CUSTOM: the function of [method@RotaryWheel.KnobScale.set_curve_func]
 *
 * The distributions of the values along the travel of a knob.
 *
 * In the formulas, v is the value at the fraction f of the travel, l the lowest value and u the upper bound.
 *
 * Since: 0.9
 */
typedef enum
{
  ROTARY_WHEEL_KNOB_TAPER_LINEAR,
  ROTARY_WHEEL_KNOB_TAPER_LOGARITHMIC,
  ROTARY_WHEEL_KNOB_TAPER_DECIBEL,
  ROTARY_WHEEL_KNOB_TAPER_POWER,
  ROTARY_WHEEL_KNOB_TAPER_TABLE,
  ROTARY_WHEEL_KNOB_TAPER_CUSTOM
} RotaryWheelKnobTaper;

#define ROTARY_WHEEL_TYPE_KNOB_TAPER (rotary_wheel_knob_taper_get_type ())
GType rotary_wheel_knob_taper_get_type (void) G_GNUC_CONST;

/**
 * RotaryWheelKnobCurveFunc:
 * @number: a fraction of the travel from 0 to 1, or a value
 * @user_data: (closure): the data of the function
 *
 * Gets the value at a fraction of the travel, or the fraction of a value.
 *
 * The value must not fall as the fraction rises. The ends of the travel always have the bounds. A knob clamps what
 * is out of bounds, and takes the lowest value for a number that is not finite. The function may read knobs, but must
 * not change them or the scale.
 *
 * Returns: the value, or the fraction
 *
 * Since: 0.9
 */
typedef double (*RotaryWheelKnobCurveFunc) (double number, gpointer user_data);

/**
 * RotaryWheelKnobScale:
 *
 * `RotaryWheelKnobScale` says how values lie along the travel, for the knobs that share it.
 *
 * A [class@RotaryWheel.Knob] has the scale of its property [property@RotaryWheel.Knob:scale]. The bounds are those of
 * each knob's adjustment. Setters refuse numbers that are not finite with a critical, and clamp numbers outside the range.
 *
 * # RotaryWheelKnobScale as GtkBuildable
 *
 * The `<breakpoints>` element has the breakpoints of a table:
 *
 * ```xml
 * <object class="RotaryWheelKnobScale">
 *   <breakpoints><breakpoint place="0.25" value="-30"/><breakpoint place="0.75" value="-6"/></breakpoints>
 * </object>
 * ```
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_KNOB_SCALE (rotary_wheel_knob_scale_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelKnobScale, rotary_wheel_knob_scale, ROTARY_WHEEL, KNOB_SCALE, GObject)

/**
 * rotary_wheel_knob_scale_new:
 * @taper: the distribution
 *
 * Creates a scale. See [property@RotaryWheel.KnobScale:taper].
 *
 * Returns: (transfer full): the scale
 */
RotaryWheelKnobScale *rotary_wheel_knob_scale_new (RotaryWheelKnobTaper taper);

/**
 * RotaryWheelKnobScale:taper:
 *
 * The distribution of the values along the travel.
 *
 * Marks, detents, drags and controllers follow it. Keys and scroll clicks step by equal values with
 * %ROTARY_WHEEL_KNOB_TAPER_LINEAR and %ROTARY_WHEEL_KNOB_TAPER_DECIBEL, and by equal rotations otherwise. With
 * %ROTARY_WHEEL_KNOB_TAPER_LOGARITHMIC a step is a 120th of the travel. A step increment of at least a 200th of the
 * range, or one set after the adjustment, is used unchanged. The default is %ROTARY_WHEEL_KNOB_TAPER_LINEAR.
 */

/**
 * rotary_wheel_knob_scale_get_taper:
 * Gets [property@RotaryWheel.KnobScale:taper].
 */
RotaryWheelKnobTaper rotary_wheel_knob_scale_get_taper (RotaryWheelKnobScale *self);

/**
 * rotary_wheel_knob_scale_set_taper:
 * Sets [property@RotaryWheel.KnobScale:taper].
 */
void rotary_wheel_knob_scale_set_taper (RotaryWheelKnobScale *self, RotaryWheelKnobTaper taper);

/**
 * RotaryWheelKnobScale:skew:
 *
 * The skew of %ROTARY_WHEEL_KNOB_TAPER_POWER.
 *
 * A skew below 1 gives low values more room, one above 1 high values. The range is 0.1 to 10. The default is 1.
 */

/**
 * rotary_wheel_knob_scale_get_skew:
 * Gets [property@RotaryWheel.KnobScale:skew].
 */
double rotary_wheel_knob_scale_get_skew (RotaryWheelKnobScale *self);

/**
 * rotary_wheel_knob_scale_set_skew:
 * Sets [property@RotaryWheel.KnobScale:skew].
 */
void rotary_wheel_knob_scale_set_skew (RotaryWheelKnobScale *self, double skew);

/**
 * RotaryWheelKnobScale:has-off:
 *
 * Whether the lower bound means off.
 *
 * The values begin one step increment above it. A drag passes from them to off as through a detent, a key in one step.
 * The value is written as "Off", as "-∞ dB" with %ROTARY_WHEEL_KNOB_FORMAT_DECIBELS, or by a format function. The
 * default is %FALSE.
 */

/**
 * rotary_wheel_knob_scale_get_has_off:
 * Gets [property@RotaryWheel.KnobScale:has-off].
 */
gboolean rotary_wheel_knob_scale_get_has_off (RotaryWheelKnobScale *self);

/**
 * rotary_wheel_knob_scale_set_has_off:
 * Sets [property@RotaryWheel.KnobScale:has-off].
 */
void rotary_wheel_knob_scale_set_has_off (RotaryWheelKnobScale *self, gboolean has_off);

/**
 * rotary_wheel_knob_scale_set_table:
 * @self: a `RotaryWheelKnobScale`
 * @places: (array length=n_points): the places of the breakpoints, fractions of the travel from 0 to 1
 * @values: (array length=n_points): the values there
 * @n_points: the number of breakpoints
 *
 * Sets a table as the scale, and [property@RotaryWheel.KnobScale:taper] to %ROTARY_WHEEL_KNOB_TAPER_TABLE.
 *
 * Between breakpoints the scale is linear. The ends of the travel always have the bounds: breakpoints outside are
 * ignored. Places and values that do not ascend are refused with a critical. A UI file has a `<breakpoints>` element.
 */
void rotary_wheel_knob_scale_set_table (RotaryWheelKnobScale *self, const double *places, const double *values, gsize n_points);

/**
 * rotary_wheel_knob_scale_set_curve_func:
 * @self: a `RotaryWheelKnobScale`
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): gets the value at a fraction of the
 *   travel, or %NULL for a linear scale
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets a function as the scale, and [property@RotaryWheel.KnobScale:taper] to %ROTARY_WHEEL_KNOB_TAPER_CUSTOM.
 *
 * Knobs search for the fraction of a value, unless [method@RotaryWheel.KnobScale.set_inverse_curve_func] follows.
 */
void rotary_wheel_knob_scale_set_curve_func (RotaryWheelKnobScale *self, RotaryWheelKnobCurveFunc func, gpointer user_data,
                                             GDestroyNotify destroy);

/**
 * rotary_wheel_knob_scale_set_inverse_curve_func:
 * @self: a `RotaryWheelKnobScale`
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): gets the fraction of the travel of a
 *   value, or %NULL to search for it
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets the inverse of the function of [method@RotaryWheel.KnobScale.set_curve_func].
 *
 * Without such a function it has no effect. A new function needs a new inverse.
 */
void rotary_wheel_knob_scale_set_inverse_curve_func (RotaryWheelKnobScale *self, RotaryWheelKnobCurveFunc func,
                                                     gpointer user_data, GDestroyNotify destroy);

G_END_DECLS
