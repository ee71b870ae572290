/* Ways to show a wheel that turns, 480 pixels wide. */
#pragma once

#include <gtk/gtk.h>

#define SIDE 480
#define TURN_PER_FRAME 0.05
#define ITEMS_PER_FRAME (1 / 6.0)

/* The least that a turning wheel costs: one ready-made picture, rotated. */
GtkWidget *rotated_texture_new (void);

/* What it costs to draw all wedges and labels in every frame, as tutorials do. */
GtkWidget *redrawn_wheel_new (guint sectors);

/* The least that a moving rim costs: labels on plain rectangles; and pictures that are drawn for each new item, as items
 * with round corners need. */
GtkWidget *plain_rim_new (void);
GtkWidget *picture_rim_new (void);
/* Such pictures with shadows, on a rim with round corners: the look of a SpinningWheelWidget. */
GtkWidget *round_rim_new (void);

/* Knobs, and GtkScales with and without their values, whose values change in every frame. */
GtkWidget *knobs_new (guint count);
GtkWidget *scales_new (guint count);
GtkWidget *plain_scales_new (guint count);

/* Knobs with a level meter, and GtkLevelBars, whose levels change in every frame. */
GtkWidget *metered_knobs_new (guint count);
GtkWidget *level_bars_new (guint count);
GtkWidget *large_level_bars_new (guint count);

/* A knob with a changing value, 480 pixels wide. */
GtkWidget *large_knob_new (void);

/* Draws wedges and labels, with 0, 0 in the middle. */
void redrawn_wheel_draw (cairo_t *cr, guint sectors, double rotation);
