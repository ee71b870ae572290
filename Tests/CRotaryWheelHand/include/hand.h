/* The pointer and the keyboard of an X display. */
#pragma once

/* Connects to the display for the calls below; 0 when it has no XTEST. */
int hand_open(void);
/* Moves the pointer to a point of the screen, or of a window. */
void hand_move(int x, int y);
void hand_move_in(unsigned long window, int x, int y);
void hand_button(unsigned button, int is_down);
/* Presses or releases a key by the name of what it types, with Shift where it needs that; 0 for an unknown one. */
int hand_key(const char *name, int is_down);
/* Focuses a window, as there is no window manager. */
void hand_focus(unsigned long window);
/* Waits until the server has handled all of that. */
void hand_finish(void);
