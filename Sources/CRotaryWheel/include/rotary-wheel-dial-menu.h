/* A menu of bubbles on a circle, for GTK 4.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

#include "rotary-wheel-widget.h"

G_BEGIN_DECLS

/**
 * RotaryWheelDialMenu:
 *
 * A menu of bubbles that come out of its centre onto a circle; the one at the top is active.
 *
 * The dial shows the items of a [class@Gio.MenuModel], with their icons, actions and targets, or those of any
 * [iface@Gio.ListModel]. Sections of a menu stand apart, a submenu opens in place, and items with `hidden-when`
 * come and go; the attribute `css-class` gives an item's bubble a style class. (To `hidden-when` an action that
 * is disabled counts as missing unless it is one of the application or the window.) Activating an item of a menu
 * runs its action and closes the menu; a dial of a list stays open.
 *
 * The bubble at the top is the largest, and the others are smaller the farther they are from it. When the dial
 * has come to rest, the item at the top is selected. Where there are more items than fit, the dial shows those
 * round the top, and the rest come round as it turns.
 *
 * A dial may stand in any container, where a button in its centre sends the bubbles out and back, or in a
 * [class@RotaryWheel.DialMenuPopover].
 *
 * # Gestures and keys
 *
 * - A click on the centre sends the bubbles out or back; in a submenu it goes back to the menu before.
 * - Dragging a bubble takes it round the circle and the others with it. Let go, the bubble nearest to the top is
 *   pulled there by a spring.
 * - A tap on a bubble brings it to the top; a tap on the one at the top activates it.
 * - Pressing on the centre, moving toward a bubble and releasing there activates it in one stroke.
 * - Down and Right go to the next item, Up and Left to the previous one; Left and Right change places where text
 *   runs from right to left, and the items follow one another the other way round. Home and End go to the first
 *   and the last. Digits go to the item of that number, counted from 1; letters to the one whose caption begins
 *   so.
 * - Enter and Space activate the item at the top.
 * - Escape takes a drag back to where it began, goes back from a submenu, or sends the bubbles back. Backspace
 *   goes back from a submenu.
 *
 * # In UI files
 *
 * A `<child>` without a type is an item, usually a [class@RotaryWheel.Item], which is appended to the model; without
 * one, to a list that is made then.
 *
 * # CSS nodes
 *
 * |[<!-- language="plain" -->
 * dialmenu
 * ├── bubble[.current][.tint-1 … .tint-8][:selected][:hover][:active][:checked][:disabled]
 * │   ╰── content
 * ╰── hub
 *     ╰── button.circular.toggle[:checked]
 * ]|
 *
 * Only bubbles that show have a node. The one at the top has the style class `.current`, whose outline is drawn while
 * the dial has a visible focus. Bubbles have the style classes `.tint-1` to `.tint-8` by turns, which give
 * them their [colours](class.Widget.html#colours). A bubble whose action is a switch that is on is `:checked`.
 *
 * # Accessibility
 *
 * `RotaryWheelDialMenu` uses the %GTK_ACCESSIBLE_ROLE_MENU role, and its bubbles the
 * %GTK_ACCESSIBLE_ROLE_MENU_ITEM role, with their position and selected state; clicking one activates it. The
 * dial's description is the selected item's caption, and changes when the dial settles. It has the actions
 * `dial.next`, `dial.previous`, `dial.activate`, `dial.expand`, `dial.collapse` and `dial.back`.
 *
 * With GTK 4.10 and later it also has a value that assistive technologies can set: the selected item, from 0 to the
 * last. While a screen reader is on and the dial has the focus, that follows when the focus leaves it, as the screen
 * reader would say each change twice.
 */
#define ROTARY_WHEEL_TYPE_DIAL_MENU (rotary_wheel_dial_menu_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelDialMenu, rotary_wheel_dial_menu, ROTARY_WHEEL, DIAL_MENU, GtkWidget)

/**
 * RotaryWheelDialMenu::settled:
 * @self: the dial
 * @position: the position of the item
 *
 * The dial has moved and come to rest with that item at the top.
 */

/**
 * RotaryWheelDialMenu::activate:
 * @self: the dial
 * @position: the position of the item
 *
 * The user has chosen an item.
 */

/**
 * rotary_wheel_dial_menu_new:
 *
 * Creates an empty dial.
 *
 * Returns: (transfer floating): a new dial
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_dial_menu_new (void);

/**
 * rotary_wheel_dial_menu_new_from_menu:
 * @menu: (nullable): the menu whose items the bubbles are
 *
 * Creates a dial of the items of a menu.
 *
 * Returns: (transfer floating): a new dial
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_dial_menu_new_from_menu (GMenuModel *menu);

/**
 * rotary_wheel_dial_menu_new_from_strings:
 * @strings: (array zero-terminated=1): the captions of the bubbles
 *
 * Creates a dial with a bubble for each string.
 *
 * Returns: (transfer floating): a new dial
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_dial_menu_new_from_strings (const char *const *strings);

/**
 * RotaryWheelDialMenu:menu-model:
 *
 * The menu whose items the bubbles are.
 */

/**
 * rotary_wheel_dial_menu_get_menu_model:
 * @self: a dial
 *
 * Gets the menu whose items the bubbles are: the first one, also while a submenu of it is open.
 *
 * Returns: (nullable) (transfer none): the menu
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GMenuModel *rotary_wheel_dial_menu_get_menu_model (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_menu_model:
 * @self: a dial
 * @menu: (nullable): a menu, or %NULL for none
 *
 * Sets the menu whose items the bubbles are, in place of any [property@RotaryWheel.DialMenu:model].
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_menu_model (RotaryWheelDialMenu *self, GMenuModel *menu);

/**
 * RotaryWheelDialMenu:model:
 *
 * The items that the bubbles show.
 */

/**
 * rotary_wheel_dial_menu_get_model:
 * @self: a dial
 *
 * Gets the items that the bubbles show.
 *
 * Returns: (nullable) (transfer none): the model
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GListModel *rotary_wheel_dial_menu_get_model (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_model:
 * @self: a dial
 * @model: (nullable): the items, or %NULL for none
 *
 * Sets the items that the bubbles show, the first 100,000 of them, in place of any
 * [property@RotaryWheel.DialMenu:menu-model].
 *
 * Bubbles show the items' `label`, `title`, `string` or `name` property, and their `icon` or `icon-name` property.
 *
 * The selection follows its item where that moves in the model, as when it is sorted. Where the item has gone, what
 * takes its place is selected, else the nearest one. Another model ends a drag or motion, and the dial rests on its
 * first item, or on the one that a [iface@Gtk.SelectionModel] has selected, whose selection is kept in step with that
 * of the dial.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_model (RotaryWheelDialMenu *self, GListModel *model);

/**
 * rotary_wheel_dial_menu_set_content_func:
 * @self: a dial
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): creates the widget that stands
 *   in a bubble, or %NULL for an icon and a caption
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets what stands in the bubbles of a dial with a model.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_content_func (RotaryWheelDialMenu *self, RotaryWheelContentFunc func,
                                              gpointer user_data, GDestroyNotify destroy);

/**
 * RotaryWheelDialMenu:expanded:
 *
 * Whether the bubbles are out on the circle.
 */

/**
 * rotary_wheel_dial_menu_get_expanded:
 * @self: a dial
 *
 * Gets whether the bubbles are out on the circle, or coming out.
 *
 * Returns: %TRUE if they are
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_dial_menu_get_expanded (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_expanded:
 * @self: a dial
 * @expanded: whether they are
 *
 * Sends the bubbles out onto the circle, or back into the centre; %FALSE by default.
 *
 * They take 0.3 s, and turn round where they are when this is called meanwhile.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_expanded (RotaryWheelDialMenu *self, gboolean expanded);

/**
 * RotaryWheelDialMenu:selected:
 *
 * The item that was at the top when the dial rested last.
 */

/**
 * rotary_wheel_dial_menu_get_selected:
 * @self: a dial
 *
 * Gets the selected item: the one that was at the top when the dial rested last.
 *
 * Returns: the item's position, or %GTK_INVALID_LIST_POSITION on an empty dial
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_dial_menu_get_selected (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_selected:
 * @self: a dial
 * @selected: the item's position
 *
 * Selects an item at once, and turns the dial there the short way.
 *
 * A position beyond the last item is ignored. An empty dial keeps the position until it has items, and then clamps it to
 * the last one.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_selected (RotaryWheelDialMenu *self, guint selected);

/**
 * RotaryWheelDialMenu:selected-item:
 *
 * The selected item's object.
 */

/**
 * rotary_wheel_dial_menu_get_selected_item:
 * @self: a dial
 *
 * Gets the selected item's object.
 *
 * Returns: (type GObject.Object) (nullable) (transfer none): the object, or %NULL without a model
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gpointer rotary_wheel_dial_menu_get_selected_item (RotaryWheelDialMenu *self);

/**
 * RotaryWheelDialMenu:current:
 *
 * The item that is at the top.
 */

/**
 * rotary_wheel_dial_menu_get_current:
 * @self: a dial
 *
 * Gets the item that is at the top.
 *
 * It changes while the dial turns, and equals [property@RotaryWheel.DialMenu:selected] at rest. It notifies once a
 * frame at most.
 *
 * Returns: its position, or %GTK_INVALID_LIST_POSITION on an empty dial
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_dial_menu_get_current (RotaryWheelDialMenu *self);

/**
 * RotaryWheelDialMenu:current-item:
 *
 * The object of the item at the top.
 */

/**
 * rotary_wheel_dial_menu_get_current_item:
 * @self: a dial
 *
 * Gets the object of the item that is at the top.
 *
 * Returns: (nullable) (transfer none) (type GObject.Object): the item, or %NULL without a model
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gpointer rotary_wheel_dial_menu_get_current_item (RotaryWheelDialMenu *self);

/**
 * RotaryWheelDialMenu:item-size:
 *
 * The diameter of a bubble that is not inflated, in pixels, where the dial has its natural size.
 *
 * A dial in a popover has that. Another one that has more room grows: bubbles, captions, the button and
 * [property@RotaryWheel.DialMenu:inflation-distance] with it, as far as all items show; where they do not anyway, by the
 * square root of the room.
 */

/**
 * rotary_wheel_dial_menu_get_item_size:
 * @self: a dial
 *
 * Gets the diameter of a bubble that is not inflated.
 *
 * Returns: pixels
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
guint rotary_wheel_dial_menu_get_item_size (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_item_size:
 * @self: a dial
 * @item_size: pixels, clamped to 16 … 512
 *
 * Sets the diameter of a bubble that is not inflated, 72 by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_item_size (RotaryWheelDialMenu *self, guint item_size);

/**
 * RotaryWheelDialMenu:minimum-inflation:
 *
 * The scale of bubbles far from the top, from 0.1 to 4.
 */

/**
 * rotary_wheel_dial_menu_get_minimum_inflation:
 * @self: a dial
 *
 * Gets the scale of bubbles far from the top.
 *
 * Returns: a scale
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_dial_menu_get_minimum_inflation (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_minimum_inflation:
 * @self: a dial
 * @minimum_inflation: a scale, clamped to 0.1 … 4
 *
 * Sets the scale of bubbles far from the top, 0.66 by default.
 *
 * At a distance d from the top the scale is max − (max − min) · d / D, and min beyond D, the
 * [property@RotaryWheel.DialMenu:inflation-distance].
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_minimum_inflation (RotaryWheelDialMenu *self, double minimum_inflation);

/**
 * RotaryWheelDialMenu:maximum-inflation:
 *
 * The scale of the bubble at the top, from 0.1 to 4.
 */

/**
 * rotary_wheel_dial_menu_get_maximum_inflation:
 * @self: a dial
 *
 * Gets the scale of the bubble at the top.
 *
 * Returns: a scale
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_dial_menu_get_maximum_inflation (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_maximum_inflation:
 * @self: a dial
 * @maximum_inflation: a scale, clamped to 0.1 … 4
 *
 * Sets the scale of the bubble at the top, 1.33 by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_maximum_inflation (RotaryWheelDialMenu *self, double maximum_inflation);

/**
 * RotaryWheelDialMenu:inflation-distance:
 *
 * How far from the top bubbles are not inflated any more, in pixels from 1 to 10000.
 */

/**
 * rotary_wheel_dial_menu_get_inflation_distance:
 * @self: a dial
 *
 * Gets how far from the top bubbles are not inflated any more.
 *
 * Returns: pixels
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_dial_menu_get_inflation_distance (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_inflation_distance:
 * @self: a dial
 * @inflation_distance: pixels, clamped to 1 … 10,000
 *
 * Sets how far from the top bubbles are not inflated any more, 100 pixels by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_inflation_distance (RotaryWheelDialMenu *self, double inflation_distance);

/**
 * RotaryWheelDialMenu:flippable:
 *
 * Whether the dial is mirrored where text runs from right to left.
 */

/**
 * rotary_wheel_dial_menu_get_flippable:
 * @self: a dial
 *
 * Gets whether the dial is mirrored where text runs from right to left.
 *
 * Returns: whether it is
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_dial_menu_get_flippable (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_flippable:
 * @self: a dial
 * @flippable: whether it is
 *
 * Sets whether the dial is mirrored where text runs from right to left.
 *
 * The items of a mirrored dial follow one another counter-clockwise. Not so where they are clockwise in the world,
 * as hours.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_flippable (RotaryWheelDialMenu *self, gboolean flippable);

/**
 * RotaryWheelDialMenu:damping:
 *
 * How the spring is damped that pulls bubbles to the top, from 0.2, lively, to 1, critical.
 */

/**
 * rotary_wheel_dial_menu_get_damping:
 * @self: a dial
 *
 * Gets how the spring is damped that pulls bubbles to the top.
 *
 * Returns: a damping ratio
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_dial_menu_get_damping (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_damping:
 * @self: a dial
 * @damping: a damping ratio, clamped to 0.2 … 1
 *
 * Sets how the spring is damped that pulls bubbles to the top, 0.7 by default.
 *
 * With 1, critical damping, they do not swing at all; the less it is, the livelier they are.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_set_damping (RotaryWheelDialMenu *self, double damping);

/**
 * RotaryWheelDialMenuPopover:
 *
 * A dial menu that opens at the pointer, above everything else.
 *
 * The dial stays on the screen: near an edge its bubbles stand on the part of the circle that fits, in a corner a
 * quarter. It opens when the popover shows, with the first item at the top each time. The popover closes before
 * the action of an item runs, and when the bubbles are back in the centre: on Escape, and on a click beside them.
 * What had the focus gets it back.
 *
 * A popover needs a parent, and must be unparented when that goes:
 *
 * |[<!-- language="C" -->
 * popover = rotary_wheel_dial_menu_popover_new (menu);
 * gtk_widget_set_parent (popover, page);
 * ]|
 *
 * To unparent it when it closes, use an idle function: GTK 4.8 leaks a popover that a `closed` handler unparents.
 *
 * # CSS nodes
 *
 * The node is that of [class@Gtk.Popover], with the style class `.dial`, which takes its background away.
 */
#define ROTARY_WHEEL_TYPE_DIAL_MENU_POPOVER (rotary_wheel_dial_menu_popover_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelDialMenuPopover, rotary_wheel_dial_menu_popover, ROTARY_WHEEL, DIAL_MENU_POPOVER,
                      GtkPopover)

/**
 * rotary_wheel_dial_menu_popover_new:
 * @menu: (nullable): the menu whose items the bubbles are
 *
 * Creates a popover with a dial of the items of a menu.
 *
 * Returns: (transfer floating): a new popover
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_dial_menu_popover_new (GMenuModel *menu);

/**
 * rotary_wheel_dial_menu_popover_get_dial:
 * @self: a popover
 *
 * Gets the dial in the popover.
 *
 * Returns: (transfer none): the dial
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelDialMenu *rotary_wheel_dial_menu_popover_get_dial (RotaryWheelDialMenuPopover *self);

/**
 * rotary_wheel_dial_menu_popover_popup_at:
 * @self: a popover
 * @x: pixels from the left edge of the parent
 * @y: pixels from its top edge
 *
 * Opens the dial round a point of the popover's parent, as far as the screen reaches.
 *
 * While a button of the pointer is held it waits until that is let go of: then it opens if the popover still has its
 * parent, and the parent shows. It does nothing while the parent does not show.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_dial_menu_popover_popup_at (RotaryWheelDialMenuPopover *self, double x, double y);

G_END_DECLS
