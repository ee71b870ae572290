#include "resources.h"
