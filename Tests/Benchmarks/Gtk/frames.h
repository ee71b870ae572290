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

/* Parts whose values change in every frame: "knobs", "scales" with their values and "plain-scales" without, and a
 * "large-knob", 480 pixels wide; or whose levels do: "metered-knobs", "level-bars" and "large-level-bars". */
GtkWidget *mixer_new (const char *name, guint count);

/* An open marking menu of items whose values change in every frame. */
GtkWidget *value_menu_new (guint count);

/* Begins a drawing, and makes it a texture in the end. */
cairo_t *drawing_new (int width, int height);
GdkTexture *drawing_end (cairo_t *cr);

/* Draws wedges and labels, with 0, 0 in the middle. */
void redrawn_wheel_draw (cairo_t *cr, guint sectors, double rotation);
