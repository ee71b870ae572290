// A window whose label opens a marking menu, by the secondary button, a long press, keys or a pen.
#include <rotary-wheel.h>

int
main ()
{
  gtk_init ();
  auto page = gtk_label_new ("Press the secondary button");

  auto menu = g_menu_new ();
  g_menu_append (menu, "Close", "window.close");
  g_menu_append (menu, "Minimize", "window.minimize");
  rotary_wheel_marking_menu_popover_attach (page, G_MENU_MODEL (menu));
  g_object_unref (menu);

  gtk_window_present (GTK_WINDOW (g_object_new (GTK_TYPE_WINDOW, "title", "Marking menu", "default-width", 600,
                                                "default-height", 600, "child", page, nullptr)));
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (nullptr, TRUE);
}
