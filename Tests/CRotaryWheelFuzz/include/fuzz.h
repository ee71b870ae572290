/* Time, pointer and keyboard of the fuzz tool. */
#pragma once

#include <stdint.h>

/* Stops the process's monotonic clock, which only fuzz_pass_time() moves from then on. */
void fuzz_stop_clock(void);
/* Lets milliseconds pass, without waiting for them. */
void fuzz_pass_time(double milliseconds);

/* Connects to the display for the calls below; 0 when it has no XTEST. */
int fuzz_open_hand(void);
/* Moves the pointer to a point of the screen. */
void fuzz_move(int x, int y);
void fuzz_button(unsigned button, int is_down);
void fuzz_key(const char *name, int is_down);
/* Waits until the server has handled all of that. */
void fuzz_finish(void);
