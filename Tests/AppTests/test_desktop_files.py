"""Checks the files that describe the app to a desktop, in the source tree and as they are installed."""

import re
import subprocess

import pytest

from process import ROOT, run

pytestmark = pytest.mark.main

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
    # The file names the developers by the element of AppStream 1.0 and by that of earlier versions.
    is_old = "version: 0." in run("appstreamcli", "--version")
    name = "unknown-tag" if is_old else "developer-name-tag-deprecated"
    run("appstreamcli", "validate", "--strict", "--no-net", f"--override={name}=pedantic",
        find_file("metainfo", f"{ID}.metainfo.xml"))


def test_metainfo_has_no_unknown_element(find_file):
    report = subprocess.run(
        ["appstreamcli", "validate", "--no-net", find_file("metainfo", f"{ID}.metainfo.xml")],
        capture_output=True, text=True).stdout
    assert set(re.findall(r"unknown-tag (\S+)", report)) <= {"developer"}


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
