/* A window with the marks of a menu.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelStrokesWindow:
 *
 * `RotaryWheelStrokesWindow` shows the marks of a marking menu, as [class@Gtk.ShortcutsWindow] shows keys.
 *
 * Each item of the menu has a row with its mark, its label and its key. Each submenu has a heading. An item that only
 * the open menu chooses has no mark; see [method@RotaryWheel.MarkingMenu.get_mark]. The window follows changes of
 * the menu.
 *
 * The action `marking-menu.show-strokes` of a widget with an attached menu opens such a window; see
 * [property@RotaryWheel.MarkingMenuPopover:attached-widget].
 *
 * # Shortcuts
 *
 * <kbd>Escape</kbd> closes the window.
 *
 * # CSS nodes
 *
 * The node is that of [class@Gtk.Window], with the style class `.strokes`. Rows are those of a [class@Gtk.ListBox] with
 * the style class `.boxed-list`; a mark has the node `mark`, whose color is that of the line, and a key is a `label`
 * with the style class `.accelerator`.
 *
 * # Accessibility
 *
 * The rows have the label of the item, and its mark in words and its key as the description. Headings have the role
 * %GTK_ACCESSIBLE_ROLE_HEADING.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_STROKES_WINDOW (rotary_wheel_strokes_window_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelStrokesWindow, rotary_wheel_strokes_window, ROTARY_WHEEL, STROKES_WINDOW, GtkWindow)

/**
 * rotary_wheel_strokes_window_new:
 * @menu: (nullable): the menu, or %NULL for none
 *
 * Creates a window with the marks of a menu.
 *
 * GTK owns the window until it is closed.
 *
 * Returns: (transfer none): a new `RotaryWheelStrokesWindow`
 */
GtkWidget *rotary_wheel_strokes_window_new (GMenuModel *menu);

/**
 * RotaryWheelStrokesWindow:menu-model:
 *
 * The menu. The default is %NULL.
 */

/**
 * rotary_wheel_strokes_window_get_menu_model:
 * Gets [property@RotaryWheel.StrokesWindow:menu-model].
 *
 * Returns: (nullable) (transfer none): the menu
 */
GMenuModel *rotary_wheel_strokes_window_get_menu_model (RotaryWheelStrokesWindow *self);

/**
 * rotary_wheel_strokes_window_set_menu_model:
 * @menu_model: (nullable): the menu, or %NULL for none
 *
 * Sets [property@RotaryWheel.StrokesWindow:menu-model].
 */
void rotary_wheel_strokes_window_set_menu_model (RotaryWheelStrokesWindow *self, GMenuModel *menu_model);

/**
 * RotaryWheelStrokesWindow:action-widget:
 *
 * The widget whose actions decide which items of the menu are hidden, such as the attached widget of a popover.
 *
 * Hidden items change the directions of others. Without a widget, no item is hidden. The window does not keep the
 * widget. The default is %NULL.
 */

/**
 * rotary_wheel_strokes_window_get_action_widget:
 * Gets [property@RotaryWheel.StrokesWindow:action-widget].
 *
 * Returns: (nullable) (transfer none): the widget
 */
GtkWidget *rotary_wheel_strokes_window_get_action_widget (RotaryWheelStrokesWindow *self);

/**
 * rotary_wheel_strokes_window_set_action_widget:
 * @action_widget: (nullable): the widget, or %NULL for none
 *
 * Sets [property@RotaryWheel.StrokesWindow:action-widget].
 */
void rotary_wheel_strokes_window_set_action_widget (RotaryWheelStrokesWindow *self, GtkWidget *action_widget);

G_END_DECLS
