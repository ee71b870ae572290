/* A pointer and a keyboard by XTEST, on a connection of their own. */
#include "include/fuzz.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>

static Display *display;

int fuzz_open_hand(void) {
  int event, error, major, minor;
  display = XOpenDisplay(NULL);
  return display && XTestQueryExtension(display, &event, &error, &major, &minor);
}

void fuzz_move(int x, int y) { XTestFakeMotionEvent(display, 0, x, y, 0); }

void fuzz_button(unsigned button, int is_down) { XTestFakeButtonEvent(display, button, is_down, 0); }

void fuzz_key(const char *name, int is_down) {
  KeyCode code = XKeysymToKeycode(display, XStringToKeysym(name));
  if (code) XTestFakeKeyEvent(display, code, is_down, 0);
}

void fuzz_finish(void) { XSync(display, False); }
