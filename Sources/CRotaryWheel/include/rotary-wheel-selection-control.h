/* What controls that select an item of a list have in common.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelSelectionControl:
 *
 * `RotaryWheelSelectionControl` is the interface of controls that show items and select one of them:
 * [class@RotaryWheel.Widget], [class@RotaryWheel.SpinningWheel], [class@RotaryWheel.DialMenu] and
 * [class@RotaryWheel.MarkingMenu].
 *
 * The current item is the one at the indicator of a wheel, nearest to the center of a spinning wheel, or at the top of
 * a dial. It changes during motion. It becomes the selected item when the control settles.
 *
 * Only the library implements it.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_SELECTION_CONTROL (rotary_wheel_selection_control_get_type ())
G_DECLARE_INTERFACE (RotaryWheelSelectionControl, rotary_wheel_selection_control, ROTARY_WHEEL, SELECTION_CONTROL,
                     GtkWidget)

struct _RotaryWheelSelectionControlInterface
{
  /*< private >*/
  GTypeInterface g_iface;
};

/**
 * RotaryWheelSelectionControl::settled:
 * @self: the object that emits the signal
 * @position: the position of the item
 *
 * Emitted when the control has moved and settles with an item selected. Of a marking menu, whose items do not move:
 * when the selection has changed.
 */

/**
 * RotaryWheelSelectionControl::drag-begin:
 * @self: the object that emits the signal
 *
 * Emitted when a drag begins.
 *
 * A drag begins when a press moves beyond the [property@Gtk.Settings:gtk-dnd-drag-threshold], on the circle of a dial,
 * or when two fingers begin to scroll a wheel or spinning wheel. A press that does not move is a tap. A tap, a stroke
 * from the center of a dial and a marking menu emit neither this signal nor
 * [signal@RotaryWheel.SelectionControl::drag-end].
 */

/**
 * RotaryWheelSelectionControl::drag-end:
 * @self: the object that emits the signal
 * @total: the total rotation of the drag, in radians, positive clockwise
 *
 * Emitted when a drag ends or is canceled.
 */

/**
 * RotaryWheelSelectionControl::activate:
 * @self: the object that emits the signal
 * @position: the position of the item in its level
 *
 * Emitted when the user activates an item. Of a wheel or spinning wheel it is then the selected one. A menu may have
 * closed its submenus already.
 */

/**
 * RotaryWheelSelectionControl:model:
 *
 * The model with the items.
 *
 * Controls show the `label`, `title`, `string` or `name` property of an item, and its `icon` or `icon-name` property,
 * or what a function of the program creates. A spinning wheel shows an item that is a [iface@Gdk.Paintable], or has one
 * in its `paintable` or `texture` property, as a picture. Wheels and dial menus show the first 100,000 items, marking
 * menus 12, spinning wheels all. A wheel without a model shows numbered sectors. Setting the model of a menu resets its
 * `menu-model`.
 *
 * The control and a [iface@Gtk.SelectionModel], such as the pages of a [class@Gtk.Stack], keep the same item selected.
 *
 * The selection follows an item that moves in the model, for example when the model is sorted. When the selected item
 * is removed, the item in its place is selected, or else the nearest one. A control that turns to an item follows that
 * item through changes of the model. One that coasts turns as far as before.
 *
 * A change of the property ends a drag or motion. The control then rests on the first item, or on the selected item of
 * a [iface@Gtk.SelectionModel]. The default is %NULL.
 */

/**
 * rotary_wheel_selection_control_get_model:
 * Gets [property@RotaryWheel.SelectionControl:model].
 *
 * Returns: (nullable) (transfer none): the model
 */
GListModel *rotary_wheel_selection_control_get_model (RotaryWheelSelectionControl *self);

/**
 * rotary_wheel_selection_control_set_model:
 * @model: (nullable): the model, or %NULL for none
 *
 * Sets [property@RotaryWheel.SelectionControl:model].
 */
void rotary_wheel_selection_control_set_model (RotaryWheelSelectionControl *self, GListModel *model);

/**
 * RotaryWheelSelectionControl:selected:
 *
 * The position of the selected item.
 *
 * This is the item that was current when the control last settled; in a marking menu, the one that keys, a resting
 * pointer or assistive technologies have reached. Without items it is %GTK_INVALID_LIST_POSITION, which is the default.
 *
 * The setter selects an item immediately, and turns the control to it the short way. It ignores a position beyond the
 * last item, and that of a disabled item of a wheel. An empty control keeps the position until it has items, and then
 * clamps it to the last one.
 */

/**
 * rotary_wheel_selection_control_get_selected:
 * Gets [property@RotaryWheel.SelectionControl:selected].
 */
guint rotary_wheel_selection_control_get_selected (RotaryWheelSelectionControl *self);

/**
 * rotary_wheel_selection_control_set_selected:
 * Sets [property@RotaryWheel.SelectionControl:selected].
 */
void rotary_wheel_selection_control_set_selected (RotaryWheelSelectionControl *self, guint selected);

/**
 * RotaryWheelSelectionControl:selected-item:
 *
 * The object of the selected item.
 *
 * It is %NULL without a model, and in an empty model.
 */

/**
 * rotary_wheel_selection_control_get_selected_item:
 * Gets [property@RotaryWheel.SelectionControl:selected-item].
 *
 * Returns: (type GObject.Object) (nullable) (transfer none): the object
 */
gpointer rotary_wheel_selection_control_get_selected_item (RotaryWheelSelectionControl *self);

/**
 * RotaryWheelSelectionControl:current:
 *
 * The position of the current item.
 *
 * It changes during motion, and equals [property@RotaryWheel.SelectionControl:selected] at rest, and always in a
 * marking menu. It notifies at most once per frame. It is %GTK_INVALID_LIST_POSITION without items.
 */

/**
 * rotary_wheel_selection_control_get_current:
 * Gets [property@RotaryWheel.SelectionControl:current].
 */
guint rotary_wheel_selection_control_get_current (RotaryWheelSelectionControl *self);

/**
 * RotaryWheelSelectionControl:current-item:
 *
 * The object of the current item.
 *
 * It is %NULL without a model, and in an empty model.
 */

/**
 * rotary_wheel_selection_control_get_current_item:
 * Gets [property@RotaryWheel.SelectionControl:current-item].
 *
 * Returns: (type GObject.Object) (nullable) (transfer none): the object
 */
gpointer rotary_wheel_selection_control_get_current_item (RotaryWheelSelectionControl *self);

/**
 * RotaryWheelSelectionControl:flippable:
 *
 * Whether right-to-left text mirrors the control.
 *
 * Angles and rotations of a mirrored wheel are counter-clockwise from the left: this mirrors the sectors, the
 * indicator, the stops and [property@RotaryWheel.Widget:turning]. The items of a dial follow each other
 * counter-clockwise, and those of a spinning wheel at the top or bottom run from right to left. Marking menus are the
 * same in each language. Set %FALSE where the items have an order of their own, such as the holes of a telephone dial
 * or the frames of a film. The default is %TRUE.
 */

/**
 * rotary_wheel_selection_control_get_flippable:
 * Gets [property@RotaryWheel.SelectionControl:flippable].
 */
gboolean rotary_wheel_selection_control_get_flippable (RotaryWheelSelectionControl *self);

/**
 * rotary_wheel_selection_control_set_flippable:
 * Sets [property@RotaryWheel.SelectionControl:flippable].
 */
void rotary_wheel_selection_control_set_flippable (RotaryWheelSelectionControl *self, gboolean flippable);

G_END_DECLS
