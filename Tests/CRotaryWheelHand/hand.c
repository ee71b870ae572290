/* A pointer and a keyboard by XTEST, on a connection of their own. */
#include "include/hand.h"

#include <poll.h>
#include <string.h>
#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

static Display *display;

int hand_open(void) {
  int event, error, major, minor;
  if (!display) display = XOpenDisplay(NULL);
  if (!display) return 0;
  /* Each call waits for the server. */
  XSynchronize(display, True);
  /* A busy machine may release a key late. */
  XAutoRepeatOff(display);
  return XTestQueryExtension(display, &event, &error, &major, &minor);
}

static unsigned long rest;

void hand_rest(unsigned milliseconds) { rest = milliseconds; }

void hand_move(int x, int y) { XTestFakeMotionEvent(display, 0, x, y, rest); }

void hand_find(unsigned window, int *x, int *y) {
  Window child;
  XTranslateCoordinates(display, window, DefaultRootWindow(display), *x, *y, x, y, &child);
}

void hand_get_screen(int *width, int *height) {
  *width = DisplayWidth(display, DefaultScreen(display));
  *height = DisplayHeight(display, DefaultScreen(display));
}

void hand_button(unsigned button, int is_down) { XTestFakeButtonEvent(display, button, is_down, rest); }

static KeySym symbol_of(const char *name) {
  static const char *modifiers[][2] = {{"ctrl", "Control_L"}, {"shift", "Shift_L"}, {"alt", "Alt_L"}};
  for (int i = 0; i < 3; i++)
    if (!strcmp(name, modifiers[i][0])) name = modifiers[i][1];
  /* Characters of ASCII are their own symbols. */
  return name[1] ? XStringToKeysym(name) : (KeySym)*name;
}

int hand_key(const char *name, int is_down) {
  KeySym symbol = symbol_of(name);
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
  XTestFakeKeyEvent(display, code, is_down, rest);
  if (!is_plain && !is_down) XTestFakeKeyEvent(display, shift, False, 0);
  return 1;
}

void hand_focus(unsigned window) { XSetInputFocus(display, window, RevertToParent, CurrentTime); }

/* The windows of another process may go at any time. */
static int ignore(Display *failed, XErrorEvent *error) {
  (void)failed, (void)error;
  return 0;
}

/* Whether a property has exactly some bytes; numbers of 32 bits are longs. */
static int has(Window window, const char *property, const void *expected, size_t size) {
  XTextProperty text;
  if (!XGetTextProperty(display, window, &text, XInternAtom(display, property, False))) return 0;
  int is_equal = text.nitems * (text.format == 32 ? sizeof(long) : 1) == size && !memcmp(text.value, expected, size);
  XFree(text.value);
  return is_equal;
}

/* The uppermost of the windows, without tooltips and other popups. */
static Window find_window(long process, const char *title) {
  Window root, parent, *windows = NULL, found = None;
  unsigned count = 0;
  XQueryTree(display, DefaultRootWindow(display), &root, &parent, &windows, &count);
  while (count-- && !found) {
    XWindowAttributes attributes;
    /* The title may change later. */
    XSelectInput(display, windows[count], PropertyChangeMask);
    if (XGetWindowAttributes(display, windows[count], &attributes) && attributes.map_state == IsViewable &&
        !attributes.override_redirect && (!process || has(windows[count], "_NET_WM_PID", &process, sizeof process)) &&
        (!title || has(windows[count], "_NET_WM_NAME", title, strlen(title))))
      found = windows[count];
  }
  if (windows) XFree(windows);
  return found;
}

unsigned hand_await_window(int process, const char *title) {
  struct pollfd server = {.fd = ConnectionNumber(display), .events = POLLIN};
  Window window;
  XSetErrorHandler(ignore);
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  // In quarter seconds: a machine that stands still, as a virtual one may, is not late by that time.
  for (int rest = 120; !(window = find_window(process, title)) && rest > 0;) {
    if (!XPending(display) && poll(&server, 1, 250) == 0) rest--;
    for (XEvent event; XPending(display);) XNextEvent(display, &event);
  }
  return (unsigned)window;
}

void hand_resize(unsigned window, unsigned width, unsigned height) { XResizeWindow(display, window, width, height); }

void hand_close(unsigned window) {
  XClientMessageEvent event = {
      .type = ClientMessage, .window = window, .message_type = XInternAtom(display, "WM_PROTOCOLS", False),
      .format = 32, .data.l = {(long)XInternAtom(display, "WM_DELETE_WINDOW", False)}};
  XSendEvent(display, window, False, NoEventMask, (XEvent *)&event);
}
