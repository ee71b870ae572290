/* A GListModel of numbers, as GtkStringObjects, that counts the requests for them. */
#pragma once

#include <gtk/gtk.h>

typedef struct {
  GObject parent_instance;
  guint size, asked;
} CTestList;

static inline GType ctest_list_item_type(GListModel *list) { return (void)list, GTK_TYPE_STRING_OBJECT; }
static inline guint ctest_list_size(GListModel *list) { return ((CTestList *)list)->size; }
static inline gpointer ctest_list_item(GListModel *list, guint position) {
  CTestList *self = (CTestList *)list;
  char text[16];
  self->asked++;
  g_snprintf(text, sizeof text, "%u", position);
  return position < self->size ? gtk_string_object_new(text) : NULL;
}
static inline void ctest_list_implement(gpointer interface, gpointer data) {
  GListModelInterface *list = (GListModelInterface *)interface;
  (void)data;
  list->get_item_type = ctest_list_item_type;
  list->get_n_items = ctest_list_size;
  list->get_item = ctest_list_item;
}
static inline CTestList *ctest_list_new(guint size) {
  GType type = g_type_from_name("CTestList");
  CTestList *list;
  if (type == 0) {
    const GInterfaceInfo info = {ctest_list_implement, NULL, NULL};
    type = g_type_register_static_simple(G_TYPE_OBJECT, "CTestList", sizeof(GObjectClass), NULL, sizeof(CTestList), NULL,
                                         G_TYPE_FLAG_NONE);
    g_type_add_interface_static(type, G_TYPE_LIST_MODEL, &info);
  }
  list = (CTestList *)g_object_new(type, NULL);
  list->size = size;
  return list;
}
