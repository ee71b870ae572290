"""Builds the Debian packages from their source package without network, checks them, and unpacks them."""

import os
import pathlib
import re

import pytest

from conftest import files_below
from process import ROOT, run

pytestmark = pytest.mark.timeout(1200)

ID = "io.github.rotarywheel.Demo"
LIBRARY_PACKAGES = ["gir1.2-rotarywheel-1", "librotarywheel-1-0", "librotarywheel-dev"]
RESOURCES = "lib/rotary-wheel-demo/RotaryWheel_CRotaryWheelDemoResources.resources"
APP_FILES = [
    "bin/rotary-wheel-demo",
    f"{RESOURCES}/Demo.gresource",
    f"{RESOURCES}/gschemas.compiled",
    f"{RESOURCES}/locale/ar/LC_MESSAGES/rotary-wheel-demo.mo",
    f"{RESOURCES}/locale/ar/LC_MESSAGES/rotarywheel.mo",
    f"{RESOURCES}/locale/de/LC_MESSAGES/rotary-wheel-demo.mo",
    f"{RESOURCES}/locale/de/LC_MESSAGES/rotarywheel.mo",
    "lib/rotary-wheel-demo/rotary-wheel-demo",
    f"share/applications/{ID}.desktop",
    f"share/dbus-1/services/{ID}.service",
    f"share/glib-2.0/schemas/{ID}.gschema.xml",
    f"share/icons/hicolor/scalable/apps/{ID}.svg",
    f"share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
    "share/man/man1/rotary-wheel-demo.1.gz",
    f"share/metainfo/{ID}.metainfo.xml",
]


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """The folder of the packages, whose build had no network: it compiles the unpacked source package."""
    folder = tmp_path_factory.mktemp("packages")
    user = [] if os.getuid() == 0 else ["--map-root-user"]
    # As on Debian's builders there is a loopback interface: without one SwiftPM may wait forever for a process.
    loopback = "sh", "-c", 'ip link set lo up && exec "$@"', "sh"
    run("unshare", "--net", *user, *loopback, ROOT / "meson-helpers/packaging/debian-package", folder)
    return folder


@pytest.fixture(scope="module")
def unpacked(packages, tmp_path_factory):
    """The folders that the packages are unpacked in, with their control files, by the names of the packages."""
    folders = {}
    for package in sorted(packages.glob("*.deb")):
        name = package.name.split("_")[0]
        folders[name] = tmp_path_factory.mktemp(name)
        run("dpkg-deb", "--raw-extract", package, folders[name])
    return folders


@pytest.fixture(scope="module")
def packed(unpacked):
    """The files of each package below /usr, without documentation, overrides and the machine's own folder."""
    machine = run("dpkg-architecture", "-qDEB_HOST_MULTIARCH").strip()
    return {
        package: sorted(name.replace(f"lib/{machine}/", "lib/") for name in files_below(f"{folder}/usr")
                        if not name.startswith(("share/doc", "share/lintian")))
        for package, folder in unpacked.items()}


@pytest.fixture(scope="module")
def programs(unpacked):
    """The app and the library, by the names of their packages."""
    names = {"rotary-wheel-demo": "rotary-wheel-demo/rotary-wheel-demo", "librotarywheel-1-0": "librotarywheel-1.so.0"}
    return {package: next(unpacked[package].glob(f"usr/lib/*/{name}")) for package, name in names.items()}


@pytest.fixture(scope="module")
def version():
    """The version in the header."""
    return run(ROOT / "meson-helpers/version").strip()


def test_lintian_finds_no_error_and_no_warning(packages):
    run("lintian", "--allow-root", "--fail-on=error,warning", *packages.glob("*.changes"))


def test_source_package_has_the_sources_of_all_that_it_builds(packages, version):
    tarballs = "-1.debian", ".orig-swift-numerics", ".orig"
    assert sorted(path.name for path in packages.glob("*.tar.xz")) == [
        f"rotarywheel_{version}{tarball}.tar.xz" for tarball in tarballs]


def test_programs_have_the_part_of_the_swift_runtime_that_they_need(programs):
    # Foundation alone has 45 MB, and an empty library with the runtime 7.
    for package, limit in [("rotary-wheel-demo", 14), ("librotarywheel-1-0", 10)]:
        assert programs[package].stat().st_size / 1e6 < limit


def test_programs_bind_their_functions_before_they_start(programs):
    for program in programs.values():
        assert "BIND_NOW" in run("readelf", "--dynamic", program), program


def test_app_package_has_the_app_alone(packed):
    assert packed["rotary-wheel-demo"] == APP_FILES


def test_library_packages_have_every_installed_file_once(packed, expected_files):
    libraries = [name for name in packed if name not in ("rotary-wheel-demo", "librotarywheel-doc")]
    assert libraries == LIBRARY_PACKAGES
    assert sorted(sum((packed[name] for name in libraries), [])) == expected_files


def test_documentation_package_has_a_page_for_each_widget(unpacked):
    usr = unpacked["librotarywheel-doc"] / "usr/share"
    pages = {path.name for path in (usr / "devhelp/books/RotaryWheel-1").resolve().iterdir()}
    gir = unpacked["librotarywheel-dev"] / "usr/share/gir-1.0/RotaryWheel-1.gir"
    widgets = re.findall(r'<class name="(\w+)"', gir.read_text())
    assert widgets and pages > {"index.html", *(f"class.{name}.html" for name in widgets)}


def test_symbols_file_has_each_function(unpacked, programs):
    symbols = (unpacked["librotarywheel-1-0"] / "DEBIAN/symbols").read_text()
    names = re.findall(r"^ (\w+)@Base 0\.", symbols, re.MULTILINE)
    exported = re.findall(r" T (\w+)", run("nm", "--dynamic", "--defined-only", programs["librotarywheel-1-0"]))
    assert names and names == sorted(exported)


def test_packages_and_app_have_the_version(unpacked, version):
    for folder in unpacked.values():
        assert f"\nVersion: {version}-1\n" in (folder / "DEBIAN/control").read_text()
    app = pathlib.Path(unpacked["rotary-wheel-demo"], "usr/bin/rotary-wheel-demo")
    assert run(app, "--version") == f"rotary-wheel-demo {version}\n"
