/* A rotary knob.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-face.h"
#include "rotary-wheel-knob-meter.h"
#include "rotary-wheel-knob-modulation.h"
#include "rotary-wheel-knob-scale.h"
#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelKnobDragStyle:
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_DEFAULT: the style in [property@RotaryWheel.KnobSettings:drag-style]
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR: the knob turns by the rotation of the pointer about its center. After a
 *   press within a fifth of the radius, the drag begins when the pointer leaves that area
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR_ABSOLUTE: the knob points at the pointer. Past an end, it stays at that end
 *   until the pointer returns there from either side. It never jumps to the other end
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL: a drag up increases the value, a drag down decreases it
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_HORIZONTAL: a drag to the right increases the value, a drag to the left decreases
 *   it. A mirrored knob reverses this
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_VELOCITY: a drag up or to the right increases the value. Up to 20 pixels a second it
 *   has a tenth of the effect, from 1000 on twice the effect
 * @ROTARY_WHEEL_KNOB_DRAG_STYLE_AUTOMATIC: the first pixels select the style: vertical or horizontal along a
 *   straight line, circular around the center. A press near the center always begins a straight drag. The drag
 *   keeps its style until the release
 *
 * The ways in which a drag changes the value of a knob.
 *
 * Since: 0.9
 */
typedef enum
{
  ROTARY_WHEEL_KNOB_DRAG_STYLE_DEFAULT,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR_ABSOLUTE,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_VERTICAL,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_HORIZONTAL,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_VELOCITY,
  ROTARY_WHEEL_KNOB_DRAG_STYLE_AUTOMATIC
} RotaryWheelKnobDragStyle;

/**
 * RotaryWheelKnobValueDisplay:
 * @ROTARY_WHEEL_KNOB_VALUE_DISPLAY_BELOW: below the knob
 * @ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CENTER: in the center of the knob
 * @ROTARY_WHEEL_KNOB_VALUE_DISPLAY_DRAGGING: in the center of the knob, during a drag only
 * @ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CHANGING: in a bubble above the knob, or above the finger that turns it, while the
 *   user changes it and for a second after that
 *
 * The positions of the value of a knob.
 *
 * Since: 0.9
 */
typedef enum
{
  ROTARY_WHEEL_KNOB_VALUE_DISPLAY_BELOW,
  ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CENTER,
  ROTARY_WHEEL_KNOB_VALUE_DISPLAY_DRAGGING,
  ROTARY_WHEEL_KNOB_VALUE_DISPLAY_CHANGING
} RotaryWheelKnobValueDisplay;

/**
 * RotaryWheelKnobFormat:
 * @ROTARY_WHEEL_KNOB_FORMAT_NUMBER: the number, with [property@RotaryWheel.Knob:unit]
 * @ROTARY_WHEEL_KNOB_FORMAT_FREQUENCY: hertz, from 1000 on in kHz: "440 Hz", "1.25 kHz"
 * @ROTARY_WHEEL_KNOB_FORMAT_DECIBELS: decibels with their sign: "-6.0 dB", "+3.0 dB". Off is "-∞ dB"
 * @ROTARY_WHEEL_KNOB_FORMAT_TIME: milliseconds, from 1000 on in seconds: "250 ms", "1.25 s"
 * @ROTARY_WHEEL_KNOB_FORMAT_PERCENT: percent of 1: "50 %" is 0.5
 * @ROTARY_WHEEL_KNOB_FORMAT_PAN: left and right of 0 in percent of the larger bound: "50 L", "C", "50 R"
 * @ROTARY_WHEEL_KNOB_FORMAT_SEMITONES: semitones with their sign: "+7 st"
 * @ROTARY_WHEEL_KNOB_FORMAT_ANGLE: degrees: "-12.5°". See [class@RotaryWheel.Knob]
 *
 * The ways in which a knob writes values, and reads what is typed.
 *
 * A typed number may have its unit or not, as in "1.0 kHz", "1k", "-6 dB", "+3" and "50 %". A number alone is in
 * hertz, milliseconds or percent. Digits may be those of any script, and the decimal sign that of the locale or a
 * point.
 *
 * Since: 0.9
 */
typedef enum
{
  ROTARY_WHEEL_KNOB_FORMAT_NUMBER,
  ROTARY_WHEEL_KNOB_FORMAT_FREQUENCY,
  ROTARY_WHEEL_KNOB_FORMAT_DECIBELS,
  ROTARY_WHEEL_KNOB_FORMAT_TIME,
  ROTARY_WHEEL_KNOB_FORMAT_PERCENT,
  ROTARY_WHEEL_KNOB_FORMAT_PAN,
  ROTARY_WHEEL_KNOB_FORMAT_SEMITONES,
  ROTARY_WHEEL_KNOB_FORMAT_ANGLE
} RotaryWheelKnobFormat;

/**
 * RotaryWheelKnobParseFunc:
 * @text: the typed text
 * @value: (out): the value
 * @user_data: (closure): the data of the function
 * @error: the reason why the text is refused, which the entry shows
 *
 * Reads what is typed.
 *
 * Returns: %TRUE if the text has a value
 *
 * Since: 0.9
 */
typedef gboolean (*RotaryWheelKnobParseFunc) (const char *text, double *value, gpointer user_data, GError **error);

#define ROTARY_WHEEL_TYPE_KNOB_FORMAT (rotary_wheel_knob_format_get_type ())
GType rotary_wheel_knob_format_get_type (void) G_GNUC_CONST;

#define ROTARY_WHEEL_TYPE_KNOB_DRAG_STYLE (rotary_wheel_knob_drag_style_get_type ())
GType rotary_wheel_knob_drag_style_get_type (void) G_GNUC_CONST;

#define ROTARY_WHEEL_TYPE_KNOB_VALUE_DISPLAY (rotary_wheel_knob_value_display_get_type ())
GType rotary_wheel_knob_value_display_get_type (void) G_GNUC_CONST;

/**
 * RotaryWheelKnobSettings:
 *
 * `RotaryWheelKnobSettings` holds settings that apply to all knobs of a process.
 *
 * The process has one object of this class. A program can bind its properties to the preferences of the user, for
 * example with [method@Gio.Settings.bind].
 *
 * Setters refuse numbers that are not finite with a critical, and clamp numbers outside the range.
 *
 * Since: 0.9
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
RotaryWheelKnobSettings *rotary_wheel_knob_settings_get_default (void);

/**
 * RotaryWheelKnobSettings:drag-style:
 *
 * The drag style of knobs without a style of their own.
 *
 * %ROTARY_WHEEL_KNOB_DRAG_STYLE_DEFAULT means %ROTARY_WHEEL_KNOB_DRAG_STYLE_AUTOMATIC, which is the default.
 */

/**
 * rotary_wheel_knob_settings_get_drag_style:
 * Gets [property@RotaryWheel.KnobSettings:drag-style].
 */
RotaryWheelKnobDragStyle rotary_wheel_knob_settings_get_drag_style (RotaryWheelKnobSettings *self);

/**
 * rotary_wheel_knob_settings_set_drag_style:
 * Sets [property@RotaryWheel.KnobSettings:drag-style].
 */
void rotary_wheel_knob_settings_set_drag_style (RotaryWheelKnobSettings *self, RotaryWheelKnobDragStyle drag_style);

/**
 * RotaryWheelKnobSettings:sensitivity:
 *
 * The factor by which all vertical and horizontal drags are faster.
 *
 * It multiplies [property@RotaryWheel.Knob:sensitivity]. The range is 0.1 to 10. The default is 1.
 */

/**
 * rotary_wheel_knob_settings_get_sensitivity:
 * Gets [property@RotaryWheel.KnobSettings:sensitivity].
 */
double rotary_wheel_knob_settings_get_sensitivity (RotaryWheelKnobSettings *self);

/**
 * rotary_wheel_knob_settings_set_sensitivity:
 * Sets [property@RotaryWheel.KnobSettings:sensitivity].
 */
void rotary_wheel_knob_settings_set_sensitivity (RotaryWheelKnobSettings *self, double sensitivity);

/**
 * RotaryWheelKnob:
 *
 * `RotaryWheelKnob` is a rotary control used to select a numeric value.
 *
 * <picture>
 *   <source srcset="knob~dark@2x.png" media="(prefers-color-scheme: dark)">
 *   <img src="knob@2x.png" alt="A knob at 70 percent" width="368">
 * </picture>
 *
 * It derives from [class@Gtk.Scale] and uses its adjustment, key bindings, digits and format function. It emits
 * [signal@Gtk.Range::value-changed] and [signal@Gtk.Range::change-value].
 *
 * The knob turns clockwise from [property@RotaryWheel.Knob:start-angle] to [property@RotaryWheel.Knob:end-angle].
 * This travel goes from 7 to 5 o'clock by default. It can have several turns, or no end. Angles are in radians,
 * positive clockwise.
 *
 * The knob stops at an end of its travel. It follows immediately when the drag reverses.
 *
 * A knob does not jump: a press alone changes nothing. It does not eat scrolling: inside a scrollable container it
 * scrolls only with the focus. It takes typed values, with their units.
 *
 * Setters refuse numbers that are not finite with a critical, and clamp numbers outside the range.
 *
 * # Shortcuts and Gestures
 *
 * - A drag changes the value, in one of the styles of [enum@RotaryWheel.KnobDragStyle]. With <kbd>Shift</kbd>, it
 *   has a tenth of the effect. A press alone changes nothing.
 * - A click on the dial emits [signal@RotaryWheel.Knob::activate], as does <kbd>Space</kbd>.
 * - A double click, or a click with <kbd>Ctrl</kbd>, resets the value to [property@RotaryWheel.Knob:default-value].
 * - A scroll click changes the value by one step, and two fingers on a touchpad change it continuously. Inside a
 *   scrollable container, scrolling requires focus from a press or a key. With GTK 4.20 and later, natural
 *   scrolling does not invert it.
 * - A secondary click, a long press, <kbd>Menu</kbd> or <kbd>Shift</kbd>+<kbd>F10</kbd> opens the context menu.
 * - The arrow keys change the value by a step, <kbd>Page Up</kbd> and <kbd>Page Down</kbd> by a page.
 * - <kbd>Shift</kbd> makes a tenth of a step by an arrow key, a scroll click or two fingers, <kbd>Ctrl</kbd> ten steps.
 *   A rounded value changes by one unit of the last of its [property@Gtk.Scale:digits] at least.
 * - <kbd>Home</kbd> and <kbd>End</kbd> select the ends. Right-to-left text swaps <kbd>Left</kbd> and
 *   <kbd>Right</kbd>.
 * - A digit, <kbd>Enter</kbd> or a click on the value opens an entry for an exact value, as do <kbd>−</kbd> and
 *   <kbd>+</kbd> where the lower bound is negative. <kbd>Escape</kbd> closes the entry without a
 *   change.
 * - <kbd>Escape</kbd> cancels a drag and restores the value.
 *
 * # RotaryWheelKnob as GtkBuildable
 *
 * `RotaryWheelKnob` supports the `<marks>` element of [class@Gtk.Scale], without the positions, and the custom element
 * `<detents>`:
 *
 * ```xml
 * <object class="RotaryWheelKnob">
 *   <detents><detent value="0"/><detent value="50"/></detents>
 * </object>
 * ```
 *
 * Its children of the class [class@RotaryWheel.KnobModulation] are its modulations.
 *
 * # Knobs in rows
 *
 * In the rows of lists a knob has a margin of 6 pixels above and below. A click on an `AdwActionRow` whose activatable
 * widget is the knob opens the entry:
 *
 * ```xml
 * <object class="AdwActionRow">
 *   <property name="title">Volume</property>
 *   <property name="activatable-widget">volume</property>
 *   <child>
 *     <object class="RotaryWheelKnob" id="volume">
 *       <property name="valign">center</property>
 *     </object>
 *   </child>
 * </object>
 * ```
 *
 * # Angles
 *
 * With %ROTARY_WHEEL_KNOB_FORMAT_ANGLE the value is an angle in degrees. With [property@RotaryWheel.Knob:wrap] it goes
 * all around, and [property@RotaryWheel.Knob:start-angle] is the place of the lower bound:
 *
 * ```xml
 * <object class="RotaryWheelKnob">
 *   <property name="format">angle</property>
 *   <property name="wrap">1</property>
 *   <property name="inverted">1</property>
 *   <property name="start-angle">0</property>
 *   <property name="adjustment">
 *     <object class="GtkAdjustment">
 *       <property name="upper">360</property>
 *       <property name="step-increment">1</property>
 *     </object>
 *   </property>
 * </object>
 * ```
 *
 * This knob has 0° on the right and 90° at the top, as mathematics does. Without [property@Gtk.Range:inverted] angles are
 * clockwise. A start angle of -π/2 has 0° at the top. From -180 to 180, a start angle of π has 0° on the right.
 *
 * <kbd>Shift</kbd> snaps to multiples of 15°, in drags as for steps, instead of a tenth. A movement without
 * <kbd>Shift</kbd> follows the pointer again. A typed angle may have the sign ° or "deg". If the knob wraps, it is taken
 * modulo 360: from 0 to 360, "-10" is 350°.
 *
 * Right-to-left text does not mirror angles.
 *
 * # Pictures
 *
 * A knob may have the look of a picture that turns, [property@RotaryWheel.Face:picture], or of a film strip with
 * [property@RotaryWheel.Face:frames], with still pictures below and above it. All are drawn in one square:
 * that of the disc, or of the whole knob with the style class `.flat`.
 *
 * A picture is any [iface@Gdk.Paintable]. A [class@Gtk.IconPaintable] names a file or an icon of the icon theme:
 *
 * ```xml
 * <object class="GtkIconPaintable" id="dial">
 *   <property name="file">resource:///org/example/dial.svg</property>
 * </object>
 * <object class="GtkIconPaintable" id="gloss">
 *   <property name="icon-name">gloss</property>
 * </object>
 * <object class="RotaryWheelKnob">
 *   <property name="face">
 *     <object class="RotaryWheelFace">
 *       <property name="picture">dial</property>
 *       <property name="overlay">gloss</property>
 *     </object>
 *   </property>
 * </object>
 * ```
 *
 * In C, [ctor@Gtk.IconPaintable.new_for_file] names a [iface@Gio.File]. The size and the scale that it takes do not
 * matter. Symbolic icons have the text color of the `dial`.
 *
 * # Right-to-left text
 *
 * For right-to-left text the knob is mirrored, like a horizontal scale. [method@Gtk.Range.set_flippable] with %FALSE
 * keeps the knob clockwise. [property@Gtk.Range:inverted] mirrors it. A picture turns counterclockwise then. Angles
 * differ: see above.
 *
 * # CSS nodes
 *
 * ```
 * knob[.flat][.dragging][.own-color][.preview][.read-only][.value-inside]
 * ├── track
 * ├── fill
 * ├── meter.ok, meter.warning, meter.clip
 * ├── modulation[.class]
 * ├── dial
 * ├── label.mark[.under][.at][.beyond]
 * ╰── value
 * ```
 *
 * `RotaryWheelKnob` has a main CSS node with name `knob`. An app may add the style class `.flat`: such a knob has neither
 * the track nor the arc of the value, and its disc or picture has their room. [property@Gtk.Scale:has-origin] hides the
 * arc alone. During a drag it has the style class `.dragging`,
 * and `.preview` while it shows a value that it has not taken. `.read-only` is for knobs that the user cannot control. It has
 * the style class `.value-inside` if the value is in its center, and `.own-color` where its text has another color than
 * the theme's, as in a selected row.
 *
 * The `track` and the `fill` are drawn in their text colors. The `fill` is the arc to the value. The `dial` is drawn
 * as a CSS box, with a line in its text color; a picture replaces it. The outline of the `track` surrounds a knob
 * with visible focus. Nodes of [class@Gtk.Scale] that draw nothing are not listed.
 *
 * The label of a mark has the style class `.under` if the mark is less than the shown value, `.at` if the value is there,
 * and `.beyond` if it is more. Of rounded values, the nearest one is at the mark.
 *
 * The `meter` nodes, if there is a meter, have the colors of the parts of its ring. The ring without a level has the
 * color of the `track`, the clip light that of `meter.clip`. Each
 * [class@RotaryWheel.KnobModulation] has a `modulation` node with the color of its arc.
 *
 * `min-width` and `min-height` of the `knob` are its size, which is 64 pixels without them, and at least 24. Without a
 * size of its own, a knob narrows to 24 pixels where there is little room. The
 * `min-width` of the `track` is the width of the track and of the arc. `min-height` and `min-width` of the `dial` are
 * the length and the width of its line.
 *
 * # Accessibility
 *
 * `RotaryWheelKnob` uses the %GTK_ACCESSIBLE_ROLE_SLIDER role. Assistive technologies can set its value; since GTK
 * 4.10 [signal@RotaryWheel.Knob::drag-begin] and [signal@RotaryWheel.Knob::drag-end] are around it, and a knob without
 * [property@RotaryWheel.Knob:can-control] keeps its value. GTK 4.8 sets it as an app does. The
 * formatted value is its value text. Where GTK does not report value changes, as in 4.8, it is also its description.
 * The actions are `knob.activate`, `knob.increase`, `knob.decrease`, `knob.edit`, `knob.reset` and `knob.clear-clip`. A
 * lit clip light and the arcs of modulations follow the value in its text, as in "50 %; Clipped; LFO 20 % to 80 %".
 * Levels and live dots are not reported.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_KNOB (rotary_wheel_knob_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelKnob, rotary_wheel_knob, ROTARY_WHEEL, KNOB, GtkScale)

/**
 * RotaryWheelKnob::drag-begin:
 * @self: the object that emits the signal
 *
 * Emitted before the user changes the value.
 *
 * A drag begins when a press moves beyond 3 pixels and its style is clear, or when two fingers begin to scroll. It is
 * also emitted for a key press, once while the key is held, and for the first scroll click of a burst, a typed value, a
 * tap that moves the knob and a reset. So an app writes one step of undo or automation from this signal to
 * [signal@RotaryWheel.Knob::drag-end]. Nothing is emitted where the value cannot change, as at an end. A return to the
 * start of a drag is not part of it.
 */

/**
 * RotaryWheelKnob::drag-end:
 * @self: the object that emits the signal
 * @value: the value at the end
 *
 * Emitted when a drag ends or is canceled, when a key is released or the knob loses the focus, and half a second after
 * the last scroll click of a burst.
 *
 * After a typed value, a tap and a reset it is emitted immediately.
 */

/**
 * RotaryWheelKnob::wrapped:
 * @self: the object that emits the signal
 * @direction: 1 upward, -1 downward
 *
 * Emitted after the user has turned a knob with [property@RotaryWheel.Knob:wrap] beyond its end.
 */

/**
 * RotaryWheelKnob::activate:
 * @self: the object that emits the signal
 *
 * Emitted after a click on the dial without a turn, for <kbd>Space</kbd> and for the action `knob.activate`.
 *
 * So a knob is an encoder that clicks. With a handler, each click emits the signal at its release, without a delay. A
 * double click is two of them then, and does not reset: a click with <kbd>Ctrl</kbd> and the menu do. In the style
 * %ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR_ABSOLUTE a click does not turn the knob then. A click on the value still opens
 * the entry. Without a handler nothing differs.
 *
 * Nothing is emitted for a long press, and by a user of a knob without [property@RotaryWheel.Knob:can-control]. The
 * signal is an action signal, which [method@Gtk.Widget.activate] emits, too.
 */

/**
 * rotary_wheel_knob_new:
 * @adjustment: (nullable): the adjustment with the value, or %NULL for a new one
 *
 * Creates a knob.
 *
 * Returns: (transfer floating): a new `RotaryWheelKnob`
 */
GtkWidget *rotary_wheel_knob_new (GtkAdjustment *adjustment);

/**
 * rotary_wheel_knob_new_with_range:
 * @minimum: the lower bound
 * @maximum: the upper bound
 * @step: the step increment. The page increment is ten times as large
 *
 * Creates a knob with a new adjustment.
 *
 * The value is the lower bound. It has as many digits as the step increment, at most 5. Numbers that are not finite
 * are refused with a critical.
 *
 * Returns: (transfer floating): a new `RotaryWheelKnob`
 */
GtkWidget *rotary_wheel_knob_new_with_range (double minimum, double maximum, double step);

/**
 * rotary_wheel_knob_reset:
 * @self: a `RotaryWheelKnob`
 *
 * Resets the value to [property@RotaryWheel.Knob:default-value], as a double click does.
 */
void rotary_wheel_knob_reset (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_edit:
 * @self: a `RotaryWheelKnob`
 *
 * Opens an entry for an exact value, as a digit does.
 *
 * An unmapped or insensitive knob ignores the call.
 */
void rotary_wheel_knob_edit (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_automate:
 * @self: a `RotaryWheelKnob`
 * @value: the value
 *
 * Sets the value for automation, unless the user holds the knob.
 *
 * The hand wins: while [property@RotaryWheel.Knob:touched] is %TRUE the value stays.
 *
 * Returns: %TRUE if the value was set
 */
gboolean rotary_wheel_knob_automate (RotaryWheelKnob *self, double value);

/**
 * rotary_wheel_knob_set_controller_value:
 * @self: a `RotaryWheelKnob`
 * @value: the place on the travel, clamped to 0 to 1
 * @takeover: whether the controller must meet the knob first
 *
 * Moves the knob to the place of a hardware controller, such as the value of a MIDI controller divided by 127.
 *
 * With @takeover nothing jumps: the knob stays until the controller reaches or passes its place, and follows from
 * then on, until something else moves the knob. A pointer that holds the knob wins.
 *
 * Returns: %TRUE if the knob took the place
 */
gboolean rotary_wheel_knob_set_controller_value (RotaryWheelKnob *self, double value, gboolean takeover);

/**
 * rotary_wheel_knob_turn_controller:
 * @self: a `RotaryWheelKnob`
 * @steps: the number of step increments, negative downward
 *
 * Moves the knob by steps of a relative encoder, as a burst of scroll clicks does.
 */
void rotary_wheel_knob_turn_controller (RotaryWheelKnob *self, double steps);

/**
 * rotary_wheel_knob_add_mark:
 * @self: a `RotaryWheelKnob`
 * @value: the value of the mark
 * @markup: (nullable): the text of the label, using Pango markup, or %NULL for no label
 *
 * Adds a mark beside the track, with its label outside the track.
 *
 * A value that is not finite is refused with a critical.
 */
void rotary_wheel_knob_add_mark (RotaryWheelKnob *self, double value, const char *markup);

/**
 * rotary_wheel_knob_clear_marks:
 * @self: a `RotaryWheelKnob`
 *
 * Removes all marks.
 */
void rotary_wheel_knob_clear_marks (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_add_detent:
 * @self: a `RotaryWheelKnob`
 * @value: the value of the detent
 *
 * Adds a detent, a value at which the knob catches during a drag.
 *
 * The knob stays at the detent while the pointer turns through its dead zone. The extent of that zone is
 * [property@RotaryWheel.Knob:detent-extent]. No value is skipped, except with
 * %ROTARY_WHEEL_KNOB_DRAG_STYLE_CIRCULAR_ABSOLUTE.
 *
 * A value that is not finite is refused with a critical.
 */
void rotary_wheel_knob_add_detent (RotaryWheelKnob *self, double value);

/**
 * rotary_wheel_knob_clear_detents:
 * @self: a `RotaryWheelKnob`
 *
 * Removes all detents.
 */
void rotary_wheel_knob_clear_detents (RotaryWheelKnob *self);

/**
 * RotaryWheelKnob:value:
 *
 * The value of the adjustment.
 *
 * It is clamped to the bounds of the adjustment. The default is 0.
 */

/**
 * rotary_wheel_knob_get_value:
 * Gets [property@RotaryWheel.Knob:value].
 */
double rotary_wheel_knob_get_value (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_value:
 * Sets [property@RotaryWheel.Knob:value].
 */
void rotary_wheel_knob_set_value (RotaryWheelKnob *self, double value);

/**
 * RotaryWheelKnob:default-value:
 *
 * The value that [method@RotaryWheel.Knob.reset] restores. The default is 0.
 */

/**
 * rotary_wheel_knob_get_default_value:
 * Gets [property@RotaryWheel.Knob:default-value].
 */
double rotary_wheel_knob_get_default_value (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_default_value:
 * Sets [property@RotaryWheel.Knob:default-value].
 */
void rotary_wheel_knob_set_default_value (RotaryWheelKnob *self, double default_value);

/**
 * RotaryWheelKnob:start-angle:
 *
 * The angle at the start of the travel, in radians clockwise from the right. The default is 2π/3, which is 7 o'clock.
 */

/**
 * rotary_wheel_knob_get_start_angle:
 * Gets [property@RotaryWheel.Knob:start-angle].
 */
double rotary_wheel_knob_get_start_angle (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_start_angle:
 * Sets [property@RotaryWheel.Knob:start-angle].
 */
void rotary_wheel_knob_set_start_angle (RotaryWheelKnob *self, double start_angle);

/**
 * RotaryWheelKnob:end-angle:
 *
 * The angle at the end of the travel, in radians clockwise from the right. The default is π/3, which is 5 o'clock. A
 * travel between equal angles is a full turn.
 */

/**
 * rotary_wheel_knob_get_end_angle:
 * Gets [property@RotaryWheel.Knob:end-angle].
 */
double rotary_wheel_knob_get_end_angle (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_end_angle:
 * Sets [property@RotaryWheel.Knob:end-angle].
 */
void rotary_wheel_knob_set_end_angle (RotaryWheelKnob *self, double end_angle);

/**
 * RotaryWheelKnob:turns:
 *
 * The number of turns of the travel, counting the last partial turn. The range is 1 to 100. The default is 1. Values
 * outside the range are clamped.
 */

/**
 * rotary_wheel_knob_get_turns:
 * Gets [property@RotaryWheel.Knob:turns].
 */
guint rotary_wheel_knob_get_turns (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_turns:
 * Sets [property@RotaryWheel.Knob:turns].
 */
void rotary_wheel_knob_set_turns (RotaryWheelKnob *self, guint turns);

/**
 * RotaryWheelKnob:wrap:
 *
 * Whether the end of the travel is also its start.
 *
 * A knob that wraps has no end. Its travel has whole turns, and [property@RotaryWheel.Knob:end-angle] has no effect.
 * The default is %FALSE.
 */

/**
 * rotary_wheel_knob_get_wrap:
 * Gets [property@RotaryWheel.Knob:wrap].
 */
gboolean rotary_wheel_knob_get_wrap (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_wrap:
 * Sets [property@RotaryWheel.Knob:wrap].
 */
void rotary_wheel_knob_set_wrap (RotaryWheelKnob *self, gboolean wrap);

/**
 * RotaryWheelKnob:scale:
 *
 * The scale, which says how the values lie along the travel.
 *
 * Several knobs may have the same scale. The default is %NULL, for a linear scale.
 */

/**
 * rotary_wheel_knob_get_scale:
 * Gets [property@RotaryWheel.Knob:scale].
 *
 * Returns: (nullable) (transfer none): the scale
 */
RotaryWheelKnobScale *rotary_wheel_knob_get_scale (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_scale:
 * @scale: (nullable): the scale, or %NULL for a linear one
 *
 * Sets [property@RotaryWheel.Knob:scale].
 */
void rotary_wheel_knob_set_scale (RotaryWheelKnob *self, RotaryWheelKnobScale *scale);

/**
 * RotaryWheelKnob:off:
 *
 * Whether the value means off.
 *
 * It is %TRUE at the lower bound of a knob whose scale has [property@RotaryWheel.KnobScale:has-off].
 */

/**
 * rotary_wheel_knob_get_off:
 * Gets [property@RotaryWheel.Knob:off].
 */
gboolean rotary_wheel_knob_get_off (RotaryWheelKnob *self);

/**
 * RotaryWheelKnob:bipolar:
 *
 * Whether the fill begins at [property@RotaryWheel.Knob:default-value].
 *
 * Otherwise the fill begins at the start of the travel. The default is %FALSE.
 */

/**
 * rotary_wheel_knob_get_bipolar:
 * Gets [property@RotaryWheel.Knob:bipolar].
 */
gboolean rotary_wheel_knob_get_bipolar (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_bipolar:
 * Sets [property@RotaryWheel.Knob:bipolar].
 */
void rotary_wheel_knob_set_bipolar (RotaryWheelKnob *self, gboolean bipolar);

/**
 * RotaryWheelKnob:sensitivity:
 *
 * The factor by which vertical and horizontal drags are faster.
 *
 * At 1, a drag of 200 pixels turns the knob from 7 to 5 o'clock. [property@RotaryWheel.KnobSettings:sensitivity]
 * multiplies this factor. The range is 0.1 to 10. The default is 1.
 */

/**
 * rotary_wheel_knob_get_sensitivity:
 * Gets [property@RotaryWheel.Knob:sensitivity].
 */
double rotary_wheel_knob_get_sensitivity (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_sensitivity:
 * Sets [property@RotaryWheel.Knob:sensitivity].
 */
void rotary_wheel_knob_set_sensitivity (RotaryWheelKnob *self, double sensitivity);

/**
 * RotaryWheelKnob:detent-extent:
 *
 * The extent of the dead zone of a detent, in radians.
 *
 * The pointer turns by this angle while the knob stays at the detent. 0 disables detents. The range is 0 to 2π. The
 * default is π/18, which is 10°.
 */

/**
 * rotary_wheel_knob_get_detent_extent:
 * Gets [property@RotaryWheel.Knob:detent-extent].
 */
double rotary_wheel_knob_get_detent_extent (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_detent_extent:
 * Sets [property@RotaryWheel.Knob:detent-extent].
 */
void rotary_wheel_knob_set_detent_extent (RotaryWheelKnob *self, double detent_extent);

/**
 * RotaryWheelKnob:return-to-start:
 *
 * Whether the value returns after a drag to the value before it.
 *
 * The knob returns at the speed of one turn in 1.2 seconds. The default is %FALSE.
 */

/**
 * rotary_wheel_knob_get_return_to_start:
 * Gets [property@RotaryWheel.Knob:return-to-start].
 */
gboolean rotary_wheel_knob_get_return_to_start (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_return_to_start:
 * Sets [property@RotaryWheel.Knob:return-to-start].
 */
void rotary_wheel_knob_set_return_to_start (RotaryWheelKnob *self, gboolean return_to_start);

/**
 * RotaryWheelKnob:return-speed:
 *
 * The speed of a return to the start, in radians a second. The range is 0.1 to 100. The default is 2π / 1.2, one turn
 * in 1.2 seconds.
 */

/**
 * rotary_wheel_knob_get_return_speed:
 * Gets [property@RotaryWheel.Knob:return-speed].
 */
double rotary_wheel_knob_get_return_speed (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_return_speed:
 * Sets [property@RotaryWheel.Knob:return-speed].
 */
void rotary_wheel_knob_set_return_speed (RotaryWheelKnob *self, double return_speed);

/**
 * RotaryWheelKnob:enable-scroll:
 *
 * Whether scrolling changes the value.
 *
 * Inside a scrollable container, scrolling also requires focus from a press or a key. The default is %TRUE.
 */

/**
 * rotary_wheel_knob_get_enable_scroll:
 * Gets [property@RotaryWheel.Knob:enable-scroll].
 */
gboolean rotary_wheel_knob_get_enable_scroll (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_enable_scroll:
 * Sets [property@RotaryWheel.Knob:enable-scroll].
 */
void rotary_wheel_knob_set_enable_scroll (RotaryWheelKnob *self, gboolean enable_scroll);

/**
 * RotaryWheelKnob:live:
 *
 * Whether a drag changes the value before it ends.
 *
 * With %FALSE, the knob shows the value of a drag with the style class `.preview`, and takes it at the release.
 * <kbd>Escape</kbd> keeps the old value. The default is %TRUE.
 */

/**
 * rotary_wheel_knob_get_live:
 * Gets [property@RotaryWheel.Knob:live].
 */
gboolean rotary_wheel_knob_get_live (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_live:
 * Sets [property@RotaryWheel.Knob:live].
 */
void rotary_wheel_knob_set_live (RotaryWheelKnob *self, gboolean live);

/**
 * RotaryWheelKnob:can-control:
 *
 * Whether the user can change the value.
 *
 * A knob with %FALSE shows a value: it has no disc to hold, the style class `.read-only` and no actions. It keeps its
 * colors and takes the focus, and assistive technologies report it as read-only. An app can still set the value. The
 * default is %TRUE.
 */

/**
 * rotary_wheel_knob_get_can_control:
 * Gets [property@RotaryWheel.Knob:can-control].
 */
gboolean rotary_wheel_knob_get_can_control (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_can_control:
 * Sets [property@RotaryWheel.Knob:can-control].
 */
void rotary_wheel_knob_set_can_control (RotaryWheelKnob *self, gboolean can_control);

/**
 * RotaryWheelKnob:touched:
 *
 * Whether the user holds the knob.
 *
 * It is %TRUE from a press to the release, and from [signal@RotaryWheel.Knob::drag-begin] to
 * [signal@RotaryWheel.Knob::drag-end]. An app that automates the value pauses while it is %TRUE.
 */

/**
 * rotary_wheel_knob_get_touched:
 * Gets [property@RotaryWheel.Knob:touched].
 */
gboolean rotary_wheel_knob_get_touched (RotaryWheelKnob *self);

/**
 * RotaryWheelKnob:unit:
 *
 * The text after the number.
 *
 * A change replaces the function of [method@Gtk.Scale.set_format_value_func]. The default is %NULL.
 */

/**
 * rotary_wheel_knob_get_unit:
 * @self: a `RotaryWheelKnob`
 *
 * Gets the text after the number.
 *
 * The string belongs to the object and is valid until the property changes.
 *
 * Returns: (transfer none) (nullable): the unit
 */
const char *rotary_wheel_knob_get_unit (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_unit:
 * @unit: (nullable): the unit, or %NULL for none
 *
 * Sets [property@RotaryWheel.Knob:unit].
 */
void rotary_wheel_knob_set_unit (RotaryWheelKnob *self, const char *unit);

/**
 * RotaryWheelKnob:format:
 *
 * How values are written, and what is typed is read.
 *
 * A change replaces the functions of [method@Gtk.Scale.set_format_value_func] and
 * [method@RotaryWheel.Knob.set_parse_func]. The default is %ROTARY_WHEEL_KNOB_FORMAT_NUMBER.
 */

/**
 * rotary_wheel_knob_get_format:
 * Gets [property@RotaryWheel.Knob:format].
 */
RotaryWheelKnobFormat rotary_wheel_knob_get_format (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_format:
 * Sets [property@RotaryWheel.Knob:format].
 */
void rotary_wheel_knob_set_format (RotaryWheelKnob *self, RotaryWheelKnobFormat format);

/**
 * rotary_wheel_knob_set_parse_func:
 * @self: a `RotaryWheelKnob`
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): reads a typed text, or %NULL for
 *   [property@RotaryWheel.Knob:format]
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets the function that reads what is typed, beside that of [method@Gtk.Scale.set_format_value_func].
 *
 * The entry begins with the formatted value then. A text that the function refuses stays in the entry with the
 * reason, and the value stays.
 */
void rotary_wheel_knob_set_parse_func (RotaryWheelKnob *self, RotaryWheelKnobParseFunc func, gpointer user_data,
                                       GDestroyNotify destroy);

/**
 * RotaryWheelKnob:drag-style:
 *
 * The way in which a drag changes the value. The default is %ROTARY_WHEEL_KNOB_DRAG_STYLE_DEFAULT.
 */

/**
 * rotary_wheel_knob_get_drag_style:
 * Gets [property@RotaryWheel.Knob:drag-style].
 */
RotaryWheelKnobDragStyle rotary_wheel_knob_get_drag_style (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_drag_style:
 * Sets [property@RotaryWheel.Knob:drag-style].
 */
void rotary_wheel_knob_set_drag_style (RotaryWheelKnob *self, RotaryWheelKnobDragStyle drag_style);

/**
 * RotaryWheelKnob:value-display:
 *
 * The position of the value.
 *
 * [property@Gtk.Scale:draw-value] determines whether the value is drawn. In the center its size follows that of the
 * knob. If it does not fit, the text shrinks to 8 pixels, then omits its unit, then moves below the knob. The default
 * is %ROTARY_WHEEL_KNOB_VALUE_DISPLAY_BELOW.
 */

/**
 * rotary_wheel_knob_get_value_display:
 * Gets [property@RotaryWheel.Knob:value-display].
 */
RotaryWheelKnobValueDisplay rotary_wheel_knob_get_value_display (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_value_display:
 * Sets [property@RotaryWheel.Knob:value-display].
 */
void rotary_wheel_knob_set_value_display (RotaryWheelKnob *self, RotaryWheelKnobValueDisplay value_display);

/**
 * RotaryWheelKnob:face:
 *
 * The pictures of a designer, which other controls may show, too. The default is %NULL, for none.
 */

/**
 * rotary_wheel_knob_get_face:
 * Gets [property@RotaryWheel.Knob:face].
 *
 * Returns: (nullable) (transfer none): the face, or %NULL
 */
RotaryWheelFace *rotary_wheel_knob_get_face (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_face:
 * @face: (nullable): the face, or %NULL
 *
 * Sets [property@RotaryWheel.Knob:face].
 */
void rotary_wheel_knob_set_face (RotaryWheelKnob *self, RotaryWheelFace *face);

/**
 * RotaryWheelKnob:meter:
 *
 * The level meter, which other knobs may show, too.
 *
 * The meter is a ring inside the track. The default is %NULL, for none.
 */

/**
 * rotary_wheel_knob_get_meter:
 * Gets [property@RotaryWheel.Knob:meter].
 *
 * Returns: (nullable) (transfer none): the meter, or %NULL
 */
RotaryWheelKnobMeter *rotary_wheel_knob_get_meter (RotaryWheelKnob *self);

/**
 * rotary_wheel_knob_set_meter:
 * @meter: (nullable): the meter, or %NULL
 *
 * Sets [property@RotaryWheel.Knob:meter].
 */
void rotary_wheel_knob_set_meter (RotaryWheelKnob *self, RotaryWheelKnobMeter *meter);

/**
 * rotary_wheel_knob_get_modulations:
 * @self: a `RotaryWheelKnob`
 *
 * Gets the list of what moves the value from outside, to which the program adds [class@RotaryWheel.KnobModulation]s.
 *
 * The knob has an arc for each. The first one is the inner arc.
 *
 * Returns: (transfer none): the list, of the type `RotaryWheelKnobModulation`
 */
GListStore *rotary_wheel_knob_get_modulations (RotaryWheelKnob *self);

G_END_DECLS
