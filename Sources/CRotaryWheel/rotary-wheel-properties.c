/* The getters and setters of the headers: a row for each property. */
#define G_LOG_DOMAIN "RotaryWheel"
#include "include/rotary-wheel.h"

#include <math.h>

/* The names of each class: prefix, type and check. */
#define NAMES_SELECTION_CONTROL \
  rotary_wheel_selection_control, RotaryWheelSelectionControl, ROTARY_WHEEL_IS_SELECTION_CONTROL
#define NAMES_WIDGET rotary_wheel_widget, RotaryWheelWidget, ROTARY_WHEEL_IS_WIDGET
#define NAMES_FACE rotary_wheel_face, RotaryWheelFace, ROTARY_WHEEL_IS_FACE
#define NAMES_ITEM rotary_wheel_item, RotaryWheelItem, ROTARY_WHEEL_IS_ITEM
#define NAMES_SPINNING_WHEEL rotary_wheel_spinning_wheel, RotaryWheelSpinningWheel, ROTARY_WHEEL_IS_SPINNING_WHEEL
#define NAMES_DIAL_MENU rotary_wheel_dial_menu, RotaryWheelDialMenu, ROTARY_WHEEL_IS_DIAL_MENU
#define NAMES_DIAL_MENU_POPOVER \
  rotary_wheel_dial_menu_popover, RotaryWheelDialMenuPopover, ROTARY_WHEEL_IS_DIAL_MENU_POPOVER
#define NAMES_MARKING_MENU rotary_wheel_marking_menu, RotaryWheelMarkingMenu, ROTARY_WHEEL_IS_MARKING_MENU
#define NAMES_MARKING_MENU_POPOVER \
  rotary_wheel_marking_menu_popover, RotaryWheelMarkingMenuPopover, ROTARY_WHEEL_IS_MARKING_MENU_POPOVER
#define NAMES_STROKES_WINDOW rotary_wheel_strokes_window, RotaryWheelStrokesWindow, ROTARY_WHEEL_IS_STROKES_WINDOW
#define NAMES_KNOB rotary_wheel_knob, RotaryWheelKnob, ROTARY_WHEEL_IS_KNOB
#define NAMES_KNOB_METER rotary_wheel_knob_meter, RotaryWheelKnobMeter, ROTARY_WHEEL_IS_KNOB_METER
#define NAMES_KNOB_MODULATION \
  rotary_wheel_knob_modulation, RotaryWheelKnobModulation, ROTARY_WHEEL_IS_KNOB_MODULATION
#define NAMES_KNOB_SCALE rotary_wheel_knob_scale, RotaryWheelKnobScale, ROTARY_WHEEL_IS_KNOB_SCALE
#define NAMES_KNOB_SETTINGS rotary_wheel_knob_settings, RotaryWheelKnobSettings, ROTARY_WHEEL_IS_KNOB_SETTINGS
#define NAMES_GESTURE rotary_wheel_rotation_gesture, RotaryWheelRotationGesture, ROTARY_WHEEL_IS_ROTATION_GESTURE

#define DEFINE_GETTER(prefix, Self, IS_SELF, type, name, fallback) \
  type prefix##_get_##name (Self *self) \
  { \
    type value = fallback; \
    g_return_val_if_fail (IS_SELF (self), value); \
    g_object_get (self, #name, &value, NULL); \
    return value; \
  }

#define DEFINE_SETTER(prefix, Self, IS_SELF, type, name) \
  void prefix##_set_##name (Self *self, type name) \
  { \
    g_return_if_fail (IS_SELF (self)); \
    g_object_set (self, #name, name, NULL); \
  }

#define DEFINE_NUMBER_SETTER(prefix, Self, IS_SELF, name) \
  void prefix##_set_##name (Self *self, double name) \
  { \
    g_return_if_fail (IS_SELF (self)); \
    g_return_if_fail (isfinite (name)); \
    g_object_set (self, #name, name, NULL); \
  }

/* The instance holds the object that it returns. */
#define DEFINE_OBJECT_GETTER(prefix, Self, IS_SELF, type, name) \
  type prefix##_get_##name (Self *self) \
  { \
    type value = NULL; \
    g_return_val_if_fail (IS_SELF (self), NULL); \
    g_object_get (self, #name, &value, NULL); \
    if (value) \
      g_object_unref (value); \
    return value; \
  }

/* The instance holds the string until the getter returns another one. */
#define DEFINE_STRING_GETTER(prefix, Self, IS_SELF, name) \
  const char *prefix##_get_##name (Self *self) \
  { \
    char *value = NULL; \
    g_return_val_if_fail (IS_SELF (self), NULL); \
    g_object_get (self, #name, &value, NULL); \
    if (g_strcmp0 (value, g_object_get_data (G_OBJECT (self), "rotary-wheel-" #name)) == 0) \
      g_free (value); \
    else \
      g_object_set_data_full (G_OBJECT (self), "rotary-wheel-" #name, value, g_free); \
    return g_object_get_data (G_OBJECT (self), "rotary-wheel-" #name); \
  }

#define EXPAND(macro, ...) macro (__VA_ARGS__)
#define GETTER(Class, ...) EXPAND (DEFINE_GETTER, NAMES_##Class, __VA_ARGS__)
#define SETTER(Class, ...) EXPAND (DEFINE_SETTER, NAMES_##Class, __VA_ARGS__)
#define NUMBER_SETTER(Class, ...) EXPAND (DEFINE_NUMBER_SETTER, NAMES_##Class, __VA_ARGS__)
#define OBJECT_GETTER(Class, ...) EXPAND (DEFINE_OBJECT_GETTER, NAMES_##Class, __VA_ARGS__)
#define STRING_GETTER(Class, ...) EXPAND (DEFINE_STRING_GETTER, NAMES_##Class, __VA_ARGS__)

#define VALUE(Class, type, name) GETTER (Class, type, name, 0) SETTER (Class, type, name)
#define NUMBER(Class, name) GETTER (Class, double, name, 0) NUMBER_SETTER (Class, name)
#define OBJECT(Class, type, name) OBJECT_GETTER (Class, type *, name) SETTER (Class, type *, name)
#define STRING(Class, name) STRING_GETTER (Class, name) SETTER (Class, const char *, name)
OBJECT (SELECTION_CONTROL, GListModel, model)
GETTER (SELECTION_CONTROL, guint, selected, GTK_INVALID_LIST_POSITION)
SETTER (SELECTION_CONTROL, guint, selected)
OBJECT_GETTER (SELECTION_CONTROL, gpointer, selected_item)
GETTER (SELECTION_CONTROL, guint, current, GTK_INVALID_LIST_POSITION)
OBJECT_GETTER (SELECTION_CONTROL, gpointer, current_item)
VALUE (SELECTION_CONTROL, gboolean, flippable)

VALUE (WIDGET, guint, sector_count)
NUMBER (WIDGET, rotation)
NUMBER (WIDGET, indicator_angle)
VALUE (WIDGET, RotaryWheelDirection, direction)
VALUE (WIDGET, RotaryWheelTurning, turning)
NUMBER (WIDGET, minimum_rotation)
NUMBER (WIDGET, maximum_rotation)
NUMBER (WIDGET, grip_inner)
NUMBER (WIDGET, grip_outer)
VALUE (WIDGET, RotaryWheelRingExit, ring_exit)
NUMBER (WIDGET, dead_zone_angle)
NUMBER (WIDGET, dead_zone_extent)
VALUE (WIDGET, gboolean, snap)
VALUE (WIDGET, gboolean, inertia)
VALUE (WIDGET, guint, settle_duration)
VALUE (WIDGET, gboolean, flick_spins)
VALUE (WIDGET, guint, spin_duration)
VALUE (WIDGET, gboolean, random_landing)
VALUE (WIDGET, gboolean, return_to_start)
NUMBER (WIDGET, return_speed)
VALUE (WIDGET, guint, auto_advance)
OBJECT (WIDGET, GtkWidget, hub)
OBJECT (WIDGET, RotaryWheelFace, face)

STRING (ITEM, label)
OBJECT (ITEM, GIcon, icon)
STRING (ITEM, icon_name)
STRING (ITEM, css_class)
VALUE (ITEM, gboolean, enabled)
NUMBER (ITEM, weight)
NUMBER (ITEM, chance)
OBJECT (ITEM, GFile, segment_file)

OBJECT (FACE, GdkPaintable, picture)
OBJECT (FACE, GdkPaintable, background)
OBJECT (FACE, GdkPaintable, overlay)
OBJECT (FACE, GdkPaintable, pointer)
NUMBER (FACE, angle)
VALUE (FACE, guint, frames)

NUMBER (SPINNING_WHEEL, position)
NUMBER (SPINNING_WHEEL, item_width)
NUMBER (SPINNING_WHEEL, item_height)
NUMBER (SPINNING_WHEEL, radius)
NUMBER (SPINNING_WHEEL, angle_per_item)
VALUE (SPINNING_WHEEL, GtkPositionType, orientation)
NUMBER (SPINNING_WHEEL, depth)
VALUE (SPINNING_WHEEL, guint, visible_items)
VALUE (SPINNING_WHEEL, gboolean, snap)
VALUE (SPINNING_WHEEL, gboolean, endless)
VALUE (SPINNING_WHEEL, gboolean, inertia)
OBJECT (SPINNING_WHEEL, GtkAdjustment, adjustment)

OBJECT (DIAL_MENU, GMenuModel, menu_model)
VALUE (DIAL_MENU, gboolean, expanded)
VALUE (DIAL_MENU, guint, item_size)
NUMBER (DIAL_MENU, minimum_inflation)
NUMBER (DIAL_MENU, maximum_inflation)
NUMBER (DIAL_MENU, inflation_distance)
NUMBER (DIAL_MENU, damping)
NUMBER (DIAL_MENU, snap_angle)
VALUE (DIAL_MENU, gboolean, inertia)
VALUE (DIAL_MENU, gboolean, linear_drag)
VALUE (DIAL_MENU, guint, expand_duration)

OBJECT (DIAL_MENU_POPOVER, GMenuModel, menu_model)
OBJECT (DIAL_MENU_POPOVER, GtkWidget, attached_widget)

OBJECT (MARKING_MENU, GMenuModel, menu_model)
VALUE (MARKING_MENU, gboolean, expanded)
VALUE (MARKING_MENU, guint, item_size)
VALUE (MARKING_MENU, guint, show_delay)
VALUE (MARKING_MENU, guint, dwell)
VALUE (MARKING_MENU, gboolean, hover_mode)
VALUE (MARKING_MENU, gboolean, show_marks)
VALUE (MARKING_MENU, guint, expand_duration)

OBJECT (MARKING_MENU_POPOVER, GMenuModel, menu_model)
OBJECT (MARKING_MENU_POPOVER, GtkWidget, attached_widget)
STRING (MARKING_MENU_POPOVER, turbo_key)

OBJECT (STROKES_WINDOW, GMenuModel, menu_model)
OBJECT (STROKES_WINDOW, GtkWidget, action_widget)

NUMBER (KNOB, value)
NUMBER (KNOB, default_value)
NUMBER (KNOB, start_angle)
NUMBER (KNOB, end_angle)
VALUE (KNOB, guint, turns)
VALUE (KNOB, gboolean, wrap)
OBJECT (KNOB, RotaryWheelKnobScale, scale)
GETTER (KNOB, gboolean, off, FALSE)
VALUE (KNOB, gboolean, bipolar)
VALUE (KNOB, RotaryWheelKnobDragStyle, drag_style)
NUMBER (KNOB, sensitivity)
NUMBER (KNOB, detent_extent)
VALUE (KNOB, gboolean, return_to_start)
NUMBER (KNOB, return_speed)
VALUE (KNOB, gboolean, enable_scroll)
VALUE (KNOB, gboolean, live)
VALUE (KNOB, gboolean, can_control)
GETTER (KNOB, gboolean, touched, FALSE)
VALUE (KNOB, RotaryWheelKnobValueDisplay, value_display)
STRING (KNOB, unit)
VALUE (KNOB, RotaryWheelKnobFormat, format)
OBJECT (KNOB, RotaryWheelFace, face)
OBJECT (KNOB, RotaryWheelKnobMeter, meter)

VALUE (KNOB_SCALE, RotaryWheelKnobTaper, taper)
NUMBER (KNOB_SCALE, skew)
VALUE (KNOB_SCALE, gboolean, has_off)

VALUE (KNOB_METER, guint, channels)
NUMBER (KNOB_METER, lower)
NUMBER (KNOB_METER, upper)
NUMBER (KNOB_METER, warning)
NUMBER (KNOB_METER, clip)
NUMBER (KNOB_METER, fall)
VALUE (KNOB_METER, guint, hold)
VALUE (KNOB_METER, gboolean, clipped)

NUMBER (KNOB_MODULATION, start)
NUMBER (KNOB_MODULATION, end)
NUMBER (KNOB_MODULATION, value)
VALUE (KNOB_MODULATION, gboolean, has_value)
STRING (KNOB_MODULATION, css_class)
STRING (KNOB_MODULATION, label)

VALUE (KNOB_SETTINGS, RotaryWheelKnobDragStyle, drag_style)
NUMBER (KNOB_SETTINGS, sensitivity)

OBJECT (GESTURE, GtkWidget, widget)
NUMBER (GESTURE, center_x)
NUMBER (GESTURE, center_y)
NUMBER (GESTURE, center_offset_x)
NUMBER (GESTURE, center_offset_y)
OBJECT (GESTURE, GtkWidget, center_widget)
NUMBER (GESTURE, inner_radius)
NUMBER (GESTURE, outer_radius)
VALUE (GESTURE, RotaryWheelRingExit, ring_exit)
NUMBER (GESTURE, rotation)
NUMBER (GESTURE, minimum_rotation)
NUMBER (GESTURE, maximum_rotation)
VALUE (GESTURE, gboolean, inertia)
VALUE (GESTURE, gboolean, return_to_start)
NUMBER (GESTURE, return_speed)
GETTER (GESTURE, double, angle, 0)
