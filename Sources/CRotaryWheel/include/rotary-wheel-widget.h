/* A wheel of sectors, for GTK 4.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelDirection:
 * @ROTARY_WHEEL_DIRECTION_CLOCKWISE: as the hands of a clock go
 * @ROTARY_WHEEL_DIRECTION_COUNTER_CLOCKWISE: against the hands of a clock
 *
 * A sense of rotation.
 */
typedef enum
{
  ROTARY_WHEEL_DIRECTION_CLOCKWISE,
  ROTARY_WHEEL_DIRECTION_COUNTER_CLOCKWISE
} RotaryWheelDirection;

/**
 * RotaryWheelTurning:
 * @ROTARY_WHEEL_TURNING_BOTH: either way
 * @ROTARY_WHEEL_TURNING_CLOCKWISE: clockwise only
 * @ROTARY_WHEEL_TURNING_COUNTER_CLOCKWISE: counter-clockwise only
 *
 * Which ways a wheel may be turned.
 */
typedef enum
{
  ROTARY_WHEEL_TURNING_BOTH,
  ROTARY_WHEEL_TURNING_CLOCKWISE,
  ROTARY_WHEEL_TURNING_COUNTER_CLOCKWISE
} RotaryWheelTurning;

#define ROTARY_WHEEL_TYPE_DIRECTION (rotary_wheel_direction_get_type ())
ROTARY_WHEEL_AVAILABLE_IN_1_0
GType rotary_wheel_direction_get_type (void) G_GNUC_CONST;

#define ROTARY_WHEEL_TYPE_TURNING (rotary_wheel_turning_get_type ())
ROTARY_WHEEL_AVAILABLE_IN_1_0
GType rotary_wheel_turning_get_type (void) G_GNUC_CONST;

/**
 * RotaryWheelItem:
 *
 * What one sector of a wheel shows: a label, an icon, and a picture for its segment.
 *
 * A model of any other objects will do as well: a wheel shows their `label`, `title`, `string` or `name`
 * property, and their `icon` or `icon-name` property.
 */
#define ROTARY_WHEEL_TYPE_ITEM (rotary_wheel_item_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelItem, rotary_wheel_item, ROTARY_WHEEL, ITEM, GObject)

/**
 * rotary_wheel_item_new:
 * @label: (nullable): the text
 * @icon_name: (nullable): the name of an icon of the icon theme
 *
 * Creates an item.
 *
 * Returns: (transfer full): a new item
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelItem *rotary_wheel_item_new (const char *label, const char *icon_name);

/**
 * RotaryWheelItem:label:
 *
 * The text.
 */

/**
 * rotary_wheel_item_get_label:
 * @self: an item
 *
 * Gets the text.
 *
 * Returns: (nullable) (transfer none): the text
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
const char *rotary_wheel_item_get_label (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_label:
 * @self: an item
 * @label: (nullable): the text, or %NULL for none
 *
 * Sets the text.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_item_set_label (RotaryWheelItem *self, const char *label);

/**
 * RotaryWheelItem:icon-name:
 *
 * The name of an icon of the icon theme.
 */

/**
 * rotary_wheel_item_get_icon_name:
 * @self: an item
 *
 * Gets the icon's name.
 *
 * Returns: (nullable) (transfer none): the name
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
const char *rotary_wheel_item_get_icon_name (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_icon_name:
 * @self: an item
 * @icon_name: (nullable): the name of an icon of the icon theme, or %NULL for none
 *
 * Sets the icon's name.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_item_set_icon_name (RotaryWheelItem *self, const char *icon_name);

/**
 * RotaryWheelItem:segment-file:
 *
 * The picture that fills the sector.
 */

/**
 * rotary_wheel_item_get_segment_file:
 * @self: an item
 *
 * Gets the file of the picture that fills the sector.
 *
 * Returns: (nullable) (transfer none): the file
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GFile *rotary_wheel_item_get_segment_file (RotaryWheelItem *self);

/**
 * rotary_wheel_item_set_segment_file:
 * @self: an item
 * @file: (nullable): a picture, or %NULL for the plain segment
 *
 * Sets the file of the picture that fills the sector.
 *
 * The picture is that of a sector at the top of the wheel: its lower edge is at the inner edge of the
 * sectors, its upper one at the rim. One that cannot be read is warned about once, with its name, and the
 * plain segment is drawn.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_item_set_segment_file (RotaryWheelItem *self, GFile *file);

/**
 * RotaryWheelWidget:
 *
 * A wheel of sectors that turns under a fixed indicator.
 *
 * The wheel shows the items of a [iface@Gio.ListModel], or [property@RotaryWheel.Widget:sector-count]
 * numbered sectors. The one at the indicator when the wheel has come to rest is selected. Angles are
 * in radians, and positive clockwise.
 *
 * Where text runs from right to left a [property@RotaryWheel.Widget:flippable] wheel shows as in a mirror.
 *
 * # Gestures and keys
 *
 * - Dragging the ring turns the wheel, and letting go with speed lets it run on to a sector. A press near
 *   the centre, or outside the ring, is left to what lies there.
 * - A tap on a sector brings it to the indicator; a tap on the one there activates it. A longer press stops a coasting
 *   wheel.
 * - A click of a mouse's wheel turns by one sector; two fingers on a touchpad turn freely. Inside a scrolled
 *   page that counts while the wheel has the focus.
 * - Down and Right go to the next sector, Up and Left to the previous one; Left and Right change places
 *   where text runs from right to left. Page Down and Page Up go on by a quarter of the sectors, Home and
 *   End to the first and the last. Digits go to the sector of that number, counted from 1; letters to the
 *   one whose label begins so.
 * - Enter and Space activate the sector at the indicator, as a click on a button in the hub does. While the wheel
 *   moves they end the motion there, and select that sector.
 * - Escape takes a drag back to where it began.
 *
 * # In UI files
 *
 * A `<child type="hub">` is the widget in the middle. A `<child>` without a type is an item, usually a
 * [class@RotaryWheel.Item], which is appended to the model; without one, to a list that is made then. The element
 * `<weights>` says how wide the sectors are:
 *
 * ```xml
 * <object class="RotaryWheelWidget">
 *   <child type="hub"><object class="GtkButton"/></child>
 *   <child><object class="RotaryWheelItem"><property name="label">Circles</property></object></child>
 *   <child><object class="RotaryWheelItem"><property name="label">Flower</property></object></child>
 *   <weights><weight value="1"/><weight value="2"/></weights>
 * </object>
 * ```
 *
 * # CSS nodes
 *
 * |[<!-- language="plain" -->
 * rotarywheel
 * ├── face
 * ├── wedges
 * ├── sector[.current][:selected][:hover][:active]
 * │   ├── wedge[.current]
 * │   ╰── <content>
 * ├── indicator
 * ╰── hub
 *     ╰── <child>
 * ]|
 *
 * The `face` is the disc behind the sectors. The background of a `wedge` fills its sector, and its outline, while
 * the wheel has a visible focus, is drawn round the sector at the indicator. The `indicator` is drawn in its text
 * colour. While the wheel turns, the sector at the indicator has the style class `.current`, and no sector is
 * `:selected`; its wedge is drawn with a node that all sectors share. Sectors too narrow for any content have no
 * node of their own: they share one.
 *
 * # Colours
 *
 * All controls take their colours from the theme. Where text could not be read on one, or it is half transparent, they
 * use colours with names of their own, which an app may define anew:
 *
 * - `@rotary_wheel_fg_color` is `@theme_fg_color` in front of `@theme_bg_color`.
 * - `@rotary_wheel_selected_bg_color` is the accent, `@theme_selected_bg_color`: made darker, or lighter, if
 *   `@theme_selected_fg_color` has less than a contrast of 4.5 : 1 with it (level AA of
 *   [WCAG 2](https://www.w3.org/TR/WCAG22/#contrast-minimum)).
 * - `@rotary_wheel_tint_1` to `@rotary_wheel_tint_8` are made of the accent and of the theme's colours of success,
 *   warning and error, for text of `@theme_selected_fg_color` likewise.
 *
 * In high contrast all controls have borders, and no tints. That is what the name of the theme says, the setting
 * `gtk-interface-contrast` of GTK 4.20, the `AdwStyleManager` of a program with libadwaita, or the desktop's settings
 * portal; changes are followed.
 *
 * # Accessibility
 *
 * `RotaryWheelWidget` uses the %GTK_ACCESSIBLE_ROLE_LIST role, and its sectors the
 * %GTK_ACCESSIBLE_ROLE_LIST_ITEM role, with their position and selected state. Its description is the
 * selected sector's text, or its number where it has none, and changes when the wheel settles. It has the
 * actions `wheel.next`, `wheel.previous` and `wheel.activate`, each sector `sector.select`. Of sectors too narrow
 * for any content the selected one alone is there, described by its position, as `7 of 1,000`.
 *
 * With GTK 4.10 and later it also has a value that assistive technologies can set: the selected sector, from 0 to the
 * last. While a screen reader is on and the wheel has the focus, that follows when the focus leaves it, as the screen
 * reader would say each change twice.
 */
#define ROTARY_WHEEL_TYPE_WIDGET (rotary_wheel_widget_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelWidget, rotary_wheel_widget, ROTARY_WHEEL, WIDGET, GtkWidget)

/**
 * RotaryWheelWidget::settled:
 * @self: the wheel
 * @position: the sector, counted from 0
 *
 * The wheel has moved and come to rest with that sector selected.
 */

/**
 * RotaryWheelWidget::sector-crossed:
 * @self: the wheel
 * @position: the sector, counted from 0
 *
 * The sector has come to the indicator while the wheel was turning.
 *
 * It is emitted for every sector that a drag or a flick brings there. Where a call lets the wheel jump farther than one
 * turn, or turn farther between two frames, it is emitted for the last turn's sectors alone.
 */

/**
 * RotaryWheelWidget::rotated:
 * @self: the wheel
 * @delta: the angle, in radians, clockwise
 * @total: the angle in all, in radians, clockwise
 *
 * The wheel has turned by `delta`, and by `total` since it was gripped or left its rest.
 */

/**
 * RotaryWheelWidget::drag-begin:
 * @self: the wheel
 *
 * A pointer has gripped the wheel.
 */

/**
 * RotaryWheelWidget::drag-end:
 * @self: the wheel
 * @total: the angle in all, in radians, clockwise
 *
 * The pointer has let go, after turning the wheel by `total`.
 */

/**
 * RotaryWheelWidget::activate:
 * @self: the wheel
 * @position: the sector, counted from 0
 *
 * The user has activated the sector at the indicator, which is selected then.
 */

/**
 * RotaryWheelContentFunc:
 * @item: (type GObject.Object): the item of a sector
 * @user_data: (closure): what was given to rotary_wheel_widget_set_content_func()
 *
 * Creates the widget that stands in a sector.
 *
 * Returns: (transfer full): a new widget
 */
typedef GtkWidget *(*RotaryWheelContentFunc) (gpointer item, gpointer user_data);

/**
 * rotary_wheel_widget_new:
 *
 * Creates an empty wheel.
 *
 * Returns: (transfer floating): a new wheel
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_widget_new (void);

/**
 * rotary_wheel_widget_new_from_strings:
 * @strings: (array zero-terminated=1): the labels of the sectors
 *
 * Creates a wheel with a labelled sector for each string.
 *
 * Returns: (transfer floating): a new wheel
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_widget_new_from_strings (const char *const *strings);

/**
 * RotaryWheelWidget:model:
 *
 * The items that the sectors show.
 */

/**
 * rotary_wheel_widget_get_model:
 * @self: a wheel
 *
 * Gets the items that the sectors show.
 *
 * Returns: (nullable) (transfer none): the model
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GListModel *rotary_wheel_widget_get_model (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_model:
 * @self: a wheel
 * @model: (nullable): the items, or %NULL for numbered sectors
 *
 * Sets the items that the sectors show, the first 100,000 of them.
 *
 * The selection follows its item where that moves in the model, as when it is sorted. Where the item has gone, what
 * takes its place is selected, else the nearest one. Another model ends a drag or motion, and the wheel rests on its
 * first item, or on the one that a [iface@Gtk.SelectionModel] has selected.
 *
 * While the wheel turns to a sector it goes on to the item of that, whatever changes on the way; a wheel that the user
 * has let go with speed runs on as far as before.
 *
 * The selection of a [iface@Gtk.SelectionModel], such as the pages of a [class@Gtk.Stack], is kept in step
 * with that of the wheel.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_model (RotaryWheelWidget *self, GListModel *model);

/**
 * rotary_wheel_widget_set_content_func:
 * @self: a wheel
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): creates the widget that stands
 *   in a sector, or %NULL for an icon and a label
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets what stands in the sectors of a wheel with a model.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_content_func (RotaryWheelWidget *self, RotaryWheelContentFunc func,
                                           gpointer user_data, GDestroyNotify destroy);

/**
 * RotaryWheelWidget:sector-count:
 *
 * How many numbered sectors there are without a model.
 */

/**
 * rotary_wheel_widget_get_sector_count:
 * @self: a wheel
 *
 * Gets how many numbered sectors the wheel has without a model.
 *
 * Returns: the number of sectors
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_widget_get_sector_count (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_sector_count:
 * @self: a wheel
 * @sector_count: the number of sectors, 0 … 100,000; more are clamped
 *
 * Sets how many numbered sectors the wheel has without a model.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_sector_count (RotaryWheelWidget *self, guint sector_count);

/**
 * RotaryWheelWidget:selected:
 *
 * The sector that was at the indicator when the wheel rested last.
 */

/**
 * rotary_wheel_widget_get_selected:
 * @self: a wheel
 *
 * Gets the selected sector: the one at the indicator when the wheel rested last.
 *
 * Returns: its position, or %GTK_INVALID_LIST_POSITION on an empty wheel
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_widget_get_selected (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_selected:
 * @self: a wheel
 * @position: a sector
 *
 * Selects a sector at once, and turns the wheel to it the short way.
 *
 * A position beyond the last sector is ignored. An empty wheel keeps the position until it has sectors, and
 * then clamps it to the last one.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_selected (RotaryWheelWidget *self, guint position);

/**
 * RotaryWheelWidget:selected-item:
 *
 * The selected sector's item.
 */

/**
 * rotary_wheel_widget_get_selected_item:
 * @self: a wheel
 *
 * Gets the selected sector's item.
 *
 * Returns: (nullable) (transfer none) (type GObject.Object): the item, or %NULL without a model
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gpointer rotary_wheel_widget_get_selected_item (RotaryWheelWidget *self);

/**
 * RotaryWheelWidget:current:
 *
 * The sector that is at the indicator.
 */

/**
 * rotary_wheel_widget_get_current:
 * @self: a wheel
 *
 * Gets the sector that is at the indicator.
 *
 * It changes while the wheel turns, and equals [property@RotaryWheel.Widget:selected] at rest. It notifies once a
 * frame at most.
 *
 * Returns: its position, or %GTK_INVALID_LIST_POSITION on an empty wheel
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_widget_get_current (RotaryWheelWidget *self);

/**
 * RotaryWheelWidget:current-item:
 *
 * The item at the indicator.
 */

/**
 * rotary_wheel_widget_get_current_item:
 * @self: a wheel
 *
 * Gets the item at the indicator.
 *
 * Returns: (nullable) (transfer none) (type GObject.Object): the item, or %NULL without a model
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gpointer rotary_wheel_widget_get_current_item (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_turn_to:
 * @self: a wheel
 * @position: a sector
 *
 * Turns the wheel to a sector the short way, as a tap on it does; it is selected when the wheel has settled.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_turn_to (RotaryWheelWidget *self, guint position);

/**
 * rotary_wheel_widget_step:
 * @self: a wheel
 * @count: how many sectors, negative for back
 *
 * Turns the wheel on from the sector that it is heading for, as the arrow keys do.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_step (RotaryWheelWidget *self, int count);

/**
 * RotaryWheelWidget:rotation:
 *
 * How far the wheel is turned, in radians, clockwise, not confined to one turn.
 */

/**
 * rotary_wheel_widget_get_rotation:
 * @self: a wheel
 *
 * Gets how far the wheel is turned.
 *
 * Returns: radians, clockwise positive, and not confined to one turn
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_widget_get_rotation (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_rotation:
 * @self: a wheel
 * @rotation: radians, clockwise positive; clamped to the stops and to ±10⁹
 *
 * Turns the wheel at once, and leaves it there whether or not it snaps.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_rotation (RotaryWheelWidget *self, double rotation);

/**
 * RotaryWheelWidget:indicator-angle:
 *
 * Where the indicator stands, in radians clockwise from the right.
 */

/**
 * rotary_wheel_widget_get_indicator_angle:
 * @self: a wheel
 *
 * Gets where the indicator stands.
 *
 * Returns: radians clockwise from the right
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_widget_get_indicator_angle (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_indicator_angle:
 * @self: a wheel
 * @angle: radians clockwise from the right: π is left and −π/2 the top; any number will do
 *
 * Sets where the indicator stands.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_indicator_angle (RotaryWheelWidget *self, double angle);

/**
 * RotaryWheelWidget:direction:
 *
 * Which way round the sectors are numbered.
 */

/**
 * rotary_wheel_widget_get_direction:
 * @self: a wheel
 *
 * Gets which way round the sectors are numbered.
 *
 * Returns: the direction
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelDirection rotary_wheel_widget_get_direction (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_direction:
 * @self: a wheel
 * @direction: the direction
 *
 * Sets which way round the sectors are numbered.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_direction (RotaryWheelWidget *self, RotaryWheelDirection direction);

/**
 * RotaryWheelWidget:flippable:
 *
 * Whether the wheel is mirrored where text runs from right to left.
 */

/**
 * rotary_wheel_widget_get_flippable:
 * @self: a wheel
 *
 * Gets whether the wheel is mirrored where text runs from right to left.
 *
 * Returns: whether it is
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_widget_get_flippable (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_flippable:
 * @self: a wheel
 * @flippable: whether it is
 *
 * Sets whether the wheel is mirrored where text runs from right to left.
 *
 * A mirrored wheel counts its angles and rotations counter-clockwise from the left, so that sectors, indicator,
 * stops and the way in which it may be turned all change sides. Not so a wheel that stands for something that is
 * clockwise in the world, as the dial of a telephone.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_flippable (RotaryWheelWidget *self, gboolean flippable);

/**
 * RotaryWheelWidget:turning:
 *
 * Which ways the wheel may be turned.
 */

/**
 * rotary_wheel_widget_get_turning:
 * @self: a wheel
 *
 * Gets which ways the wheel may be turned.
 *
 * Returns: the ways
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelTurning rotary_wheel_widget_get_turning (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_turning:
 * @self: a wheel
 * @turning: the ways
 *
 * Sets which ways the wheel may be turned.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_turning (RotaryWheelWidget *self, RotaryWheelTurning turning);

/**
 * RotaryWheelWidget:minimum-rotation:
 *
 * The smallest rotation, in radians.
 */

/**
 * rotary_wheel_widget_get_minimum_rotation:
 * @self: a wheel
 *
 * Gets the smallest rotation.
 *
 * Returns: radians, −%G_MAXDOUBLE for none
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_widget_get_minimum_rotation (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_minimum_rotation:
 * @self: a wheel
 * @rotation: radians, −%G_MAXDOUBLE for none
 *
 * Sets the smallest rotation, a stop with a rubber band. One above the largest counts as the largest.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_minimum_rotation (RotaryWheelWidget *self, double rotation);

/**
 * RotaryWheelWidget:maximum-rotation:
 *
 * The largest rotation, in radians.
 */

/**
 * rotary_wheel_widget_get_maximum_rotation:
 * @self: a wheel
 *
 * Gets the largest rotation.
 *
 * Returns: radians, %G_MAXDOUBLE for none
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_widget_get_maximum_rotation (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_maximum_rotation:
 * @self: a wheel
 * @rotation: radians, %G_MAXDOUBLE for none
 *
 * Sets the largest rotation, a stop with a rubber band.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_maximum_rotation (RotaryWheelWidget *self, double rotation);

/**
 * RotaryWheelWidget:grip-inner:
 *
 * The inner edge of the ring that can be gripped, as a fraction of the radius from 0 to 1.
 */

/**
 * rotary_wheel_widget_get_grip_inner:
 * @self: a wheel
 *
 * Gets the inner edge of the ring that can be gripped.
 *
 * Returns: a fraction of the wheel's radius
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_widget_get_grip_inner (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_grip_inner:
 * @self: a wheel
 * @fraction: a fraction of the wheel's radius, clamped to 0 … 1
 *
 * Sets the inner edge of the ring that can be gripped.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_grip_inner (RotaryWheelWidget *self, double fraction);

/**
 * RotaryWheelWidget:grip-outer:
 *
 * The outer edge of the ring that can be gripped, as a fraction of the radius from 0 to 1.
 */

/**
 * rotary_wheel_widget_get_grip_outer:
 * @self: a wheel
 *
 * Gets the outer edge of the ring that can be gripped.
 *
 * Returns: a fraction of the wheel's radius
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_widget_get_grip_outer (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_grip_outer:
 * @self: a wheel
 * @fraction: a fraction of the wheel's radius, clamped to 0 … 1
 *
 * Sets the outer edge of the ring that can be gripped.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_grip_outer (RotaryWheelWidget *self, double fraction);

/**
 * RotaryWheelWidget:strict-grip:
 *
 * Whether a drag ends where it leaves the ring.
 */

/**
 * rotary_wheel_widget_get_strict_grip:
 * @self: a wheel
 *
 * Gets whether a drag ends where it leaves the ring.
 *
 * Returns: whether it does
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_widget_get_strict_grip (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_strict_grip:
 * @self: a wheel
 * @strict_grip: whether it does
 *
 * Sets whether a drag ends where it leaves the ring.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_strict_grip (RotaryWheelWidget *self, gboolean strict_grip);

/**
 * RotaryWheelWidget:dead-zone-angle:
 *
 * The middle of the zone where no press counts, in radians clockwise from the right.
 */

/**
 * rotary_wheel_widget_get_dead_zone_angle:
 * @self: a wheel
 *
 * Gets the middle of the zone where no press counts.
 *
 * Returns: radians clockwise from the right
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_widget_get_dead_zone_angle (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_dead_zone_angle:
 * @self: a wheel
 * @angle: radians clockwise from the right; any number will do
 *
 * Sets the middle of the zone where no press counts.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_dead_zone_angle (RotaryWheelWidget *self, double angle);

/**
 * RotaryWheelWidget:dead-zone-extent:
 *
 * How far the zone where no press counts extends in all, in radians from 0 to 2π.
 */

/**
 * rotary_wheel_widget_get_dead_zone_extent:
 * @self: a wheel
 *
 * Gets how far the zone where no press counts extends in all.
 *
 * Returns: radians, 0 for no zone
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_widget_get_dead_zone_extent (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_dead_zone_extent:
 * @self: a wheel
 * @extent: radians, clamped to 0, no zone, … 2π
 *
 * Sets how far the zone where no press counts extends in all.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_dead_zone_extent (RotaryWheelWidget *self, double extent);

/**
 * RotaryWheelWidget:snap:
 *
 * Whether the wheel rests only with a sector's middle at the indicator.
 */

/**
 * rotary_wheel_widget_get_snap:
 * @self: a wheel
 *
 * Gets whether the wheel rests only with a sector's middle at the indicator.
 *
 * Returns: whether it does
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_widget_get_snap (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_snap:
 * @self: a wheel
 * @snap: whether it does
 *
 * Sets whether the wheel rests only with a sector's middle at the indicator.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_snap (RotaryWheelWidget *self, gboolean snap);

/**
 * RotaryWheelWidget:inertia:
 *
 * Whether the wheel runs on when it is let go with speed.
 */

/**
 * rotary_wheel_widget_get_inertia:
 * @self: a wheel
 *
 * Gets whether the wheel runs on when it is let go with speed.
 *
 * Returns: whether it does
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_widget_get_inertia (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_inertia:
 * @self: a wheel
 * @inertia: whether it does
 *
 * Sets whether the wheel runs on when it is let go with speed.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_inertia (RotaryWheelWidget *self, gboolean inertia);

/**
 * RotaryWheelWidget:settle-duration:
 *
 * How long the wheel takes to come to rest without speed, in milliseconds.
 */

/**
 * rotary_wheel_widget_get_settle_duration:
 * @self: a wheel
 *
 * Gets how long the wheel takes to come to rest without speed.
 *
 * Returns: milliseconds
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_widget_get_settle_duration (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_settle_duration:
 * @self: a wheel
 * @milliseconds: 0 … 2,000; more are clamped
 *
 * Sets how long the wheel takes to come to rest without speed.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_settle_duration (RotaryWheelWidget *self, guint milliseconds);

/**
 * RotaryWheelWidget:return-to-start:
 *
 * Whether the wheel goes back to where a drag began.
 */

/**
 * rotary_wheel_widget_get_return_to_start:
 * @self: a wheel
 *
 * Gets whether the wheel goes back to where a drag began, as the dial of a telephone does.
 *
 * Returns: whether it does
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_widget_get_return_to_start (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_return_to_start:
 * @self: a wheel
 * @return_to_start: whether it does
 *
 * Sets whether the wheel goes back to where a drag began, as the dial of a telephone does, at the even speed
 * of one turn in 1.2 seconds.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_return_to_start (RotaryWheelWidget *self, gboolean return_to_start);

/**
 * RotaryWheelWidget:auto-advance:
 *
 * How long the wheel rests before it turns on by itself, in milliseconds, 0 for never.
 */

/**
 * rotary_wheel_widget_get_auto_advance:
 * @self: a wheel
 *
 * Gets how long the wheel rests before it turns on by one sector by itself.
 *
 * Returns: milliseconds, 0 for never
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_widget_get_auto_advance (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_auto_advance:
 * @self: a wheel
 * @milliseconds: 0, never, … 86,400,000; more are clamped
 *
 * Sets how long the wheel rests before it turns on by one sector by itself. It does not while the pointer
 * is over it.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_auto_advance (RotaryWheelWidget *self, guint milliseconds);

/**
 * RotaryWheelWidget:hub:
 *
 * The widget in the middle.
 */

/**
 * rotary_wheel_widget_get_hub:
 * @self: a wheel
 *
 * Gets the widget in the middle.
 *
 * Returns: (nullable) (transfer none): the widget
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_widget_get_hub (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_hub:
 * @self: a wheel
 * @hub: (nullable): a widget, or %NULL for none
 *
 * Sets the widget in the middle. It is a third of the wheel wide. A widget that has a parent, and one that is or holds
 * the wheel, is refused with a critical error.
 *
 * A press on a [class@Gtk.Button] there ends a motion at the sector at the indicator, and selects that sector. A
 * click activates the sector; it emits no [signal@RotaryWheel.Widget::activate] where the button has an action or a
 * handler of [signal@Gtk.Button::clicked], which then act alone.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_hub (RotaryWheelWidget *self, GtkWidget *hub);

/**
 * RotaryWheelWidget:background-file:
 *
 * The picture behind the sectors.
 */

/**
 * rotary_wheel_widget_get_background_file:
 * @self: a wheel
 *
 * Gets the file of the picture behind the sectors.
 *
 * Returns: (nullable) (transfer none): the file
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GFile *rotary_wheel_widget_get_background_file (RotaryWheelWidget *self);

/**
 * rotary_wheel_widget_set_background_file:
 * @self: a wheel
 * @file: (nullable): a picture, or %NULL for none
 *
 * Sets the file of the picture behind the sectors, which does not turn with them.
 *
 * It covers the face. One that cannot be read is warned about once, with its name, and leaves the face plain.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_background_file (RotaryWheelWidget *self, GFile *file);

/**
 * rotary_wheel_widget_get_weights:
 * @self: a wheel
 * @n_weights: (out): the number of weights
 *
 * Gets how wide the sectors are beside one another.
 *
 * Returns: (array length=n_weights) (nullable) (transfer full): the weights, or %NULL for equal sectors
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double *rotary_wheel_widget_get_weights (RotaryWheelWidget *self, gsize *n_weights);

/**
 * rotary_wheel_widget_set_weights:
 * @self: a wheel
 * @weights: (array length=n_weights) (nullable): a positive number for each sector
 * @n_weights: the number of weights, 0 for equal sectors
 *
 * Sets how wide the sectors are beside one another.
 *
 * Weights that are not positive and finite, or that leave a sector less than a billionth of the turn, are
 * refused with a critical error. They count while there is one for each sector.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_widget_set_weights (RotaryWheelWidget *self, const double *weights, gsize n_weights);

/**
 * rotary_wheel_widget_get_sector_extent:
 * @self: a #RotaryWheelWidget
 * @position: the position of a sector
 * @min: (out) (optional): the smallest rotation with the sector at the indicator, in radians
 * @mid: (out) (optional): the rotation with the middle of the sector at the indicator, in radians
 * @max: (out) (optional): the largest rotation with the sector at the indicator, in radians
 *
 * Gets the rotations at which a sector is at the indicator.
 *
 * Returns: %FALSE if there is no such sector
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_widget_get_sector_extent (RotaryWheelWidget *self, guint position, double *min, double *mid,
                                                double *max);

G_END_DECLS
