/* The time of the fuzz tool. */
#pragma once

#include <stdint.h>

/* Stops the process's monotonic clock, which only fuzz_pass_time() moves from then on. */
void fuzz_stop_clock(void);
/* Lets milliseconds pass, without waiting for them. */
void fuzz_pass_time(double milliseconds);
