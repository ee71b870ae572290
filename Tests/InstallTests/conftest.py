"""Fixtures of the installed files."""

import pathlib

import pytest


def files_below(folder):
    """The sorted paths of all files below a folder, relative to it."""
    return sorted(str(path.relative_to(folder)) for path in pathlib.Path(folder).rglob("*") if not path.is_dir())


@pytest.fixture(scope="session")
def expected_files(prefix):
    """The files that with-prefix has installed, without those that Python adds when a program runs."""
    files = [file for file in files_below(prefix) if "__pycache__" not in file]
    assert len(files) > 10, files
    return files
