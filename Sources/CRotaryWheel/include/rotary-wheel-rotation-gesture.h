/* A gesture for rotation with one pointer or two fingers.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelRingExit:
 * @ROTARY_WHEEL_RING_EXIT_CONTINUE: it goes on
 * @ROTARY_WHEEL_RING_EXIT_END: it ends, as by a release
 * @ROTARY_WHEEL_RING_EXIT_CANCEL: it turns back to where it began, and is canceled
 *
 * What happens to a rotation when the pointer leaves the ring in which it may begin.
 *
 * Since: 0.9
 */
typedef enum
{
  ROTARY_WHEEL_RING_EXIT_CONTINUE,
  ROTARY_WHEEL_RING_EXIT_END,
  ROTARY_WHEEL_RING_EXIT_CANCEL
} RotaryWheelRingExit;

#define ROTARY_WHEEL_TYPE_RING_EXIT (rotary_wheel_ring_exit_get_type ())
GType rotary_wheel_ring_exit_get_type (void) G_GNUC_CONST;

/**
 * RotaryWheelRotationGesture:
 *
 * `RotaryWheelRotationGesture` recognizes the rotation of one pointer about the center of a widget, and of two fingers.
 *
 * A rotation begins with a press in a ring about the center. The ring lies between
 * [property@RotaryWheel.RotationGesture:inner-radius] and [property@RotaryWheel.RotationGesture:outer-radius]. By
 * default, the rotation continues outside the ring and over several turns. Angles are in radians, positive
 * clockwise.
 *
 * The gesture follows the primary button of a mouse, or one finger. Buttons and similar controls on the ring keep their
 * presses.
 *
 * Two fingers on a touchscreen or a touchpad rotate by the angle between them. The point between them may be anywhere
 * within [property@RotaryWheel.RotationGesture:outer-radius], also near the center. A second finger continues the
 * rotation of the first one: it emits no signal by itself. When it leaves, the first one continues, and ends the
 * rotation. Two fingers that have not pressed the ring end it when one of them leaves.
 *
 * Directions are in the coordinates of the window, which do not turn with a widget that is drawn rotated.
 *
 * The widget keeps the gesture alive, as it does a [class@Gtk.EventController].
 *
 * Setters refuse numbers that are not finite with a critical, and clamp numbers outside the range.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_ROTATION_GESTURE (rotary_wheel_rotation_gesture_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelRotationGesture, rotary_wheel_rotation_gesture, ROTARY_WHEEL, ROTATION_GESTURE,
                      GObject)

/**
 * RotaryWheelRotationGesture::begin:
 * @self: the object that emits the signal
 *
 * Emitted when the ring is pressed, or when two fingers begin to rotate.
 */

/**
 * RotaryWheelRotationGesture::rotated:
 * @self: the object that emits the signal
 * @delta: the rotation since the last step, in radians in the range (−π, π]
 * @total: the rotation since the press, in radians
 *
 * Emitted when the pointer or two fingers turn, and in each frame of a motion after the end.
 */

/**
 * RotaryWheelRotationGesture::end:
 * @self: the object that emits the signal
 * @total: the rotation since the press, in radians
 * @velocity: the velocity of the rotation, in radians a second, positive clockwise; 0 after a pause
 *
 * Emitted when the pointer is released, before a motion by [property@RotaryWheel.RotationGesture:inertia] or
 * [property@RotaryWheel.RotationGesture:return-to-start], or when it leaves the ring with
 * %ROTARY_WHEEL_RING_EXIT_END.
 */

/**
 * RotaryWheelRotationGesture::cancel:
 * @self: the object that emits the signal
 *
 * Emitted when the rotation is canceled.
 *
 * The system or another gesture can cancel it. It is canceled when the pointer leaves the ring with
 * %ROTARY_WHEEL_RING_EXIT_CANCEL. It is also canceled when the widget is unmapped, destroyed or replaced.
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
 */
RotaryWheelRotationGesture *rotary_wheel_rotation_gesture_new (GtkWidget *widget);

/**
 * RotaryWheelRotationGesture:widget:
 *
 * The widget that receives the presses.
 *
 * The widget keeps the gesture until the gesture gets another widget. When the widget is destroyed, the property
 * becomes %NULL. A change cancels the current rotation. The default is %NULL.
 */

/**
 * rotary_wheel_rotation_gesture_get_widget:
 * Gets [property@RotaryWheel.RotationGesture:widget].
 *
 * Returns: (nullable) (transfer none): the widget
 */
GtkWidget *rotary_wheel_rotation_gesture_get_widget (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_widget:
 * @widget: (nullable): the widget, or %NULL for none
 *
 * Sets [property@RotaryWheel.RotationGesture:widget].
 */
void rotary_wheel_rotation_gesture_set_widget (RotaryWheelRotationGesture *self, GtkWidget *widget);

/**
 * RotaryWheelRotationGesture:center-x:
 *
 * The horizontal position of the center, as a fraction of the width of the widget.
 *
 * Less than 0 and more than 1 are outside the widget. The default is 0.5.
 */

/**
 * rotary_wheel_rotation_gesture_get_center_x:
 * Gets [property@RotaryWheel.RotationGesture:center-x].
 */
double rotary_wheel_rotation_gesture_get_center_x (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_x:
 * Sets [property@RotaryWheel.RotationGesture:center-x].
 */
void rotary_wheel_rotation_gesture_set_center_x (RotaryWheelRotationGesture *self, double center_x);

/**
 * RotaryWheelRotationGesture:center-y:
 *
 * The vertical position of the center, as a fraction of the height of the widget.
 *
 * Less than 0 and more than 1 are outside the widget. The default is 0.5.
 */

/**
 * rotary_wheel_rotation_gesture_get_center_y:
 * Gets [property@RotaryWheel.RotationGesture:center-y].
 */
double rotary_wheel_rotation_gesture_get_center_y (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_y:
 * Sets [property@RotaryWheel.RotationGesture:center-y].
 */
void rotary_wheel_rotation_gesture_set_center_y (RotaryWheelRotationGesture *self, double center_y);

/**
 * RotaryWheelRotationGesture:center-offset-x:
 *
 * The distance of the center to the right of [property@RotaryWheel.RotationGesture:center-x], in pixels. The default is
 * 0.
 */

/**
 * rotary_wheel_rotation_gesture_get_center_offset_x:
 * Gets [property@RotaryWheel.RotationGesture:center-offset-x].
 */
double rotary_wheel_rotation_gesture_get_center_offset_x (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_offset_x:
 * Sets [property@RotaryWheel.RotationGesture:center-offset-x].
 */
void rotary_wheel_rotation_gesture_set_center_offset_x (RotaryWheelRotationGesture *self, double center_offset_x);

/**
 * RotaryWheelRotationGesture:center-offset-y:
 *
 * The distance of the center below [property@RotaryWheel.RotationGesture:center-y], in pixels. The default is 0.
 */

/**
 * rotary_wheel_rotation_gesture_get_center_offset_y:
 * Gets [property@RotaryWheel.RotationGesture:center-offset-y].
 */
double rotary_wheel_rotation_gesture_get_center_offset_y (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_offset_y:
 * Sets [property@RotaryWheel.RotationGesture:center-offset-y].
 */
void rotary_wheel_rotation_gesture_set_center_offset_y (RotaryWheelRotationGesture *self, double center_offset_y);

/**
 * RotaryWheelRotationGesture:center-widget:
 *
 * The widget about whose center the pointer turns, or %NULL for the one that receives the presses.
 *
 * So a widget receives presses for a child that is too small for them. The gesture does not keep the widget. While that
 * is not in the same window, the pointer turns about the widget that receives the presses. The default is %NULL.
 */

/**
 * rotary_wheel_rotation_gesture_get_center_widget:
 * Gets [property@RotaryWheel.RotationGesture:center-widget].
 *
 * Returns: (nullable) (transfer none): the widget
 */
GtkWidget *rotary_wheel_rotation_gesture_get_center_widget (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_widget:
 * @center_widget: (nullable): the widget, or %NULL for none
 *
 * Sets [property@RotaryWheel.RotationGesture:center-widget].
 */
void rotary_wheel_rotation_gesture_set_center_widget (RotaryWheelRotationGesture *self, GtkWidget *center_widget);

/**
 * RotaryWheelRotationGesture:inner-radius:
 *
 * The inner radius of the ring, in pixels.
 *
 * The minimum and the default are 0.
 */

/**
 * rotary_wheel_rotation_gesture_get_inner_radius:
 * Gets [property@RotaryWheel.RotationGesture:inner-radius].
 */
double rotary_wheel_rotation_gesture_get_inner_radius (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_inner_radius:
 * Sets [property@RotaryWheel.RotationGesture:inner-radius].
 */
void rotary_wheel_rotation_gesture_set_inner_radius (RotaryWheelRotationGesture *self, double inner_radius);

/**
 * RotaryWheelRotationGesture:outer-radius:
 *
 * The outer radius of the ring, in pixels.
 *
 * The minimum is 0. The default is %G_MAXDOUBLE.
 */

/**
 * rotary_wheel_rotation_gesture_get_outer_radius:
 * Gets [property@RotaryWheel.RotationGesture:outer-radius].
 */
double rotary_wheel_rotation_gesture_get_outer_radius (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_outer_radius:
 * Sets [property@RotaryWheel.RotationGesture:outer-radius].
 */
void rotary_wheel_rotation_gesture_set_outer_radius (RotaryWheelRotationGesture *self, double outer_radius);

/**
 * RotaryWheelRotationGesture:ring-exit:
 *
 * What happens to a rotation when the pointer leaves the ring.
 *
 * A rotation that is canceled is restored to that of the press before the signal
 * [signal@RotaryWheel.RotationGesture::cancel]. The default is %ROTARY_WHEEL_RING_EXIT_CONTINUE.
 */

/**
 * rotary_wheel_rotation_gesture_get_ring_exit:
 * Gets [property@RotaryWheel.RotationGesture:ring-exit].
 */
RotaryWheelRingExit rotary_wheel_rotation_gesture_get_ring_exit (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_ring_exit:
 * Sets [property@RotaryWheel.RotationGesture:ring-exit].
 */
void rotary_wheel_rotation_gesture_set_ring_exit (RotaryWheelRotationGesture *self, RotaryWheelRingExit ring_exit);

/**
 * RotaryWheelRotationGesture:rotation:
 *
 * The rotation by all presses, in radians, positive clockwise.
 *
 * It is not limited to one turn, and clamped to [property@RotaryWheel.RotationGesture:minimum-rotation] and
 * [property@RotaryWheel.RotationGesture:maximum-rotation]. Setting it emits no signal but `notify`, and ends a motion.
 * The default is 0.
 */

/**
 * rotary_wheel_rotation_gesture_get_rotation:
 * Gets [property@RotaryWheel.RotationGesture:rotation].
 */
double rotary_wheel_rotation_gesture_get_rotation (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_rotation:
 * Sets [property@RotaryWheel.RotationGesture:rotation].
 */
void rotary_wheel_rotation_gesture_set_rotation (RotaryWheelRotationGesture *self, double rotation);

/**
 * RotaryWheelRotationGesture:minimum-rotation:
 *
 * The smallest rotation, in radians.
 *
 * At a limit the rotation stays until the pointer has come back to where it left; it never jumps over the gap between
 * the limits. The default is -%G_MAXDOUBLE, for none.
 */

/**
 * rotary_wheel_rotation_gesture_get_minimum_rotation:
 * Gets [property@RotaryWheel.RotationGesture:minimum-rotation].
 */
double rotary_wheel_rotation_gesture_get_minimum_rotation (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_minimum_rotation:
 * Sets [property@RotaryWheel.RotationGesture:minimum-rotation].
 */
void rotary_wheel_rotation_gesture_set_minimum_rotation (RotaryWheelRotationGesture *self, double minimum_rotation);

/**
 * RotaryWheelRotationGesture:maximum-rotation:
 *
 * The largest rotation, in radians. Where it is less than [property@RotaryWheel.RotationGesture:minimum-rotation], it
 * counts. The default is %G_MAXDOUBLE, for none.
 */

/**
 * rotary_wheel_rotation_gesture_get_maximum_rotation:
 * Gets [property@RotaryWheel.RotationGesture:maximum-rotation].
 */
double rotary_wheel_rotation_gesture_get_maximum_rotation (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_maximum_rotation:
 * Sets [property@RotaryWheel.RotationGesture:maximum-rotation].
 */
void rotary_wheel_rotation_gesture_set_maximum_rotation (RotaryWheelRotationGesture *self, double maximum_rotation);

/**
 * RotaryWheelRotationGesture:inertia:
 *
 * Whether the rotation coasts after a release with speed.
 *
 * After [signal@RotaryWheel.RotationGesture::end], it emits [signal@RotaryWheel.RotationGesture::rotated] in each frame,
 * within the limits, and before a return. A press catches it. Without animations, and when the widget is unmapped, the
 * rotation stays where it is. The default is %FALSE.
 */

/**
 * rotary_wheel_rotation_gesture_get_inertia:
 * Gets [property@RotaryWheel.RotationGesture:inertia].
 */
gboolean rotary_wheel_rotation_gesture_get_inertia (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_inertia:
 * Sets [property@RotaryWheel.RotationGesture:inertia].
 */
void rotary_wheel_rotation_gesture_set_inertia (RotaryWheelRotationGesture *self, gboolean inertia);

/**
 * RotaryWheelRotationGesture:return-to-start:
 *
 * Whether the rotation returns at even speed to that of the press, after the end.
 *
 * It emits [signal@RotaryWheel.RotationGesture::rotated] in each frame. A press catches it. Without animations, the
 * rotation returns immediately. The default is %FALSE.
 */

/**
 * rotary_wheel_rotation_gesture_get_return_to_start:
 * Gets [property@RotaryWheel.RotationGesture:return-to-start].
 */
gboolean rotary_wheel_rotation_gesture_get_return_to_start (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_return_to_start:
 * Sets [property@RotaryWheel.RotationGesture:return-to-start].
 */
void rotary_wheel_rotation_gesture_set_return_to_start (RotaryWheelRotationGesture *self, gboolean return_to_start);

/**
 * RotaryWheelRotationGesture:return-speed:
 *
 * The speed of a return, in radians a second. The range is 0.1 to 100. The default is 2π / 1.2, one turn in 1.2
 * seconds.
 */

/**
 * rotary_wheel_rotation_gesture_get_return_speed:
 * Gets [property@RotaryWheel.RotationGesture:return-speed].
 */
double rotary_wheel_rotation_gesture_get_return_speed (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_return_speed:
 * Sets [property@RotaryWheel.RotationGesture:return-speed].
 */
void rotary_wheel_rotation_gesture_set_return_speed (RotaryWheelRotationGesture *self, double return_speed);

/**
 * RotaryWheelRotationGesture:angle:
 *
 * The direction of the pointer from the center, in radians clockwise from the right. The range is (−π, π]. It keeps its
 * value after the rotation. Of two fingers, it is the direction of the one that pressed the ring first.
 */

/**
 * rotary_wheel_rotation_gesture_get_angle:
 * Gets [property@RotaryWheel.RotationGesture:angle].
 */
double rotary_wheel_rotation_gesture_get_angle (RotaryWheelRotationGesture *self);

G_END_DECLS
