#!/usr/bin/python3
"""Runs a small program for each control under valgrind, without a translation of anything: none may use memory that is
not its own, nor lose any. Needs to be run by with-prefix."""

import concurrent.futures
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import runner

ROOT = HERE.parents[1]
PROGRAMS = ["wheel", "spinning-wheel", "dial-menu", "knob", "rotation-gesture"]
LISTS = ["/usr/share/glib-2.0/valgrind/glib.supp", "/usr/share/gtk-4.0/valgrind/gtk.supp", HERE / "valgrind.supp"]
VALGRIND = ["valgrind", "--quiet", "--leak-check=full", "--show-leak-kinds=definite", "--errors-for-leak-kinds=none",
            "--num-callers=40", "--error-exitcode=99", *(f"--suppressions={path}" for path in LISTS)]


def output_of(*command):
    """Runs a command that must succeed; what it says is returned."""
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, f"{command[-1]}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr


def compile(source, program):
    flags = shlex.split(output_of("pkg-config", "--cflags", "--libs", "rotarywheel-1"))
    output_of("gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-g", source, "-o", program, *flags)


def environment(folder):
    """English without translations, all memory from malloc(), no drivers, and the library with its functions' names."""
    unstripped = ROOT / ".build/release/librotarywheel-1.so"
    if unstripped.exists():
        pathlib.Path(folder, "librotarywheel-1.so.0").symlink_to(unstripped)
    return {
        "LC_ALL": "C", "LANG": "C", "GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl",
        "G_SLICE": "always-malloc", "G_DEBUG": "fatal-criticals,gc-friendly",
        "LD_LIBRARY_PATH": f"{folder}:{os.environ['LD_LIBRARY_PATH']}"}


def faults(source, folder, env):
    """What valgrind finds in a program: uses of memory that is not its own, and memory that the library has lost.

    What GTK loses of its own is GTK's: what comes by the clipboard just as a program ends, for one.
    """
    program = f"{folder}/{source.stem}"
    compile(source, program)
    # On a screen of its own: a window that another program opens would take its focus, and close its popovers.
    command = [ROOT / "meson-helpers/with-display", "env", *(f"{name}={value}" for name, value in env.items()),
               *VALGRIND, f"--log-file={program}.log", program]
    done = subprocess.run(command, capture_output=True, text=True)
    log = pathlib.Path(f"{program}.log").read_text()
    leaks = [found for found in re.split(r"\n==\d+== \n", log) if "definitely lost" in found]
    ours = [leak for leak in leaks if "rotary" in leak.lower() or ".swift:" in leak]
    return [log + done.stderr] if done.returncode else ours


def test_programs():
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        env = environment(folder)
        sources = [HERE / f"{name}.c" for name in PROGRAMS]
        for name, found in zip(PROGRAMS, workers.map(lambda source: faults(source, folder, env), sources)):
            assert not found, f"{name}: {found[0]}"


def test_mistakes_are_found():
    """A program that reads what it has freed, and one that loses an object of the library's, fail."""
    mistakes = {"freed": "char *text = g_strdup (\"text\"); g_free (text); return text[0];",
                "lost": "rotary_wheel_item_new (NULL, NULL);"}
    with tempfile.TemporaryDirectory() as folder:
        env = environment(folder)
        for name, body in mistakes.items():
            source = pathlib.Path(folder, f"{name}.c")
            source.write_text(f"#include <rotary-wheel.h>\nint main (void) {{ {body} }}\n")
            assert len(faults(source, folder, env)) == 1, name


runner.run(globals(), seconds=300)
