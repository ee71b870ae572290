"""Checks the files that describe the app to a desktop, in the source tree and as they are installed."""

import re

import pytest

from process import ROOT, run

ID = "io.github.rotarywheel.Demo"
RESOURCES = ROOT / "Resources"


@pytest.fixture(params=["source", "installed"])
def find_file(request, prefix):
    """Returns the path of a file in the source tree, then in the prefix."""
    def find(folder, name):
        return (RESOURCES if request.param == "source" else prefix / "share" / folder) / name
    return find


def test_desktop_file_is_valid(find_file):
    run("desktop-file-validate", find_file("applications", f"{ID}.desktop"))


def test_metainfo_is_valid(find_file):
    run("appstreamcli", "validate", "--no-net", find_file("metainfo", f"{ID}.metainfo.xml"))


def test_installed_desktop_file_is_translated(prefix):
    text = (prefix / f"share/applications/{ID}.desktop").read_text()
    assert re.search(r"^Name\[de\]=", text, re.MULTILINE), text


def test_schemas_are_valid():
    run("glib-compile-schemas", "--strict", "--dry-run", RESOURCES)


def test_translations_are_complete():
    run(ROOT / "meson-helpers/translations", "--check")


def test_pictures_of_the_metainfo_exist():
    metainfo = (RESOURCES / f"{ID}.metainfo.xml").read_text()
    pictures = re.findall(r"Resources/pictures/app/[a-z-]*\.png", metainfo)
    missing = [picture for picture in pictures if not (ROOT / picture).is_file()]
    assert pictures and not missing, missing
