/* Shows a list of GtkScales with values, then one of knobs, and prints what each of a list keeps of the heap. */
#include <malloc.h>

#include "shown.h"

#define COUNT 200

static size_t heap_of (gboolean are_knobs) {
  size_t before = mallinfo2 ().uordblks, kept;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;
  for (int i = 0; i < COUNT; i++)
    {
      GtkWidget *range = are_knobs ? rotary_wheel_knob_new_with_range (0, 100, 1)
                                   : gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
      gtk_scale_set_draw_value (GTK_SCALE (range), TRUE);
      gtk_box_append (GTK_BOX (box), range);
    }
  window = show (box);
  kept = mallinfo2 ().uordblks - before;
  close_window (window, box);
  return kept / COUNT;
}

int main (void) {
  gtk_init ();
  /* What the first of each keeps for all. */
  heap_of (FALSE);
  heap_of (TRUE);
  g_print ("%zu %zu\n", heap_of (FALSE), heap_of (TRUE));
}
