/* A gesture for rotation with one pointer.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelRotationGesture:
 *
 * `RotaryWheelRotationGesture` recognizes the rotation of one pointer about the center of a widget.
 *
 * A rotation begins with a press in a ring about the center. The ring lies between
 * [property@RotaryWheel.RotationGesture:inner-radius] and [property@RotaryWheel.RotationGesture:outer-radius]. By
 * default, the rotation continues outside the ring and over several turns. Angles are in radians, positive
 * clockwise.
 *
 * The gesture follows the primary button of a mouse, or one finger. A second finger has no effect. Buttons and
 * similar controls on the ring keep their presses.
 *
 * Directions are in the coordinates of the window, which do not turn with a widget that is drawn rotated.
 *
 * The widget keeps the gesture alive, as it does a [class@Gtk.EventController].
 *
 * Setters refuse numbers that are not finite with a critical, and clamp numbers outside the range.
 *
 * Since: 1.0
 */
#define ROTARY_WHEEL_TYPE_ROTATION_GESTURE (rotary_wheel_rotation_gesture_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelRotationGesture, rotary_wheel_rotation_gesture, ROTARY_WHEEL, ROTATION_GESTURE,
                      GObject)

/**
 * RotaryWheelRotationGesture::begin:
 * @self: the object that emits the signal
 *
 * Emitted when the ring is pressed.
 *
 * Since: 1.0
 */

/**
 * RotaryWheelRotationGesture::rotated:
 * @self: the object that emits the signal
 * @delta: the rotation since the last step, in radians in the range (−π, π]
 * @total: the rotation since the press, in radians
 *
 * Emitted when the pointer turns about the center.
 *
 * Since: 1.0
 */

/**
 * RotaryWheelRotationGesture::end:
 * @self: the object that emits the signal
 * @total: the rotation since the press, in radians
 *
 * Emitted when the pointer is released, or when it leaves the ring of a strict gesture.
 *
 * Since: 1.0
 */

/**
 * RotaryWheelRotationGesture::cancel:
 * @self: the object that emits the signal
 *
 * Emitted when the rotation is canceled.
 *
 * The system or another gesture can cancel it. It is also canceled when the widget is unmapped, destroyed or
 * replaced.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_new:
 * @widget: (nullable): the widget, or %NULL for none
 *
 * Creates a gesture and attaches it to a widget.
 *
 * See [property@RotaryWheel.RotationGesture:widget].
 *
 * Returns: (transfer full): a new `RotaryWheelRotationGesture`
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelRotationGesture *rotary_wheel_rotation_gesture_new (GtkWidget *widget);

/**
 * RotaryWheelRotationGesture:widget:
 *
 * The widget that receives the presses.
 *
 * The widget keeps the gesture until the gesture gets another widget. When the widget is destroyed, the property
 * becomes %NULL. A change cancels the current rotation.
 *
 * The default is %NULL.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_widget:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the widget that receives the presses.
 *
 * Returns: (nullable) (transfer none): the widget
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_rotation_gesture_get_widget (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_widget:
 * @self: a `RotaryWheelRotationGesture`
 * @widget: (nullable): the widget, or %NULL for none
 *
 * Sets the widget that receives the presses. See [property@RotaryWheel.RotationGesture:widget].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_widget (RotaryWheelRotationGesture *self, GtkWidget *widget);

/**
 * RotaryWheelRotationGesture:center-x:
 *
 * The horizontal position of the center, as a fraction of the width of the widget.
 *
 * The range is 0 to 1. The default is 0.5.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_center_x:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the horizontal position of the center.
 *
 * Returns: the position, as a fraction of the width
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_center_x (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_x:
 * @self: a `RotaryWheelRotationGesture`
 * @center_x: the position, as a fraction of the width
 *
 * Sets the horizontal position of the center. See [property@RotaryWheel.RotationGesture:center-x].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_center_x (RotaryWheelRotationGesture *self, double center_x);

/**
 * RotaryWheelRotationGesture:center-y:
 *
 * The vertical position of the center, as a fraction of the height of the widget.
 *
 * The range is 0 to 1. The default is 0.5.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_center_y:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the vertical position of the center.
 *
 * Returns: the position, as a fraction of the height
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_center_y (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_y:
 * @self: a `RotaryWheelRotationGesture`
 * @center_y: the position, as a fraction of the height
 *
 * Sets the vertical position of the center. See [property@RotaryWheel.RotationGesture:center-y].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_center_y (RotaryWheelRotationGesture *self, double center_y);

/**
 * RotaryWheelRotationGesture:inner-radius:
 *
 * The inner radius of the ring, in pixels.
 *
 * The minimum and the default are 0.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_inner_radius:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the inner radius of the ring.
 *
 * Returns: the radius, in pixels
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_inner_radius (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_inner_radius:
 * @self: a `RotaryWheelRotationGesture`
 * @inner_radius: the radius, in pixels
 *
 * Sets the inner radius of the ring. See [property@RotaryWheel.RotationGesture:inner-radius].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_inner_radius (RotaryWheelRotationGesture *self, double inner_radius);

/**
 * RotaryWheelRotationGesture:outer-radius:
 *
 * The outer radius of the ring, in pixels.
 *
 * The minimum is 0. The default is %G_MAXDOUBLE.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_outer_radius:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the outer radius of the ring.
 *
 * Returns: the radius, in pixels
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_outer_radius (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_outer_radius:
 * @self: a `RotaryWheelRotationGesture`
 * @outer_radius: the radius, in pixels
 *
 * Sets the outer radius of the ring. See [property@RotaryWheel.RotationGesture:outer-radius].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_outer_radius (RotaryWheelRotationGesture *self, double outer_radius);

/**
 * RotaryWheelRotationGesture:strict:
 *
 * Whether a rotation ends when the pointer leaves the ring.
 *
 * The default is %FALSE.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_strict:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets whether a rotation ends when the pointer leaves the ring.
 *
 * Returns: %TRUE if the rotation ends there
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_rotation_gesture_get_strict (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_strict:
 * @self: a `RotaryWheelRotationGesture`
 * @strict: whether the rotation ends there
 *
 * Sets whether a rotation ends when the pointer leaves the ring. See [property@RotaryWheel.RotationGesture:strict].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_strict (RotaryWheelRotationGesture *self, gboolean strict);

/**
 * RotaryWheelRotationGesture:total:
 *
 * The rotation since the press, in radians, positive clockwise.
 *
 * It is not limited to one turn. It keeps its value after the rotation.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_total:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the rotation since the press.
 *
 * Returns: the rotation, in radians
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_total (RotaryWheelRotationGesture *self);

/**
 * RotaryWheelRotationGesture:angle:
 *
 * The direction of the pointer from the center, in radians clockwise from the right.
 *
 * The range is (−π, π]. It keeps its value after the rotation.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_angle:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the direction of the pointer from the center.
 *
 * Returns: the direction, in radians
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_angle (RotaryWheelRotationGesture *self);

G_END_DECLS
