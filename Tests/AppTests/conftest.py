"""Fixtures of the installed app: `meson-helpers/packaging/install-app` installs it in a prefix."""

import pytest


@pytest.fixture(scope="session")
def app(prefix):
    """The program that the app's launchers start."""
    program = prefix / "bin/rotary-wheel-demo"
    assert program.exists(), f"{prefix} has no app: see meson-helpers/packaging/install-app"
    return program
