/* How a foreign main loop runs libdispatch's main queue: declared by no header of libdispatch, but kept stable for
 * CoreFoundation, which does the same. */
#pragma once

/* What becomes readable when the queue has work. */
int _dispatch_get_main_queue_handle_4CF(void);

/* Does the work. */
void _dispatch_main_queue_callback_4CF(void *message);
