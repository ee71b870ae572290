/* A clock that stands still unless it is moved, so that a run does not depend on the machine's speed, and that a second
 * takes no longer than its frames. It takes the place of libc's, GTK's and GDK's functions of these names. */
#define _GNU_SOURCE
#include "include/fuzz.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static bool is_stopped;
static int64_t nanoseconds;

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!is_stopped || clock != CLOCK_MONOTONIC) return (int)syscall(SYS_clock_gettime, clock, time);
  int64_t now = __atomic_load_n(&nanoseconds, __ATOMIC_RELAXED);
  time->tv_sec = now / 1000000000;
  time->tv_nsec = now % 1000000000;
  return 0;
}

void fuzz_stop_clock(void) {
  nanoseconds = (int64_t)1000 * 1000000000;
  is_stopped = true;
}

void fuzz_pass_time(double milliseconds) {
  __atomic_add_fetch(&nanoseconds, (int64_t)(milliseconds * 1e6), __ATOMIC_RELAXED);
}

static uint32_t milliseconds(void) { return (uint32_t)(nanoseconds / 1000000); }

uint32_t gdk_event_get_time(void *event) {
  uint32_t (*real)(void *) = (uint32_t(*)(void *))dlsym(RTLD_NEXT, "gdk_event_get_time");
  return is_stopped ? milliseconds() : real(event);
}

uint32_t gtk_event_controller_get_current_event_time(void *controller) {
  uint32_t (*real)(void *) = (uint32_t(*)(void *))dlsym(RTLD_NEXT, "gtk_event_controller_get_current_event_time");
  return is_stopped ? milliseconds() : real(controller);
}

/* Of GdkTimeCoord the time comes first. */
typedef struct {
  uint32_t time;
  int flags;
  double axes[12];
} TimeCoord;

TimeCoord *gdk_event_get_history(void *event, unsigned *count) {
  TimeCoord *(*real)(void *, unsigned *) =
      (TimeCoord * (*)(void *, unsigned *)) dlsym(RTLD_NEXT, "gdk_event_get_history");
  TimeCoord *history = real(event, count);
  for (unsigned i = 0; is_stopped && history && i < *count; i++) history[i].time = milliseconds();
  return history;
}
