/* A menu of bubbles on a circle.
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
 * `RotaryWheelDialMenu` is a menu whose items are bubbles on a circle.
 *
 * <picture>
 *   <source srcset="dial-menu~dark@2x.png" media="(prefers-color-scheme: dark)">
 *   <img src="dial-menu@2x.png" alt="A dial menu of eight bubbles" width="368">
 * </picture>
 *
 * The item at the top of the circle is the current item. It becomes the selected item when the dial settles. The
 * bubble at the top is the largest. Other bubbles are smaller the farther they are from the top. A dial with more
 * items than fit shows those around the top.
 *
 * The dial shows the items of a [class@Gio.MenuModel], or of a [iface@Gio.ListModel]. It can be in any container,
 * where a button in its center expands it. It can also be in a [class@RotaryWheel.DialMenuPopover].
 *
 * Setters refuse numbers that are not finite with a critical, and clamp numbers outside the range.
 *
 * # Menu models
 *
 * The bubbles show the icons of a [class@Gio.MenuModel], and use its actions and targets. Sections are apart from
 * each other, and a submenu opens in place. The attribute `css-class` adds style classes to the bubble of an item.
 *
 * The attribute `color`, a string that [method@Gdk.RGBA.parse] reads, makes a swatch: a bubble of that color without a
 * caption. Its label is its accessible name, and its tooltip in a dial. The swatch of a radio action has a check mark
 * while it is chosen. The icons of a section with the attribute `display-hint` show alone, as in [class@Gtk.PopoverMenu].
 *
 * The attribute `hidden-when` hides items. For it, a disabled action is a missing one, except for actions of the
 * application and the window.
 *
 * Activation of a menu item runs its action and collapses the dial. A dial of a [iface@Gio.ListModel] stays
 * expanded.
 *
 * The attribute `keep-open`, a boolean, keeps the menu open when the item runs, for actions that are repeated. After a
 * stroke, the center of a marking menu is then where the pointer is.
 *
 * The attributes `lower` and `upper`, numbers, make an item a small knob for the number that its action has as its
 * state, of any numeric type of [struct@GLib.Variant]. `step` is its step, by default a hundredth of the range, and
 * `unit` a text after the number. The action gets each value immediately: it is activated if its parameter has the type
 * of its state, and its state is changed if it has no parameter. It must be one of the application, of the window, or
 * of a [class@Gio.SimpleActionGroup] that is inserted into a widget.
 *
 * # Shortcuts and Gestures
 *
 * - A click on the center expands or collapses the dial. In a submenu it goes back to the parent menu.
 * - A drag of a bubble turns the dial. On release, a spring pulls the nearest bubble to the top.
 * - A tap on a bubble turns it to the top. A tap on the bubble at the top activates it.
 * - A stroke from the center to a bubble activates that bubble.
 * - Scrolling over an item with a value changes the value, with <kbd>Shift</kbd> by a tenth of a step, with
 *   <kbd>Ctrl</kbd> by ten. A press on the bubble at the top, and a movement round it, turns it. Activation enters the
 *   value: arrows, <kbd>Page Up</kbd>, <kbd>Page Down</kbd>, <kbd>Home</kbd> and <kbd>End</kbd> then change it,
 *   <kbd>Enter</kbd> confirms, and <kbd>Escape</kbd> restores it.
 * - <kbd>Down</kbd> and <kbd>Right</kbd> move to the next item, <kbd>Up</kbd> and <kbd>Left</kbd> to the previous
 *   one. Right-to-left text mirrors the dial and swaps <kbd>Left</kbd> and <kbd>Right</kbd>.
 * - <kbd>Home</kbd> and <kbd>End</kbd> move to the first and last item.
 * - Digits move to the item of that number, starting at 1. Letters move to the next item whose caption begins with
 *   them.
 * - <kbd>Enter</kbd> and <kbd>Space</kbd> activate the item at the top.
 * - The menu attribute `accel` is a key that activates an item of the open menu, also one of a submenu. The bubble
 *   shows it where it has room.
 * - <kbd>Escape</kbd> cancels a drag, goes back from a submenu, or collapses the dial. <kbd>Backspace</kbd> goes
 *   back from a submenu.
 *
 * # RotaryWheelDialMenu as GtkBuildable
 *
 * A `<child>` without a type is an item, usually a [class@RotaryWheel.Item]. It is appended to the model. Without a
 * model, the dial creates a list.
 *
 * # CSS nodes
 *
 * ```
 * dialmenu[.opaque]
 * ├── bubble[.current][.swatch[.light]][.tinted][.tint-1 … .tint-8][:selected][:hover][:active][:checked][:disabled]
 * │   ├── track
 * │   ├── fill
 * │   ╰── content
 * │       ├── swatch
 * │       ├── image
 * │       ╰── label[.accelerator][.submenu]
 * ╰── hub
 *     ╰── button.circular.toggle[:checked]
 * ```
 *
 * `RotaryWheelDialMenu` has a main CSS node with name `dialmenu`, and a node with name `bubble` for each visible
 * item.
 *
 * The bubble at the top has the style class `.current`. Its outline is drawn while the dial has visible focus.
 * `track` and `fill` have the colors of the arc of a value. `label.accelerator` is the key of an item, and
 * `label.submenu` the sign of an item that opens a submenu. Without a compositor, a dial in a popover has the style
 * class `.opaque`.
 *
 * Bubbles have the style classes `.tint-1` to `.tint-8` in turn, for their [colors](class.Widget.html#colors). The
 * bubble of a toggle action that is on has the state `:checked`. The bubble of a color has the style class `.swatch`,
 * and `.light` where black is readable on the color; `swatch` is its disc, whose shadow is the ring around it.
 *
 * # Accessibility
 *
 * `RotaryWheelDialMenu` uses the %GTK_ACCESSIBLE_ROLE_MENU role, and its bubbles the %GTK_ACCESSIBLE_ROLE_MENU_ITEM
 * role. The bubbles have their position and their selected state, and those of submenus have a popup. A click on a
 * bubble by assistive technologies activates it. The bubble of a value has the %GTK_ACCESSIBLE_ROLE_SLIDER role
 * instead, and assistive technologies can set it.
 *
 * The description of the dial is the caption of the selected item. It changes when the dial settles. The actions are
 * `dial.next`, `dial.previous`, `dial.activate`, `dial.expand`, `dial.collapse` and `dial.back`.
 *
 * With GTK 4.10 and later, the dial also has a value that assistive technologies can set. It is the selected
 * position, starting at 0. While a screen reader runs, the value of a focused dial changes when the focus leaves.
 * Otherwise the screen reader would announce each change twice.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_DIAL_MENU (rotary_wheel_dial_menu_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelDialMenu, rotary_wheel_dial_menu, ROTARY_WHEEL, DIAL_MENU, GtkWidget)

/**
 * rotary_wheel_dial_menu_new:
 *
 * Creates an empty dial.
 *
 * Returns: (transfer floating): a new `RotaryWheelDialMenu`
 */
GtkWidget *rotary_wheel_dial_menu_new (void);

/**
 * rotary_wheel_dial_menu_new_from_menu:
 * @menu: (nullable): the menu, or %NULL for none
 *
 * Creates a dial with the items of a menu.
 *
 * Returns: (transfer floating): a new `RotaryWheelDialMenu`
 */
GtkWidget *rotary_wheel_dial_menu_new_from_menu (GMenuModel *menu);

/**
 * rotary_wheel_dial_menu_new_from_strings:
 * @strings: (array zero-terminated=1): the captions of the bubbles
 *
 * Creates a dial with a bubble for each string.
 *
 * Returns: (transfer floating): a new `RotaryWheelDialMenu`
 */
GtkWidget *rotary_wheel_dial_menu_new_from_strings (const char *const *strings);

/**
 * RotaryWheelDialMenu:menu-model:
 *
 * The menu with the items.
 *
 * It stays the same while one of its submenus is open. Setting it resets
 * [property@RotaryWheel.SelectionControl:model], and the reverse. The default is %NULL.
 */

/**
 * rotary_wheel_dial_menu_get_menu_model:
 * Gets [property@RotaryWheel.DialMenu:menu-model].
 *
 * Returns: (nullable) (transfer none): the menu
 */
GMenuModel *rotary_wheel_dial_menu_get_menu_model (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_menu_model:
 * @menu: (nullable): the menu, or %NULL for none
 *
 * Sets [property@RotaryWheel.DialMenu:menu-model].
 */
void rotary_wheel_dial_menu_set_menu_model (RotaryWheelDialMenu *self, GMenuModel *menu);

/**
 * rotary_wheel_dial_menu_set_content_func:
 * @self: a `RotaryWheelDialMenu`
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): the function, or %NULL for an icon and a
 *   caption
 * @user_data: data for @func
 * @destroy: frees @user_data
 *
 * Sets the function that creates the content of bubbles, for a dial with a model.
 */
void rotary_wheel_dial_menu_set_content_func (RotaryWheelDialMenu *self, RotaryWheelContentFunc func,
                                              gpointer user_data, GDestroyNotify destroy);

/**
 * RotaryWheelDialMenu:expanded:
 *
 * Whether the bubbles are on the circle, or move there.
 *
 * A change moves the bubbles to the circle, or back to the center, in [property@RotaryWheel.DialMenu:expand-duration].
 * During that motion, another change reverses it. The default is %FALSE.
 */

/**
 * rotary_wheel_dial_menu_get_expanded:
 * Gets [property@RotaryWheel.DialMenu:expanded].
 */
gboolean rotary_wheel_dial_menu_get_expanded (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_expanded:
 * Sets [property@RotaryWheel.DialMenu:expanded].
 */
void rotary_wheel_dial_menu_set_expanded (RotaryWheelDialMenu *self, gboolean expanded);

/**
 * RotaryWheelDialMenu:item-size:
 *
 * The diameter of a bubble without inflation, in pixels, at the natural size of the dial.
 *
 * A dial in a popover has its natural size. A dial with more room scales its bubbles, captions, button and
 * [property@RotaryWheel.DialMenu:inflation-distance]. It scales them as far as all items fit. If they never fit, it
 * scales by the square root of the room. The range is 16 to 512. The default is 72. Values outside the range are
 * clamped.
 */

/**
 * rotary_wheel_dial_menu_get_item_size:
 * Gets [property@RotaryWheel.DialMenu:item-size].
 */
guint rotary_wheel_dial_menu_get_item_size (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_item_size:
 * Sets [property@RotaryWheel.DialMenu:item-size].
 */
void rotary_wheel_dial_menu_set_item_size (RotaryWheelDialMenu *self, guint item_size);

/**
 * RotaryWheelDialMenu:minimum-inflation:
 *
 * The scale of bubbles far from the top.
 *
 * At the distance d from the top, the scale is max − (max − min) · d / D. D is
 * [property@RotaryWheel.DialMenu:inflation-distance]. Beyond D, the scale is min. The range is 0.1 to 4. The default is
 * 0.66.
 */

/**
 * rotary_wheel_dial_menu_get_minimum_inflation:
 * Gets [property@RotaryWheel.DialMenu:minimum-inflation].
 */
double rotary_wheel_dial_menu_get_minimum_inflation (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_minimum_inflation:
 * Sets [property@RotaryWheel.DialMenu:minimum-inflation].
 */
void rotary_wheel_dial_menu_set_minimum_inflation (RotaryWheelDialMenu *self, double minimum_inflation);

/**
 * RotaryWheelDialMenu:maximum-inflation:
 *
 * The scale of the bubble at the top. The range is 0.1 to 4. The default is 1.33.
 */

/**
 * rotary_wheel_dial_menu_get_maximum_inflation:
 * Gets [property@RotaryWheel.DialMenu:maximum-inflation].
 */
double rotary_wheel_dial_menu_get_maximum_inflation (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_maximum_inflation:
 * Sets [property@RotaryWheel.DialMenu:maximum-inflation].
 */
void rotary_wheel_dial_menu_set_maximum_inflation (RotaryWheelDialMenu *self, double maximum_inflation);

/**
 * RotaryWheelDialMenu:inflation-distance:
 *
 * The distance from the top at which inflation ends, in pixels. The range is 1 to 10,000. The default is 100.
 */

/**
 * rotary_wheel_dial_menu_get_inflation_distance:
 * Gets [property@RotaryWheel.DialMenu:inflation-distance].
 */
double rotary_wheel_dial_menu_get_inflation_distance (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_inflation_distance:
 * Sets [property@RotaryWheel.DialMenu:inflation-distance].
 */
void rotary_wheel_dial_menu_set_inflation_distance (RotaryWheelDialMenu *self, double inflation_distance);

/**
 * RotaryWheelDialMenu:damping:
 *
 * The damping ratio of the spring that pulls bubbles to the top.
 *
 * At 1, critical damping, the bubbles do not oscillate. They oscillate more the lower it is. The range is 0.2 to 1. The
 * default is 0.7.
 */

/**
 * rotary_wheel_dial_menu_get_damping:
 * Gets [property@RotaryWheel.DialMenu:damping].
 */
double rotary_wheel_dial_menu_get_damping (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_damping:
 * Sets [property@RotaryWheel.DialMenu:damping].
 */
void rotary_wheel_dial_menu_set_damping (RotaryWheelDialMenu *self, double damping);

/**
 * RotaryWheelDialMenu:snap-angle:
 *
 * The angle of the snap point from the top, in radians, clockwise.
 *
 * The bubble there is the current one. In text that runs from right to left the angle is mirrored. Near an edge of the
 * screen, where only a part of the circle fits, the snap point is in the middle of that part. The default is 0.
 */

/**
 * rotary_wheel_dial_menu_get_snap_angle:
 * Gets [property@RotaryWheel.DialMenu:snap-angle].
 */
double rotary_wheel_dial_menu_get_snap_angle (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_snap_angle:
 * Sets [property@RotaryWheel.DialMenu:snap-angle].
 */
void rotary_wheel_dial_menu_set_snap_angle (RotaryWheelDialMenu *self, double snap_angle);

/**
 * RotaryWheelDialMenu:inertia:
 *
 * Whether a flick turns the dial on by its speed, before the spring pulls. The default is %FALSE.
 */

/**
 * rotary_wheel_dial_menu_get_inertia:
 * Gets [property@RotaryWheel.DialMenu:inertia].
 */
gboolean rotary_wheel_dial_menu_get_inertia (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_inertia:
 * Sets [property@RotaryWheel.DialMenu:inertia].
 */
void rotary_wheel_dial_menu_set_inertia (RotaryWheelDialMenu *self, gboolean inertia);

/**
 * RotaryWheelDialMenu:linear-drag:
 *
 * Whether a drag turns the dial by its way past the snap point, instead of its angle about the center.
 *
 * With the snap point at the top, a drag to the right turns clockwise, by its length along the circle. The default is
 * %FALSE.
 */

/**
 * rotary_wheel_dial_menu_get_linear_drag:
 * Gets [property@RotaryWheel.DialMenu:linear-drag].
 */
gboolean rotary_wheel_dial_menu_get_linear_drag (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_linear_drag:
 * Sets [property@RotaryWheel.DialMenu:linear-drag].
 */
void rotary_wheel_dial_menu_set_linear_drag (RotaryWheelDialMenu *self, gboolean linear_drag);

/**
 * RotaryWheelDialMenu:expand-duration:
 *
 * The duration of an expansion or collapse, in milliseconds. The range is 0 to 2000. The default is 300. Without
 * animations, the dial expands immediately.
 */

/**
 * rotary_wheel_dial_menu_get_expand_duration:
 * Gets [property@RotaryWheel.DialMenu:expand-duration].
 */
guint rotary_wheel_dial_menu_get_expand_duration (RotaryWheelDialMenu *self);

/**
 * rotary_wheel_dial_menu_set_expand_duration:
 * Sets [property@RotaryWheel.DialMenu:expand-duration].
 */
void rotary_wheel_dial_menu_set_expand_duration (RotaryWheelDialMenu *self, guint expand_duration);

/**
 * RotaryWheelDialMenuPopover:
 *
 * `RotaryWheelDialMenuPopover` is a popover with a dial menu that opens at the pointer.
 *
 * The bubbles are on the part of the circle that fits, in a corner on a quarter. The popover expands the dial when it
 * is shown, each time with the first item at the top.
 *
 * The popover closes before the action of an item runs, and when the dial has collapsed. <kbd>Escape</kbd> and a
 * click beside the bubbles collapse the dial. The focus then returns to the previous focus widget.
 *
 * [func@RotaryWheel.DialMenuPopover.attach] attaches a popover to a widget that opens it. Otherwise set a parent, and
 * unparent the popover before the parent is destroyed:
 *
 * ```c
 * popover = rotary_wheel_dial_menu_popover_new (menu);
 * gtk_widget_set_parent (popover, page);
 * ```
 *
 * Use an idle function to unparent the popover when it closes: GTK uses it after the handlers of
 * [signal@Gtk.Popover::closed].
 *
 * # CSS nodes
 *
 * The node is that of [class@Gtk.Popover], with the style class `.dial`, which removes its background.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_DIAL_MENU_POPOVER (rotary_wheel_dial_menu_popover_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelDialMenuPopover, rotary_wheel_dial_menu_popover, ROTARY_WHEEL, DIAL_MENU_POPOVER,
                      GtkPopover)

/**
 * rotary_wheel_dial_menu_popover_new:
 * @menu: (nullable): the menu, or %NULL for none
 *
 * Creates a popover with a dial of the items of a menu.
 *
 * Returns: (transfer floating): a new `RotaryWheelDialMenuPopover`
 */
GtkWidget *rotary_wheel_dial_menu_popover_new (GMenuModel *menu);

/**
 * rotary_wheel_dial_menu_popover_attach:
 * @widget: any widget
 * @menu: (nullable): the menu, or %NULL for none
 *
 * Creates a popover with a menu that a widget opens. See [property@RotaryWheel.DialMenuPopover:attached-widget]. It
 * replaces the widget's own context menu. A child that handles the secondary button keeps its menu. A long press on an
 * entry or a selectable label selects text, as usual.
 *
 * The widget owns the popover.
 *
 * Returns: (transfer none): the popover
 */
RotaryWheelDialMenuPopover *rotary_wheel_dial_menu_popover_attach (GtkWidget *widget, GMenuModel *menu);

/**
 * RotaryWheelDialMenuPopover:menu-model:
 *
 * The menu of the dial. The default is %NULL.
 */

/**
 * rotary_wheel_dial_menu_popover_get_menu_model:
 * Gets [property@RotaryWheel.DialMenuPopover:menu-model].
 *
 * Returns: (nullable) (transfer none): the menu
 */
GMenuModel *rotary_wheel_dial_menu_popover_get_menu_model (RotaryWheelDialMenuPopover *self);

/**
 * rotary_wheel_dial_menu_popover_set_menu_model:
 * @menu_model: (nullable): the menu, or %NULL for none
 *
 * Sets [property@RotaryWheel.DialMenuPopover:menu-model].
 */
void rotary_wheel_dial_menu_popover_set_menu_model (RotaryWheelDialMenuPopover *self, GMenuModel *menu_model);

/**
 * RotaryWheelDialMenuPopover:attached-widget:
 *
 * The widget that opens the menu.
 *
 * It becomes the parent of the popover, until another one is set or the widget is disposed. It opens the menu by the
 * secondary button; by a long press of a finger; by the button of a pen; by <kbd>Menu</kbd> and
 * <kbd>Shift</kbd>+<kbd>F10</kbd>; and by the action `dial-menu.popup`. The default is %NULL.
 */

/**
 * rotary_wheel_dial_menu_popover_get_attached_widget:
 * Gets [property@RotaryWheel.DialMenuPopover:attached-widget].
 *
 * Returns: (nullable) (transfer none): the widget
 */
GtkWidget *rotary_wheel_dial_menu_popover_get_attached_widget (RotaryWheelDialMenuPopover *self);

/**
 * rotary_wheel_dial_menu_popover_set_attached_widget:
 * @attached_widget: (nullable): the widget, or %NULL for none
 *
 * Sets [property@RotaryWheel.DialMenuPopover:attached-widget].
 */
void rotary_wheel_dial_menu_popover_set_attached_widget (RotaryWheelDialMenuPopover *self, GtkWidget *attached_widget);

/**
 * rotary_wheel_dial_menu_popover_get_dial:
 * @self: a `RotaryWheelDialMenuPopover`
 *
 * Gets the dial in the popover.
 *
 * Returns: (transfer none): the dial
 */
RotaryWheelDialMenu *rotary_wheel_dial_menu_popover_get_dial (RotaryWheelDialMenuPopover *self);

/**
 * rotary_wheel_dial_menu_popover_popup_at:
 * @self: a `RotaryWheelDialMenuPopover`
 * @x: the horizontal position of the point in the parent, in pixels
 * @y: the vertical position of the point in the parent, in pixels
 *
 * Opens the popover around a point of its parent.
 *
 * While a pointer button is pressed, the popover opens on release, if it still has a mapped parent. The call is
 * ignored while the parent is unmapped, and for coordinates that are not finite. Without a parent it is a critical.
 */
void rotary_wheel_dial_menu_popover_popup_at (RotaryWheelDialMenuPopover *self, double x, double y);

G_END_DECLS
