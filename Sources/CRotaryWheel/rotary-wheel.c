/* The types and constructors of the headers. */
#define G_LOG_DOMAIN "RotaryWheel"
#include <math.h>

#include "include/rotary-wheel.h"

/* Registers all types the first time. */
#define TYPE(prefix, Type) \
  GType prefix##_get_type (void) \
  { \
    static GType type = 0; \
    if (type == 0) \
      { \
        rotary_wheel_init (); \
        type = g_type_from_name (#Type); \
      } \
    return type; \
  }

TYPE (rotary_wheel_selection_control, RotaryWheelSelectionControl)
TYPE (rotary_wheel_widget, RotaryWheelWidget)
TYPE (rotary_wheel_item, RotaryWheelItem)
TYPE (rotary_wheel_face, RotaryWheelFace)
TYPE (rotary_wheel_spinning_wheel, RotaryWheelSpinningWheel)
TYPE (rotary_wheel_dial_menu, RotaryWheelDialMenu)
TYPE (rotary_wheel_dial_menu_popover, RotaryWheelDialMenuPopover)
TYPE (rotary_wheel_marking_menu, RotaryWheelMarkingMenu)
TYPE (rotary_wheel_marking_menu_popover, RotaryWheelMarkingMenuPopover)
TYPE (rotary_wheel_strokes_window, RotaryWheelStrokesWindow)
TYPE (rotary_wheel_knob, RotaryWheelKnob)
TYPE (rotary_wheel_knob_settings, RotaryWheelKnobSettings)
TYPE (rotary_wheel_knob_meter, RotaryWheelKnobMeter)
TYPE (rotary_wheel_knob_modulation, RotaryWheelKnobModulation)
TYPE (rotary_wheel_knob_scale, RotaryWheelKnobScale)
TYPE (rotary_wheel_rotation_gesture, RotaryWheelRotationGesture)
TYPE (rotary_wheel_direction, RotaryWheelDirection)
TYPE (rotary_wheel_turning, RotaryWheelTurning)
TYPE (rotary_wheel_ring_exit, RotaryWheelRingExit)
TYPE (rotary_wheel_knob_drag_style, RotaryWheelKnobDragStyle)
TYPE (rotary_wheel_knob_value_display, RotaryWheelKnobValueDisplay)
TYPE (rotary_wheel_knob_taper, RotaryWheelKnobTaper)
TYPE (rotary_wheel_knob_format, RotaryWheelKnobFormat)

static GtkWidget *
new_from_strings (GType type, const char *const *strings)
{
  GtkStringList *list = gtk_string_list_new (strings);
  GtkWidget *widget = g_object_new (type, "model", list, NULL);

  g_object_unref (list);
  return widget;
}

RotaryWheelItem *
rotary_wheel_item_new (const char *label, const char *icon_name)
{
  return g_object_new (ROTARY_WHEEL_TYPE_ITEM, "label", label, "icon-name", icon_name, NULL);
}

GtkWidget *
rotary_wheel_widget_new (void)
{
  return g_object_new (ROTARY_WHEEL_TYPE_WIDGET, NULL);
}

GtkWidget *
rotary_wheel_widget_new_from_strings (const char *const *strings)
{
  return new_from_strings (ROTARY_WHEEL_TYPE_WIDGET, strings);
}

GtkWidget *
rotary_wheel_spinning_wheel_new (void)
{
  return g_object_new (ROTARY_WHEEL_TYPE_SPINNING_WHEEL, NULL);
}

GtkWidget *
rotary_wheel_dial_menu_new (void)
{
  return g_object_new (ROTARY_WHEEL_TYPE_DIAL_MENU, NULL);
}

GtkWidget *
rotary_wheel_dial_menu_new_from_menu (GMenuModel *menu)
{
  return g_object_new (ROTARY_WHEEL_TYPE_DIAL_MENU, "menu-model", menu, NULL);
}

GtkWidget *
rotary_wheel_dial_menu_new_from_strings (const char *const *strings)
{
  return new_from_strings (ROTARY_WHEEL_TYPE_DIAL_MENU, strings);
}

GtkWidget *
rotary_wheel_dial_menu_popover_new (GMenuModel *menu)
{
  return g_object_new (ROTARY_WHEEL_TYPE_DIAL_MENU_POPOVER, "menu-model", menu, NULL);
}

RotaryWheelDialMenuPopover *
rotary_wheel_dial_menu_popover_attach (GtkWidget *widget, GMenuModel *menu)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_new (ROTARY_WHEEL_TYPE_DIAL_MENU_POPOVER, "menu-model", menu, "attached-widget", widget, NULL);
}

GtkWidget *
rotary_wheel_marking_menu_new (GMenuModel *menu)
{
  return g_object_new (ROTARY_WHEEL_TYPE_MARKING_MENU, "menu-model", menu, NULL);
}

GtkWidget *
rotary_wheel_marking_menu_popover_new (GMenuModel *menu)
{
  return g_object_new (ROTARY_WHEEL_TYPE_MARKING_MENU_POPOVER, "menu-model", menu, NULL);
}

RotaryWheelMarkingMenuPopover *
rotary_wheel_marking_menu_popover_attach (GtkWidget *widget, GMenuModel *menu)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_new (ROTARY_WHEEL_TYPE_MARKING_MENU_POPOVER, "menu-model", menu, "attached-widget", widget, NULL);
}

GtkWidget *
rotary_wheel_strokes_window_new (GMenuModel *menu)
{
  return g_object_new (ROTARY_WHEEL_TYPE_STROKES_WINDOW, "menu-model", menu, NULL);
}

GtkWidget *
rotary_wheel_knob_new (GtkAdjustment *adjustment)
{
  return g_object_new (ROTARY_WHEEL_TYPE_KNOB, "adjustment", adjustment, NULL);
}

RotaryWheelKnobScale *
rotary_wheel_knob_scale_new (RotaryWheelKnobTaper taper)
{
  return g_object_new (ROTARY_WHEEL_TYPE_KNOB_SCALE, "taper", taper, NULL);
}

RotaryWheelFace *
rotary_wheel_face_new (GdkPaintable *picture)
{
  return g_object_new (ROTARY_WHEEL_TYPE_FACE, "picture", picture, NULL);
}

RotaryWheelKnobMeter *
rotary_wheel_knob_meter_new (guint channels)
{
  return g_object_new (ROTARY_WHEEL_TYPE_KNOB_METER, "channels", channels, NULL);
}

RotaryWheelKnobModulation *
rotary_wheel_knob_modulation_new (double start, double end, const char *label)
{
  return g_object_new (ROTARY_WHEEL_TYPE_KNOB_MODULATION, "start", start, "end", end, "label", label, NULL);
}

/* The least number of decimal places that a step needs, at most 5. */
static int
digits_of_step (double step)
{
  int digits = 0;

  for (double scaled = step; digits < 5 && !(fabs (scaled - round (scaled)) < 1e-9); digits++)
    scaled *= 10;
  return digits;
}

/* All properties are set before the knob measures its values, as it would do for each. */
GtkWidget *
rotary_wheel_knob_new_with_range (double minimum, double maximum, double step)
{
  double page = CLAMP (10 * step, -G_MAXDOUBLE, G_MAXDOUBLE);

  if (isfinite (minimum) && isfinite (maximum) && isfinite (step))
    return g_object_new (ROTARY_WHEEL_TYPE_KNOB,
                         "adjustment", gtk_adjustment_new (minimum, minimum, MAX (minimum, maximum), step, page, 0),
                         "digits", digits_of_step (step), NULL);
  g_critical ("RotaryWheelKnob: bounds and step must be finite numbers, not %g, %g and %g", minimum, maximum, step);
  return rotary_wheel_knob_new (NULL);
}

RotaryWheelRotationGesture *
rotary_wheel_rotation_gesture_new (GtkWidget *widget)
{
  return g_object_new (ROTARY_WHEEL_TYPE_ROTATION_GESTURE, "widget", widget, NULL);
}
