"""Fixtures of the installed files."""

import pytest

from files import files_below


@pytest.fixture(scope="session")
def expected_files(prefix):
    """The files that with-prefix has installed."""
    files = files_below(prefix)
    assert len(files) > 10, files
    return files
