#include "adw.h"
