#include "resources.h"

const char *
rotary_wheel_demo_get_resources (void)
{
  return "RotaryWheel_CRotaryWheelDemoResources.resources";
}
