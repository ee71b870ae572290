/* The pointer, the keyboard and the windows of an X display; each call waits until the server has handled it. */
#pragma once

/* Connects to the display for the calls below; 0 when it has no XTEST. */
int hand_open(void);
/* Lets the server wait some milliseconds before each event from now on. */
void hand_rest(unsigned milliseconds);
/* Moves the pointer to a point of the screen. */
void hand_move(int x, int y);
/* Finds the place on the screen of a point in a window, in pixels. */
void hand_find(unsigned window, int *x, int *y);
/* The size of the screen. */
void hand_get_screen(int *width, int *height);
void hand_button(unsigned button, int is_down);
/* Presses or releases a key: ctrl, shift, alt, or the name of what it types or the character, with Shift where it needs
 * that; 0 for an unknown one. */
int hand_key(const char *name, int is_down);
/* Focuses a window, as there is no window manager. */
void hand_focus(unsigned window);
/* Waits for a window of a process, or of any one if it is 0, with a title unless it is null; 0 if none comes in time. */
unsigned hand_await_window(int process, const char *title);
void hand_resize(unsigned window, unsigned width, unsigned height);
/* Asks a program to close its window, as a window manager does. */
void hand_close(unsigned window);

/* Connects to the touchscreen, the touchpad, the pen and the keyboard of with-pen; 0 where there are none. Places are
 * fractions of the screen. */
int hand_open_devices(void);
/* Begins (18), moves (19) or ends (20) a touch. */
void hand_touch(unsigned finger, int kind, double x, double y);
/* Begins (27), continues (28) or ends (29) a turn of two fingers on the touchpad, clockwise. */
void hand_pinch(int kind, double degrees);
/* Brings the pen near; then moves it, and presses the tip (1) or the button on the barrel (3), with the pressure of 0 to
 * 2048. */
void hand_pen_near(double x, double y);
void hand_pen_move(double x, double y, double pressure);
void hand_pen_button(unsigned button, int is_down, double x, double y, double pressure);
/* Presses or releases a key by the server's code. */
void hand_device_key(unsigned code, int is_down);
