/* The headers of another library would stand here. */
#pragma once
static inline int cadw_margin(void) { return 12; }
