/* The pointer and the keyboard of an X display. */
#pragma once

/* Connects to the display for the calls below; 0 when it has no XTEST. */
int hand_open(void);
/* Moves the pointer to a point of the screen. */
void hand_move(int x, int y);
/* Finds the place on the screen of a point in a window, in pixels. */
void hand_find(unsigned long window, int *x, int *y);
/* The size of the screen. */
void hand_get_screen(int *width, int *height);
void hand_button(unsigned button, int is_down);
/* Presses or releases a key by the name of what it types, with Shift where it needs that; 0 for an unknown one. */
int hand_key(const char *name, int is_down);
/* Focuses a window, as there is no window manager. */
void hand_focus(unsigned long window);
/* Waits until the server has handled all of that. */
void hand_finish(void);

/* Connects to the touchscreen and the pen of with-pen; 0 where there are none. Places are fractions of the screen. */
int hand_open_devices(void);
/* Begins (18), moves (19) or ends (20) a touch. */
void hand_touch(unsigned finger, int kind, double x, double y);
/* Brings the pen near; then moves it, and presses the tip (1) or the button on the barrel (3), with the pressure of 0 to
 * 2048. */
void hand_pen_near(double x, double y);
void hand_pen_move(double x, double y, double pressure);
void hand_pen_button(unsigned button, int is_down, double x, double y, double pressure);
