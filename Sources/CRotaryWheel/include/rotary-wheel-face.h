/* The pictures of a knob.
 *
 * SPDX-License-Identifier: MIT
 */
#pragma once

#include <gtk/gtk.h>

#include "rotary-wheel-version.h"

G_BEGIN_DECLS

/**
 * RotaryWheelKnobFace:
 *
 * `RotaryWheelKnobFace` has the pictures of a designer, for the knobs that show them instead of their disc.
 *
 * A [class@RotaryWheel.Knob] shows the face of its property [property@RotaryWheel.Knob:face]. Several knobs may have
 * the same face.
 *
 * Since: 0.9
 */
#define ROTARY_WHEEL_TYPE_KNOB_FACE (rotary_wheel_knob_face_get_type ())
G_DECLARE_FINAL_TYPE (RotaryWheelKnobFace, rotary_wheel_knob_face, ROTARY_WHEEL, KNOB_FACE, GObject)

/**
 * rotary_wheel_knob_face_new:
 * @picture: (nullable): the picture that turns, or %NULL
 *
 * Creates a face. See [property@RotaryWheel.KnobFace:picture].
 *
 * Returns: (transfer full): the face
 */
RotaryWheelKnobFace *rotary_wheel_knob_face_new (GdkPaintable *picture);

/**
 * RotaryWheelKnobFace:picture:
 *
 * The picture that turns with the value. It replaces the disc and the line on it.
 *
 * The picture is drawn in the square of the disc, and keeps its aspect ratio. It turns about its middle. Its corners
 * are not clipped. See [property@RotaryWheel.KnobFace:angle] for the direction of its pointer, and
 * [property@RotaryWheel.KnobFace:frames] for film strips.
 *
 * A [class@Gtk.IconPaintable] stands for its icon or file. The knob loads that for its own size and scale, so that
 * vector files, named `.svg`, and icons are sharp. See "Pictures" in [class@RotaryWheel.Knob]. The knob follows the
 * signals of other paintables, such as [signal@Gdk.Paintable::invalidate-contents].
 *
 * A file that cannot be read, or an icon that the theme does not have, is reported with a warning once, when the knob
 * first draws it. The knob then has its own look. The default is %NULL.
 */

/**
 * rotary_wheel_knob_face_get_picture:
 * Gets [property@RotaryWheel.KnobFace:picture].
 *
 * Returns: (transfer none) (nullable): the picture
 */
GdkPaintable *rotary_wheel_knob_face_get_picture (RotaryWheelKnobFace *self);

/**
 * rotary_wheel_knob_face_set_picture:
 * @picture: (nullable): the picture
 *
 * Sets [property@RotaryWheel.KnobFace:picture].
 */
void rotary_wheel_knob_face_set_picture (RotaryWheelKnobFace *self, GdkPaintable *picture);

/**
 * RotaryWheelKnobFace:background:
 *
 * The picture that stands still below the arc and the other pictures.
 *
 * It is drawn in the square of [property@RotaryWheel.KnobFace:picture], and may be set without that. The default is
 * %NULL.
 */

/**
 * rotary_wheel_knob_face_get_background:
 * Gets [property@RotaryWheel.KnobFace:background].
 *
 * Returns: (transfer none) (nullable): the picture
 */
GdkPaintable *rotary_wheel_knob_face_get_background (RotaryWheelKnobFace *self);

/**
 * rotary_wheel_knob_face_set_background:
 * @background: (nullable): the picture
 *
 * Sets [property@RotaryWheel.KnobFace:background].
 */
void rotary_wheel_knob_face_set_background (RotaryWheelKnobFace *self, GdkPaintable *background);

/**
 * RotaryWheelKnobFace:overlay:
 *
 * The picture that stands still above the other pictures and below the value, such as a gloss.
 *
 * It is drawn in the square of [property@RotaryWheel.KnobFace:picture], and may be set without that. The default is
 * %NULL.
 */

/**
 * rotary_wheel_knob_face_get_overlay:
 * Gets [property@RotaryWheel.KnobFace:overlay].
 *
 * Returns: (transfer none) (nullable): the picture
 */
GdkPaintable *rotary_wheel_knob_face_get_overlay (RotaryWheelKnobFace *self);

/**
 * rotary_wheel_knob_face_set_overlay:
 * @overlay: (nullable): the picture
 *
 * Sets [property@RotaryWheel.KnobFace:overlay].
 */
void rotary_wheel_knob_face_set_overlay (RotaryWheelKnobFace *self, GdkPaintable *overlay);

/**
 * RotaryWheelKnobFace:angle:
 *
 * The direction in which the pointer in [property@RotaryWheel.KnobFace:picture] points, in radians.
 *
 * As for [property@RotaryWheel.Knob:start-angle], 0 is to the right, and positive is clockwise. The picture turns so
 * that its pointer points at the value. A film strip ignores it. The default is -π/2, up.
 */

/**
 * rotary_wheel_knob_face_get_angle:
 * Gets [property@RotaryWheel.KnobFace:angle].
 */
double rotary_wheel_knob_face_get_angle (RotaryWheelKnobFace *self);

/**
 * rotary_wheel_knob_face_set_angle:
 * Sets [property@RotaryWheel.KnobFace:angle].
 */
void rotary_wheel_knob_face_set_angle (RotaryWheelKnobFace *self, double angle);

/**
 * RotaryWheelKnobFace:frames:
 *
 * The number of frames of [property@RotaryWheel.KnobFace:picture].
 *
 * At 1, the picture turns. With more it is a film strip, and does not turn. The frames stand in a row or in a column,
 * along its longer side, from the start of the travel to its end. The knob shows the frame nearest to the value. With
 * [property@RotaryWheel.Knob:wrap] the first frame follows the last. A mirrored knob mirrors the frames. The range is 1
 * to 10000. The default is 1.
 */

/**
 * rotary_wheel_knob_face_get_frames:
 * Gets [property@RotaryWheel.KnobFace:frames].
 */
guint rotary_wheel_knob_face_get_frames (RotaryWheelKnobFace *self);

/**
 * rotary_wheel_knob_face_set_frames:
 * Sets [property@RotaryWheel.KnobFace:frames].
 */
void rotary_wheel_knob_face_set_frames (RotaryWheelKnobFace *self, guint frames);

G_END_DECLS
