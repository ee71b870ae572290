"""Lets LeakSanitizer find memory that nothing refers to when a program exits."""

import os
import re

from process import ROOT, run

# Caches of fonts; Swift's weak references, whose pointers LeakSanitizer does not recognize; a table of GTK 4.24 itself.
SUPPRESSED = ["libfontconfig", "libpangoft2", "formWeakReference", "gsk_render_node_serialize"]
# The entry point of a program, whose name or path may be like the library's: every leak has it in its stack.
ENTRY_POINT = re.compile(r" in (\w+_main|main|_start) ")


def has_library_frame(leak):
    """Whether the library, or a program's own function, is in the stack of a leak."""
    return any("rotary" in frame.lower() and not ENTRY_POINT.search(frame) for frame in leak.splitlines())


class LeakCheck:
    """The environment of the programs and the logs that they leave."""

    def __init__(self, folder):
        self.folder = folder
        suppressions = folder / "suppressions"
        suppressions.write_text("".join(f"leak:{name}\n" for name in SUPPRESSED))
        # The unstripped library has the names of its functions.
        (folder / "librotarywheel-1.so.0").symlink_to(ROOT / ".build/release/librotarywheel-1.so")
        sanitizer = os.path.realpath(run("gcc", "-print-file-name=liblsan.so", quiet=True).strip())
        self.environment = os.environ | {
            "LD_PRELOAD": sanitizer, "LD_LIBRARY_PATH": f"{folder}:{os.environ['LD_LIBRARY_PATH']}",
            "PYTHONMALLOC": "malloc", "G_SLICE": "always-malloc",
            "LSAN_OPTIONS": f"log_path={folder}/log:exitcode=0:fast_unwind_on_malloc=0:malloc_context_size=50:"
                            f"suppressions={suppressions}:print_suppressions=0"}

    def leaks(self):
        """The leaks of the library in all programs so far."""
        text = "".join(log.read_text() for log in sorted(self.folder.glob("log.*")))
        assert "fatal error" not in text, text
        return [leak for leak in text.split("\n\n") if " leak of " in leak and has_library_frame(leak)]

    def assert_no_leaks(self):
        leaks = self.leaks()
        assert not leaks, leaks[0]
