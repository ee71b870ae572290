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
 * Emitted when the pointer turns about the center, and in each frame of a return.
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
 * The system or another gesture can cancel it. It is canceled when the pointer leaves the ring of a strict gesture with
 * [property@RotaryWheel.RotationGesture:cancel-outside]. It is also canceled when the widget is unmapped, destroyed or
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
 * Less than 0 and more than 1 are outside the widget. The default is 0.5.
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
 * Less than 0 and more than 1 are outside the widget. The default is 0.5.
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
 * RotaryWheelRotationGesture:center-offset-x:
 *
 * The distance of the center to the right of [property@RotaryWheel.RotationGesture:center-x], in pixels.
 *
 * The default is 0.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_center_offset_x:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the horizontal distance of the center.
 *
 * Returns: the distance, in pixels
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_center_offset_x (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_offset_x:
 * @self: a `RotaryWheelRotationGesture`
 * @center_offset_x: the distance, in pixels
 *
 * Sets the horizontal distance of the center. See [property@RotaryWheel.RotationGesture:center-offset-x].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_center_offset_x (RotaryWheelRotationGesture *self, double center_offset_x);

/**
 * RotaryWheelRotationGesture:center-offset-y:
 *
 * The distance of the center below [property@RotaryWheel.RotationGesture:center-y], in pixels.
 *
 * The default is 0.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_center_offset_y:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the vertical distance of the center.
 *
 * Returns: the distance, in pixels
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_center_offset_y (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_offset_y:
 * @self: a `RotaryWheelRotationGesture`
 * @center_offset_y: the distance, in pixels
 *
 * Sets the vertical distance of the center. See [property@RotaryWheel.RotationGesture:center-offset-y].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_center_offset_y (RotaryWheelRotationGesture *self, double center_offset_y);

/**
 * RotaryWheelRotationGesture:center-widget:
 *
 * The widget about whose center the pointer turns, or %NULL for the one that receives the presses.
 *
 * So a widget receives presses for a child that is too small for them. The gesture does not keep the widget. While that is
 * not in the same window, the pointer turns about the widget that receives the presses.
 *
 * The default is %NULL.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_center_widget:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the widget about whose center the pointer turns.
 *
 * Returns: (nullable) (transfer none): the widget
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_rotation_gesture_get_center_widget (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_widget:
 * @self: a `RotaryWheelRotationGesture`
 * @center_widget: (nullable): the widget, or %NULL for none
 *
 * Sets the widget about whose center the pointer turns. See [property@RotaryWheel.RotationGesture:center-widget].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_center_widget (RotaryWheelRotationGesture *self, GtkWidget *center_widget);

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
 * Whether a rotation ends when the pointer leaves the ring, or is canceled with
 * [property@RotaryWheel.RotationGesture:cancel-outside].
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
 * RotaryWheelRotationGesture:cancel-outside:
 *
 * Whether a strict rotation is canceled, instead of ended, when the pointer leaves the ring.
 *
 * The rotation is restored to that of the press before the signal [signal@RotaryWheel.RotationGesture::cancel].
 *
 * The default is %FALSE.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_cancel_outside:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets whether leaving the ring cancels a strict rotation.
 *
 * Returns: whether leaving the ring cancels a strict rotation
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_rotation_gesture_get_cancel_outside (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_cancel_outside:
 * @self: a `RotaryWheelRotationGesture`
 * @cancel_outside: whether leaving the ring cancels a strict rotation
 *
 * Sets whether leaving the ring cancels a strict rotation. See [property@RotaryWheel.RotationGesture:cancel-outside].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_cancel_outside (RotaryWheelRotationGesture *self, gboolean cancel_outside);

/**
 * RotaryWheelRotationGesture:rotation:
 *
 * The rotation by all presses, in radians, positive clockwise.
 *
 * It is not limited to one turn, and clamped to [property@RotaryWheel.RotationGesture:minimum-rotation] and
 * [property@RotaryWheel.RotationGesture:maximum-rotation]. Setting it emits no signal but `notify`, and ends a return.
 *
 * The default is 0.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_rotation:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the rotation by all presses.
 *
 * Returns: the rotation, in radians
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_rotation (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_rotation:
 * @self: a `RotaryWheelRotationGesture`
 * @rotation: the rotation, in radians
 *
 * Sets the rotation by all presses. See [property@RotaryWheel.RotationGesture:rotation].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_rotation (RotaryWheelRotationGesture *self, double rotation);

/**
 * RotaryWheelRotationGesture:minimum-rotation:
 *
 * The smallest rotation, in radians.
 *
 * At a limit the rotation stays until the pointer has come back to where it left; it never jumps over the gap between the
 * limits.
 *
 * The default is -%G_MAXDOUBLE, for none.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_minimum_rotation:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the smallest rotation.
 *
 * Returns: the rotation, in radians
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_minimum_rotation (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_minimum_rotation:
 * @self: a `RotaryWheelRotationGesture`
 * @minimum_rotation: the rotation, in radians
 *
 * Sets the smallest rotation. See [property@RotaryWheel.RotationGesture:minimum-rotation].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_minimum_rotation (RotaryWheelRotationGesture *self, double minimum_rotation);

/**
 * RotaryWheelRotationGesture:maximum-rotation:
 *
 * The largest rotation, in radians. Where it is less than [property@RotaryWheel.RotationGesture:minimum-rotation], it counts.
 *
 * The default is %G_MAXDOUBLE, for none.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_maximum_rotation:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the largest rotation.
 *
 * Returns: the rotation, in radians
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_maximum_rotation (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_maximum_rotation:
 * @self: a `RotaryWheelRotationGesture`
 * @maximum_rotation: the rotation, in radians
 *
 * Sets the largest rotation. See [property@RotaryWheel.RotationGesture:maximum-rotation].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_maximum_rotation (RotaryWheelRotationGesture *self, double maximum_rotation);

/**
 * RotaryWheelRotationGesture:return-to-start:
 *
 * Whether the rotation returns at even speed to that of the press, after the end.
 *
 * It emits [signal@RotaryWheel.RotationGesture::rotated] in each frame. A press catches it. Without animations, the
 * rotation returns immediately.
 *
 * The default is %FALSE.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_return_to_start:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets whether the rotation returns to that of the press.
 *
 * Returns: whether the rotation returns to that of the press
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_rotation_gesture_get_return_to_start (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_return_to_start:
 * @self: a `RotaryWheelRotationGesture`
 * @return_to_start: whether the rotation returns to that of the press
 *
 * Sets whether the rotation returns to that of the press. See [property@RotaryWheel.RotationGesture:return-to-start].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_return_to_start (RotaryWheelRotationGesture *self, gboolean return_to_start);

/**
 * RotaryWheelRotationGesture:return-speed:
 *
 * The speed of a return, in radians a second.
 *
 * The range is 0.1 to 100. The default is 2π / 1.2, one turn in 1.2 seconds.
 *
 * Since: 1.0
 */

/**
 * rotary_wheel_rotation_gesture_get_return_speed:
 * @self: a `RotaryWheelRotationGesture`
 *
 * Gets the speed of a return.
 *
 * Returns: the speed, in radians a second
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_return_speed (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_return_speed:
 * @self: a `RotaryWheelRotationGesture`
 * @return_speed: the speed, in radians a second
 *
 * Sets the speed of a return. See [property@RotaryWheel.RotationGesture:return-speed].
 *
 * Since: 1.0
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_return_speed (RotaryWheelRotationGesture *self, double return_speed);

/**
 * RotaryWheelRotationGesture:total:
 *
 * The rotation since the press, in radians, positive clockwise.
 *
 * It is not limited to one turn. It keeps its value after the rotation, and goes back to 0 in a return.
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
