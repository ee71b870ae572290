/* Shows a window of a kind, and prints the CPU milliseconds until its first frame, without those for making a model, and
 * its peak memory and its private memory in kilobytes; for popovers, the milliseconds from opening one to its first frame,
 * and for submenus those from opening the submenu. It rests until it is killed. The arguments are the kind and a number
 * of parts. */
#include <stdlib.h>
#include <string.h>

#include "ranges.h"

#define WIDTH 480
#define HEIGHT 480
/* Milliseconds. */
#define REST 500

#define ICON "open-menu-symbolic"

/* A function that makes the content of a window, or a row of a list that is its content; none makes it empty. */
typedef struct
{
  const char *name;
  GtkWidget *(*make) (guint count);
  GtkWidget *(*row_new) (void);
} Kind;

static GtkWidget *window, *popover;
static double excluded;
/* Opens the popover, and then its submenu; NULL for none. */
static void (*open_popover) (void), (*open_submenu) (void);

static GtkWidget *label_new (guint count G_GNUC_UNUSED) {
  return gtk_label_new ("Label");
}

static GtkWidget *button_new (guint count G_GNUC_UNUSED) {
  return gtk_button_new_with_label ("Button");
}

/* An icon of 20 pixels, as a wheel of 480 pixels has, and a label. */
static GtkWidget *icon_and_label_new (void) {
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *image = gtk_image_new_from_icon_name (ICON);
  gtk_image_set_pixel_size (GTK_IMAGE (image), 20);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Item"));
  return box;
}

static GtkWidget *buttons_new (guint count) {
  GtkWidget *grid = gtk_grid_new ();
  for (guint i = 0; i < count; i++)
    {
      GtkWidget *button = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (button), icon_and_label_new ());
      gtk_grid_attach (GTK_GRID (grid), button, (int) i % 4, (int) i / 4, 1, 1);
    }
  return grid;
}

/* The wedges of a ring, by turns in two colors. */
static void draw_ring (GtkDrawingArea *area G_GNUC_UNUSED, cairo_t *cr, int width, int height, gpointer count) {
  double wedge = 2 * G_PI / GPOINTER_TO_UINT (count);
  cairo_translate (cr, width / 2.0, height / 2.0);
  for (guint i = 0; i < GPOINTER_TO_UINT (count); i++)
    {
      cairo_arc (cr, 0, 0, width / 2.0, wedge * i, wedge * (i + 1));
      cairo_arc_negative (cr, 0, 0, width / 6.0, wedge * (i + 1), wedge * i);
      cairo_set_source_rgb (cr, 0.9, 0.9, i % 2 ? 0.9 : 1);
      cairo_fill (cr);
    }
}

/* The same icons and labels, turned, on a ring. */
static GtkWidget *ring_new (guint count) {
  GtkWidget *ring = gtk_fixed_new ();
  GtkWidget *area = gtk_drawing_area_new ();
  gtk_widget_set_size_request (area, WIDTH, HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_ring, GUINT_TO_POINTER (count), NULL);
  gtk_fixed_put (GTK_FIXED (ring), area, 0, 0);
  for (guint i = 0; i < count; i++)
    {
      GtkWidget *content = icon_and_label_new ();
      GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (WIDTH / 2, HEIGHT / 2));
      transform = gsk_transform_rotate (transform, 360.0f * ((float) i + 0.5f) / (float) count);
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (0, -HEIGHT * 0.4));
      gtk_fixed_put (GTK_FIXED (ring), content, 0, 0);
      gtk_fixed_set_child_transform (GTK_FIXED (ring), content, transform);
      gsk_transform_unref (transform);
    }
  return ring;
}

/* A list that scrolls, taller than the window. */
static GtkWidget *scrolled_new (guint count, GtkWidget *(*row_new) (void)) {
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (guint i = 0; i < count; i++)
    gtk_box_append (GTK_BOX (box), row_new ());
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), box);
  return window;
}

/* A scale with as many styled parts and gestures as a knob has. */
static GtkWidget *scale_with_parts_new (void) {
  GtkWidget *scale = scale_new ();
  GtkEventController *controllers[] = {
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES),
    GTK_EVENT_CONTROLLER (gtk_gesture_drag_new ()),
    GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()),
    GTK_EVENT_CONTROLLER (gtk_gesture_long_press_new ()),
  };
  for (gsize i = 0; i < G_N_ELEMENTS (controllers); i++)
    gtk_widget_add_controller (scale, controllers[i]);
  for (int i = 0; i < 3; i++)
    {
      GtkWidget *part = gtk_drawing_area_new ();
      GdkRGBA color;
      gtk_widget_set_child_visible (part, FALSE);
      gtk_widget_set_parent (part, scale);
      gtk_style_context_get_color (gtk_widget_get_style_context (part), &color);
    }
  return scale;
}

static GMenuModel *menu_new (guint count) {
  GMenu *menu = g_menu_new ();
  for (guint i = 0; i < count; i++)
    g_menu_append (menu, "Item", "window.close");
  return G_MENU_MODEL (menu);
}

static void open_menu_popover (void) {
  gtk_popover_popup (GTK_POPOVER (popover));
}

static GtkWidget *menu_popover_new (guint count) {
  popover = gtk_popover_menu_new_from_model (menu_new (count));
  open_popover = open_menu_popover;
  return gtk_label_new ("Label");
}

#ifdef WITH_LIBRARY
static GtkWidget *icon_wheel_new (guint count) {
  GtkWidget *wheel = rotary_wheel_widget_new ();
  GListStore *items = g_list_store_new (ROTARY_WHEEL_TYPE_ITEM);
  for (guint i = 0; i < count; i++)
    {
      RotaryWheelItem *item = rotary_wheel_item_new ("Item", ICON);
      g_list_store_append (items, item);
      g_object_unref (item);
    }
  rotary_wheel_selection_control_set_model (ROTARY_WHEEL_SELECTION_CONTROL (wheel), G_LIST_MODEL (items));
  g_object_unref (items);
  return wheel;
}

static GtkWidget *rim_new (guint count) {
  GtkStringList *list = gtk_string_list_new (NULL);
  excluded = cpu_time (0);
  for (guint i = 0; i < count; i++)
    gtk_string_list_append (list, "Item");
  excluded = cpu_time (0) - excluded;
  return spinning_wheel_new (list);
}

static void open_marking_menu (void) {
  rotary_wheel_marking_menu_popover_popup_at (ROTARY_WHEEL_MARKING_MENU_POPOVER (popover), WIDTH / 2.0, HEIGHT / 2.0);
}

static GtkWidget *marking_menu_new (guint count) {
  GtkWidget *label = gtk_label_new ("Label");
  popover = GTK_WIDGET (rotary_wheel_marking_menu_popover_attach (label, menu_new (count)));
  open_popover = open_marking_menu;
  return label;
}

static void open_marking_submenu (void) {
  GtkWidget *menu = GTK_WIDGET (
    rotary_wheel_marking_menu_popover_get_menu (ROTARY_WHEEL_MARKING_MENU_POPOVER (popover)));
  g_assert (gtk_widget_activate_action (menu, "marking-menu.activate", NULL));
}

/* A marking menu whose items are submenus. */
static GtkWidget *marking_submenu_new (guint count) {
  GtkWidget *label = marking_menu_new (0);
  GMenu *menu = g_menu_new ();
  for (guint i = 0; i < count; i++)
    g_menu_append_submenu (menu, "Item", menu_new (count));
  rotary_wheel_marking_menu_popover_set_menu_model (ROTARY_WHEEL_MARKING_MENU_POPOVER (popover), G_MENU_MODEL (menu));
  open_submenu = open_marking_submenu;
  return label;
}
#endif

static const Kind kinds[] = {
  { "empty", NULL, NULL },
  { "label", label_new, NULL },
  { "button", button_new, NULL },
  { "buttons", buttons_new, NULL },
  { "ring", ring_new, NULL },
  { "scales", NULL, scale_new },
  { "scales-with-parts", NULL, scale_with_parts_new },
  { "menu-popover", menu_popover_new, NULL },
#ifdef WITH_LIBRARY
  { "wheel", wheel_new, NULL },
  { "icon-wheel", icon_wheel_new, NULL },
  { "rim", rim_new, NULL },
  { "knobs", NULL, knob_new },
  { "marking-menu", marking_menu_new, NULL },
  { "marking-submenu", marking_submenu_new, NULL },
#endif
};

/* A number of kilobytes in the process's status. */
static int kilobytes (const char *status, const char *key) {
  return atoi (strstr (status, key) + strlen (key));
}

static void report (void) {
  g_autofree char *status = NULL;
  g_file_get_contents ("/proc/self/status", &status, NULL, NULL);
  g_print ("%g %d %d\n", cpu_time (0) - excluded, kilobytes (status, "VmHWM:"), kilobytes (status, "RssAnon:"));
}

static void first_frame (GdkFrameClock *clock, gpointer data);

/* Opens a popover or a submenu when the work that follows the first frame of a window is done, as a user does. */
static gboolean open_at_rest (gpointer open) {
  excluded = cpu_time (0);
  ((void (*) (void)) open) ();
  g_signal_connect (gtk_widget_get_frame_clock (popover), "after-paint", G_CALLBACK (first_frame), popover);
  return G_SOURCE_REMOVE;
}

static void first_frame (GdkFrameClock *clock, gpointer data) {
  void (*open) (void) = data == window ? open_popover : open_submenu;
  g_signal_handlers_disconnect_by_func (clock, first_frame, data);
  if (open == NULL)
    return report ();
  if (data == popover)
    open_submenu = NULL;
  g_timeout_add (REST, open_at_rest, open);
}

int main (int argc, char *argv[]) {
  const Kind *kind = kinds;
  guint count = argc > 2 ? (guint) atoi (argv[2]) : 1;
  GtkWidget *child = NULL;
  g_assert (argc > 1);
  gtk_init ();
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  while (strcmp (kind->name, argv[1]) != 0)
    g_assert (++kind < kinds + G_N_ELEMENTS (kinds));
  if (kind->make != NULL)
    child = kind->make (count);
  else if (kind->row_new != NULL)
    child = scrolled_new (count, kind->row_new);
  gtk_window_set_child (GTK_WINDOW (window), child);
  if (popover != NULL && gtk_widget_get_parent (popover) == NULL)
    gtk_widget_set_parent (popover, child);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (first_frame), window);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
