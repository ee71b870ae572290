/* A pointer and a keyboard by XTEST, on a connection of their own. */
#include "include/hand.h"

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

static Display *display;

int hand_open(void) {
  int event, error, major, minor;
  if (!display) display = XOpenDisplay(NULL);
  /* A busy machine may release a key late. */
  if (display) XAutoRepeatOff(display);
  return display && XTestQueryExtension(display, &event, &error, &major, &minor);
}

void hand_move(int x, int y) { XTestFakeMotionEvent(display, 0, x, y, 0); }

void hand_find(unsigned long window, int *x, int *y) {
  Window child;
  XTranslateCoordinates(display, window, DefaultRootWindow(display), *x, *y, x, y, &child);
}

void hand_get_screen(int *width, int *height) {
  *width = DisplayWidth(display, DefaultScreen(display));
  *height = DisplayHeight(display, DefaultScreen(display));
}

void hand_button(unsigned button, int is_down) { XTestFakeButtonEvent(display, button, is_down, 0); }

int hand_key(const char *name, int is_down) {
  KeySym symbol = XStringToKeysym(name);
  KeyCode code = XKeysymToKeycode(display, symbol);
  if (!code) return 0;
  int is_plain = XkbKeycodeToKeysym(display, code, 0, 0) == symbol;
  if (IsKeypadKey(symbol)) {
    /* Num Lock is the second modifier of all keyboards. */
    XkbLockModifiers(display, XkbUseCoreKbd, Mod2Mask, !is_plain && is_down ? Mod2Mask : 0);
    is_plain = 1;
  }
  KeyCode shift = XKeysymToKeycode(display, XK_Shift_L);
  if (!is_plain && is_down) XTestFakeKeyEvent(display, shift, True, 0);
  XTestFakeKeyEvent(display, code, is_down, 0);
  if (!is_plain && !is_down) XTestFakeKeyEvent(display, shift, False, 0);
  return 1;
}

void hand_focus(unsigned long window) { XSetInputFocus(display, window, RevertToParent, CurrentTime); }

void hand_finish(void) { XSync(display, False); }
