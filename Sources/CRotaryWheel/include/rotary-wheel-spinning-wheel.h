/* A list on the rim of a large circle.
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
 * `RotaryWheelSpinningWheel` presents a list of any size on the rim of a large circle.
 *
 * <picture>
 *   <source srcset="spinning-wheel~dark@2x.png" media="(prefers-color-scheme: dark)">
 *   <img src="spinning-wheel@2x.png" alt="A spinning wheel of pictures" width="368">
 * </picture>
 *
 * The view shows a part of the rim. The item in the center of the view is the current item. It becomes the selected
 * item when the wheel settles.
 *
 * The items are those of a [iface@Gio.ListModel]. When the model changes, the centered item stays centered if it
 * still exists, in motion too.
 *
 * The wheel keeps widgets for the visible items and one more on each side, and reuses them for other items. At most
 * 100 items show on each side of the center.
 *
 * # Geometry
 *
 * Positions are in items, lengths in pixels, and angles in radians. With
 * [property@RotaryWheel.SpinningWheel:visible-items], lengths are proportions.
 *
 * - Item i is at the angle `(i − position)·w` from the center of the view. It is drawn rotated by that angle. The
 *   angle w is [property@RotaryWheel.SpinningWheel:angle-per-item].
 * - The center of the circle is `radius + item-height / 2` from the middle of an item. On the left and right it is
 *   `radius + item-width / 2`.
 *
 * Setters refuse numbers that are not finite with a critical, and clamp numbers outside the range.
 *
 * # Shortcuts and Gestures
 *
 * - A drag turns the wheel. If it ends with speed, the wheel coasts to an item. Past an end the wheel follows like a
 *   rubber band, by at most a tenth of the view.
 * - A tap on an item centers it. A tap on the centered item activates it. A longer press stops a coasting wheel.
 * - A scroll click moves the wheel by one item, and two fingers on a touchpad turn it freely. Inside a scrollable
 *   container, scrolling requires focus from a press or a key.
 * - <kbd>Down</kbd> and <kbd>Right</kbd> move to the next item, <kbd>Up</kbd> and <kbd>Left</kbd> to the previous
 *   one. Right-to-left text swaps <kbd>Left</kbd> and <kbd>Right</kbd>.
 * - <kbd>Page Down</kbd> and <kbd>Page Up</kbd> move by the visible items, <kbd>Home</kbd> and <kbd>End</kbd> to the
 *   first and last item.
 * - Letters and digits move to the next item whose text begins with them.
 * - <kbd>Enter</kbd> and <kbd>Space</kbd> activate the centered item. During motion they first stop the wheel at
 *   that item and select it.
 * - <kbd>Escape</kbd> cancels a drag.
 *
 * # RotaryWheelSpinningWheel as GtkBuildable
 *
 * A `<child>` without a type is an item, usually a [class@RotaryWheel.Item]. It is appended to the model. Without a
 * model, the wheel creates a list.
 *
 * # CSS nodes
 *
 * ```
 * spinningwheel[.tinted][.top][.bottom][.left][.right]
 * ├── face
 * │   ╰── fade
 * ├── item[.current][.tinted][.tint-1 … .tint-8][:selected][:hover]
 * │   ╰── <content>
 * ╰── …
 * ```
 *
 * `RotaryWheelSpinningWheel` has a main CSS node with name `spinningwheel`, a node with name `face`, which has the
 * background and the focus ring, and a node with name `item` for each visible item. The round corners of the face
 * clip the items. With a `min-width`, the node `fade` lets the items fade to both ends of the view over this length, as
 * far as its color is opaque. The app sets the style class `.tinted`: each item then has one of the style classes
 * `.tint-1` to `.tint-8`, the colors of the bubbles of a dial menu, in turn. The centered item has the state `:selected` at rest, and the style class `.current` in motion.
 * Content that the wheel creates is a node with name `content`. It contains a `picture`, or an `image` and a
 * `label`.
 *
 * # Accessibility
 *
 * `RotaryWheelSpinningWheel` uses the %GTK_ACCESSIBLE_ROLE_LIST role, and its items the
 * %GTK_ACCESSIBLE_ROLE_LIST_ITEM role. The items have their text, their position in the list and their selected
 * state. The position is also the description of an item, such as `7 of 1,000,000`. Only visible items are
 * accessible.
 *
 * The description of the wheel is the text and position of the selected item. It changes when the wheel settles. The
 * actions of the wheel are `wheel.next`, `wheel.previous` and `wheel.activate`. The action of an item is
 * `item.select`.
 *
 * With GTK 4.10 and later, the wheel also has a value that assistive technologies can set. It is the selected
 * position, starting at 0. While a screen reader runs, the value of a focused wheel changes when the focus leaves.
 * Otherwise the screen reader would announce each change twice.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_SPINNING_WHEEL (rotary_wheel_spinning_wheel_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelSpinningWheel, rotary_wheel_spinning_wheel, ROTARY_WHEEL, SPINNING_WHEEL, GtkWidget)

/**
 * RotaryWheelCreateItemFunc:
 * @user_data: (closure): the data for [method@RotaryWheel.SpinningWheel.set_create_func]
 *
 * Creates a widget that shows items.
 *
 * The wheel reuses the widget for other items. See [content widgets](overview.html#content-widgets) for its
 * ownership.
 *
 * Returns: (transfer full): a new widget
 *
 * Since: 0.9
 */
typedef GtkWidget *(*RotaryWheelCreateItemFunc) (gpointer user_data);

/**
 * RotaryWheelBindItemFunc:
 * @content: a widget that shows items
 * @item: (type GObject.Object): the item
 * @position: the position of the item
 * @user_data: (closure): the data for [method@RotaryWheel.SpinningWheel.set_bind_func]
 *
 * Shows an item in a widget.
 *
 * Since: 0.9
 */
typedef void (*RotaryWheelBindItemFunc) (GtkWidget *content, gpointer item, guint position, gpointer user_data);

/**
 * rotary_wheel_spinning_wheel_new:
 *
 * Creates an empty wheel.
 *
 * Returns: (transfer floating): a new `RotaryWheelSpinningWheel`
 */
GtkWidget *rotary_wheel_spinning_wheel_new (void);

/**
 * rotary_wheel_spinning_wheel_set_create_func:
 * @self: a `RotaryWheelSpinningWheel`
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): the function, or %NULL for the widgets
 *   of the library
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets the function that creates widgets for the visible items.
 *
 * The function of [method@RotaryWheel.SpinningWheel.set_bind_func] shows items in them.
 */
void rotary_wheel_spinning_wheel_set_create_func (RotaryWheelSpinningWheel *self, RotaryWheelCreateItemFunc func,
                                                  gpointer user_data, GDestroyNotify destroy);

/**
 * rotary_wheel_spinning_wheel_set_bind_func:
 * @self: a `RotaryWheelSpinningWheel`
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): the function, or %NULL for none
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets the function that shows an item in a widget.
 *
 * The wheel calls it when an item becomes visible. It calls the function only for widgets from
 * [method@RotaryWheel.SpinningWheel.set_create_func].
 */
void rotary_wheel_spinning_wheel_set_bind_func (RotaryWheelSpinningWheel *self, RotaryWheelBindItemFunc func,
                                                gpointer user_data, GDestroyNotify destroy);

/**
 * RotaryWheelSpinningWheel:position:
 *
 * The position of the center of the view on the rim, in items.
 *
 * It is 0 when the first item is centered. The range ends at the last item. Only a stretched rubber band exceeds the
 * range. On an endless wheel, positions wrap around: they are below the number of items.
 *
 * The setter moves the wheel immediately, and the wheel stays there even if it snaps. An empty wheel keeps the position
 * until it has items. The default is 0.
 */

/**
 * rotary_wheel_spinning_wheel_get_position:
 * Gets [property@RotaryWheel.SpinningWheel:position].
 */
double rotary_wheel_spinning_wheel_get_position (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_position:
 * Sets [property@RotaryWheel.SpinningWheel:position].
 */
void rotary_wheel_spinning_wheel_set_position (RotaryWheelSpinningWheel *self, double position);

/**
 * rotary_wheel_spinning_wheel_scroll_to:
 * @self: a `RotaryWheelSpinningWheel`
 * @position: the position of the item
 * @animate: whether to animate the motion
 *
 * Turns the wheel to an item the short way.
 *
 * The item is selected when the wheel settles. A position beyond the last item is ignored.
 */
void rotary_wheel_spinning_wheel_scroll_to (RotaryWheelSpinningWheel *self, guint position, gboolean animate);

/**
 * rotary_wheel_spinning_wheel_step:
 * @self: a `RotaryWheelSpinningWheel`
 * @count: the number of items, negative for the opposite direction
 *
 * Turns the wheel by a number of items, as the arrow keys do.
 *
 * The steps count from the item to which the wheel already moves.
 */
void rotary_wheel_spinning_wheel_step (RotaryWheelSpinningWheel *self, int count);

/**
 * RotaryWheelSpinningWheel:item-width:
 *
 * The width of an item, in pixels. The range is 1 to 10,000. The default is 133.
 */

/**
 * rotary_wheel_spinning_wheel_get_item_width:
 * Gets [property@RotaryWheel.SpinningWheel:item-width].
 */
double rotary_wheel_spinning_wheel_get_item_width (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_item_width:
 * Sets [property@RotaryWheel.SpinningWheel:item-width].
 */
void rotary_wheel_spinning_wheel_set_item_width (RotaryWheelSpinningWheel *self, double item_width);

/**
 * RotaryWheelSpinningWheel:item-height:
 *
 * The height of an item, in pixels. The range is 1 to 10,000. The default is 173.
 */

/**
 * rotary_wheel_spinning_wheel_get_item_height:
 * Gets [property@RotaryWheel.SpinningWheel:item-height].
 */
double rotary_wheel_spinning_wheel_get_item_height (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_item_height:
 * Sets [property@RotaryWheel.SpinningWheel:item-height].
 */
void rotary_wheel_spinning_wheel_set_item_height (RotaryWheelSpinningWheel *self, double item_height);

/**
 * RotaryWheelSpinningWheel:radius:
 *
 * The distance from the center of the circle to the near edge of an item, in pixels. The range is 1 to 10,000,000. The
 * default is 500.
 */

/**
 * rotary_wheel_spinning_wheel_get_radius:
 * Gets [property@RotaryWheel.SpinningWheel:radius].
 */
double rotary_wheel_spinning_wheel_get_radius (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_radius:
 * Sets [property@RotaryWheel.SpinningWheel:radius].
 */
void rotary_wheel_spinning_wheel_set_radius (RotaryWheelSpinningWheel *self, double radius);

/**
 * RotaryWheelSpinningWheel:angle-per-item:
 *
 * The angle between neighboring items, in radians. The range is 0.01 to π. 0, the default, is the angle at which items
 * touch. It is `atan (item-width / radius)`, or `atan (item-height / radius)` for a wheel on the left or right.
 */

/**
 * rotary_wheel_spinning_wheel_get_angle_per_item:
 * Gets [property@RotaryWheel.SpinningWheel:angle-per-item].
 */
double rotary_wheel_spinning_wheel_get_angle_per_item (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_angle_per_item:
 * Sets [property@RotaryWheel.SpinningWheel:angle-per-item].
 */
void rotary_wheel_spinning_wheel_set_angle_per_item (RotaryWheelSpinningWheel *self, double angle);

/**
 * RotaryWheelSpinningWheel:visible-items:
 *
 * The number of items that fit along the view. The range is 0 to 100. 0, the default, is for sizes in pixels.
 *
 * With a number, [property@RotaryWheel.SpinningWheel:item-width], [property@RotaryWheel.SpinningWheel:item-height] and
 * [property@RotaryWheel.SpinningWheel:radius] are proportions. The wheel scales them together at each of its sizes, so
 * that this many items fit between margins of 6 pixels at both ends. So the angle between items does not change, and the
 * centered item stays centered. Items are at least one pixel long, and never deeper than the view. Items beyond a
 * quarter of the circle do not count. A view that is too shallow for the circle cuts the outer items off.
 *
 * The natural size along the rim is that of the items with their sizes in pixels. The natural size across follows the
 * allocated one along the rim, and has the middles of these items. The minimum is 36 pixels both ways.
 */

/**
 * rotary_wheel_spinning_wheel_get_visible_items:
 * Gets [property@RotaryWheel.SpinningWheel:visible-items].
 */
guint rotary_wheel_spinning_wheel_get_visible_items (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_visible_items:
 * Sets [property@RotaryWheel.SpinningWheel:visible-items].
 */
void rotary_wheel_spinning_wheel_set_visible_items (RotaryWheelSpinningWheel *self, guint visible_items);

/**
 * RotaryWheelSpinningWheel:orientation:
 *
 * The side of the circle that the wheel shows.
 *
 * At the top and bottom, items follow the direction of text. On the left and right, they run from top to bottom. The
 * default is %GTK_POS_TOP.
 */

/**
 * rotary_wheel_spinning_wheel_get_orientation:
 * Gets [property@RotaryWheel.SpinningWheel:orientation].
 */
GtkPositionType rotary_wheel_spinning_wheel_get_orientation (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_orientation:
 * Sets [property@RotaryWheel.SpinningWheel:orientation].
 */
void rotary_wheel_spinning_wheel_set_orientation (RotaryWheelSpinningWheel *self, GtkPositionType orientation);

/**
 * RotaryWheelSpinningWheel:depth:
 *
 * How far the items beside the centered one turn away. The range is 0 to 1. 0, the default, is for flat items. At 1 an
 * item next to the centered one turns by 45°, and those farther away by more, but less than 90°. Their outer sides go
 * back, and are smaller. Items side by side turn like the covers of a carousel, and items one below the other like a
 * drum.
 *
 * The distances of items do not change. A smaller [property@RotaryWheel.SpinningWheel:angle-per-item] closes the gaps
 * between turned items. Where items overlap, the one nearer to the center is on top. Flat items are on top of those
 * before them.
 *
 * Items do not turn while the wheel rests. So the property also works without animations.
 */

/**
 * rotary_wheel_spinning_wheel_get_depth:
 * Gets [property@RotaryWheel.SpinningWheel:depth].
 */
double rotary_wheel_spinning_wheel_get_depth (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_depth:
 * Sets [property@RotaryWheel.SpinningWheel:depth].
 */
void rotary_wheel_spinning_wheel_set_depth (RotaryWheelSpinningWheel *self, double depth);

/**
 * RotaryWheelSpinningWheel:snap:
 *
 * Whether the wheel settles only with an item in the center.
 *
 * Otherwise it rests where it stops. The default is %TRUE.
 */

/**
 * rotary_wheel_spinning_wheel_get_snap:
 * Gets [property@RotaryWheel.SpinningWheel:snap].
 */
gboolean rotary_wheel_spinning_wheel_get_snap (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_snap:
 * Sets [property@RotaryWheel.SpinningWheel:snap].
 */
void rotary_wheel_spinning_wheel_set_snap (RotaryWheelSpinningWheel *self, gboolean snap);

/**
 * RotaryWheelSpinningWheel:endless:
 *
 * Whether the first item follows the last one.
 *
 * A few items then show more than once. The default is %FALSE.
 */

/**
 * rotary_wheel_spinning_wheel_get_endless:
 * Gets [property@RotaryWheel.SpinningWheel:endless].
 */
gboolean rotary_wheel_spinning_wheel_get_endless (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_endless:
 * Sets [property@RotaryWheel.SpinningWheel:endless].
 */
void rotary_wheel_spinning_wheel_set_endless (RotaryWheelSpinningWheel *self, gboolean endless);

/**
 * RotaryWheelSpinningWheel:inertia:
 *
 * Whether the wheel coasts after a drag that ends with speed. The default is %TRUE.
 */

/**
 * rotary_wheel_spinning_wheel_get_inertia:
 * Gets [property@RotaryWheel.SpinningWheel:inertia].
 */
gboolean rotary_wheel_spinning_wheel_get_inertia (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_inertia:
 * Sets [property@RotaryWheel.SpinningWheel:inertia].
 */
void rotary_wheel_spinning_wheel_set_inertia (RotaryWheelSpinningWheel *self, gboolean inertia);

/**
 * RotaryWheelSpinningWheel:adjustment:
 *
 * The adjustment for a scrollbar or page indicators.
 *
 * Its value is the position in items. The wheel sets its bounds to 0 and the number of items, and its page size to 1.
 * After a change of its value, the wheel centers an item once the value has not changed for 150 ms. The default is
 * %NULL.
 */

/**
 * rotary_wheel_spinning_wheel_get_adjustment:
 * Gets [property@RotaryWheel.SpinningWheel:adjustment].
 *
 * Returns: (nullable) (transfer none): the adjustment
 */
GtkAdjustment *rotary_wheel_spinning_wheel_get_adjustment (RotaryWheelSpinningWheel *self);

/**
 * rotary_wheel_spinning_wheel_set_adjustment:
 * @adjustment: (nullable): the adjustment, or %NULL for none
 *
 * Sets [property@RotaryWheel.SpinningWheel:adjustment].
 */
void rotary_wheel_spinning_wheel_set_adjustment (RotaryWheelSpinningWheel *self, GtkAdjustment *adjustment);

G_END_DECLS
