#pragma once
#include <gtk/gtk.h>
G_BEGIN_DECLS
#define ROTARY_WHEEL_TYPE_WIDGET (rotary_wheel_widget_get_type ())
GType rotary_wheel_widget_get_type (void);
typedef struct _RotaryWheelWidget RotaryWheelWidget;
GtkWidget *rotary_wheel_widget_new (void);
void rotary_wheel_widget_set_weights (RotaryWheelWidget *self, const double *weights, gsize n);
G_END_DECLS
