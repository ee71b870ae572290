/* One finger that turns any widget, for GTK 4.
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
 * Lets one pointer, be it a finger or a mouse, turn any widget about its centre.
 *
 * The gesture begins with a press in a ring about the centre: farther from it than
 * [property@RotaryWheel.RotationGesture:inner-radius] and nearer than
 * [property@RotaryWheel.RotationGesture:outer-radius]. It then tells how far the pointer turns about the
 * centre, also where that leaves the ring or comes round more than once. Angles are in radians, and positive
 * clockwise.
 *
 * As with a [class@Gtk.EventController], the widget keeps the gesture for as long as the widget exists. Only
 * the first button or one finger turns; a second finger changes nothing. Presses on buttons and the like that
 * lie on the ring are theirs. Directions are taken in the coordinates of the window, so that they are right
 * for a widget that is itself drawn rotated.
 */
#define ROTARY_WHEEL_TYPE_ROTATION_GESTURE (rotary_wheel_rotation_gesture_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelRotationGesture, rotary_wheel_rotation_gesture, ROTARY_WHEEL, ROTATION_GESTURE,
                      GObject)

/**
 * RotaryWheelRotationGesture::begin:
 * @self: the gesture
 *
 * The ring was pressed.
 */

/**
 * RotaryWheelRotationGesture::rotated:
 * @self: the gesture
 * @delta: the angle, in radians, clockwise
 * @total: the angle in all, in radians, clockwise
 *
 * The pointer has turned by `delta` since the last step, which is folded into (−π, π], and by `total` since the
 * press.
 */

/**
 * RotaryWheelRotationGesture::end:
 * @self: the gesture
 * @total: the angle in all, in radians, clockwise
 *
 * The pointer has let go.
 */

/**
 * RotaryWheelRotationGesture::cancel:
 * @self: the gesture
 *
 * The rotation was taken away: by the system, by another gesture, or with the widget.
 */

/**
 * rotary_wheel_rotation_gesture_new:
 * @widget: (nullable): the widget that is pressed
 *
 * Creates a gesture on a widget, which keeps it.
 *
 * Returns: (transfer full): a new gesture
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
RotaryWheelRotationGesture *rotary_wheel_rotation_gesture_new (GtkWidget *widget);

/**
 * RotaryWheelRotationGesture:widget:
 *
 * The widget that is pressed.
 */

/**
 * rotary_wheel_rotation_gesture_get_widget:
 * @self: a gesture
 *
 * Gets the widget that is pressed.
 *
 * Returns: (nullable) (transfer none): the widget, or %NULL when there is none or it has been destroyed
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
GtkWidget *rotary_wheel_rotation_gesture_get_widget (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_widget:
 * @self: a gesture
 * @widget: (nullable): the widget, or %NULL for none
 *
 * Sets the widget that is pressed.
 *
 * The widget keeps the gesture for as long as it exists, or until the gesture gets another one. A rotation
 * that goes on is cancelled.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_widget (RotaryWheelRotationGesture *self, GtkWidget *widget);

/**
 * RotaryWheelRotationGesture:center-x:
 *
 * The centre, as a fraction of the widget's width.
 */

/**
 * rotary_wheel_rotation_gesture_get_center_x:
 * @self: a gesture
 *
 * Gets the horizontal place of the centre.
 *
 * Returns: a fraction of the widget's width
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_center_x (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_x:
 * @self: a gesture
 * @center_x: a fraction of the widget's width, clamped to 0 … 1
 *
 * Sets the horizontal place of the centre, 0.5 by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_center_x (RotaryWheelRotationGesture *self, double center_x);

/**
 * RotaryWheelRotationGesture:center-y:
 *
 * The centre, as a fraction of the widget's height.
 */

/**
 * rotary_wheel_rotation_gesture_get_center_y:
 * @self: a gesture
 *
 * Gets the vertical place of the centre.
 *
 * Returns: a fraction of the widget's height
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_center_y (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_center_y:
 * @self: a gesture
 * @center_y: a fraction of the widget's height, clamped to 0 … 1
 *
 * Sets the vertical place of the centre, 0.5 by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_center_y (RotaryWheelRotationGesture *self, double center_y);

/**
 * RotaryWheelRotationGesture:inner-radius:
 *
 * How far from the centre a press must be, in pixels.
 */

/**
 * rotary_wheel_rotation_gesture_get_inner_radius:
 * @self: a gesture
 *
 * Gets how far from the centre a press must be.
 *
 * Returns: pixels
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_inner_radius (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_inner_radius:
 * @self: a gesture
 * @inner_radius: pixels, no less than 0
 *
 * Sets how far from the centre a press must be, 0 by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_inner_radius (RotaryWheelRotationGesture *self, double inner_radius);

/**
 * RotaryWheelRotationGesture:outer-radius:
 *
 * How far from the centre a press may be, in pixels.
 */

/**
 * rotary_wheel_rotation_gesture_get_outer_radius:
 * @self: a gesture
 *
 * Gets how far from the centre a press may be.
 *
 * Returns: pixels
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_outer_radius (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_outer_radius:
 * @self: a gesture
 * @outer_radius: pixels, no less than 0
 *
 * Sets how far from the centre a press may be, %G_MAXDOUBLE by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_outer_radius (RotaryWheelRotationGesture *self, double outer_radius);

/**
 * RotaryWheelRotationGesture:strict:
 *
 * Whether a rotation ends where it leaves the ring.
 */

/**
 * rotary_wheel_rotation_gesture_get_strict:
 * @self: a gesture
 *
 * Gets whether a rotation ends where the pointer leaves the ring.
 *
 * Returns: %TRUE if it ends there
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
gboolean rotary_wheel_rotation_gesture_get_strict (RotaryWheelRotationGesture *self);

/**
 * rotary_wheel_rotation_gesture_set_strict:
 * @self: a gesture
 * @strict: whether it ends there
 *
 * Sets whether a rotation ends where the pointer leaves the ring, %FALSE by default.
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
void rotary_wheel_rotation_gesture_set_strict (RotaryWheelRotationGesture *self, gboolean strict);

/**
 * RotaryWheelRotationGesture:total:
 *
 * How far the pointer has turned since the press, in radians, clockwise.
 */

/**
 * rotary_wheel_rotation_gesture_get_total:
 * @self: a gesture
 *
 * Gets how far the pointer has turned since the press, or had turned in the end.
 *
 * Returns: radians, clockwise positive, not confined to one turn
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_total (RotaryWheelRotationGesture *self);

/**
 * RotaryWheelRotationGesture:angle:
 *
 * The pointer's direction from the centre, in radians clockwise from the right.
 */

/**
 * rotary_wheel_rotation_gesture_get_angle:
 * @self: a gesture
 *
 * Gets the pointer's direction from the centre, or the last that it had.
 *
 * Returns: radians clockwise from the right, within (−π, π]
 */
ROTARY_WHEEL_AVAILABLE_IN_1_0
double rotary_wheel_rotation_gesture_get_angle (RotaryWheelRotationGesture *self);

G_END_DECLS
