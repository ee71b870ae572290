/* What moves the value of a knob.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelKnobModulation:
 *
 * `RotaryWheelKnobModulation` is how far something else moves the value of a knob, such as an oscillator: an arc around
 * the knobs that show it.
 *
 * A [class@RotaryWheel.Knob] shows those of [method@RotaryWheel.Knob.get_modulations]. Several knobs may have the same
 * modulation.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_KNOB_MODULATION (rotary_wheel_knob_modulation_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelKnobModulation, rotary_wheel_knob_modulation, ROTARY_WHEEL, KNOB_MODULATION, GObject)

/**
 * rotary_wheel_knob_modulation_new:
 * @start: the value at one end of the arc
 * @end: the value at the other end
 * @label: (nullable): what modulates the value, or %NULL
 *
 * Creates a modulation.
 *
 * Returns: (transfer full): the modulation
 */
RotaryWheelKnobModulation *rotary_wheel_knob_modulation_new (double start, double end, const char *label);

/**
 * RotaryWheelKnobModulation:start:
 *
 * The value at one end of the arc.
 *
 * Values beyond the bounds of a knob are drawn at its ends. A number that is not finite is refused with a critical. The
 * default is 0.
 */

/**
 * rotary_wheel_knob_modulation_get_start:
 * Gets [property@RotaryWheel.KnobModulation:start].
 */
double rotary_wheel_knob_modulation_get_start (RotaryWheelKnobModulation *self);

/**
 * rotary_wheel_knob_modulation_set_start:
 * Sets [property@RotaryWheel.KnobModulation:start].
 */
void rotary_wheel_knob_modulation_set_start (RotaryWheelKnobModulation *self, double start);

/**
 * RotaryWheelKnobModulation:end:
 *
 * The value at the other end of the arc. The default is 0.
 */

/**
 * rotary_wheel_knob_modulation_get_end:
 * Gets [property@RotaryWheel.KnobModulation:end].
 */
double rotary_wheel_knob_modulation_get_end (RotaryWheelKnobModulation *self);

/**
 * rotary_wheel_knob_modulation_set_end:
 * Sets [property@RotaryWheel.KnobModulation:end].
 */
void rotary_wheel_knob_modulation_set_end (RotaryWheelKnobModulation *self, double end);

/**
 * RotaryWheelKnobModulation:value:
 *
 * The modulated value, which the live dot shows.
 *
 * Set it as often as the program knows a new one. Each value sets [property@RotaryWheel.KnobModulation:has-value]. The
 * default is 0.
 */

/**
 * rotary_wheel_knob_modulation_get_value:
 * Gets [property@RotaryWheel.KnobModulation:value].
 */
double rotary_wheel_knob_modulation_get_value (RotaryWheelKnobModulation *self);

/**
 * rotary_wheel_knob_modulation_set_value:
 * Sets [property@RotaryWheel.KnobModulation:value].
 */
void rotary_wheel_knob_modulation_set_value (RotaryWheelKnobModulation *self, double value);

/**
 * RotaryWheelKnobModulation:has-value:
 *
 * Whether the arc has a live dot.
 *
 * Setting [property@RotaryWheel.KnobModulation:value] makes it %TRUE. The default is %FALSE.
 */

/**
 * rotary_wheel_knob_modulation_get_has_value:
 * Gets [property@RotaryWheel.KnobModulation:has-value].
 */
gboolean rotary_wheel_knob_modulation_get_has_value (RotaryWheelKnobModulation *self);

/**
 * rotary_wheel_knob_modulation_set_has_value:
 * Sets [property@RotaryWheel.KnobModulation:has-value].
 */
void rotary_wheel_knob_modulation_set_has_value (RotaryWheelKnobModulation *self, gboolean has_value);

/**
 * RotaryWheelKnobModulation:css-class:
 *
 * The style classes of the `modulation` node with the color of the arc, separated by spaces. The default is %NULL.
 */

/**
 * rotary_wheel_knob_modulation_get_css_class:
 * Gets [property@RotaryWheel.KnobModulation:css-class].
 *
 * Returns: (transfer none) (nullable): the style class
 */
const char *rotary_wheel_knob_modulation_get_css_class (RotaryWheelKnobModulation *self);

/**
 * rotary_wheel_knob_modulation_set_css_class:
 * @css_class: (nullable): the style class
 *
 * Sets [property@RotaryWheel.KnobModulation:css-class].
 */
void rotary_wheel_knob_modulation_set_css_class (RotaryWheelKnobModulation *self, const char *css_class);

/**
 * RotaryWheelKnobModulation:label:
 *
 * What modulates the value, for assistive technologies. The default is %NULL, for "Modulation".
 */

/**
 * rotary_wheel_knob_modulation_get_label:
 * Gets [property@RotaryWheel.KnobModulation:label].
 *
 * Returns: (transfer none) (nullable): the label
 */
const char *rotary_wheel_knob_modulation_get_label (RotaryWheelKnobModulation *self);

/**
 * rotary_wheel_knob_modulation_set_label:
 * @label: (nullable): the label
 *
 * Sets [property@RotaryWheel.KnobModulation:label].
 */
void rotary_wheel_knob_modulation_set_label (RotaryWheelKnobModulation *self, const char *label);

G_END_DECLS
