"""Builds the Debian packages and unpacks them."""

import pathlib

import pytest

from conftest import files_below
from process import ROOT, run

pytestmark = pytest.mark.timeout(300)

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
def unpacked(tmp_path_factory):
    """The folders that the packages are unpacked in, by the names of the packages."""
    packages, folder = tmp_path_factory.mktemp("packages"), tmp_path_factory.mktemp("unpacked")
    run(ROOT / "meson-helpers/packaging/debian-package", packages)
    folders = {}
    for package in sorted(packages.iterdir()):
        name = package.name.split("_")[0]
        folders[name] = folder / name
        run("dpkg", "-x", package, folders[name])
    return folders


@pytest.fixture(scope="module")
def packed(unpacked):
    """The files of each package below /usr, without documentation and the machine's own folder."""
    machine = run("dpkg-architecture", "-qDEB_HOST_MULTIARCH").strip()
    return {
        package: sorted(name.replace(f"lib/{machine}/", "lib/") for name in files_below(f"{folder}/usr")
                        if not name.startswith("share/doc"))
        for package, folder in unpacked.items()}


def test_programs_have_the_part_of_the_swift_runtime_that_they_need(unpacked):
    # Foundation alone has 45 MB, and an empty library with the runtime 7.
    for package, name, limit in [("rotary-wheel-demo", "rotary-wheel-demo", 14), ("librotarywheel-1-0", "*.so.*", 10)]:
        sizes = [path.stat().st_size / 1e6 for path in unpacked[package].glob(f"usr/lib/*/**/{name}") if path.is_file()]
        assert sizes and max(sizes) < limit, (package, sizes)


def test_app_package_has_the_app_alone(packed):
    assert packed["rotary-wheel-demo"] == APP_FILES


def test_library_packages_have_every_installed_file_once(packed, expected_files):
    libraries = {name: files for name, files in packed.items() if name != "rotary-wheel-demo"}
    assert list(libraries) == LIBRARY_PACKAGES
    assert sorted(sum(libraries.values(), [])) == expected_files


def test_unpacked_app_prints_the_package_version(unpacked):
    changelog = ROOT / "meson-helpers/packaging/debian/changelog"
    version = run("dpkg-parsechangelog", "-S", "Version", "-l", changelog).strip().split("-")[0]
    app = pathlib.Path(unpacked["rotary-wheel-demo"], "usr/bin/rotary-wheel-demo")
    assert run(app, "--version") == f"rotary-wheel-demo {version}\n"
