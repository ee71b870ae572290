/* A collection of any size on the rim of a large circle, for GTK 4.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelSpinningWheel:
 *
 * A collection of any size on the rim of a circle far larger than the view.
 *
 * Only the items near the middle of the view show; the one that is centred when the rim has come to rest is
 * selected. The items are those of any [iface@Gio.ListModel]. While they come, go and change places the centred
 * one stays centred where it still exists, in motion too. There are widgets for the items that can show and one
 * more on each side, whatever the size of the model, and they are used again for the items that come into view.
 * However small they are, at most 100 items show to either side of the middle.
 *
 * Positions count in items, lengths in pixels. An item i stands at the angle `(i − position)·w` from the middle,
 * turned by it, with w the [property@RotaryWheel.SpinningWheel:angle-per-item]. The circle's centre lies
 * `radius + item-height / 2` from the item's middle; for a rim at the left or right it is `item-width / 2`.
 *
 * # Gestures and keys
 *
 * - Dragging turns the rim, and letting go with speed lets it run on to an item. Beyond an end it follows like a
 *   rubber band, at the most by a tenth of the view.
 * - A tap on an item brings it to the centre; a tap on the centred one activates it.
 * - A click of a mouse's wheel moves on by one item; two fingers on a touchpad turn freely. Inside a scrolled page
 *   that counts while the wheel has the focus.
 * - Down and Right go to the next item, Up and Left to the previous one; Left and Right change places where text
 *   runs from right to left. Page Down and Page Up go on by as many as show, Home and End to the first and the last.
 *   Letters and digits go to the next item whose text begins so.
 * - Enter and Space activate the centred item. While the wheel moves they end the motion there, and select that item.
 * - Escape takes a drag back to where it began.
 *
 * # In UI files
 *
 * A `<child>` without a type is an item, usually a [class@RotaryWheel.Item], which is appended to the model; without
 * one, to a list that is made then.
 *
 * # CSS nodes
 *
 * |[<!-- language="plain" -->
 * spinningwheel[.top][.bottom][.left][.right]
 * ├── item[.current][:selected][:hover]
 * │   ╰── <content>
 * ╰── …
 * ]|
 *
 * At rest the centred `item` is `:selected`; while the rim moves it has the style class `.current`. Without functions
 * of the program's own an item's content is a node `content` with a `picture`, or an `image` and a `label`.
 *
 * # Accessibility
 *
 * `RotaryWheelSpinningWheel` uses the %GTK_ACCESSIBLE_ROLE_LIST role, and its items the
 * %GTK_ACCESSIBLE_ROLE_LIST_ITEM role, with their text, their position among all items, and their selected state.
 * An item is described by its position, as `7 of 1,000,000`; one that does not show is not there. The wheel's
 * description is the selected item's text and position, and changes when the wheel settles. It has the actions
 * `wheel.next`, `wheel.previous` and `wheel.activate`, each item `item.select`.
 *
 * With GTK 4.10 and later it also has a value that assistive technologies can set: the selected item, from 0 to the
 * last. While a screen reader is on and the wheel has the focus, that follows when the focus leaves it, as the screen
 * reader would say each change twice.
 */
#define ROTARY_WHEEL_TYPE_SPINNING_WHEEL (rotary_wheel_spinning_wheel_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelSpinningWheel, rotary_wheel_spinning_wheel, ROTARY_WHEEL, SPINNING_WHEEL, GtkWidget)

/**
 * RotaryWheelSpinningWheel::settled:
 * @self: the wheel
 * @position: the position of the item
 *
 * The rim has moved and come to rest with that item in the centre.
 */

/**
 * RotaryWheelSpinningWheel::activate:
 * @self: the wheel
 * @position: the position of the item
 *
 * The user has activated the centred item, which is selected then.
 */

/**
 * RotaryWheelCreateItemFunc:
 * @user_data: (closure): what was given to rotary_wheel_spinning_wheel_set_create_func()
 *
 * Creates a widget that shows one item after the other.
 *
 * Returns: (transfer full): a new widget
 */
typedef GtkWidget *(*RotaryWheelCreateItemFunc) (gpointer user_data);

/**
 * RotaryWheelBindItemFunc:
 * @content: a widget that was created to show items
 * @item: (type GObject.Object): the item
 * @position: the item's position
 * @user_data: (closure): what was given to rotary_wheel_spinning_wheel_set_bind_func()
 *
 * Shows an item in a widget.
 */
typedef void (*RotaryWheelBindItemFunc) (GtkWidget *content, gpointer item, guint position, gpointer user_data);

/**
 * rotary_wheel_spinning_wheel_new:
 *
 * Creates an empty wheel.
 *
 * Returns: (transfer floating): a new wheel
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_spinning_wheel_new (void);

/**
 * RotaryWheelSpinningWheel:model:
 *
 * The items on the rim.
 */

/**
 * rotary_wheel_spinning_wheel_get_model:
 * @self: a wheel
 *
 * Gets the items on the rim.
 *
 * Returns: (nullable) (transfer none): the model
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GListModel *rotary_wheel_spinning_wheel_get_model (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_model:
 * @self: a wheel
 * @model: (nullable): the items, or %NULL for none
 *
 * Sets the items on the rim.
 *
 * Unless the program makes their widgets, an item that is a [iface@Gdk.Paintable], or has one as its `paintable` or
 * `texture` property, shows as a picture, any other by its `icon` or `icon-name` and its `label`, `title`, `string` or
 * `name`. The selection of a [iface@Gtk.SelectionModel] is kept in step with that of the wheel.
 *
 * The selection follows its item where that moves in the model, as when it is sorted. Where the item has gone, what
 * takes its place is selected, else the nearest one. Another model ends a drag or motion, and the wheel rests on its
 * first item, or on the one that such a model has selected.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_model (RotaryWheelSpinningWheel *self, GListModel *model);

/**
 * rotary_wheel_spinning_wheel_set_create_func:
 * @self: a wheel
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): creates a widget to show items in, or
 *   %NULL for the wheel's own
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets what makes the widgets that show items.
 *
 * It is called for as many as show at a time. What rotary_wheel_spinning_wheel_set_bind_func() sets fills them.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_create_func (RotaryWheelSpinningWheel *self, RotaryWheelCreateItemFunc func,
                                                  gpointer user_data, GDestroyNotify destroy);

/**
 * rotary_wheel_spinning_wheel_set_bind_func:
 * @self: a wheel
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): shows an item in a widget, or %NULL
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets what shows an item in a widget that rotary_wheel_spinning_wheel_set_create_func() makes.
 *
 * It is called each time that an item comes into view. Without a function that creates widgets it is not called.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_bind_func (RotaryWheelSpinningWheel *self, RotaryWheelBindItemFunc func,
                                                gpointer user_data, GDestroyNotify destroy);

/**
 * RotaryWheelSpinningWheel:position:
 *
 * Where the rim stands, in items: 0 with the first centred.
 */

/**
 * rotary_wheel_spinning_wheel_get_position:
 * @self: a wheel
 *
 * Gets where the rim stands, in items.
 *
 * Returns: 0 with the first item centred; a little beyond the first or last while the rubber band is stretched, and
 *   on an endless wheel from 0 to below their number
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_spinning_wheel_get_position (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_position:
 * @self: a wheel
 * @position: in items, 0 by default; clamped to the first and last unless the wheel is endless
 *
 * Moves the rim at once, and leaves it there whether or not it snaps.
 *
 * Without items the position is kept until there are any.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_position (RotaryWheelSpinningWheel *self, double position);

/**
 * RotaryWheelSpinningWheel:selected:
 *
 * The item that was centred when the rim rested last.
 */

/**
 * rotary_wheel_spinning_wheel_get_selected:
 * @self: a wheel
 *
 * Gets the selected item: the one that was centred when the rim rested last.
 *
 * Returns: its position, or %GTK_INVALID_LIST_POSITION without items
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_spinning_wheel_get_selected (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_selected:
 * @self: a wheel
 * @position: an item
 *
 * Selects an item at once, and moves the rim to it the short way.
 *
 * A position beyond the last item is ignored. An empty wheel keeps the position until it has items, and then clamps it
 * to the last one.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_selected (RotaryWheelSpinningWheel *self, guint position);

/**
 * RotaryWheelSpinningWheel:selected-item:
 *
 * The selected item.
 */

/**
 * rotary_wheel_spinning_wheel_get_selected_item:
 * @self: a wheel
 *
 * Gets the selected item itself.
 *
 * Returns: (nullable) (transfer none) (type GObject.Object): the item, or %NULL without any
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gpointer rotary_wheel_spinning_wheel_get_selected_item (RotaryWheelSpinningWheel *self);

/**
 * RotaryWheelSpinningWheel:current:
 *
 * The item that is nearest to the centre.
 */

/**
 * rotary_wheel_spinning_wheel_get_current:
 * @self: a wheel
 *
 * Gets the position of the item that is nearest to the centre.
 *
 * It changes while the wheel turns, and equals [property@RotaryWheel.SpinningWheel:selected] at rest. It notifies once a
 * frame at most.
 *
 * Returns: its position, or %GTK_INVALID_LIST_POSITION without items
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_spinning_wheel_get_current (RotaryWheelSpinningWheel *self);

/**
 * RotaryWheelSpinningWheel:current-item:
 *
 * The item nearest to the centre, itself.
 */

/**
 * rotary_wheel_spinning_wheel_get_current_item:
 * @self: a wheel
 *
 * Gets the item that is nearest to the centre.
 *
 * Returns: (nullable) (transfer none) (type GObject.Object): the item, or %NULL without a model
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gpointer rotary_wheel_spinning_wheel_get_current_item (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_scroll_to:
 * @self: a wheel
 * @position: an item
 * @animate: whether the rim moves there, rather than being there at once
 *
 * Moves the rim to an item, the short way; it is selected when the rim has settled.
 *
 * Positions that the wheel does not have are ignored.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_scroll_to (RotaryWheelSpinningWheel *self, guint position, gboolean animate);

/**
 * rotary_wheel_spinning_wheel_step:
 * @self: a wheel
 * @count: how many items, negative for back
 *
 * Moves the rim on from the item that it is heading for, as the arrow keys do.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_step (RotaryWheelSpinningWheel *self, int count);

/**
 * RotaryWheelSpinningWheel:item-width:
 *
 * The width of an item, in pixels from 1 to 10,000.
 */

/**
 * rotary_wheel_spinning_wheel_get_item_width:
 * @self: a wheel
 *
 * Gets the width of an item.
 *
 * Returns: pixels
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_spinning_wheel_get_item_width (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_item_width:
 * @self: a wheel
 * @item_width: pixels, 133 by default, clamped to 1 … 10,000
 *
 * Sets the width of an item.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_item_width (RotaryWheelSpinningWheel *self, double item_width);

/**
 * RotaryWheelSpinningWheel:item-height:
 *
 * The height of an item, in pixels from 1 to 10,000.
 */

/**
 * rotary_wheel_spinning_wheel_get_item_height:
 * @self: a wheel
 *
 * Gets the height of an item.
 *
 * Returns: pixels
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_spinning_wheel_get_item_height (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_item_height:
 * @self: a wheel
 * @item_height: pixels, 173 by default, clamped to 1 … 10,000
 *
 * Sets the height of an item.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_item_height (RotaryWheelSpinningWheel *self, double item_height);

/**
 * RotaryWheelSpinningWheel:radius:
 *
 * The distance from the circle's centre to an item's near edge, in pixels from 1 to 10,000,000.
 */

/**
 * rotary_wheel_spinning_wheel_get_radius:
 * @self: a wheel
 *
 * Gets the distance from the circle's centre to an item's near edge.
 *
 * Returns: pixels
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_spinning_wheel_get_radius (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_radius:
 * @self: a wheel
 * @radius: pixels, 500 by default, clamped to 1 … 10,000,000
 *
 * Sets the distance from the circle's centre to an item's near edge.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_radius (RotaryWheelSpinningWheel *self, double radius);

/**
 * RotaryWheelSpinningWheel:angle-per-item:
 *
 * The angle from one item to the next, in radians from 0.01 to π, 0 to let them touch.
 */

/**
 * rotary_wheel_spinning_wheel_get_angle_per_item:
 * @self: a wheel
 *
 * Gets the angle from one item to the next.
 *
 * Returns: radians, or 0 for the angle at which items touch
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_spinning_wheel_get_angle_per_item (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_angle_per_item:
 * @self: a wheel
 * @angle: radians, clamped to 0.01 … π, or 0, the default, for the angle at which items touch:
 *   `atan (item-width / radius)`, of a rim at the left or right `atan (item-height / radius)`
 *
 * Sets the angle from one item to the next.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_angle_per_item (RotaryWheelSpinningWheel *self, double angle);

/**
 * RotaryWheelSpinningWheel:orientation:
 *
 * Where on its circle the rim shows.
 */

/**
 * rotary_wheel_spinning_wheel_get_orientation:
 * @self: a wheel
 *
 * Gets where on its circle the rim shows.
 *
 * Returns: the side
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkPositionType rotary_wheel_spinning_wheel_get_orientation (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_orientation:
 * @self: a wheel
 * @orientation: the side, %GTK_POS_TOP by default
 *
 * Sets where on its circle the rim shows.
 *
 * At the top and bottom items run with the direction of text, at the left and right from top to bottom.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_orientation (RotaryWheelSpinningWheel *self, GtkPositionType orientation);

/**
 * RotaryWheelSpinningWheel:flippable:
 *
 * Whether the rim is mirrored where text runs from right to left.
 */

/**
 * rotary_wheel_spinning_wheel_get_flippable:
 * @self: a rim
 *
 * Gets whether the rim is mirrored where text runs from right to left.
 *
 * Returns: whether it is
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_spinning_wheel_get_flippable (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_flippable:
 * @self: a rim
 * @flippable: whether it is
 *
 * Sets whether the rim is mirrored where text runs from right to left.
 *
 * The items of a rim at the top or bottom then follow one another from right to left. Not so where they are in an
 * order of the world, as that of a film.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_flippable (RotaryWheelSpinningWheel *self, gboolean flippable);

/**
 * RotaryWheelSpinningWheel:snap:
 *
 * Whether an item is centred whenever the rim rests.
 */

/**
 * rotary_wheel_spinning_wheel_get_snap:
 * @self: a wheel
 *
 * Gets whether an item is centred whenever the rim rests.
 *
 * Returns: whether it snaps
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_spinning_wheel_get_snap (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_snap:
 * @self: a wheel
 * @snap: whether it snaps, %TRUE by default
 *
 * Sets whether an item is centred whenever the rim rests; else it stays where it stops.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_snap (RotaryWheelSpinningWheel *self, gboolean snap);

/**
 * RotaryWheelSpinningWheel:endless:
 *
 * Whether the first item follows the last.
 */

/**
 * rotary_wheel_spinning_wheel_get_endless:
 * @self: a wheel
 *
 * Gets whether the first item follows the last, without end.
 *
 * Returns: whether it is endless
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_spinning_wheel_get_endless (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_endless:
 * @self: a wheel
 * @endless: whether it is endless, %FALSE by default
 *
 * Sets whether the first item follows the last, without end; few items then show more than once.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_endless (RotaryWheelSpinningWheel *self, gboolean endless);

/**
 * RotaryWheelSpinningWheel:inertia:
 *
 * Whether the rim runs on when it is let go with speed.
 */

/**
 * rotary_wheel_spinning_wheel_get_inertia:
 * @self: a wheel
 *
 * Gets whether the rim runs on when it is let go with speed.
 *
 * Returns: whether it has inertia
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_spinning_wheel_get_inertia (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_inertia:
 * @self: a wheel
 * @inertia: whether it has inertia, %TRUE by default
 *
 * Sets whether the rim runs on when it is let go with speed.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_inertia (RotaryWheelSpinningWheel *self, gboolean inertia);

/**
 * RotaryWheelSpinningWheel:adjustment:
 *
 * The position for a scrollbar or page indicators, in items.
 */

/**
 * rotary_wheel_spinning_wheel_get_adjustment:
 * @self: a wheel
 *
 * Gets the adjustment that is kept in step with the position.
 *
 * Returns: (nullable) (transfer none): the adjustment
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkAdjustment *rotary_wheel_spinning_wheel_get_adjustment (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_adjustment:
 * @self: a wheel
 * @adjustment: (nullable): an adjustment, or %NULL, the default, for none
 *
 * Sets an adjustment to be kept in step with the position, for a scrollbar or page indicators.
 *
 * The wheel sets its bounds: from 0 to the number of items, with a page size of 1, so that each item is a page. A
 * wheel that the adjustment has moved centres an item when that has been still for 150 ms.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_spinning_wheel_set_adjustment (RotaryWheelSpinningWheel *self, GtkAdjustment *adjustment);

G_END_DECLS
