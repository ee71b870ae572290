"""Compiles programs against the installed library, as users compile theirs."""

import shlex

from process import run

STRICT = ["-Wall", "-Wextra", "-Werror"]
COMPILERS = {".c": ["gcc", "-std=c99", *STRICT, "-g"], ".cc": ["g++", "-std=c++17", *STRICT, "-g"]}


def flags():
    return shlex.split(run("pkg-config", "--cflags", "--libs", "rotarywheel-1", quiet=True))


def compile_program(source, folder):
    """Compiles a source in C, C++ or Vala without warnings; returns the program."""
    program = folder / source.name.replace(".", "-")
    if source.suffix == ".vala":
        # The C code of Vala has warnings of its own.
        run("valac", "--quiet", "--Xcc=-w", "--Xcc=-g", "--pkg=rotarywheel-1", "--pkg=gtk4", f"--output={program}",
            source, quiet=True)
    else:
        run(*COMPILERS[source.suffix], source, "-o", program, *flags(), quiet=True)
    return program
