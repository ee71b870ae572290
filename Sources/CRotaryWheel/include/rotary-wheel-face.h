/* The pictures of knobs and wheels.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelFace:
 *
 * `RotaryWheelFace` has the pictures of a designer, for the knobs and wheels that show them instead of their own look.
 *
 * A [class@RotaryWheel.Knob] shows the face of its property [property@RotaryWheel.Knob:face], a
 * [class@RotaryWheel.Widget] that of [property@RotaryWheel.Widget:face]. Several controls may have the same face.
 *
 * A picture is drawn in the square of the disc, and keeps its aspect ratio. Its corners are not clipped.
 *
 * A [class@Gtk.IconPaintable] stands for its icon or file. The control loads that for its own size and scale, so that
 * vector files, named `.svg`, and icons are sharp. See "Pictures" in [class@RotaryWheel.Knob]. The control follows the
 * signals of other paintables, such as [signal@Gdk.Paintable::invalidate-contents].
 *
 * A file that cannot be read, or an icon that the theme does not have, is reported with a warning once, when the control
 * first draws it. The control then has its own look.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_FACE (rotary_wheel_face_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelFace, rotary_wheel_face, ROTARY_WHEEL, FACE, GObject)

/**
 * rotary_wheel_face_new:
 * @picture: (nullable): the picture that turns, or %NULL
 *
 * Creates a face. See [property@RotaryWheel.Face:picture].
 *
 * Returns: (transfer full): the face
 */
RotaryWheelFace *rotary_wheel_face_new (GdkPaintable *picture);

/**
 * RotaryWheelFace:picture:
 *
 * The picture that turns about its middle, with the value of a knob or the sectors of a wheel.
 *
 * It replaces the disc of a knob and the line on it, or the disc of a wheel and the backgrounds of its sectors. See
 * [property@RotaryWheel.Face:angle] for its direction, and [property@RotaryWheel.Face:frames] for film strips. A
 * mirrored wheel mirrors it, as its sectors run the other way. The default is %NULL.
 */

/**
 * rotary_wheel_face_get_picture:
 * Gets [property@RotaryWheel.Face:picture].
 *
 * Returns: (transfer none) (nullable): the picture
 */
GdkPaintable *rotary_wheel_face_get_picture (RotaryWheelFace *self);

/**
 * rotary_wheel_face_set_picture:
 * @picture: (nullable): the picture
 *
 * Sets [property@RotaryWheel.Face:picture].
 */
void rotary_wheel_face_set_picture (RotaryWheelFace *self, GdkPaintable *picture);

/**
 * RotaryWheelFace:background:
 *
 * The picture that stands still below the arc of a knob, or the sectors of a wheel, and the other pictures.
 *
 * It replaces the disc of a wheel, but not that of a knob. The default is %NULL.
 */

/**
 * rotary_wheel_face_get_background:
 * Gets [property@RotaryWheel.Face:background].
 *
 * Returns: (transfer none) (nullable): the picture
 */
GdkPaintable *rotary_wheel_face_get_background (RotaryWheelFace *self);

/**
 * rotary_wheel_face_set_background:
 * @background: (nullable): the picture
 *
 * Sets [property@RotaryWheel.Face:background].
 */
void rotary_wheel_face_set_background (RotaryWheelFace *self, GdkPaintable *background);

/**
 * RotaryWheelFace:overlay:
 *
 * The picture that stands still above the other pictures, such as a gloss.
 *
 * It is below the value of a knob, and the indicator and the hub of a wheel. The default is %NULL.
 */

/**
 * rotary_wheel_face_get_overlay:
 * Gets [property@RotaryWheel.Face:overlay].
 *
 * Returns: (transfer none) (nullable): the picture
 */
GdkPaintable *rotary_wheel_face_get_overlay (RotaryWheelFace *self);

/**
 * rotary_wheel_face_set_overlay:
 * @overlay: (nullable): the picture
 *
 * Sets [property@RotaryWheel.Face:overlay].
 */
void rotary_wheel_face_set_overlay (RotaryWheelFace *self, GdkPaintable *overlay);

/**
 * RotaryWheelFace:pointer:
 *
 * The picture in place of the indicator of a wheel.
 *
 * It points down, as at the top of the wheel, and turns to [property@RotaryWheel.Widget:indicator-angle]. It is drawn in
 * a square as long as the indicator, whose lower edge is at the tip of that, and whose upper edge is beyond the rim. A
 * `min-height` of the `indicator` in CSS is that length. Symbolic icons have the text color of the `indicator`.
 *
 * A knob ignores it, as [property@RotaryWheel.Face:picture] points at the value. The default is %NULL.
 */

/**
 * rotary_wheel_face_get_pointer:
 * Gets [property@RotaryWheel.Face:pointer].
 *
 * Returns: (transfer none) (nullable): the picture
 */
GdkPaintable *rotary_wheel_face_get_pointer (RotaryWheelFace *self);

/**
 * rotary_wheel_face_set_pointer:
 * @pointer: (nullable): the picture
 *
 * Sets [property@RotaryWheel.Face:pointer].
 */
void rotary_wheel_face_set_pointer (RotaryWheelFace *self, GdkPaintable *pointer);

/**
 * RotaryWheelFace:angle:
 *
 * The direction in which [property@RotaryWheel.Face:picture] points, in radians.
 *
 * As for [property@RotaryWheel.Knob:start-angle], 0 is to the right, and positive is clockwise. On a knob it is the
 * direction of the pointer in the picture, which turns to the value. On a wheel it is that of the first sector. A film
 * strip ignores it. The default is -π/2, up.
 */

/**
 * rotary_wheel_face_get_angle:
 * Gets [property@RotaryWheel.Face:angle].
 */
double rotary_wheel_face_get_angle (RotaryWheelFace *self);

/**
 * rotary_wheel_face_set_angle:
 * Sets [property@RotaryWheel.Face:angle].
 */
void rotary_wheel_face_set_angle (RotaryWheelFace *self, double angle);

/**
 * RotaryWheelFace:frames:
 *
 * The number of frames of [property@RotaryWheel.Face:picture].
 *
 * At 1, the picture turns. With more it is a film strip, and does not turn. The frames stand in a row or in a column,
 * along its longer side. A mirrored control mirrors the frames.
 *
 * On a knob they go from the start of the travel to its end. The knob shows the frame nearest to the value. With
 * [property@RotaryWheel.Knob:wrap] the first frame follows the last.
 *
 * On a wheel they are those of one turn, from rotation 0. The wheel shows the frame nearest to
 * [property@RotaryWheel.Widget:rotation].
 *
 * The range is 1 to 10000. The default is 1.
 */

/**
 * rotary_wheel_face_get_frames:
 * Gets [property@RotaryWheel.Face:frames].
 */
guint rotary_wheel_face_get_frames (RotaryWheelFace *self);

/**
 * rotary_wheel_face_set_frames:
 * Sets [property@RotaryWheel.Face:frames].
 */
void rotary_wheel_face_set_frames (RotaryWheelFace *self, guint frames);

G_END_DECLS
