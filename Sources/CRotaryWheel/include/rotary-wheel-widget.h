/* A wheel of sectors.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-face.h"
#include "rotary-wheel-rotation-gesture.h"
#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelDirection:
 * @ROTARY_WHEEL_DIRECTION_CLOCKWISE: clockwise
 * @ROTARY_WHEEL_DIRECTION_COUNTER_CLOCKWISE: counter-clockwise
 *
 * The senses of rotation.
 *
 * Since: 0.9
 */
typedef enum
{
  ROTARY_WHEEL_DIRECTION_CLOCKWISE,
  ROTARY_WHEEL_DIRECTION_COUNTER_CLOCKWISE
} RotaryWheelDirection;

/**
 * RotaryWheelTurning:
 * @ROTARY_WHEEL_TURNING_BOTH: in both directions
 * @ROTARY_WHEEL_TURNING_CLOCKWISE: clockwise only
 * @ROTARY_WHEEL_TURNING_COUNTER_CLOCKWISE: counter-clockwise only
 *
 * The directions in which a wheel turns.
 *
 * Since: 0.9
 */
typedef enum
{
  ROTARY_WHEEL_TURNING_BOTH,
  ROTARY_WHEEL_TURNING_CLOCKWISE,
  ROTARY_WHEEL_TURNING_COUNTER_CLOCKWISE
} RotaryWheelTurning;

#define ROTARY_WHEEL_TYPE_DIRECTION (rotary_wheel_direction_get_type ())
GType rotary_wheel_direction_get_type (void) G_GNUC_CONST;

#define ROTARY_WHEEL_TYPE_TURNING (rotary_wheel_turning_get_type ())
GType rotary_wheel_turning_get_type (void) G_GNUC_CONST;

/**
 * RotaryWheelItem:
 *
 * `RotaryWheelItem` is an item of a control, with a label, an icon and a picture.
 *
 * The models of the controls accept any objects. A control shows the `label`, `title`, `string` or `name` property
 * of an object, and its `icon` or `icon-name` property.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_ITEM (rotary_wheel_item_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelItem, rotary_wheel_item, ROTARY_WHEEL, ITEM, GObject)

/**
 * rotary_wheel_item_new:
 * @label: (nullable): the label, or %NULL for none
 * @icon_name: (nullable): the name of an icon in the icon theme, or %NULL for none
 *
 * Creates an item.
 *
 * Returns: (transfer full): a new `RotaryWheelItem`
 */
RotaryWheelItem *rotary_wheel_item_new (const char *label, const char *icon_name);

/**
 * RotaryWheelItem:label:
 *
 * The text of the item. The default is %NULL.
 */

/**
 * rotary_wheel_item_get_label:
 * @self: a `RotaryWheelItem`
 *
 * Gets the text of the item.
 *
 * The string belongs to the object and is valid until the property changes.
 *
 * Returns: (transfer none) (nullable): the text
 */
const char *rotary_wheel_item_get_label (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_label:
 * @label: (nullable): the text, or %NULL for none
 *
 * Sets [property@RotaryWheel.Item:label].
 */
void rotary_wheel_item_set_label (RotaryWheelItem *self, const char *label);

/**
 * RotaryWheelItem:icon:
 *
 * The icon, such as that of an application or a file; it comes before [property@RotaryWheel.Item:icon-name]. The
 * default is %NULL. On a wheel a GdkTexture is up to three times as large as other icons, where the label leaves room.
 */

/**
 * rotary_wheel_item_get_icon:
 * Gets [property@RotaryWheel.Item:icon].
 *
 * Returns: (nullable) (transfer none): the icon
 */
GIcon *rotary_wheel_item_get_icon (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_icon:
 * @icon: (nullable): the icon, or %NULL for that of the name
 *
 * Sets [property@RotaryWheel.Item:icon].
 */
void rotary_wheel_item_set_icon (RotaryWheelItem *self, GIcon *icon);

/**
 * RotaryWheelItem:icon-name:
 *
 * The name of an icon in the icon theme. The default is %NULL.
 */

/**
 * rotary_wheel_item_get_icon_name:
 * @self: a `RotaryWheelItem`
 *
 * Gets the name of the icon.
 *
 * The string belongs to the object and is valid until the property changes.
 *
 * Returns: (transfer none) (nullable): the name
 */
const char *rotary_wheel_item_get_icon_name (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_icon_name:
 * @icon_name: (nullable): the name, or %NULL for none
 *
 * Sets [property@RotaryWheel.Item:icon-name].
 */
void rotary_wheel_item_set_icon_name (RotaryWheelItem *self, const char *icon_name);

/**
 * RotaryWheelItem:css-class:
 *
 * The style classes for the widget of the item, separated by spaces.
 *
 * Sectors of a wheel, items of a spinning wheel and bubbles of a menu have them, besides the style classes of the
 * control. A style class of `tint-1` to `tint-8` gives the item the color of that tint. Items of other classes may have
 * the same property.
 *
 * Sectors that are too narrow for content show a change with the next change of the list. Those of less than four
 * pixels have no style classes. The default is %NULL.
 */

/**
 * rotary_wheel_item_get_css_class:
 * @self: a `RotaryWheelItem`
 *
 * Gets the style classes for the widget of the item.
 *
 * The string belongs to the object and is valid until the property changes.
 *
 * Returns: (transfer none) (nullable): the style classes
 */
const char *rotary_wheel_item_get_css_class (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_css_class:
 * @css_class: (nullable): the style classes, or %NULL for none
 *
 * Sets [property@RotaryWheel.Item:css-class].
 */
void rotary_wheel_item_set_css_class (RotaryWheelItem *self, const char *css_class);

/**
 * RotaryWheelItem:enabled:
 *
 * Whether a wheel may select the item.
 *
 * The sector of a disabled item is dimmed. Keys skip it, spins do not draw it, and the wheel does not rest on it: a
 * wheel whose selected item is disabled settles on the nearest other one. If all items are disabled, the wheel rests on
 * any, and draws none.
 *
 * A wheel reads the same Boolean property of items of other classes, in lists of at most 1000 items whose first item
 * has it. The default is %TRUE.
 */

/**
 * rotary_wheel_item_get_enabled:
 * Gets [property@RotaryWheel.Item:enabled].
 */
gboolean rotary_wheel_item_get_enabled (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_enabled:
 * Sets [property@RotaryWheel.Item:enabled].
 */
void rotary_wheel_item_set_enabled (RotaryWheelItem *self, gboolean enabled);

/**
 * RotaryWheelItem:weight:
 *
 * The relative width of the sector.
 *
 * It is also the probability of the draw, unless [property@RotaryWheel.Item:chance] is set.
 *
 * A wheel reads the same property, a double, of items of other classes, in lists of at most 1000 items whose first item
 * has it. The default is 1. It is clamped to the range from 0.001 to 1000.
 */

/**
 * rotary_wheel_item_get_weight:
 * Gets [property@RotaryWheel.Item:weight].
 */
double rotary_wheel_item_get_weight (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_weight:
 * Sets [property@RotaryWheel.Item:weight].
 */
void rotary_wheel_item_set_weight (RotaryWheelItem *self, double weight);

/**
 * RotaryWheelItem:chance:
 *
 * The relative probability of the draw, or −1 for that of [property@RotaryWheel.Item:weight].
 *
 * So sectors of one width may have different chances. An item with a chance of 0 is never drawn, but the user and
 * [method@RotaryWheel.Widget.spin_to] may select it. A wheel whose enabled items all have a chance of 0 draws none.
 *
 * A chance applies to [method@RotaryWheel.Widget.spin_at_random], [method@RotaryWheel.Widget.spin_with_seed] and the
 * action `wheel.spin`. If an item has a chance other than its weight, it also applies to flicks of a wheel with
 * [property@RotaryWheel.Widget:flick-spins]. [method@RotaryWheel.Widget.spin] ends where friction leads.
 *
 * A wheel reads the same property, a double, of items of other classes, in lists of at most 1000 items whose first item
 * has it. Negative numbers mean the same as −1. It is clamped to the range from −1 to 1,000,000. The default is −1.
 */

/**
 * rotary_wheel_item_get_chance:
 * Gets [property@RotaryWheel.Item:chance].
 */
double rotary_wheel_item_get_chance (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_chance:
 * Sets [property@RotaryWheel.Item:chance].
 */
void rotary_wheel_item_set_chance (RotaryWheelItem *self, double chance);

/**
 * RotaryWheelItem:segment-file:
 *
 * The file of the picture that fills the sector.
 *
 * The picture shows a sector at the top of the wheel. Its lower edge is the inner edge of the sectors, its upper edge
 * the rim. If the file cannot be read, the wheel logs the file name once as a warning, and draws the plain sector. The
 * default is %NULL.
 */

/**
 * rotary_wheel_item_get_segment_file:
 * Gets [property@RotaryWheel.Item:segment-file].
 *
 * Returns: (nullable) (transfer none): the file
 */
GFile *rotary_wheel_item_get_segment_file (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_segment_file:
 * @file: (nullable): the file, or %NULL for the plain sector
 *
 * Sets [property@RotaryWheel.Item:segment-file].
 */
void rotary_wheel_item_set_segment_file (RotaryWheelItem *self, GFile *file);

/**
 * RotaryWheelWidget:
 *
 * `RotaryWheelWidget` is a wheel of sectors that turns under a fixed indicator.
 *
 * <picture>
 *   <source srcset="wheel~dark@2x.png" media="(prefers-color-scheme: dark)">
 *   <img src="wheel@2x.png" alt="A wheel of eight sectors" width="368">
 * </picture>
 *
 * The sector at the indicator is the current sector. It becomes the selected sector when the wheel settles.
 *
 * The sectors show the items of a [iface@Gio.ListModel]. Without a model, there are
 * [property@RotaryWheel.Widget:sector-count] numbered sectors. Angles are in radians, positive clockwise.
 * Right-to-left text mirrors a wheel that is [property@RotaryWheel.SelectionControl:flippable].
 *
 * Setters refuse numbers that are not finite with a critical, and clamp numbers outside the range.
 *
 * # Shortcuts and Gestures
 *
 * - A drag of the ring turns the wheel. If it ends with speed, the wheel coasts to a sector. Presses near the center
 *   and outside the ring are left to other widgets.
 * - A tap on a sector turns it to the indicator. A tap on the sector at the indicator activates it. A longer press
 *   stops a coasting wheel.
 * - A scroll click turns the wheel by one sector, and two fingers on a touchpad turn it freely. Inside a scrollable
 *   container, scrolling requires focus from a press or a key.
 * - <kbd>Down</kbd> and <kbd>Right</kbd> move to the next sector, <kbd>Up</kbd> and <kbd>Left</kbd> to the previous
 *   one. Right-to-left text swaps <kbd>Left</kbd> and <kbd>Right</kbd>.
 * - <kbd>Page Down</kbd> and <kbd>Page Up</kbd> move by a quarter of the sectors. <kbd>Home</kbd> and <kbd>End</kbd>
 *   move to the first and last sector.
 * - Digits move to the sector of that number, starting at 1. Letters move to the next sector whose label begins with
 *   them.
 * - <kbd>Enter</kbd>, <kbd>Space</kbd> and a click on a button in the hub activate the sector at the indicator.
 *   During motion they first stop the wheel at that sector and select it.
 * - <kbd>Escape</kbd> cancels a drag.
 *
 * # RotaryWheelWidget as GtkBuildable
 *
 * A `<child>` with the type `hub` is the widget in the middle. A `<child>` without a type is an item, usually a
 * [class@RotaryWheel.Item]. It is appended to the model. Without a model, the wheel creates a list.
 *
 * ```xml
 * <object class="RotaryWheelWidget">
 *   <child type="hub"><object class="GtkButton"/></child>
 *   <child><object class="RotaryWheelItem"><property name="label">Circles</property></object></child>
 *   <child><object class="RotaryWheelItem"><property name="label">Flower</property></object></child>
 * </object>
 * ```
 *
 * # Pictures
 *
 * A wheel may have the look of the pictures of a [class@RotaryWheel.Face]. From bottom to top it draws the `background`,
 * the `picture` that turns with the sectors, the sectors, the `overlay`, the `pointer` and the hub. The pictures are in
 * the square of the disc, which is the whole wheel but the overhang of the indicator. The texts of the sectors keep the
 * colors of the theme, which CSS may change:
 *
 * ```css
 * rotarywheel > sector, rotarywheel > sector:selected { color: white; opacity: 1; }
 * ```
 *
 * A picture that covers the disc instead, such as a photograph, is a `background-image` of the `face` in CSS.
 *
 * # CSS nodes
 *
 * ```
 * rotarywheel[.tinted]
 * ├── sector[.current][.tinted][.tint-1 … .tint-8][:selected][:hover][:active]
 * │   ├── wedge[.current]
 * │   ╰── <content>
 * ├── face
 * ├── wedges
 * ├── indicator
 * ╰── hub
 *     ╰── <child>
 * ```
 *
 * `RotaryWheelWidget` has a main CSS node with name `rotarywheel`.
 *
 * With the style class `.tinted`, the sectors have the colors of the bubbles of a dial menu, in turn. Each sector then
 * has one of the style classes `.tint-1` to `.tint-8`, and `.tinted`. The selected sector has the color of its tint as
 * text color. The last sector of a wheel never has the tint of the first.
 *
 * The `face` is the disc behind the sectors. The background of a `wedge` fills its sector. Its outline surrounds the
 * sector at the indicator while the wheel has visible focus. The `indicator` is drawn in its text color, with an
 * edge in `@theme_bg_color`.
 *
 * A `min-width` of the `hub` is its diameter. The margin of `wedges` adds room at the rim (top), at the hub (bottom)
 * and between two sectors (left and right together). `min-width` and `min-height` of the `indicator` are its width
 * and its length. Without them, these sizes grow with the wheel.
 *
 * In motion, no sector has the state `:selected`. The sector at the indicator then has the style class `.current`,
 * unless more than three sectors a second pass the indicator. Its wedge is drawn with a node that all sectors share.
 * Sectors that are too narrow for content also share a node with others of the same state and style classes.
 *
 * # Colors
 *
 * All controls use the colors of the theme. If a color is translucent, or text on it is not legible, they derive a
 * named color from it. A program can redefine these named colors:
 *
 * - `@rotary_wheel_fg_color` is `@theme_fg_color` over `@theme_bg_color`.
 * - `@rotary_wheel_selected_bg_color` is the accent color `@theme_selected_bg_color`. It is darker or lighter if its
 *   contrast with `@theme_selected_fg_color` is below 4.5 : 1, level AA of [WCAG
 *   2](https://www.w3.org/TR/WCAG22/#contrast-minimum). With the accent of libadwaita, `@accent_bg_color`, the least
 *   contrast is 3 : 1 unless high contrast is in effect, so that it is the color of libadwaita's buttons.
 * - `@rotary_wheel_selected_edge_color` is `@rotary_wheel_fg_color`, and transparent where the accent color has a
 *   contrast of 3 : 1 with other sectors. The selected sector has an edge of that color.
 * - `@rotary_wheel_tint_1` to `@rotary_wheel_tint_8` are mixed from the accent color and the success, warning and
 *   error colors of the theme. They have the same contrast with `@theme_selected_fg_color`.
 *
 * With GTK 4.16 and later, the variables of libadwaita 1.6 win over the named colors of the theme, in all windows or in
 * a part of one: `--accent-bg-color` and `--accent-fg-color`, `--window-bg-color` and `--window-fg-color`,
 * `--view-bg-color` and `--view-fg-color`, those of success, warning and error, and `--border-color`. A control with
 * variables of its own derives its colors from them. A program can redefine the derived colors as variables, such as
 * `--rotary-wheel-selected-bg-color`.
 *
 * In high contrast all controls have borders and no tints. High contrast is in effect if one of these reports it,
 * and the controls follow its changes:
 *
 * - the name of the theme
 * - the setting `gtk-interface-contrast` of GTK 4.20
 * - the `AdwStyleManager` of a program with libadwaita
 * - the settings portal of the desktop
 *
 * # Accessibility
 *
 * `RotaryWheelWidget` uses the %GTK_ACCESSIBLE_ROLE_LIST role, and its sectors the %GTK_ACCESSIBLE_ROLE_LIST_ITEM
 * role. The sectors have their position and their selected state. Of the sectors that are too narrow for content,
 * only the selected one is accessible. Its description is its position, such as `7 of 1,000`.
 *
 * The description of the wheel is the text of the selected sector, or its number without a text. It changes when the
 * wheel settles; during a spin it is `Spinning`. The actions of the wheel are `wheel.next`, `wheel.previous`,
 * `wheel.activate` and `wheel.spin`. The last one draws a sector, and spins four turns in
 * [property@RotaryWheel.Widget:spin-duration]. The action of a sector is `sector.select`.
 *
 * With GTK 4.10 and later, the wheel also has a value that assistive technologies can set. It is the selected
 * position, starting at 0. While a screen reader runs, the value of a focused wheel changes when the focus leaves.
 * Otherwise the screen reader would announce each change twice.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_WIDGET (rotary_wheel_widget_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelWidget, rotary_wheel_widget, ROTARY_WHEEL, WIDGET, GtkWidget)

/**
 * RotaryWheelWidget::spin-begin:
 * @self: the object that emits the signal
 * @position: the position of the sector
 *
 * Emitted when a spin begins, before the wheel moves, with the sector where it ends.
 *
 * A hold, a stop and a change of the model may lead elsewhere. [signal@RotaryWheel.SelectionControl::settled] is
 * emitted at the end.
 */

/**
 * RotaryWheelWidget::sector-crossed:
 * @self: the object that emits the signal
 * @position: the position of the sector
 *
 * Emitted when a turning wheel moves a sector to the indicator.
 *
 * It is emitted for each sector that a drag or a coasting wheel moves there. If the wheel turns farther than one
 * turn between two frames, or in one call, only the last turn counts.
 */

/**
 * RotaryWheelWidget::rotated:
 * @self: the object that emits the signal
 * @delta: the rotation since the last emission, in radians
 * @total: the rotation since the press, or since the wheel left rest, in radians
 *
 * Emitted when the wheel turns.
 */

/**
 * RotaryWheelContentFunc:
 * @item: (type GObject.Object): the item of the sector or bubble
 * @user_data: (closure): the data for [method@RotaryWheel.Widget.set_content_func]
 *
 * Creates the content of a sector or bubble.
 *
 * See [content widgets](overview.html#content-widgets) for the ownership of the widget.
 *
 * Returns: (transfer full): a new widget
 *
 * Since: 0.9
 */
typedef GtkWidget *(*RotaryWheelContentFunc) (gpointer item, gpointer user_data);

/**
 * rotary_wheel_widget_new:
 *
 * Creates an empty wheel.
 *
 * Returns: (transfer floating): a new `RotaryWheelWidget`
 */
GtkWidget *rotary_wheel_widget_new (void);

/**
 * rotary_wheel_widget_new_from_strings:
 * @strings: (array zero-terminated=1): the labels of the sectors
 *
 * Creates a wheel with a labeled sector for each string.
 *
 * Returns: (transfer floating): a new `RotaryWheelWidget`
 */
GtkWidget *rotary_wheel_widget_new_from_strings (const char *const *strings);

/**
 * rotary_wheel_widget_set_content_func:
 * @self: a `RotaryWheelWidget`
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): the function, or %NULL for an icon and a
 *   label
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets the function that creates the content of sectors, for a wheel with a model.
 */
void rotary_wheel_widget_set_content_func (RotaryWheelWidget *self, RotaryWheelContentFunc func,
                                           gpointer user_data, GDestroyNotify destroy);

/**
 * RotaryWheelWidget:sector-count:
 *
 * The number of numbered sectors without a model. The range is 0 to 100,000. The default is 0. Values outside the range
 * are clamped.
 */

/**
 * rotary_wheel_widget_get_sector_count:
 * Gets [property@RotaryWheel.Widget:sector-count].
 */
guint rotary_wheel_widget_get_sector_count (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_sector_count:
 * Sets [property@RotaryWheel.Widget:sector-count].
 */
void rotary_wheel_widget_set_sector_count (RotaryWheelWidget *self, guint sector_count);

/**
 * rotary_wheel_widget_turn_to:
 * @self: a `RotaryWheelWidget`
 * @position: the position of the sector
 *
 * Turns the wheel to a sector the short way, as a tap on the sector does.
 *
 * The sector is selected when the wheel settles. A position beyond the last sector is ignored.
 */
void rotary_wheel_widget_turn_to (RotaryWheelWidget *self, guint position);

/**
 * rotary_wheel_widget_step:
 * @self: a `RotaryWheelWidget`
 * @count: the number of sectors, negative for the opposite direction
 *
 * Turns the wheel by a number of sectors, as the arrow keys do.
 *
 * The steps count from the sector to which the wheel already turns.
 */
void rotary_wheel_widget_step (RotaryWheelWidget *self, int count);

/**
 * rotary_wheel_widget_turn_to_angle:
 * @self: a `RotaryWheelWidget`
 * @angle: the rotation, in radians
 * @duration: the time of the turn, in milliseconds
 *
 * Turns the wheel to a rotation, where it stays even if it snaps.
 *
 * The rotation is clamped to [property@RotaryWheel.Widget:minimum-rotation] and
 * [property@RotaryWheel.Widget:maximum-rotation]. A wheel that is held, or turns only the other way, ignores the
 * call. An angle that is not finite is refused with a critical.
 */
void rotary_wheel_widget_turn_to_angle (RotaryWheelWidget *self, double angle, guint duration);

/**
 * rotary_wheel_widget_spin:
 * @self: a `RotaryWheelWidget`
 * @speed: the initial speed, in radians a second, positive clockwise
 *
 * Spins the wheel, which slows down by friction alone, whether or not [property@RotaryWheel.Widget:inertia] is set.
 *
 * The speed is clamped to ±100; one that is not finite is refused with a critical. A held wheel does not spin. A
 * press and [method@RotaryWheel.Widget.stop] end a spin. With reduced motion, a spin goes straight to its result.
 */
void rotary_wheel_widget_spin (RotaryWheelWidget *self, double speed);

/**
 * rotary_wheel_widget_spin_to:
 * @self: a `RotaryWheelWidget`
 * @position: the position of the sector
 * @turns: the number of full turns before the last, partial one, negative for counter-clockwise
 * @duration: the time until the wheel settles, in milliseconds
 *
 * Spins the wheel to a sector.
 *
 * The wheel slows down evenly, and settles in the middle of the sector, or elsewhere in it with
 * [property@RotaryWheel.Widget:random-landing]. The turns are clamped to ±1000, and fewer where a stop is nearer. The
 * property [property@RotaryWheel.Widget:turning] overrides their sign. A sector that does not exist or cannot be
 * reached is ignored.
 */
void rotary_wheel_widget_spin_to (RotaryWheelWidget *self, guint position, int turns, guint duration);

/**
 * rotary_wheel_widget_spin_at_random:
 * @self: a `RotaryWheelWidget`
 * @turns: the number of full turns, as in [method@RotaryWheel.Widget.spin_to]
 * @duration: the time until the wheel settles, in milliseconds
 *
 * Draws a sector by its [property@RotaryWheel.Item:chance], and spins the wheel to it.
 *
 * The sector is drawn by the system's generator of random numbers, before the wheel moves. It is the position of
 * [signal@RotaryWheel.Widget::spin-begin].
 */
void rotary_wheel_widget_spin_at_random (RotaryWheelWidget *self, int turns, guint duration);

/**
 * rotary_wheel_widget_spin_with_seed:
 * @self: a `RotaryWheelWidget`
 * @turns: the number of full turns, as in [method@RotaryWheel.Widget.spin_to]
 * @duration: the time until the wheel settles, in milliseconds
 * @seed: the seed
 *
 * Does the same as [method@RotaryWheel.Widget.spin_at_random], with the same result for the same seed and sectors.
 *
 * It is for tests and replays.
 */
void rotary_wheel_widget_spin_with_seed (RotaryWheelWidget *self, int turns, guint duration, guint64 seed);

/**
 * rotary_wheel_widget_stop:
 * @self: a `RotaryWheelWidget`
 *
 * Ends a motion of the wheel, which settles on the nearest sector.
 *
 * Does nothing while the wheel is held.
 */
void rotary_wheel_widget_stop (RotaryWheelWidget *self);

/**
 * RotaryWheelWidget:rotation:
 *
 * The rotation of the wheel, in radians, positive clockwise.
 *
 * It is not limited to one turn. It is clamped to [property@RotaryWheel.Widget:minimum-rotation] and
 * [property@RotaryWheel.Widget:maximum-rotation], and to ±10⁹. The setter turns the wheel immediately, and the wheel
 * stays there even if it snaps. The default is 0.
 */

/**
 * rotary_wheel_widget_get_rotation:
 * Gets [property@RotaryWheel.Widget:rotation].
 */
double rotary_wheel_widget_get_rotation (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_rotation:
 * Sets [property@RotaryWheel.Widget:rotation].
 */
void rotary_wheel_widget_set_rotation (RotaryWheelWidget *self, double rotation);

/**
 * RotaryWheelWidget:indicator-angle:
 *
 * The angle of the indicator, in radians clockwise from the right.
 *
 * For example, −π/2 is the top. The default is π, the left.
 */

/**
 * rotary_wheel_widget_get_indicator_angle:
 * Gets [property@RotaryWheel.Widget:indicator-angle].
 */
double rotary_wheel_widget_get_indicator_angle (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_indicator_angle:
 * Sets [property@RotaryWheel.Widget:indicator-angle].
 */
void rotary_wheel_widget_set_indicator_angle (RotaryWheelWidget *self, double angle);

/**
 * RotaryWheelWidget:direction:
 *
 * The direction in which the sectors are numbered. The default is %ROTARY_WHEEL_DIRECTION_CLOCKWISE.
 */

/**
 * rotary_wheel_widget_get_direction:
 * Gets [property@RotaryWheel.Widget:direction].
 */
RotaryWheelDirection rotary_wheel_widget_get_direction (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_direction:
 * Sets [property@RotaryWheel.Widget:direction].
 */
void rotary_wheel_widget_set_direction (RotaryWheelWidget *self, RotaryWheelDirection direction);

/**
 * RotaryWheelWidget:turning:
 *
 * The directions in which the wheel turns. The default is %ROTARY_WHEEL_TURNING_BOTH.
 */

/**
 * rotary_wheel_widget_get_turning:
 * Gets [property@RotaryWheel.Widget:turning].
 */
RotaryWheelTurning rotary_wheel_widget_get_turning (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_turning:
 * Sets [property@RotaryWheel.Widget:turning].
 */
void rotary_wheel_widget_set_turning (RotaryWheelWidget *self, RotaryWheelTurning turning);

/**
 * RotaryWheelWidget:minimum-rotation:
 *
 * The lowest rotation, in radians.
 *
 * It is a stop with a rubber band. A value above [property@RotaryWheel.Widget:maximum-rotation] is clamped to it. The
 * default is −%G_MAXDOUBLE, for no stop.
 */

/**
 * rotary_wheel_widget_get_minimum_rotation:
 * Gets [property@RotaryWheel.Widget:minimum-rotation].
 */
double rotary_wheel_widget_get_minimum_rotation (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_minimum_rotation:
 * Sets [property@RotaryWheel.Widget:minimum-rotation].
 */
void rotary_wheel_widget_set_minimum_rotation (RotaryWheelWidget *self, double rotation);

/**
 * RotaryWheelWidget:maximum-rotation:
 *
 * The highest rotation, in radians.
 *
 * It is a stop with a rubber band. A value below [property@RotaryWheel.Widget:minimum-rotation] lowers that property,
 * too. The default is %G_MAXDOUBLE, for no stop.
 */

/**
 * rotary_wheel_widget_get_maximum_rotation:
 * Gets [property@RotaryWheel.Widget:maximum-rotation].
 */
double rotary_wheel_widget_get_maximum_rotation (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_maximum_rotation:
 * Sets [property@RotaryWheel.Widget:maximum-rotation].
 */
void rotary_wheel_widget_set_maximum_rotation (RotaryWheelWidget *self, double rotation);

/**
 * RotaryWheelWidget:grip-inner:
 *
 * The inner edge of the ring that accepts presses, as a fraction of the radius. The range is 0 to 1. The default is
 * 0.4.
 */

/**
 * rotary_wheel_widget_get_grip_inner:
 * Gets [property@RotaryWheel.Widget:grip-inner].
 */
double rotary_wheel_widget_get_grip_inner (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_grip_inner:
 * Sets [property@RotaryWheel.Widget:grip-inner].
 */
void rotary_wheel_widget_set_grip_inner (RotaryWheelWidget *self, double fraction);

/**
 * RotaryWheelWidget:grip-outer:
 *
 * The outer edge of the ring that accepts presses, as a fraction of the radius. The range is 0 to 1. The default is 1.
 */

/**
 * rotary_wheel_widget_get_grip_outer:
 * Gets [property@RotaryWheel.Widget:grip-outer].
 */
double rotary_wheel_widget_get_grip_outer (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_grip_outer:
 * Sets [property@RotaryWheel.Widget:grip-outer].
 */
void rotary_wheel_widget_set_grip_outer (RotaryWheelWidget *self, double fraction);

/**
 * RotaryWheelWidget:ring-exit:
 *
 * What happens to a drag when the pointer leaves the ring. The default is %ROTARY_WHEEL_RING_EXIT_CONTINUE.
 */

/**
 * rotary_wheel_widget_get_ring_exit:
 * Gets [property@RotaryWheel.Widget:ring-exit].
 */
RotaryWheelRingExit rotary_wheel_widget_get_ring_exit (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_ring_exit:
 * Sets [property@RotaryWheel.Widget:ring-exit].
 */
void rotary_wheel_widget_set_ring_exit (RotaryWheelWidget *self, RotaryWheelRingExit ring_exit);

/**
 * RotaryWheelWidget:dead-zone-angle:
 *
 * The middle of the dead zone, in radians clockwise from the right.
 *
 * The wheel ignores presses in the dead zone. The default is 0.
 */

/**
 * rotary_wheel_widget_get_dead_zone_angle:
 * Gets [property@RotaryWheel.Widget:dead-zone-angle].
 */
double rotary_wheel_widget_get_dead_zone_angle (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_dead_zone_angle:
 * Sets [property@RotaryWheel.Widget:dead-zone-angle].
 */
void rotary_wheel_widget_set_dead_zone_angle (RotaryWheelWidget *self, double angle);

/**
 * RotaryWheelWidget:dead-zone-extent:
 *
 * The extent of the dead zone, in radians. The range is 0 to 2π. The default is 0, for no dead zone.
 */

/**
 * rotary_wheel_widget_get_dead_zone_extent:
 * Gets [property@RotaryWheel.Widget:dead-zone-extent].
 */
double rotary_wheel_widget_get_dead_zone_extent (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_dead_zone_extent:
 * Sets [property@RotaryWheel.Widget:dead-zone-extent].
 */
void rotary_wheel_widget_set_dead_zone_extent (RotaryWheelWidget *self, double extent);

/**
 * RotaryWheelWidget:snap:
 *
 * Whether the wheel settles only with the middle of a sector at the indicator.
 *
 * Otherwise it rests where it stops. The default is %TRUE.
 */

/**
 * rotary_wheel_widget_get_snap:
 * Gets [property@RotaryWheel.Widget:snap].
 */
gboolean rotary_wheel_widget_get_snap (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_snap:
 * Sets [property@RotaryWheel.Widget:snap].
 */
void rotary_wheel_widget_set_snap (RotaryWheelWidget *self, gboolean snap);

/**
 * RotaryWheelWidget:inertia:
 *
 * Whether the wheel coasts after a drag that ends with speed. The default is %TRUE.
 */

/**
 * rotary_wheel_widget_get_inertia:
 * Gets [property@RotaryWheel.Widget:inertia].
 */
gboolean rotary_wheel_widget_get_inertia (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_inertia:
 * Sets [property@RotaryWheel.Widget:inertia].
 */
void rotary_wheel_widget_set_inertia (RotaryWheelWidget *self, gboolean inertia);

/**
 * RotaryWheelWidget:settle-duration:
 *
 * The time in which a wheel without speed settles, in milliseconds. The range is 0 to 2,000. The default is 200. Values
 * outside the range are clamped.
 */

/**
 * rotary_wheel_widget_get_settle_duration:
 * Gets [property@RotaryWheel.Widget:settle-duration].
 */
guint rotary_wheel_widget_get_settle_duration (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_settle_duration:
 * Sets [property@RotaryWheel.Widget:settle-duration].
 */
void rotary_wheel_widget_set_settle_duration (RotaryWheelWidget *self, guint milliseconds);

/**
 * RotaryWheelWidget:flick-spins:
 *
 * Whether a release with at least one turn a second is a spin.
 *
 * Such a spin lasts [property@RotaryWheel.Widget:spin-duration]. It ends near where the flick leads. If an item has a
 * [property@RotaryWheel.Item:chance] other than its weight, the wheel draws a sector, and spins to that near there. A
 * wheel that returns to its start does not spin. The default is %FALSE.
 */

/**
 * rotary_wheel_widget_get_flick_spins:
 * Gets [property@RotaryWheel.Widget:flick-spins].
 */
gboolean rotary_wheel_widget_get_flick_spins (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_flick_spins:
 * Sets [property@RotaryWheel.Widget:flick-spins].
 */
void rotary_wheel_widget_set_flick_spins (RotaryWheelWidget *self, gboolean flick_spins);

/**
 * RotaryWheelWidget:spin-duration:
 *
 * The time of spins by a flick and by the action `wheel.spin`, in milliseconds.
 *
 * It is clamped to the range from 0 to 600000. A flick ends earlier or later where it would end abruptly otherwise. The
 * default is 4000.
 */

/**
 * rotary_wheel_widget_get_spin_duration:
 * Gets [property@RotaryWheel.Widget:spin-duration].
 */
guint rotary_wheel_widget_get_spin_duration (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_spin_duration:
 * Sets [property@RotaryWheel.Widget:spin-duration].
 */
void rotary_wheel_widget_set_spin_duration (RotaryWheelWidget *self, guint milliseconds);

/**
 * RotaryWheelWidget:random-landing:
 *
 * Whether spins to a sector end at a random place within it, instead of in its middle.
 *
 * It applies to given and drawn sectors, not to spins that end where friction or a flick leads.
 * The place is a tenth of the width of the sector from its edges at least. The default is %FALSE.
 */

/**
 * rotary_wheel_widget_get_random_landing:
 * Gets [property@RotaryWheel.Widget:random-landing].
 */
gboolean rotary_wheel_widget_get_random_landing (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_random_landing:
 * Sets [property@RotaryWheel.Widget:random-landing].
 */
void rotary_wheel_widget_set_random_landing (RotaryWheelWidget *self, gboolean random_landing);

/**
 * RotaryWheelWidget:return-to-start:
 *
 * Whether the wheel returns after a drag to its rotation before the drag.
 *
 * A telephone dial does this. The wheel returns at the speed of one turn in 1.2 seconds. The default is %FALSE.
 */

/**
 * rotary_wheel_widget_get_return_to_start:
 * Gets [property@RotaryWheel.Widget:return-to-start].
 */
gboolean rotary_wheel_widget_get_return_to_start (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_return_to_start:
 * Sets [property@RotaryWheel.Widget:return-to-start].
 */
void rotary_wheel_widget_set_return_to_start (RotaryWheelWidget *self, gboolean return_to_start);

/**
 * RotaryWheelWidget:return-speed:
 *
 * The speed of a return to the start, in radians a second. The range is 0.1 to 100. The default is 2π / 1.2, one turn
 * in 1.2 seconds.
 */

/**
 * rotary_wheel_widget_get_return_speed:
 * Gets [property@RotaryWheel.Widget:return-speed].
 */
double rotary_wheel_widget_get_return_speed (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_return_speed:
 * Sets [property@RotaryWheel.Widget:return-speed].
 */
void rotary_wheel_widget_set_return_speed (RotaryWheelWidget *self, double return_speed);

/**
 * RotaryWheelWidget:auto-advance:
 *
 * The time after which a resting wheel turns by one sector, in milliseconds.
 *
 * The wheel does not turn while the pointer is over it. 0 disables this. The range is 0 to 86,400,000. The default is
 * 0. Values outside the range are clamped.
 */

/**
 * rotary_wheel_widget_get_auto_advance:
 * Gets [property@RotaryWheel.Widget:auto-advance].
 */
guint rotary_wheel_widget_get_auto_advance (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_auto_advance:
 * Sets [property@RotaryWheel.Widget:auto-advance].
 */
void rotary_wheel_widget_set_auto_advance (RotaryWheelWidget *self, guint milliseconds);

/**
 * RotaryWheelWidget:hub:
 *
 * The widget in the middle.
 *
 * The hub has the diameter that its widget needs, from 44 pixels to a third of the wheel; of a widget that is no
 * [class@Gtk.Button], the most that it has needed. A widget without a size gets a third. An empty hub is 44 pixels wide.
 *
 * A widget with a parent, and a widget that is or contains the wheel, are refused with a critical.
 *
 * A press on a [class@Gtk.Button] in the hub ends a motion, and selects the sector at the indicator. A click activates
 * that sector. If the button has an action, or a handler of [signal@Gtk.Button::clicked], the click does not emit
 * [signal@RotaryWheel.SelectionControl::activate]. The default is %NULL.
 */

/**
 * rotary_wheel_widget_get_hub:
 * Gets [property@RotaryWheel.Widget:hub].
 *
 * Returns: (nullable) (transfer none): the widget
 */
GtkWidget *rotary_wheel_widget_get_hub (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_hub:
 * @hub: (nullable): the widget, or %NULL for none
 *
 * Sets [property@RotaryWheel.Widget:hub].
 */
void rotary_wheel_widget_set_hub (RotaryWheelWidget *self, GtkWidget *hub);

/**
 * RotaryWheelWidget:face:
 *
 * The pictures of a designer, which other controls may show, too. The default is %NULL, for none.
 */

/**
 * rotary_wheel_widget_get_face:
 * Gets [property@RotaryWheel.Widget:face].
 *
 * Returns: (nullable) (transfer none): the face, or %NULL
 */
RotaryWheelFace *rotary_wheel_widget_get_face (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_face:
 * @face: (nullable): the face, or %NULL
 *
 * Sets [property@RotaryWheel.Widget:face].
 */
void rotary_wheel_widget_set_face (RotaryWheelWidget *self, RotaryWheelFace *face);

/**
 * rotary_wheel_widget_get_sector_extent:
 * @self: a `RotaryWheelWidget`
 * @position: the position of the sector
 * @min: (out) (optional): the rotation at which the sector begins, in radians
 * @mid: (out) (optional): the rotation with the middle of the sector at the indicator, in radians
 * @max: (out) (optional): the rotation at which the sector ends, in radians
 *
 * Gets the rotations at which a sector is at the indicator.
 *
 * The rotations are in the range [−π, π]. For a sector that extends across ±π, @max is below @min.
 *
 * Returns: %FALSE if there is no sector at @position
 */
gboolean rotary_wheel_widget_get_sector_extent (RotaryWheelWidget *self, guint position, double *min, double *mid,
                                                double *max);

G_END_DECLS
