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


def own_instructions(profile):
    """The instructions in functions of the library, without those that they call, in a profile of callgrind."""
    names, instructions, is_own, is_call = {}, 0, False, False
    for line in profile.splitlines():
        if match := re.fullmatch(r"ob=(\(\d+\))(?: (.*))?", line):
            names.setdefault(match[1], match[2])
            is_own = "librotarywheel" in names[match[1]]
        elif match := re.fullmatch(r"cob=(\(\d+\)) (.*)", line):
            names.setdefault(match[1], match[2])
        elif line.startswith("calls="):
            is_call = True
        elif re.match(r"[+*-]?\d* ?\d", line) or line.startswith("* "):
            instructions += int(line.split()[1]) if is_own and not is_call else 0
            is_call = False
    return instructions


class Valgrind:
    """Valgrind with a folder for programs and logs."""

    def __init__(self, folder):
        self.folder = folder
        # The library with the names of its functions, but no other debug information: valgrind 3.19 stops at DWARF 5.
        unstripped = ROOT / ".build/release/librotarywheel-1.so"
        if unstripped.exists():
            run("objcopy", "--strip-debug", unstripped, folder / "librotarywheel-1.so.0")
        # English without translations, all memory from malloc(), no cache of freed blocks, no drivers.
        self.environment = {
            "LC_ALL": "C", "LANG": "C", "GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl",
            "G_SLICE": "always-malloc", "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0",
            "G_DEBUG": "fatal-criticals,gc-friendly",
            "LD_LIBRARY_PATH": f"{folder}:{os.environ['LD_LIBRARY_PATH']}"}

    def build(self, source, *options):
        """Compiles a program."""
        program = self.folder / source.stem
        flags = shlex.split(run("pkg-config", "--cflags", "--libs", "rotarywheel-1"))
        run("gcc", "-Wall", "-Wextra", "-Werror", "-g", source, "-o", program, *options, *flags)
        return program

    def run(self, *command):
        """Runs a command on a display of its own: a window of another program takes the focus, which closes popovers."""
        variables = [f"{name}={value}" for name, value in self.environment.items()]
        return subprocess.run(
            [ROOT / "meson-helpers/displays/with-display", "env", *variables, *command], capture_output=True, text=True)

    def instructions_of(self, program, *arguments):
        """Runs a program under callgrind; returns the library's instructions in the collected part."""
        output = self.folder / "-".join([program.name, *arguments])
        done = self.run("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no",
                        f"--callgrind-out-file={output}", program, *arguments)
        assert done.returncode == 0, done.stderr
        return own_instructions(output.read_text())

    def errors_of(self, source):
        """Runs a program; returns the errors of valgrind, or the memory that the library has leaked.

        GTK's own leaks are left out: the clipboard's data that arrives as a program ends, for example.
        """
        program = self.build(source, "-std=c99", "-lX11", "-lXtst")
        log = program.with_suffix(".log")
        done = self.run(*VALGRIND, f"--log-file={log}", program)
        text = log.read_text()
        if done.returncode:
            return [text + done.stderr]
        leaks = [entry for entry in re.split(r"\n==\d+== \n", text) if "definitely lost" in entry]
        return [leak for leak in leaks if "rotary" in leak.lower() or ".swift:" in leak]
