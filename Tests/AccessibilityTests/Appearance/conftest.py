"""Fixtures of the controls in a theme: light, dark and in high contrast."""

import pytest

from screen import THEMES


@pytest.fixture
def open_expanded(open_controls):
    """Opens the controls with the dial menu expanded."""
    def open_expanded(*settings, **environment):
        program = open_controls(*settings, **environment)
        program.expand()
        return program
    return open_expanded


@pytest.fixture(params=THEMES)
def theme(request):
    """The name of each theme in turn."""
    return request.param


@pytest.fixture
def open_themed(open_expanded, theme):
    """Opens the controls in the theme, with further settings."""
    settings, environment = THEMES[theme]
    return lambda *others: open_expanded(*settings, *others, **environment)
