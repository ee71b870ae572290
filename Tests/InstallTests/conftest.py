"""Fixtures of the installed files."""

import pytest

from files import files_below


@pytest.fixture(scope="session")
def expected_files(prefix):
    """The files that with-prefix has installed, without those that Python adds when a program runs."""
    files = [file for file in files_below(prefix) if "__pycache__" not in file]
    assert len(files) > 10, files
    return files
