"""Compiles C programs against the installed library and runs them under valgrind."""

import os
import pathlib
import re
import shlex
import subprocess

from process import ROOT, run

HERE = pathlib.Path(__file__).resolve().parent
SUPPRESSIONS = [
    "/usr/share/glib-2.0/valgrind/glib.supp", "/usr/share/gtk-4.0/valgrind/gtk.supp", HERE / "valgrind.supp"]
VALGRIND = ["valgrind", "--quiet", "--leak-check=full", "--show-leak-kinds=definite", "--errors-for-leak-kinds=none",
            "--num-callers=40", "--error-exitcode=99", *(f"--suppressions={path}" for path in SUPPRESSIONS)]


class Valgrind:
    """Valgrind with a folder for programs and logs."""

    def __init__(self, folder):
        self.folder = folder
        # The unstripped library has the names of its functions.
        unstripped = ROOT / ".build/release/librotarywheel-1.so"
        if unstripped.exists():
            (folder / "librotarywheel-1.so.0").symlink_to(unstripped)
        # English without translations, all memory from malloc(), no drivers.
        self.environment = {
            "LC_ALL": "C", "LANG": "C", "GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl",
            "G_SLICE": "always-malloc", "G_DEBUG": "fatal-criticals,gc-friendly",
            "LD_LIBRARY_PATH": f"{folder}:{os.environ['LD_LIBRARY_PATH']}"}

    def errors_of(self, source):
        """Runs a program; returns the errors of valgrind, or the memory that the library has leaked.

        GTK's own leaks are left out: the clipboard's data that arrives as a program ends, for example.
        """
        program = self.folder / source.stem
        flags = shlex.split(run("pkg-config", "--cflags", "--libs", "rotarywheel-1"))
        run("gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-g", source, "-o", program, *flags)
        log = program.with_suffix(".log")
        # Each program has a display of its own: a window of another one takes the focus, which closes popovers.
        variables = [f"{name}={value}" for name, value in self.environment.items()]
        done = subprocess.run(
            [ROOT / "meson-helpers/displays/with-display", "env", *variables, *VALGRIND, f"--log-file={log}", program],
            capture_output=True, text=True)
        text = log.read_text()
        if done.returncode:
            return [text + done.stderr]
        leaks = [entry for entry in re.split(r"\n==\d+== \n", text) if "definitely lost" in entry]
        return [leak for leak in leaks if "rotary" in leak.lower() or ".swift:" in leak]
