"""Lists files."""

import pathlib


def files_below(folder):
    """The sorted paths of all files below a folder, relative to it."""
    return sorted(str(path.relative_to(folder)) for path in pathlib.Path(folder).rglob("*") if not path.is_dir())
