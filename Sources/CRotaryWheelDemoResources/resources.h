#pragma once

/* The name of the folder beside the program with the app's resources, as SwiftPM composes it. */
const char *rotary_wheel_demo_get_resources (void);
