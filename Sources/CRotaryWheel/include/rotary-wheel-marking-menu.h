/* A radial menu whose items keep their directions.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

#include "rotary-wheel-widget.h"

G_BEGIN_DECLS

/**
 * RotaryWheelMarkingMenu:
 *
 * `RotaryWheelMarkingMenu` is a [marking menu](marking-menus.html): a radial menu whose items keep their directions.
 *
 * <picture>
 *   <source srcset="marking-menu~dark@2x.png" media="(prefers-color-scheme: dark)">
 *   <img src="marking-menu@2x.png" width="448"
 *     alt="A marking menu of eight items; the wedge under the pointer is highlighted">
 * </picture>
 *
 * The target of an item is its wedge: all points outside the center whose direction is nearest to the item's. A press,
 * a movement and a release choose an item, also through submenus, before anything opens.
 * [property@RotaryWheel.MarkingMenu:show-delay] and [property@RotaryWheel.MarkingMenu:dwell] are the pauses that open
 * it. [method@RotaryWheel.MarkingMenu.get_mark] has the marks as paths, and [class@RotaryWheel.StrokesWindow] shows
 * them all.
 *
 * Most menus open over a widget, in a [class@RotaryWheel.MarkingMenuPopover]. In a container, a button in the center
 * opens the menu.
 *
 * The menu attribute `direction` fixes the direction of an item, in degrees clockwise from the top. Otherwise the menu
 * has the attributes of a [dial menu](class.DialMenu.html#menu-models); sections are not apart. A level shows at most
 * 12 items; the last one opens the others. Activation of an item runs its action and closes the menu, unless the item
 * has the attribute `keep-open`.
 *
 * # Shortcuts and Gestures
 *
 * - A stroke chooses the item in whose wedge it ends. A click on the center closes the menu, or goes back.
 * - A press on the bubble of a value, and a movement round it, turns it. A stroke to it enters it.
 * - <kbd>Escape</kbd>, a second button or a second finger cancel a stroke.
 * - The keys are those of a [dial menu](class.DialMenu.html#shortcuts-and-gestures), and the same in each language.
 *   <kbd>Enter</kbd> and <kbd>Space</kbd> activate the item under the pointer, else the selected one. The center shows
 *   the key of its item below the name.
 *
 * # CSS nodes
 *
 * ```
 * markingmenu[.opaque]
 * ├── scrim
 * ├── wedge
 * ├── stroke
 * ├── level
 * ├── label
 * ├── bubble[.current][.swatch[.light]][:selected][:hover][:checked][:disabled]
 * │   ├── track
 * │   ├── fill
 * │   ╰── content
 * │       ├── swatch
 * │       ├── image
 * │       ├── label[.accelerator][.submenu]
 * │       ╰── mark
 * ╰── hub
 *     ╰── button.circular.toggle[:checked]
 * ```
 *
 * `RotaryWheelMarkingMenu` has a main CSS node with name `markingmenu`. The color of `wedge` is that of the wedge under
 * the pointer, the color of `stroke` that of the line, and the color of `level` that of the levels left behind. `scrim`
 * covers the window below a popover. `label` is the name where a finger covers the center, or the center has no room
 * for it. `mark` is the mark of an item, in the color of its line, and `label.accelerator` its key. `label.submenu` is
 * the sign of an item that opens a submenu. `swatch` is the disc of a color. The bubble that a release chooses has the
 * state `:hover`. Bubbles have the style classes `.tint-1` to `.tint-8` only where their item has one. Without a
 * compositor, a menu in a popover has the style class `.opaque`.
 *
 * # Accessibility
 *
 * The roles, states and values are those of a [dial menu](class.DialMenu.html#accessibility). The actions are
 * `marking-menu.next`, `marking-menu.previous`, `marking-menu.activate`, `marking-menu.expand`, `marking-menu.collapse`
 * and `marking-menu.back`.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_MARKING_MENU (rotary_wheel_marking_menu_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelMarkingMenu, rotary_wheel_marking_menu, ROTARY_WHEEL, MARKING_MENU, GtkWidget)

/**
 * rotary_wheel_marking_menu_new:
 * @menu: (nullable): the menu, or %NULL for none
 *
 * Creates a marking menu.
 *
 * Returns: (transfer floating): a new `RotaryWheelMarkingMenu`
 */
GtkWidget *rotary_wheel_marking_menu_new (GMenuModel *menu);

/**
 * RotaryWheelMarkingMenu:menu-model:
 *
 * The menu with the items.
 *
 * It stays the same while one of its submenus is open. Setting it resets
 * [property@RotaryWheel.SelectionControl:model], and the reverse. The default is %NULL.
 */

/**
 * rotary_wheel_marking_menu_get_menu_model:
 * Gets [property@RotaryWheel.MarkingMenu:menu-model].
 *
 * Returns: (nullable) (transfer none): the menu
 */
GMenuModel *rotary_wheel_marking_menu_get_menu_model (RotaryWheelMarkingMenu *self);

/**
 * rotary_wheel_marking_menu_set_menu_model:
 * @menu: (nullable): the menu, or %NULL for none
 *
 * Sets [property@RotaryWheel.MarkingMenu:menu-model].
 */
void rotary_wheel_marking_menu_set_menu_model (RotaryWheelMarkingMenu *self, GMenuModel *menu);

/**
 * RotaryWheelMarkingMenu:expanded:
 *
 * Whether the menu is open.
 *
 * A change moves the bubbles to the circle, or back to the center, in
 * [property@RotaryWheel.MarkingMenu:expand-duration]. During that motion, another change reverses it. The default is
 * %FALSE.
 */

/**
 * rotary_wheel_marking_menu_get_expanded:
 * Gets [property@RotaryWheel.MarkingMenu:expanded].
 */
gboolean rotary_wheel_marking_menu_get_expanded (RotaryWheelMarkingMenu *self);

/**
 * rotary_wheel_marking_menu_set_expanded:
 * Sets [property@RotaryWheel.MarkingMenu:expanded].
 */
void rotary_wheel_marking_menu_set_expanded (RotaryWheelMarkingMenu *self, gboolean expanded);

/**
 * RotaryWheelMarkingMenu:item-size:
 *
 * The diameter of a bubble, in pixels. A menu with many items or little room has smaller ones. The range is 16 to 512.
 * The default is 72. Values outside the range are clamped.
 */

/**
 * rotary_wheel_marking_menu_get_item_size:
 * Gets [property@RotaryWheel.MarkingMenu:item-size].
 */
guint rotary_wheel_marking_menu_get_item_size (RotaryWheelMarkingMenu *self);

/**
 * rotary_wheel_marking_menu_set_item_size:
 * Sets [property@RotaryWheel.MarkingMenu:item-size].
 */
void rotary_wheel_marking_menu_set_item_size (RotaryWheelMarkingMenu *self, guint item_size);

/**
 * RotaryWheelMarkingMenu:show-delay:
 *
 * The pause in a stroke after which the menu opens, in milliseconds.
 *
 * Until then the stroke alone is drawn. The default is 300. The range is 0 to 5,000.
 */

/**
 * rotary_wheel_marking_menu_get_show_delay:
 * Gets [property@RotaryWheel.MarkingMenu:show-delay].
 */
guint rotary_wheel_marking_menu_get_show_delay (RotaryWheelMarkingMenu *self);

/**
 * rotary_wheel_marking_menu_set_show_delay:
 * Sets [property@RotaryWheel.MarkingMenu:show-delay].
 */
void rotary_wheel_marking_menu_set_show_delay (RotaryWheelMarkingMenu *self, guint show_delay);

/**
 * RotaryWheelMarkingMenu:dwell:
 *
 * The pause of a stroke on a submenu after which it opens, in milliseconds.
 *
 * After the same pause, a pointer without a pressed button selects the item on which it rests, so that assistive
 * technologies announce it. The default is 300. The range is 0 to 5,000.
 */

/**
 * rotary_wheel_marking_menu_get_dwell:
 * Gets [property@RotaryWheel.MarkingMenu:dwell].
 */
guint rotary_wheel_marking_menu_get_dwell (RotaryWheelMarkingMenu *self);

/**
 * rotary_wheel_marking_menu_set_dwell:
 * Sets [property@RotaryWheel.MarkingMenu:dwell].
 */
void rotary_wheel_marking_menu_set_dwell (RotaryWheelMarkingMenu *self, guint dwell);

/**
 * RotaryWheelMarkingMenu:hover-mode:
 *
 * Whether a pointer without a pressed button chooses an item by crossing the outer edge of an open marking menu.
 *
 * A pointer that is outside of the circle as the menu opens chooses nothing until it has been inside. The default is
 * %FALSE.
 */

/**
 * rotary_wheel_marking_menu_get_hover_mode:
 * Gets [property@RotaryWheel.MarkingMenu:hover-mode].
 */
gboolean rotary_wheel_marking_menu_get_hover_mode (RotaryWheelMarkingMenu *self);

/**
 * rotary_wheel_marking_menu_set_hover_mode:
 * Sets [property@RotaryWheel.MarkingMenu:hover-mode].
 */
void rotary_wheel_marking_menu_set_hover_mode (RotaryWheelMarkingMenu *self, gboolean hover_mode);

/**
 * RotaryWheelMarkingMenu:show-marks:
 *
 * Whether the bubbles of a marking menu show the marks of their items.
 *
 * A mark is a small line from a dot on, at the edge of the bubble. The default is %TRUE.
 */

/**
 * rotary_wheel_marking_menu_get_show_marks:
 * Gets [property@RotaryWheel.MarkingMenu:show-marks].
 */
gboolean rotary_wheel_marking_menu_get_show_marks (RotaryWheelMarkingMenu *self);

/**
 * rotary_wheel_marking_menu_set_show_marks:
 * Sets [property@RotaryWheel.MarkingMenu:show-marks].
 */
void rotary_wheel_marking_menu_set_show_marks (RotaryWheelMarkingMenu *self, gboolean show_marks);

/**
 * rotary_wheel_marking_menu_get_mark:
 * @self: a `RotaryWheelMarkingMenu`
 * @detailed_action: an action with its target, such as `win.view::list`
 *
 * Gets the mark that chooses the item of an action, as an SVG path.
 *
 * The path begins at the origin and has a straight segment 10 units long for each level, such as
 * `M 0 0 L 0 -10 L 10 -10` for up and then to the right. Of several items of the action, it is that of the one with the
 * fewest levels.
 *
 * There is no mark if no item has the action. An item whose submenu lies in the same direction has none either, because
 * both levels look like one: only the open menu chooses it. A text that is no detailed action is a critical.
 *
 * Returns: (nullable) (transfer full): the path
 */
char *rotary_wheel_marking_menu_get_mark (RotaryWheelMarkingMenu *self, const char *detailed_action);

/**
 * RotaryWheelMarkingMenu:expand-duration:
 *
 * The duration of an expansion or collapse, in milliseconds. The range is 0 to 2000. The default is 300. Without
 * animations, the menu expands immediately.
 */

/**
 * rotary_wheel_marking_menu_get_expand_duration:
 * Gets [property@RotaryWheel.MarkingMenu:expand-duration].
 */
guint rotary_wheel_marking_menu_get_expand_duration (RotaryWheelMarkingMenu *self);

/**
 * rotary_wheel_marking_menu_set_expand_duration:
 * Sets [property@RotaryWheel.MarkingMenu:expand-duration].
 */
void rotary_wheel_marking_menu_set_expand_duration (RotaryWheelMarkingMenu *self, guint expand_duration);

/**
 * RotaryWheelMarkingMenuPopover:
 *
 * `RotaryWheelMarkingMenuPopover` is a popover with a marking menu, which opens over a widget.
 *
 * It covers the window of the widget, and its whole circle is drawn where it has room. It closes before the action of
 * an item runs. <kbd>Escape</kbd> and a click more than a bubble's width beyond the ring close it, too. The focus then
 * returns to the previous focus widget.
 *
 * [func@RotaryWheel.MarkingMenuPopover.attach] attaches a popover to a widget that opens it. Otherwise set a parent,
 * and unparent the popover before the parent is destroyed, as for a [class@RotaryWheel.DialMenuPopover].
 *
 * # CSS nodes
 *
 * The node is that of [class@Gtk.Popover], with the style class `.dial`, which removes its background.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_MARKING_MENU_POPOVER (rotary_wheel_marking_menu_popover_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelMarkingMenuPopover, rotary_wheel_marking_menu_popover, ROTARY_WHEEL,
                      MARKING_MENU_POPOVER, GtkPopover)

/**
 * rotary_wheel_marking_menu_popover_new:
 * @menu: (nullable): the menu, or %NULL for none
 *
 * Creates a popover with a marking menu.
 *
 * Returns: (transfer floating): a new `RotaryWheelMarkingMenuPopover`
 */
GtkWidget *rotary_wheel_marking_menu_popover_new (GMenuModel *menu);

/**
 * rotary_wheel_marking_menu_popover_attach:
 * @widget: any widget
 * @menu: (nullable): the menu, or %NULL for none
 *
 * Creates a popover with a menu that a widget opens. See [property@RotaryWheel.MarkingMenuPopover:attached-widget]. It
 * replaces the widget's own context menu. A child that handles the secondary button keeps its menu. A long press on an
 * entry or a selectable label selects text, as usual.
 *
 * The widget owns the popover.
 *
 * Returns: (transfer none): the popover
 */
RotaryWheelMarkingMenuPopover *rotary_wheel_marking_menu_popover_attach (GtkWidget *widget, GMenuModel *menu);

/**
 * RotaryWheelMarkingMenuPopover:menu-model:
 *
 * The menu. The default is %NULL.
 */

/**
 * rotary_wheel_marking_menu_popover_get_menu_model:
 * Gets [property@RotaryWheel.MarkingMenuPopover:menu-model].
 *
 * Returns: (nullable) (transfer none): the menu
 */
GMenuModel *rotary_wheel_marking_menu_popover_get_menu_model (RotaryWheelMarkingMenuPopover *self);

/**
 * rotary_wheel_marking_menu_popover_set_menu_model:
 * @menu_model: (nullable): the menu, or %NULL for none
 *
 * Sets [property@RotaryWheel.MarkingMenuPopover:menu-model].
 */
void rotary_wheel_marking_menu_popover_set_menu_model (RotaryWheelMarkingMenuPopover *self, GMenuModel *menu_model);

/**
 * RotaryWheelMarkingMenuPopover:attached-widget:
 *
 * The widget that opens the menu.
 *
 * It becomes the parent of the popover, until another one is set or the widget is disposed. It opens the menu by the
 * secondary button, by click or by stroke; by a long press of a finger; by the button of a pen; by
 * [property@RotaryWheel.MarkingMenuPopover:turbo-key]; by <kbd>Menu</kbd> and <kbd>Shift</kbd>+<kbd>F10</kbd>; and by
 * the action `marking-menu.popup`. The action `marking-menu.show-strokes` shows the marks of the menu in a
 * [class@RotaryWheel.StrokesWindow]. The default is %NULL.
 */

/**
 * rotary_wheel_marking_menu_popover_get_attached_widget:
 * Gets [property@RotaryWheel.MarkingMenuPopover:attached-widget].
 *
 * Returns: (nullable) (transfer none): the widget
 */
GtkWidget *rotary_wheel_marking_menu_popover_get_attached_widget (RotaryWheelMarkingMenuPopover *self);

/**
 * rotary_wheel_marking_menu_popover_set_attached_widget:
 * @widget: (nullable): the widget, or %NULL for none
 *
 * Sets [property@RotaryWheel.MarkingMenuPopover:attached-widget].
 */
void rotary_wheel_marking_menu_popover_set_attached_widget (RotaryWheelMarkingMenuPopover *self, GtkWidget *widget);

/**
 * RotaryWheelMarkingMenuPopover:turbo-key:
 *
 * A key whose press over the attached widget begins a stroke, as an accelerator such as `F8`.
 *
 * While it is down, movements without a button are the stroke. Its release chooses. An accelerator that GTK does not
 * know is ignored. The default is %NULL.
 */

/**
 * rotary_wheel_marking_menu_popover_get_turbo_key:
 * Gets [property@RotaryWheel.MarkingMenuPopover:turbo-key].
 *
 * Returns: (nullable) (transfer none): the key
 */
const char *rotary_wheel_marking_menu_popover_get_turbo_key (RotaryWheelMarkingMenuPopover *self);

/**
 * rotary_wheel_marking_menu_popover_set_turbo_key:
 * @turbo_key: (nullable): the key, or %NULL for none
 *
 * Sets [property@RotaryWheel.MarkingMenuPopover:turbo-key].
 */
void rotary_wheel_marking_menu_popover_set_turbo_key (RotaryWheelMarkingMenuPopover *self, const char *turbo_key);

/**
 * rotary_wheel_marking_menu_popover_get_menu:
 * @self: a `RotaryWheelMarkingMenuPopover`
 *
 * Gets the menu in the popover.
 *
 * Returns: (transfer none): the menu
 */
RotaryWheelMarkingMenu *rotary_wheel_marking_menu_popover_get_menu (RotaryWheelMarkingMenuPopover *self);

/**
 * rotary_wheel_marking_menu_popover_popup_at:
 * @self: a `RotaryWheelMarkingMenuPopover`
 * @x: the horizontal position of the point in the parent, in pixels
 * @y: the vertical position of the point in the parent, in pixels
 *
 * Opens the popover around a point of its parent.
 *
 * While a pointer button is pressed, the popover opens on release, if it still has a mapped parent. The call is
 * ignored while the parent is unmapped, and for coordinates that are not finite. Without a parent it is a critical.
 */
void rotary_wheel_marking_menu_popover_popup_at (RotaryWheelMarkingMenuPopover *self, double x, double y);

G_END_DECLS
