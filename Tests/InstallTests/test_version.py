"""Compares the versions that users see."""

import re
import xml.etree.ElementTree as ET

import pytest

from process import ROOT, run

pytestmark = pytest.mark.main

INTROSPECTION = "{http://www.gtk.org/introspection/core/1.0}"


@pytest.fixture(scope="module")
def version():
    return run(ROOT / "meson-helpers/version").strip()


def test_installed_files_have_the_version_of_the_header(prefix, version):
    assert run("pkg-config", "--modversion", "rotarywheel-1").strip() == version
    constants = ET.parse(prefix / "share/gir-1.0/RotaryWheel-1.gir").iter(INTROSPECTION + "constant")
    values = {constant.get("name"): constant.get("value") for constant in constants}
    assert [values[f"{part}_VERSION"] for part in ("MAJOR", "MINOR", "MICRO")] == version.split(".")


def test_last_changes_are_of_the_version(version):
    number, date = re.search(r"^## (\S+) \((\S+)\)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE).groups()
    metainfo = (ROOT / "Resources/io.github.rotarywheel.Demo.metainfo.xml").read_text()
    release = ET.fromstring(metainfo).find("releases/release")
    assert [number, date] == [version, release.get("date")]
    assert release.get("version") == version
    # The addresses of pictures and help are those of the tag.
    assert {*re.findall(r"/rotarywheel/(?:blob/)?([\d.]+)/", metainfo)} == {version}


def test_readme_names_the_version_alone(version):
    text = (ROOT / "README.md").read_text()
    numbers = re.findall(r"(?:from[: \"]+|rotarywheel-|Version )(\d+\.\d+\.\d+)\b", text)
    assert len(numbers) == 4 and {*numbers} == {version}
