#pragma once

/* A target of C needs a header and a source. The plugin makes what the target is there for: the app's resources. */
