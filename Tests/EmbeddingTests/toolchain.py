"""Compiles programs against the installed library, as users compile theirs."""

import shlex
import shutil

from process import run

STRICT = ["-Wall", "-Wextra", "-Werror"]
COMPILERS = {".c": ["gcc", "-std=c99", *STRICT, "-g"], ".cc": ["g++", "-std=c++17", *STRICT, "-g"]}


def flags():
    return shlex.split(run("pkg-config", "--cflags", "--libs", "rotarywheel-1", quiet=True))


def compile_program(source, folder):
    """Compiles a source in C, C++, Vala or Blueprint without warnings; returns the program or the UI file."""
    program = folder / source.name.replace(".", "-")
    changed = source.parent.stat().st_mtime_ns
    if source.suffix == ".vala":
        # The C code of Vala has warnings of its own. It stands beside its source until it is compiled, where a build that
        # reads the examples at that time would miss it later.
        copy = shutil.copy(source, folder)
        run("valac", "--quiet", "--Xcc=-w", "--Xcc=-g", "--pkg=rotarywheel-1", "--pkg=gtk4", f"--output={program}",
            copy, quiet=True)
    elif source.suffix == ".blp":
        run("blueprint-compiler", "compile", f"--output={program}", source, quiet=True)
    else:
        run(*COMPILERS[source.suffix], source, "-o", program, *flags(), quiet=True)
    assert source.parent.stat().st_mtime_ns == changed, f"a compiler has written beside {source}"
    return program
