/* Shows a control that changes in each frame, or that a pointer drags before each frame, a little further or to and fro.
 * Lets callgrind count some of these frames, and prints the growth of the heap in each quarter of them. The arguments
 * are the control, "frame", "drag", "to-and-fro" or "leak" (to and fro, and every fourth move loses a block), and the
 * number of frames. */
#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <valgrind/callgrind.h>

#include "shown.h"

#define WARM_UP 40
/* Longer, until all that is kept has been drawn. */
#define HEAP_WARM_UP 400
/* The half of a way to and fro. */
#define WAY 20
/* Valgrind is so much slower than a processor: frames follow each other as on one. */
#define SLOWNESS 20

static GtkWidget *control;
static Display *display;
static const char *kind, *mode;
static int frames, count, moves, moves_before, warm_up = WARM_UP;
static size_t heap;
static gboolean to_and_fro;
/* Volatile: the compiler leaves out a block without use. */
static void *volatile lost;

/* A clock that keeps pace with valgrind, for all libraries of the process. */
int clock_gettime (clockid_t id, struct timespec *time) {
  static gint64 start;
  int result = (int) syscall (SYS_clock_gettime, id, time);
  if (id == CLOCK_MONOTONIC && RUNNING_ON_VALGRIND)
    {
      gint64 now = time->tv_sec * 1000000000 + time->tv_nsec;
      if (start == 0)
        start = now;
      now = start + (now - start) / SLOWNESS;
      time->tv_sec = now / 1000000000;
      time->tv_nsec = now % 1000000000;
    }
  return result;
}

static GtkWidget *control_new (void) {
  if (strcmp (kind, "knob") == 0)
    return rotary_wheel_knob_new_with_range (0, 1000, 1);
  if (strcmp (kind, "wheel") == 0)
    return g_object_new (ROTARY_WHEEL_TYPE_WIDGET, "sector-count", 8, NULL);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  for (int i = 0; i < 100; i++)
    gtk_string_list_append (list, "Item");
  return g_object_new (ROTARY_WHEEL_TYPE_SPINNING_WHEEL, "model", list, NULL);
}

static void change (int step) {
  if (to_and_fro)
    step = abs (step % (2 * WAY) - WAY);
  if (strcmp (mode, "frame") != 0)
    {
      XTestFakeMotionEvent (display, -1, 150 + step, 60 + step / 2, CurrentTime);
      XSync (display, False);
    }
  else if (strcmp (kind, "knob") == 0)
    gtk_range_set_value (GTK_RANGE (control), step);
  else if (strcmp (kind, "wheel") == 0)
    rotary_wheel_widget_set_rotation (ROTARY_WHEEL_WIDGET (control), step * 0.05);
  else
    rotary_wheel_spinning_wheel_set_position (ROTARY_WHEEL_SPINNING_WHEEL (control), step / 16.0);
}

/* Counts the moves of the pointer that have arrived. */
static gboolean count_move (GtkEventController *controller, GdkEvent *event, gpointer data) {
  (void) controller, (void) data;
  if (gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY)
    moves++;
  return GDK_EVENT_PROPAGATE;
}

static gboolean tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void) widget, (void) clock, (void) data;
  /* Each frame has one move. */
  if (strcmp (mode, "frame") != 0 && frames > 0 && moves == moves_before)
    return G_SOURCE_CONTINUE;
  moves_before = moves;
  if (++frames == warm_up)
    {
      CALLGRIND_START_INSTRUMENTATION;
      CALLGRIND_TOGGLE_COLLECT;
    }
  if (frames == warm_up + count)
    CALLGRIND_TOGGLE_COLLECT;
  if (frames >= warm_up && (frames - warm_up) % (count / 4) == 0)
    {
      if (frames > warm_up)
        g_print ("%td\n", (ptrdiff_t) (mallinfo2 ().uordblks - heap));
      heap = mallinfo2 ().uordblks;
    }
  if (strcmp (mode, "leak") == 0 && frames % 4 == 0)
    lost = malloc (1);
  change (frames);
  return frames < warm_up + count;
}

int main (int argc, char *argv[]) {
  g_assert (argc == 4);
  kind = argv[1];
  mode = argv[2];
  count = atoi (argv[3]);
  to_and_fro = strcmp (mode, "to-and-fro") == 0 || strcmp (mode, "leak") == 0;
  if (to_and_fro)
    warm_up = HEAP_WARM_UP;
  gtk_init ();
  control = control_new ();
  show (control);
  display = XOpenDisplay (NULL);
  if (strcmp (mode, "frame") != 0)
    {
      GtkEventController *controller = gtk_event_controller_legacy_new ();
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
      g_signal_connect (controller, "event", G_CALLBACK (count_move), NULL);
      gtk_widget_add_controller (control, controller);
      change (0);
      XTestFakeButtonEvent (display, 1, True, CurrentTime);
      XSync (display, False);
    }
  gtk_widget_add_tick_callback (control, tick, NULL, NULL);
  while (frames < warm_up + count)
    g_main_context_iteration (NULL, TRUE);
}
