/* A knob, for GTK 4.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelKnobDragStyle:
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_DEFAULT: as [class@RotaryWheel.KnobSettings] says for all knobs
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR: the knob follows the pointer's turning about its centre, from wherever it
 *   is pressed; from a press within a fifth of its radius once the pointer has left that part
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR_ABSOLUTE: the mark goes to the pointer, and stays under it; beyond an end it
 *   waits there until the pointer comes back to that end, either way round, and never jumps to the other one
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL: up is more, down is less
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_HORIZONTAL: to the right is more, to the left is less; mirrored with the knob
 *
 * How a pointer turns a knob.
 */
typedef enum
{
  ROTARY_WHEEL_KNOB_DRAG_STYLE_DEFAULT,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR_ABSOLUTE,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_HORIZONTAL
} RotaryWheelKnobDragStyle;

/**
 * RotaryWheelKnobValueDisplay:
 * @ROTARY_WHEEL_KNOB_VALUE_DISPLAY_BELOW: below the knob
 * @ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CENTER: in the middle of the knob
 * @ROTARY_WHEEL_KNOB_VALUE_DISPLAY_DRAGGING: in the middle, while the knob is dragged
 *
 * Where a knob shows its value.
 */
typedef enum
{
  ROTARY_WHEEL_KNOB_VALUE_DISPLAY_BELOW,
  ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CENTER,
  ROTARY_WHEEL_KNOB_VALUE_DISPLAY_DRAGGING
} RotaryWheelKnobValueDisplay;

#define ROTARY_WHEEL_TYPE_KNOB_DRAG_STYLE (rotary_wheel_knob_drag_style_get_type ())
ROTARY_WHEEL_AVAILABLE_IN_1_0
GType rotary_wheel_knob_drag_style_get_type (void) G_GNUC_CONST;

#define ROTARY_WHEEL_TYPE_KNOB_VALUE_DISPLAY (rotary_wheel_knob_value_display_get_type ())
ROTARY_WHEEL_AVAILABLE_IN_1_0
GType rotary_wheel_knob_value_display_get_type (void) G_GNUC_CONST;

/**
 * RotaryWheelKnobSettings:
 *
 * What all knobs of a process go by that have no choice of their own.
 *
 * There is one object of this class, to whose properties an app can bind what its user prefers, as with
 * g_settings_bind().
 */
#define ROTARY_WHEEL_TYPE_KNOB_SETTINGS (rotary_wheel_knob_settings_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelKnobSettings, rotary_wheel_knob_settings, ROTARY_WHEEL, KNOB_SETTINGS, GObject)

/**
 * rotary_wheel_knob_settings_get_default:
 *
 * Gets the settings of the process.
 *
 * Returns: (transfer none): the settings
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelKnobSettings *rotary_wheel_knob_settings_get_default (void);

/**
 * RotaryWheelKnobSettings:drag-style:
 *
 * How pointers turn knobs that have no style of their own.
 */

/**
 * rotary_wheel_knob_settings_get_drag_style:
 * @self: the settings
 *
 * Gets how pointers turn knobs that have no style of their own.
 *
 * Returns: a style
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelKnobDragStyle rotary_wheel_knob_settings_get_drag_style (RotaryWheelKnobSettings *self);

/**
 * rotary_wheel_knob_settings_set_drag_style:
 * @self: the settings
 * @drag_style: a style; %ROTARY_WHEEL_KNOB_DRAG_STYLE_DEFAULT counts as circular
 *
 * Sets how pointers turn knobs that have no style of their own.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_settings_set_drag_style (RotaryWheelKnobSettings *self, RotaryWheelKnobDragStyle drag_style);

/**
 * RotaryWheelKnobSettings:sensitivity:
 *
 * How much faster than usual straight drags turn.
 */

/**
 * rotary_wheel_knob_settings_get_sensitivity:
 * @self: the settings
 *
 * Gets how much faster than usual straight drags turn all knobs.
 *
 * Returns: a factor
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_knob_settings_get_sensitivity (RotaryWheelKnobSettings *self);

/**
 * rotary_wheel_knob_settings_set_sensitivity:
 * @self: the settings
 * @sensitivity: a factor, clamped to 0.1 … 10
 *
 * Sets how much faster than usual straight drags turn all knobs, 1 by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_settings_set_sensitivity (RotaryWheelKnobSettings *self, double sensitivity);

/**
 * RotaryWheelKnob:
 *
 * A knob that shows and edits one number.
 *
 * Being a [class@Gtk.Scale], it has an adjustment, keys, digits, a function that writes the value, and the signals
 * `value-changed` and `change-value`. Its mark goes clockwise from a start to an end angle, from 7 to 5 o'clock by
 * default, in one turn or several, or without end. Angles are in radians, and positive clockwise.
 *
 * It stops at its ends: turned on past one it stays there, and turned back it follows at once.
 *
 * # Gestures and keys
 *
 * - Dragging turns the knob, in one of the ways of [enum@RotaryWheel.KnobDragStyle]; with Shift by a tenth.
 *   Nothing moves on a press.
 * - A double click, or a click with Ctrl, resets to [property@RotaryWheel.Knob:default-value].
 * - A click of a mouse's wheel is one step. Where the page around can be scrolled that counts while the knob has the
 *   focus.
 * - A secondary click, a long press, the Menu key or Shift+F10 opens a menu.
 * - The arrow keys go by a step, Page Up and Page Down by a page, Home and End to the ends. Left and Right change
 *   places where text runs from right to left.
 * - A digit, or Enter, opens an entry for an exact value; Escape leaves that alone.
 * - Escape takes a drag back to where it began.
 *
 * # In UI files
 *
 * Besides the `<marks>` of a [class@Gtk.Scale] a knob takes `<detents>`:
 *
 * ```xml
 * <object class="RotaryWheelKnob">
 *   <detents><detent value="0"/><detent value="50"/></detents>
 * </object>
 * ```
 *
 * # Right to left
 *
 * Where text runs from right to left the knob is mirrored, as a horizontal scale is. gtk_range_set_flippable() with
 * %FALSE keeps a knob clockwise everywhere, and [property@Gtk.Range:inverted] mirrors it.
 *
 * # CSS nodes
 *
 * |[<!-- language="plain" -->
 * knob[.dragging][.value-inside]
 * ├── track
 * ├── fill
 * ├── dial
 * ├── pointer
 * ├── label.mark
 * ╰── value
 * ]|
 *
 * The `track`, the `fill`, which is the arc to the value, and the `pointer`, which is the line on the `dial`, are
 * drawn in their text colours. The `dial` is a box like any other, and the outline of the `track` is drawn round the
 * knob while it has a visible focus. Nodes of the scale that show nothing are not listed.
 *
 * # Accessibility
 *
 * `RotaryWheelKnob` uses the %GTK_ACCESSIBLE_ROLE_SLIDER role, with a value that assistive technologies can set. Its
 * value text is the written value, and so is its description where GTK does not tell that a value has changed, as in
 * 4.8. It has the actions `knob.increase`, `knob.decrease`, `knob.edit` and `knob.reset`.
 */
#define ROTARY_WHEEL_TYPE_KNOB (rotary_wheel_knob_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelKnob, rotary_wheel_knob, ROTARY_WHEEL, KNOB, GtkScale)

/**
 * RotaryWheelKnob::drag-begin:
 * @self: the knob
 *
 * A pointer has begun to turn the knob.
 */

/**
 * RotaryWheelKnob::drag-end:
 * @self: the knob
 * @value: the value then
 *
 * The pointer has let go, or the drag was given up.
 */

/**
 * rotary_wheel_knob_new:
 * @adjustment: (nullable): what holds the value, or %NULL for a new adjustment
 *
 * Creates a knob.
 *
 * Returns: (transfer floating): a new knob
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_knob_new (GtkAdjustment *adjustment);

/**
 * rotary_wheel_knob_new_with_range:
 * @minimum: the least value
 * @maximum: the largest value
 * @step: what an arrow key changes; Page Up and Page Down do ten times as much
 *
 * Creates a knob with bounds, at the lower one.
 *
 * The value has as many digits as the step, at most 5.
 *
 * Returns: (transfer floating): a new knob
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_knob_new_with_range (double minimum, double maximum, double step);

/**
 * rotary_wheel_knob_reset:
 * @self: a knob
 *
 * Goes to the default value, as a double click does.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_reset (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_edit:
 * @self: a knob
 *
 * Opens the entry for an exact value, as a digit does. An unmapped or insensitive knob ignores the call.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_edit (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_add_mark:
 * @self: a knob
 * @value: a value
 * @markup: (nullable): a label in Pango's markup, or %NULL for none
 *
 * Adds a mark beside the track, with a label outside it.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_add_mark (RotaryWheelKnob *self, double value, const char *markup);

/**
 * rotary_wheel_knob_clear_marks:
 * @self: a knob
 *
 * Removes all marks.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_clear_marks (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_add_detent:
 * @self: a knob
 * @value: a value
 *
 * Adds a value at which the knob catches while it is dragged.
 *
 * It stays there while the pointer turns through the detent's dead zone, whose extent is
 * [property@RotaryWheel.Knob:detent-extent]. No value is skipped, except where the mark is held under the pointer.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_add_detent (RotaryWheelKnob *self, double value);

/**
 * rotary_wheel_knob_clear_detents:
 * @self: a knob
 *
 * Removes all detents.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_clear_detents (RotaryWheelKnob *self);

/**
 * RotaryWheelKnob:value:
 *
 * The value of the adjustment.
 */

/**
 * rotary_wheel_knob_get_value:
 * @self: a knob
 *
 * Gets the value of the adjustment.
 *
 * Returns: the value
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_knob_get_value (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_value:
 * @self: a knob
 * @value: a value
 *
 * Sets the value, clamped to the bounds of the adjustment.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_value (RotaryWheelKnob *self, double value);

/**
 * RotaryWheelKnob:default-value:
 *
 * The value that a double click resets to.
 */

/**
 * rotary_wheel_knob_get_default_value:
 * @self: a knob
 *
 * Gets the value that a double click resets to.
 *
 * Returns: a value
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_knob_get_default_value (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_default_value:
 * @self: a knob
 * @default_value: a value
 *
 * Sets the value that a double click resets to, 0 by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_default_value (RotaryWheelKnob *self, double default_value);

/**
 * RotaryWheelKnob:start-angle:
 *
 * Where the travel starts, in radians clockwise from the right.
 */

/**
 * rotary_wheel_knob_get_start_angle:
 * @self: a knob
 *
 * Gets where the travel starts.
 *
 * Returns: radians clockwise from the right
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_knob_get_start_angle (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_start_angle:
 * @self: a knob
 * @start_angle: radians clockwise from the right
 *
 * Sets where the travel starts, 2π/3, which is 7 o'clock, by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_start_angle (RotaryWheelKnob *self, double start_angle);

/**
 * RotaryWheelKnob:end-angle:
 *
 * Where the travel ends, in radians clockwise from the right.
 */

/**
 * rotary_wheel_knob_get_end_angle:
 * @self: a knob
 *
 * Gets where the travel ends.
 *
 * Returns: radians clockwise from the right
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_knob_get_end_angle (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_end_angle:
 * @self: a knob
 * @end_angle: radians clockwise from the right
 *
 * Sets where the travel ends, π/3, which is 5 o'clock, by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_end_angle (RotaryWheelKnob *self, double end_angle);

/**
 * RotaryWheelKnob:turns:
 *
 * How often the mark passes the start of its travel.
 */

/**
 * rotary_wheel_knob_get_turns:
 * @self: a knob
 *
 * Gets how often the mark passes the start of its travel.
 *
 * Returns: a number of turns
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_knob_get_turns (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_turns:
 * @self: a knob
 * @turns: a number of turns, clamped to 1 … 100
 *
 * Sets how often the mark passes the start of its travel, counting the first; 1 by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_turns (RotaryWheelKnob *self, guint turns);

/**
 * RotaryWheelKnob:wrap:
 *
 * Whether the end is the start again.
 */

/**
 * rotary_wheel_knob_get_wrap:
 * @self: a knob
 *
 * Gets whether the end is the start again.
 *
 * Returns: %TRUE if the knob has no end
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_knob_get_wrap (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_wrap:
 * @self: a knob
 * @wrap: whether the knob has no end
 *
 * Sets whether the end is the start again, %FALSE by default. The travel then has whole turns.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_wrap (RotaryWheelKnob *self, gboolean wrap);

/**
 * RotaryWheelKnob:logarithmic:
 *
 * Whether equal ways are equal factors.
 */

/**
 * rotary_wheel_knob_get_logarithmic:
 * @self: a knob
 *
 * Gets whether equal ways are equal factors.
 *
 * Returns: %TRUE if they are
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_knob_get_logarithmic (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_logarithmic:
 * @self: a knob
 * @logarithmic: whether they are
 *
 * Sets whether equal ways are equal factors, %FALSE by default.
 *
 * The value at a part f of the travel is then l·(u/l)^f, for a lower bound l above 0 and an upper bound u; with
 * any other lower bound the scale stays linear.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_logarithmic (RotaryWheelKnob *self, gboolean logarithmic);

/**
 * RotaryWheelKnob:bipolar:
 *
 * Whether the arc begins at the default value.
 */

/**
 * rotary_wheel_knob_get_bipolar:
 * @self: a knob
 *
 * Gets whether the arc begins at the default value.
 *
 * Returns: %TRUE if it does
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_knob_get_bipolar (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_bipolar:
 * @self: a knob
 * @bipolar: whether it does
 *
 * Sets whether the arc begins at the default value, in place of the start of the travel; %FALSE by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_bipolar (RotaryWheelKnob *self, gboolean bipolar);

/**
 * RotaryWheelKnob:sensitivity:
 *
 * How much faster than usual straight drags turn.
 */

/**
 * rotary_wheel_knob_get_sensitivity:
 * @self: a knob
 *
 * Gets how much faster than usual straight drags turn.
 *
 * Returns: a factor
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_knob_get_sensitivity (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_sensitivity:
 * @self: a knob
 * @sensitivity: a factor, clamped to 0.1 … 10
 *
 * Sets how much faster than usual straight drags turn, 1 by default.
 *
 * Usual is from 7 to 5 o'clock in 200 pixels.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_sensitivity (RotaryWheelKnob *self, double sensitivity);

/**
 * RotaryWheelKnob:detent-extent:
 *
 * How far the dead zone of a detent extends in all, in radians.
 */

/**
 * rotary_wheel_knob_get_detent_extent:
 * @self: a knob
 *
 * Gets how far the dead zone of a detent extends in all.
 *
 * Returns: radians
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_knob_get_detent_extent (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_detent_extent:
 * @self: a knob
 * @detent_extent: radians, clamped to 0 … 2π
 *
 * Sets how far the dead zone of a detent extends in all, π/18, which is 10°, by default.
 *
 * So far the pointer turns while the knob stays at the detent; 0 switches detents off.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_detent_extent (RotaryWheelKnob *self, double detent_extent);

/**
 * RotaryWheelKnob:return-to-start:
 *
 * Whether the knob goes back to where a drag began.
 */

/**
 * rotary_wheel_knob_get_return_to_start:
 * @self: a knob
 *
 * Gets whether the knob goes back to where a drag began.
 *
 * Returns: %TRUE if it goes back
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_knob_get_return_to_start (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_return_to_start:
 * @self: a knob
 * @return_to_start: whether it goes back
 *
 * Sets whether the knob goes back to where a drag began, at even speed; %FALSE by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_return_to_start (RotaryWheelKnob *self, gboolean return_to_start);

/**
 * RotaryWheelKnob:enable-scroll:
 *
 * Whether the knob can be scrolled.
 */

/**
 * rotary_wheel_knob_get_enable_scroll:
 * @self: a knob
 *
 * Gets whether scrolling changes the value.
 *
 * Returns: %TRUE if it does
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_knob_get_enable_scroll (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_enable_scroll:
 * @self: a knob
 * @enable_scroll: whether it does
 *
 * Sets whether scrolling changes the value, %TRUE by default.
 *
 * Where the page around can be scrolled it does while the knob has the focus.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_enable_scroll (RotaryWheelKnob *self, gboolean enable_scroll);

/**
 * RotaryWheelKnob:unit:
 *
 * What follows the number.
 */

/**
 * rotary_wheel_knob_get_unit:
 * @self: a knob
 *
 * Gets what follows the number.
 *
 * Returns: (nullable) (transfer none): the unit
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
const char *rotary_wheel_knob_get_unit (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_unit:
 * @self: a knob
 * @unit: (nullable): the unit, or %NULL for none
 *
 * Sets what follows the number, nothing by default.
 *
 * A function that was set with gtk_scale_set_format_value_func() is replaced.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_unit (RotaryWheelKnob *self, const char *unit);

/**
 * RotaryWheelKnob:drag-style:
 *
 * How a pointer turns the knob.
 */

/**
 * rotary_wheel_knob_get_drag_style:
 * @self: a knob
 *
 * Gets how a pointer turns the knob.
 *
 * Returns: a style
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelKnobDragStyle rotary_wheel_knob_get_drag_style (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_drag_style:
 * @self: a knob
 * @drag_style: a style
 *
 * Sets how a pointer turns the knob, %ROTARY_WHEEL_KNOB_DRAG_STYLE_DEFAULT by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_drag_style (RotaryWheelKnob *self, RotaryWheelKnobDragStyle drag_style);

/**
 * RotaryWheelKnob:value-display:
 *
 * Where the value shows, if it is drawn.
 */

/**
 * rotary_wheel_knob_get_value_display:
 * @self: a knob
 *
 * Gets where the value shows.
 *
 * Returns: a place
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelKnobValueDisplay rotary_wheel_knob_get_value_display (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_value_display:
 * @self: a knob
 * @value_display: a place
 *
 * Sets where the value shows, %ROTARY_WHEEL_KNOB_VALUE_DISPLAY_BELOW by default.
 *
 * Whether it shows at all is said by [property@Gtk.Scale:draw-value].
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_knob_set_value_display (RotaryWheelKnob *self, RotaryWheelKnobValueDisplay value_display);

G_END_DECLS
