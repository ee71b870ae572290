/* A menu that a widget opens by strokes, and that changes or leaves the widget during one; then one in a window. */
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>

#include "shown.h"

static Display *display;
static GtkWidget *page;
static const char *chosen = "";

static void choose (GSimpleAction *action) {
  chosen = g_action_get_name (G_ACTION (action));
}

/* Waits until an action has run. */
static void expect (const char *name) {
  while (!g_str_equal (chosen, name))
    g_main_context_iteration (NULL, TRUE);
  chosen = "";
}

static void wait_for_expanded (RotaryWheelMarkingMenu *control, gboolean is_expanded) {
  while (rotary_wheel_marking_menu_get_expanded (control) != is_expanded)
    g_main_context_iteration (NULL, TRUE);
}

static void move (int x, int y) {
  XTestFakeMotionEvent (display, -1, x, y, CurrentTime);
  XSync (display, False);
  draw (page, 2);
}

static void move_along (int x, int y, int across, int down) {
  for (int step = 1; step <= 10; step++)
    move (x + across * step / 10, y + down * step / 10);
}

static void press (guint button, gboolean is_down) {
  XTestFakeButtonEvent (display, button, is_down, CurrentTime);
  XSync (display, False);
  draw (page, 2);
}

static void press_key (KeySym key, gboolean is_down) {
  XTestFakeKeyEvent (display, XKeysymToKeycode (display, key), is_down, CurrentTime);
  XSync (display, False);
  draw (page, 2);
}

/* Presses the secondary button until the menu opens. */
static void open_by_press (RotaryWheelMarkingMenu *control) {
  move (150, 150);
  press (3, TRUE);
  wait_for_expanded (control, TRUE);
}

/* Detaches an open menu, which must be gone after the next frame. */
static void detach (RotaryWheelMarkingMenuPopover *popover) {
  RotaryWheelMarkingMenu *control = rotary_wheel_marking_menu_popover_get_menu (popover);
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  g_object_add_weak_pointer (G_OBJECT (control), (gpointer *) &control);
  rotary_wheel_marking_menu_popover_set_attached_widget (popover, NULL);
  draw (page, 2);
  g_assert_null (popover);
  g_assert_null (control);
}

int main (void) {
  gtk_init ();
  display = XOpenDisplay (NULL);
  page = gtk_label_new ("Page");
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  for (const char *const *name = (const char *[]) { "close", "small", NULL }; *name; name++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (*name, NULL);
      g_signal_connect (action, "activate", G_CALLBACK (choose), NULL);
      g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
    }
  gtk_widget_insert_action_group (page, "page", G_ACTION_GROUP (actions));
  g_autoptr (GMenu) menu = g_menu_new (), submenu = g_menu_new ();
  g_autoptr (GMenuItem) small = g_menu_item_new ("Small", "page.small");
  g_menu_item_set_attribute (small, "direction", "d", 90.0);
  g_menu_append_item (submenu, small);
  g_menu_append (menu, "Close", "page.close");
  g_menu_append_submenu (menu, "Size", G_MENU_MODEL (submenu));
  RotaryWheelMarkingMenuPopover *popover = rotary_wheel_marking_menu_popover_attach (page, G_MENU_MODEL (menu));
  RotaryWheelMarkingMenu *control = rotary_wheel_marking_menu_popover_get_menu (popover);
  rotary_wheel_marking_menu_popover_set_turbo_key (popover, "F8");
  g_autofree char *mark = rotary_wheel_marking_menu_get_mark (control, "page.small");
  g_assert_cmpstr (mark, ==, "M 0 0 L 0 10 L 10 10");
  GtkWidget *window = show (page);
  /* Up, to "Close". */
  move (150, 150);
  press (3, TRUE);
  move_along (150, 150, 0, -100);
  press (3, FALSE);
  expect ("close");
  /* Through the submenu to "Small". */
  open_by_press (control);
  move_along (150, 150, 0, 250);
  move_along (150, 400, 100, 0);
  press (3, FALSE);
  expect ("small");
  /* The same by a key. */
  move (150, 150);
  press_key (GDK_KEY_F8, TRUE);
  move_along (150, 150, 0, -100);
  press_key (GDK_KEY_F8, FALSE);
  expect ("close");
  /* The submenu loses its item and the menu gets one, while a stroke has opened the submenu. */
  open_by_press (control);
  move_along (150, 150, 0, 250);
  g_menu_remove_all (submenu);
  g_menu_insert (menu, 0, "Small", "page.small");
  draw (page, 4);
  press (3, FALSE);
  rotary_wheel_marking_menu_set_expanded (control, FALSE);
  wait_for_expanded (control, FALSE);
  /* It opens without a stroke, and leaves the widget. */
  rotary_wheel_marking_menu_popover_popup_at (popover, 150, 150);
  wait_for_expanded (control, TRUE);
  draw (GTK_WIDGET (popover), 4);
  GtkWidget *strokes = rotary_wheel_strokes_window_new (G_MENU_MODEL (menu));
  gtk_window_present (GTK_WINDOW (strokes));
  draw (strokes, 4);
  close_window (strokes, strokes);
  detach (popover);
  /* It leaves the widget during a stroke. */
  popover = rotary_wheel_marking_menu_popover_attach (page, G_MENU_MODEL (menu));
  control = rotary_wheel_marking_menu_popover_get_menu (popover);
  open_by_press (control);
  detach (popover);
  press (3, FALSE);
  /* The window closes during a stroke. */
  popover = rotary_wheel_marking_menu_popover_attach (page, G_MENU_MODEL (menu));
  control = rotary_wheel_marking_menu_popover_get_menu (popover);
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  open_by_press (control);
  close_window (window, page);
  g_assert_null (popover);
  /* The window of an open menu closes. */
  XTestFakeButtonEvent (display, 3, FALSE, CurrentTime);
  XSync (display, False);
  GtkWidget *inside = rotary_wheel_marking_menu_new (G_MENU_MODEL (menu));
  window = show (inside);
  rotary_wheel_marking_menu_set_expanded (ROTARY_WHEEL_MARKING_MENU (inside), TRUE);
  draw (inside, 4);
  close_window (window, inside);
  XCloseDisplay (display);
}
