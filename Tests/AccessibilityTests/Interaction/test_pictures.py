"""The pictures of the app."""

from atspi import BUTTON, activate, wait
from test_names import await_good_names


def test_an_open_picture_is_named_with_its_zoom(open_app):
    app = open_app("--page", "pictures")
    assert activate(app.find(BUTTON, "Show Samples"), "click")
    wheel = app.find("list", "Pictures")
    wait("the first picture", lambda: wheel.get_description().startswith("Canyon.svg"))
    app.press("Return")
    picture = app.find("image", "Canyon.svg")
    wait("the zoom", lambda: picture.get_description().startswith("Zoom: "))
    await_good_names(app, "Back", "Open With…", "Next Picture", "Zoom In")
    before = picture.get_description()
    app.press("ctrl+plus")
    wait("another zoom", lambda: picture.get_description() not in ("", before))
    assert app.heard("accessible-description", "Canyon.svg")[-1] == picture.get_description(), app.events
    # The next picture is announced by its name.
    app.press("Page_Down")
    assert app.find("image", "Dunes.svg")
    app.press("Escape")
    wait("the wheel", lambda: wheel.get_description().startswith("Dunes.svg"))


def test_buttons_in_arabic_have_one_height(open_app, make_locale):
    # Their letters have fonts of different heights; GTK prints a critical about a box whose height depends on its width.
    environment, _ = make_locale("ar_EG")
    app = open_app("--page", "pictures", title="العجلة الدوّارة", **environment)
    assert app.find(BUTTON, "اختر مجلدًا…")
